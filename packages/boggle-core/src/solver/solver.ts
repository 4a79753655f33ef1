import { findPath as findPathOn } from '../board/path.js';
import { pointsFor } from '../board/points.js';
import { readBoard } from '../board/read.js';
import { type Board, MAX_SIDE, MAX_TILE } from '../board/types.js';
import type { Dictionary } from '../dictionary/types.js';
import { search2, search3, search4 } from './generated/kernels.js';
import { namesOf } from './names.js';
import { emptyPlaces, placeLetters, placeTiles, shapeOf } from './places.js';
import { createWork, LENGTHS, linkPlaces, NARROW, prepare } from './prepare.js';
import { searchWide } from './wide.js';

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
  const work = createWork(dictionary);
  for (let length = 0; length < LENGTHS; length++) work.points[length] = points(length);
  let counting = -1;
  // The tables of the shape hold as long as no board has a tile of several letters.
  let linked = false;

  const run = (board: Board | string, minLength: number): number => {
    if (minLength !== counting) {
      if (!Number.isInteger(minLength) || minLength < 1) {
        throw new RangeError(`minLength must be an integer from 1, got ${minLength}`);
      }
      for (let length = 0; length < LENGTHS; length++) work.counted[length] = length < minLength ? 0 : -1;
      counting = minLength;
    }
    if (typeof board !== 'string' || !placeLetters(places, board, shape.size)) {
      placeTiles(places, readBoard(board, shape));
    }
    if (places.count > NARROW) return searchWide(work, dictionary, shape, places);
    if (!linked || places.count > shape.size) {
      linkPlaces(work, shape, places);
      linked = places.count === shape.size;
    }
    if (!prepare(work, shape.size, places)) return 0;
    return places.count <= 18 ? search2(work) : places.count <= 27 ? search3(work) : search4(work);
  };

  return {
    width,
    height,
    solve(board, { minLength = 3 } = {}): string[] {
      run(board, minLength);
      return namesOf(dictionary, work.found, work.count);
    },
    score: (board, { minLength = 3 } = {}): number => run(board, minLength),
    findPath: (board, word): readonly number[] | undefined => findPathOn(readBoard(board, shape), word),
    isOnBoard: (board, word): boolean => findPathOn(readBoard(board, shape), word) !== undefined,
  };
}
