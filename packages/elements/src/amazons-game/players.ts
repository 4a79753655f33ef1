import { type AmazonsState, outcome, type Side } from '@games/amazons-core';
import { html, nothing, type TemplateResult } from 'lit';
import { amazonArt } from '../amazons-board/pieces.js';
import type { GameWords } from './words.js';

/** The two sides: who is to move, and at the end who won. Shape and words tell it, not colour alone. */
export function players(state: AmazonsState, words: GameWords): TemplateResult {
  const over = outcome(state);
  const player = (side: Side): TemplateResult => {
    const note = over ? (over.winner === side ? words.won : '') : state.turn === side ? words.turn : '';
    return html`<li class="player ${note ? 'now' : ''}" part="player" aria-current=${note && !over ? 'true' : nothing}>
      <span class="figure">${amazonArt(side === 0 ? 'white' : 'black')}</span>
      <span class="name">${words.side(side)}</span>
      <span class="note">${note}</span>
    </li>`;
  };
  return html`<ul class="players" part="players" aria-label=${words.players}>${player(0)}${player(1)}</ul>`;
}
