import { HOST, type SalonView, seatName } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import type { SalonWords } from './words.js';

/** Who sits at the table, in turn order: whose turn it is, how many cards each holds, who can no longer win. */
export function playersTemplate(view: SalonView, words: SalonWords): TemplateResult {
  return html`<ul class="players" part="players" aria-label=${words.players}>
    ${view.seats.map((seat, i) => {
      if (i === HOST || seat.role === 'host') return nothing;
      const isNow = i === view.seat && !view.outcome;
      const accused = view.accused[i] === true && view.outcome?.winner !== i;
      const kind = i === view.me ? 'you' : seat.role === 'npc' ? 'npc' : 'computer';
      return html`<li class="player ${isNow ? 'now' : ''} ${accused ? 'out' : ''}" part="player" aria-current=${isNow ? 'true' : nothing}>
        ${tokenPicture(seat.suspect)}<span class="player-name">${seatName(view, i)}</span>
        <span class="note">${words.playerNote({ cards: seat.cards, kind, accused })}</span>
      </li>`;
    })}
  </ul>`;
}
