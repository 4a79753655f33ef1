import { type AmazonsState, outcome, type Side } from '@games/amazons-core';
import { html, nothing, type TemplateResult } from 'lit';
import { amazonArt } from '../amazons-board/pieces.js';
import { onlyPerson, type Players } from './player.js';
import type { ShellWords } from './words.js';

/**
 * The two sides: who plays them, who is to move, what time they have, and at the end who won. Shape and words tell it, not
 * colour alone.
 */
export function players(
  state: AmazonsState,
  words: ShellWords,
  who: Players,
  times: readonly (string | TemplateResult)[] | undefined,
  paused: boolean | undefined,
): TemplateResult {
  const over = outcome(state);
  const player = (side: Side): TemplateResult => {
    const kind = who[side];
    const now = over ? over.winner === side : state.turn === side;
    const name = kind === 'person' ? (onlyPerson(who) === side ? words.you : '') : words.computer(kind);
    const doing = over ? words.won : kind === 'person' ? words.turn : words.thinking;
    // There is room for one thing: what it does, and while it waits, who it is.
    const text = !now || paused ? name : name === words.you ? `${name}, ${doing}` : doing;
    return html`<li class="player ${now ? 'now' : ''}" part="player" aria-current=${now && !over ? 'true' : nothing}>
      <span class="figure">${amazonArt(side === 0 ? 'white' : 'black')}</span>
      <span class="name">${words.side(side)}</span>
      ${times ? html`<span class="time" part="time" role="timer">${times[side]}</span>` : nothing}
      ${text ? html`<span class="note">${text}</span>` : nothing}
    </li>`;
  };
  return html`<ul class="players" part="players" aria-label=${words.players}>${player(0)}${player(1)}</ul>`;
}
