import type { ClueView, Speech } from '@games/clue-core';
import { playerName } from '@games/clue-core';
import type { PlayReason } from '@games/clue-core/players';
import type { Seat } from '@games/kit';
import { html, nothing, type TemplateResult } from 'lit';
import { Thinker } from '../clue-mind/thinker.js';
import { tokenPicture } from '../clue-shared/suspects.js';
import type { Decision } from './decisions.js';
import type { ReasonWords } from './reasons-words.js';
import type { GameWords } from './words.js';

/** A decision whose reason has been found; `null`: it would decide otherwise today. */
interface Explained {
  readonly decision: Decision;
  readonly reason: PlayReason | null;
}

/** The computer players' reasons, turn by turn: each is asked again with what it saw then, beside the page, the last first. */
export class Reasons {
  readonly #decisions: readonly Decision[];
  readonly #changed: () => void;
  readonly #thinker = new Thinker();
  readonly #wanted = new AbortController();
  readonly #found: Explained[] = [];
  #seat: Seat | undefined;

  constructor(decisions: readonly Decision[], changed: () => void) {
    this.#decisions = decisions.toReversed();
    this.#changed = changed;
  }

  /** Finds them all; resolves when that is done, or they are not wanted any more. */
  async find(): Promise<void> {
    const { signal } = this.#wanted;
    for (const decision of this.#decisions) {
      const { action, level, seed } = decision;
      const considered = await this.#thinker.ask({ type: 'consider', view: decision.view(), level, seed }, signal);
      if (signal.aborted) return;
      const isSame = considered !== undefined && sameAction(considered.action, action);
      this.#found.push({ decision, reason: isSame ? considered.reason : null });
      this.#changed();
    }
    this.#thinker.close();
  }

  /** They are not wanted any more. */
  close(): void {
    this.#wanted.abort();
    this.#thinker.close();
  }

  render(view: ClueView, words: GameWords & ReasonWords): TemplateResult {
    const speech = { players: view.players, me: null, theme: words.cards };
    const seats = [...new Set(this.#decisions.map(({ seat }) => seat))].sort();
    const found = this.#found.filter(({ decision }) => this.#seat === undefined || decision.seat === this.#seat);
    const isDone = this.#found.length === this.#decisions.length;
    const choose = (event: Event): void => {
      const value = event.target instanceof HTMLSelectElement ? event.target.value : '';
      this.#seat = value === '' ? undefined : Number(value);
      this.#changed();
    };
    return html`<p>${words.reasonsHelp}</p>
      <div class="reasons-bar">
        <label>
          <span>${words.reasonsOf}</span>
          <select @change=${choose}>
            <option value="">${words.everyone}</option>
            ${seats.map((seat) => html`<option value=${seat}>${playerName(speech, seat)}</option>`)}
          </select>
        </label>
        ${
          isDone
            ? nothing
            : html`<span>${words.reasonsThinking(this.#found.length, this.#decisions.length)}</span>
                <progress aria-hidden="true" max=${this.#decisions.length} value=${this.#found.length}></progress>`
        }
      </div>
      <ol class="reasons" tabindex="0" aria-label=${words.reasons}>
        ${turnsOf(found).map((turn) => turnTemplate(turn, speech, view, words))}
      </ol>`;
  }
}

function turnTemplate(
  turn: readonly Explained[],
  speech: Speech,
  view: ClueView,
  words: GameWords & ReasonWords,
): TemplateResult {
  const { seat = 0, turn: number = 0 } = turn[0]?.decision ?? {};
  return html`<li>
    ${tokenPicture(view.players[seat]?.suspect ?? 'scarlet')}
    <div>
      <h3>${words.turn(number)} · ${playerName(speech, seat)}</h3>
      ${turn.map(
        ({ decision, reason }) =>
          html`<p>
            ${decision.event ? html`<span class="did">${words.event(decision.event, speech)}</span>` : nothing}
            <span class="because">${reason ? words.playReason(reason, speech) : words.noReason}</span>
          </p>`,
      )}
    </div>
  </li>`;
}

/** Decisions of one player in one turn belong together; within it, what came first stands first. */
function turnsOf(found: readonly Explained[]): readonly (readonly Explained[])[] {
  const turns: Explained[][] = [];
  for (const one of found) {
    const last = turns.at(-1);
    const first = last?.[0]?.decision;
    if (last && first?.turn === one.decision.turn && first.seat === one.decision.seat) last.unshift(one);
    else turns.push([one]);
  }
  return turns;
}

function sameAction(one: Decision['action'], other: Decision['action']): boolean {
  const sorted = (action: object): string => JSON.stringify(Object.entries(action).sort());
  return sorted(one) === sorted(other);
}
