import type { SalonEvent, SalonView } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import { suspectOf } from './seats.js';
import type { SalonWords } from './words.js';

/** A turn with what happened in it. */
interface Turn {
  readonly turn: number;
  readonly seat: number;
  readonly events: readonly SalonEvent[];
}

/** What is told by other lines, or by the board. */
const QUIET: ReadonlySet<SalonEvent['type']> = new Set(['ordersAsked', 'filed', 'orderFiled', 'overdue', 'revealed']);

function turnsOf(log: readonly SalonEvent[]): readonly Turn[] {
  const turns: { turn: number; seat: number; events: SalonEvent[] }[] = [];
  for (const event of log) {
    if (event.type === 'turnBegan') turns.push({ turn: event.turn, seat: event.seat, events: [] });
    else if (!QUIET.has(event.type) && !(event.type === 'turnEnded' && event.why !== 'closed')) {
      turns.at(-1)?.events.push(event);
    }
  }
  return turns.filter(({ events }) => events.length > 0).reverse();
}

/** All that happened, as far as the viewer may know it, the last turn on top: what all read, and what was told to them alone. */
export function logTemplate(view: SalonView, words: SalonWords): TemplateResult {
  return html`<ol class="log" part="log" aria-label=${words.log} tabindex="0">
    ${turnsOf(view.log).map(
      ({ turn, seat, events }) =>
        html`<li>
          ${tokenPicture(suspectOf(view, seat))}
          <div>
            <span class="turn">${words.turn(turn)}</span>
            ${events.map(
              (event) =>
                html`<span class=${`event ${event.type}`}
                  >${'knownTo' in event ? html`<span class="private">${words.toYou}</span> ` : nothing}${words.event(event, view)}</span
                >`,
            )}
          </div>
        </li>`,
    )}
  </ol>`;
}
