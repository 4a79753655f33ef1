import type { ClueEvent, ClueView } from '@games/clue-core';
import { html, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import type { GameWords } from './words.js';

/** A turn with what happened in it. */
interface Turn {
  readonly turn: number;
  readonly seat: number;
  readonly events: readonly ClueEvent[];
}

function turnsOf(log: readonly ClueEvent[]): readonly Turn[] {
  const turns: { turn: number; seat: number; events: ClueEvent[] }[] = [];
  for (const event of log) {
    if (event.type === 'turnBegan') turns.push({ turn: event.turn, seat: event.seat, events: [] });
    else turns.at(-1)?.events.push(event);
  }
  return turns.filter(({ events }) => events.length > 0).reverse();
}

/** All that happened, as far as the viewer may know it: the last turn on top. */
export function logTemplate(view: ClueView, words: GameWords): TemplateResult {
  const speech = { players: view.players, me: view.me, theme: words.cards };
  return html`<ol class="log" part="log" aria-label=${words.log} tabindex="0">
    ${turnsOf(view.log).map(
      ({ turn, seat, events }) =>
        html`<li>
          ${tokenPicture(view.players[seat]?.suspect ?? 'scarlet')}
          <div>
            <span class="turn">${words.turn(turn)}</span>
            ${events
              // Whoever knows which card was shown need not be told that one was.
              .filter(
                (event, i) =>
                  !(event.type === 'disproved' && events.some((other, j) => j > i && other.type === 'shown')),
              )
              .map((event) => html`<span class=${`event ${event.type}`}>${words.event(event, speech)}</span>`)}
          </div>
        </li>`,
    )}
  </ol>`;
}
