import { type BoggleGame, type BoggleView, createBoggle } from '@games/boggle-core';
import { english, isDenied } from '@games/boggle-core/english';
import { createSolver } from '@games/boggle-core/solver';

export { warmUp } from '../boggle-solver/warm-up.js';

/** The rules with the English list: for a computer that knows it, and for words that must be in it. */
export function listedRules(): BoggleGame {
  return createBoggle({ dictionary: english() });
}

/** All English words on the board of a round, the shortest first, without those nobody wants to read. */
export function wordsOnBoard({ board, config }: BoggleView): readonly string[] {
  if (!board) return [];
  const solver = createSolver(english(), { width: board.width, height: board.height });
  return solver.solve(board, { minLength: config.minLength }).filter((word) => !isDenied(word));
}
