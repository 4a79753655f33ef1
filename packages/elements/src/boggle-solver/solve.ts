import { type Board, pointsFor } from '@games/boggle-core';
import { english, isDenied } from '@games/boggle-core/english';
import { createSolver } from '@games/boggle-core/solver';

export { warmUp } from './warm-up.js';

/** Words of one length. */
export interface WordGroup {
  readonly length: number;
  readonly words: readonly string[];
  /** What one of them is worth. */
  readonly points: number;
}

/** What is looked for on a board. */
export interface SolveOptions {
  readonly minLength: number;
  /** Slurs and obscenities too. */
  readonly unfiltered: boolean;
}

/** Every word of the English list on a board, the longest first, those of one length together and by the alphabet. */
export function solveBoard(board: Board, { minLength, unfiltered }: SolveOptions): readonly WordGroup[] {
  const { width, height } = board;
  const found = createSolver(english(), { width, height }).solve(board, { minLength });
  const words = unfiltered ? found : found.filter((word) => !isDenied(word));
  const groups = new Map<number, string[]>();
  for (const word of words) {
    const group = groups.get(word.length);
    if (group) group.push(word);
    else groups.set(word.length, [word]);
  }
  return [...groups].reverse().map(([length, group]) => ({ length, words: group, points: pointsFor(length) }));
}
