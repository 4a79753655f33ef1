import type { BoardProblem } from '@games/boggle-core';
import type { TraceRefusal } from './trace.js';

/** The words of `<boggle-board>`; another language gives any of them by `addTerms('boggle-board', lang, terms)`. */
export interface BoggleBoardWords {
  readonly board: (columns: number, rows: number) => string;
  /** A tile as it is read out: `'Qu'`, `'E'`. */
  readonly tile: (letters: string) => string;
  readonly hole: string;
  readonly blank: string;
  /** The place of a tile on its path, from 1. */
  readonly onPath: (place: number) => string;
  readonly prompt: string;
  readonly empty: string;
  readonly word: string;
  readonly spelled: (word: string) => string;
  readonly sent: (word: string) => string;
  readonly cleared: string;
  readonly enter: string;
  readonly back: string;
  readonly clear: string;
  readonly turned: string;
  readonly keys: string;
  /** `tile` names a cell by its letters. */
  readonly refused: (refusal: TraceRefusal, tile: (cell: number) => string) => string;
  /** English comes with the rules: see `problems.en.ts`. */
  readonly problem?: (problem: BoardProblem) => string;
}
