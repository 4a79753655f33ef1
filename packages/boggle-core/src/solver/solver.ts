import { findPath as findPathOn } from '../board/path.js';
import { pointsFor } from '../board/points.js';
import { readBoard } from '../board/read.js';
import { type Board, MAX_SIDE, MAX_TILE } from '../board/types.js';
import type { Dictionary } from '../dictionary/types.js';
import { spell } from './names.js';
import { findNarrow, foundNarrow, scoreNarrow } from './narrow.js';
import { emptyPlaces, placeLetters, placeTiles, shapeOf } from './places.js';
import { LENGTHS, NARROW } from './scratch.js';
import { findWide } from './wide.js';

/** The boards that a solver is for. */
export interface SolverOptions {
  /** Columns, 1 to 20. */
  readonly width: number;
  /** Rows, 1 to 20. */
  readonly height: number;
  /** The points of a word by its number of letters; without it, the standard table of `pointsFor`. */
  readonly points?: (length: number) => number;
}

/** Which words count. */
export interface SolveOptions {
  /** The fewest letters of a word, 1 and more; 3 without it. */
  readonly minLength?: number;
}

/** Finds words on boards of one size. It keeps its tables between boards: one solver, many boards. */
export interface Solver {
  readonly width: number;
  readonly height: number;
  /** All words on the board, each once, the shortest first, those of one length by the alphabet. */
  solve(board: Board | string, options?: SolveOptions): string[];
  /** The points of all words on the board. */
  score(board: Board | string, options?: SolveOptions): number;
  /** A path that spells the word, as cells from 0, row by row; `undefined` when there is none. */
  findPath(board: Board | string, word: string): readonly number[] | undefined;
  /** Whether a path spells the word. It need not be in the dictionary. */
  isOnBoard(board: Board | string, word: string): boolean;
}

function mustBeLength(minLength: number): void {
  if (!Number.isInteger(minLength) || minLength < 1) {
    throw new RangeError(`minLength must be an integer from 1, got ${minLength}`);
  }
}

function mustBeSide(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 1 || value > MAX_SIDE) {
    throw new RangeError(`${name} must be an integer from 1 to ${MAX_SIDE}, got ${value}`);
  }
}

/**
 * A solver for boards of one size: any number of columns and rows, tiles of several letters, holes.
 *
 * Its search goes through the dictionary, not through the paths: a prefix is looked at once, with the set of all tiles that
 * its paths can end on, however many paths there are. A word that takes no tile twice for sure needs no proof; only for
 * the others a path is sought. Prefixes wait in a queue, so that the steps do not depend on guesses of the processor.
 *
 * A board is a `Board` or its text (see `parseBoard`). In plain lower-case text a lone `q` is a Qu tile.
 *
 * @param dictionary - from `buildDictionary`, `decode` or `english`
 * @param options - the size of the boards, and the points
 * @throws RangeError for a size that is out of range; the solver's functions throw it for a board that cannot be read or
 *   is of another size, and for a `minLength` that is no integer from 1
 *
 * @example
 * ```ts
 * import { buildDictionary } from '@games/boggle-core/dictionary';
 * import { createSolver } from '@games/boggle-core/solver';
 *
 * const solver = createSolver(buildDictionary(['quit', 'quiet', 'tie', 'tee']), { width: 3, height: 2 });
 * solver.solve('qit' + 'xes'); // => ['tie', 'quit', 'quiet']
 * ```
 */
export function createSolver(dictionary: Dictionary, options: SolverOptions): Solver {
  const { width, height, points = pointsFor } = options;
  mustBeSide('width', width);
  mustBeSide('height', height);
  const shape = shapeOf(width, height);
  const places = emptyPlaces(shape.size, MAX_TILE);
  const { edges } = dictionary;
  const worth = Array.from({ length: LENGTHS }, (_, length) => points(length));
  const counted = new Int32Array(LENGTHS);
  let counting = -1;

  const take = (board: Board | string): void => {
    if (typeof board !== 'string' || !placeLetters(places, board, shape.size)) {
      placeTiles(places, readBoard(board, shape));
    }
  };
  const countFrom = (minLength: number): void => {
    mustBeLength(minLength);
    for (let length = 0; length < LENGTHS; length++) {
      counted[length] = length < minLength ? 0 : (worth[length] as number);
    }
    counting = minLength;
  };

  return {
    width,
    height,
    solve(board, { minLength = 3 } = {}): string[] {
      mustBeLength(minLength);
      take(board);
      const count = places.count > NARROW ? -1 : findNarrow(edges, shape, places);
      if (count >= 0) return spell(dictionary, foundNarrow(), count, minLength);
      const found = findWide(dictionary, shape, places);
      return spell(dictionary, found, found.length, minLength);
    },
    score(board, { minLength = 3 } = {}): number {
      if (minLength !== counting) countFrom(minLength);
      take(board);
      const total = places.count > NARROW ? -1 : scoreNarrow(edges, shape, places, counted);
      if (total >= 0) return total;
      const found = findWide(dictionary, shape, places);
      const words = spell(dictionary, found, found.length, minLength);
      return words.reduce((sum, word) => sum + (counted[word.length] as number), 0);
    },
    findPath: (board, word): readonly number[] | undefined => findPathOn(readBoard(board, shape), word),
    isOnBoard: (board, word): boolean => findPathOn(readBoard(board, shape), word) !== undefined,
  };
}
