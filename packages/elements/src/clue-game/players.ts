import { type ClueView, playerName } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import type { GameWords } from './words.js';

/** Who sits at the table: whose turn it is, how many cards each holds, who is out. */
export function playersTemplate(
  view: ClueView,
  words: GameWords,
  isComputer: (seat: number) => boolean,
  me: number | null,
): TemplateResult {
  return html`<ul class="players" part="players" aria-label=${words.players}>
    ${view.players.map(({ suspect, name: given, cards }, seat) => {
      const isNow = seat === view.seat && !view.outcome;
      const name = playerName({ players: view.players, theme: words.cards }, seat);
      const note = words.playerNote({
        suspect: given === undefined ? undefined : words.cards[suspect],
        cards,
        out: view.out[seat] === true,
        computer: isComputer(seat),
        you: seat === me,
      });
      return html`<li
        class="player ${isNow ? 'now' : ''} ${view.out[seat] ? 'out' : ''} ${given === undefined ? '' : 'named'}"
        part="player"
        aria-current=${isNow ? 'true' : nothing}
      >
        ${tokenPicture(suspect)}<span class="player-name">${name}</span><span class="note">${note}</span>
      </li>`;
    })}
  </ul>`;
}
