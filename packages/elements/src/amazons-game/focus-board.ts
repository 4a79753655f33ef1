import type { LitElement } from 'lit';
import type { AmazonsBoard } from '../amazons-board/amazons-board.js';

/** The button that was pressed goes away: the focus goes to the board, not to the top of the page. */
export async function focusBoard(game: LitElement): Promise<void> {
  await game.updateComplete;
  const board = game.renderRoot.querySelector<AmazonsBoard>('[part=board]');
  await board?.updateComplete;
  board?.focus();
}
