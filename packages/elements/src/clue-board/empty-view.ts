import { type ClueView, create, view } from '@games/clue-core';

let before: ClueView | undefined;

/** The classic board before a game, as anybody sees it. */
export function emptyView(): ClueView {
  if (before) return before;
  const game = create({}, 'nobody plays');
  if (!game.ok) throw new TypeError(`the standard game was refused: ${game.error.code}`);
  before = { ...view(game.value, null), awaiting: null };
  return before;
}
