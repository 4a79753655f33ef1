import { type AmazonsState, outcome } from '@games/amazons-core';
import type { Thought } from '@games/amazons-core/engine';
import { html, type TemplateResult } from 'lit';
import { computerEnglish } from './computer-words.en.js';
import type { GameHost } from './game-host.js';
import type { Thinker } from './thinker.js';

/** A glance, not a study: the opponent waits for it. */
const GLANCE_MS = 300;

/** White's chance to win, 0 to 1, from a score that is the mover's. */
export function whitesChance({ turn }: AmazonsState, { score }: Pick<Thought, 'score'>): number {
  return (1 + (turn === 0 ? score : -score)) / 2;
}

/** A chance in whole percent; only a proof is 0 or 100. */
export function percentOf(chance: number): number {
  return chance <= 0 || chance >= 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Says who is ahead in what the board shows. */
export class Evaluation {
  readonly #host: GameHost;
  readonly #thinker: Thinker;
  readonly #known = new WeakMap<AmazonsState, number>();
  #control: AbortController | undefined;
  #state: AmazonsState | undefined;
  #chance = 0.5;

  constructor(host: GameHost, thinker: Thinker) {
    this.#host = host;
    this.#thinker = thinker;
  }

  /** Looks at what is shown now, if it is wanted and not known. */
  update(): void {
    const { element, table } = this.#host;
    const state = table.shownState;
    if (element.evaluation && this.#state === state) return;
    this.stop();
    if (element.evaluation && !this.#known.has(state)) void this.#look(state);
  }

  /** The bar: White's share from the left, as the players stand above it. */
  bar(): TemplateResult {
    const words = this.#host.words(computerEnglish);
    const { shownState } = this.#host.table;
    this.#chance = chanceAtEnd(shownState) ?? this.#known.get(shownState) ?? this.#chance;
    const percent = percentOf(this.#chance);
    return html`<div
      class="evaluation ${percent < 50 ? 'blacks' : ''}"
      part="evaluation"
      role="meter"
      aria-label=${words.chanceName}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${percent}
      aria-valuetext=${words.chance(percent)}
      title=${words.chance(percent)}
    >
      <svg class="share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width=${percent} height="1" />
      </svg>
      <span class="percent" aria-hidden="true">${percent < 50 ? 100 - percent : percent} %</span>
    </div>`;
  }

  /** Looks no further. */
  stop(): void {
    this.#control?.abort();
    this.#control = this.#state = undefined;
  }

  async #look(state: AmazonsState): Promise<void> {
    if (outcome(state)) return;
    this.#control = new AbortController();
    this.#state = state;
    const { signal } = this.#control;
    const found = await this.#thinker.think(state, { timeMs: GLANCE_MS, signal });
    if (!found || signal.aborted) return;
    this.#known.set(state, whitesChance(state, found));
    this.#host.element.requestUpdate();
  }
}

function chanceAtEnd(state: AmazonsState): number | undefined {
  const over = outcome(state);
  return over && (over.winner === 0 ? 1 : 0);
}
