import type { BoardProblem } from '@games/boggle-core';

/** The words of `<boggle-solver>`; another language gives any of them by `addTerms('boggle-solver', lang, terms)`. */
export interface BoggleSolverWords {
  readonly letters: string;
  readonly help: string;
  readonly roll: string;
  readonly minLength: string;
  readonly fetching: string;
  readonly fetchFailed: string;
  readonly tryAgain: string;
  readonly found: (words: number, points: number) => string;
  readonly ofLength: (letters: number) => string;
  readonly count: (words: number) => string;
  readonly points: (points: number) => string;
  readonly pathShown: (word: string) => string;
  readonly none: string;
  /** English comes with the board's words. */
  readonly problem?: (problem: BoardProblem) => string;
}
