import { create, reduce } from '@games/amazons-core';
import type { AmazonsBoard } from '@games/elements/amazons-board';

/** Two people at one board: what was chosen is played. */
export function setUp(board: AmazonsBoard): void {
  if (board.position) return;
  board.view ??= create().value;
  board.addEventListener('games-action', ({ detail }) => {
    const step = board.view && reduce(board.view, detail.action);
    if (step?.ok) board.view = step.value.state;
  });
}
