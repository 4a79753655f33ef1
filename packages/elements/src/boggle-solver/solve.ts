import { type Board, pointsFor } from '@games/boggle-core';
import { english } from '@games/boggle-core/english';
import { createSolver } from '@games/boggle-core/solver';

/** Words of one length. */
export interface WordGroup {
  readonly length: number;
  readonly words: readonly string[];
  /** What one of them is worth. */
  readonly points: number;
}

/** Every word of the English list on a board, the longest first, those of one length together and by the alphabet. */
export function solveBoard(board: Board, minLength: number): readonly WordGroup[] {
  const { width, height } = board;
  const words = createSolver(english(), { width, height }).solve(board, { minLength });
  const groups = new Map<number, string[]>();
  for (const word of words) {
    const group = groups.get(word.length);
    if (group) group.push(word);
    else groups.set(word.length, [word]);
  }
  return [...groups].reverse().map(([length, group]) => ({ length, words: group, points: pointsFor(length) }));
}
