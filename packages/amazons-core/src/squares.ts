import type { Size, Square } from './types.js';

/** The eight lines of a queen as steps of column and row. Both diagonals count (AMA-8): dx = dy and dx = -dy. */
export const DIRECTIONS: readonly (readonly [dx: number, dy: number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

/**
 * Whether a value names a square of the largest board, `a1` to `p16`.
 *
 * @param value - anything
 * @returns true for a lower-case square name; whether it lies on a given board is `isOnBoard`
 *
 * @example
 * ```ts
 * import { isSquare } from '@games/amazons-core';
 *
 * isSquare('p16'); // => true
 * isSquare('q1'); // => false
 * isSquare('a01'); // => false
 * ```
 */
export function isSquare(value: unknown): value is Square {
  return typeof value === 'string' && /^[a-p]([1-9]|1[0-6])$/.test(value);
}

/**
 * Whether a value names a square of a board of this size.
 *
 * @param size - the board, or any state
 * @param value - anything
 * @returns true when it is a square name on that board
 *
 * @example
 * ```ts
 * import { isOnBoard } from '@games/amazons-core';
 *
 * isOnBoard({ width: 6, height: 6 }, 'f6'); // => true
 * isOnBoard({ width: 6, height: 6 }, 'g1'); // => false
 * ```
 */
export function isOnBoard(size: Size, value: unknown): value is Square {
  return isSquare(value) && fileOf(value) < size.width && rankOf(value) < size.height;
}

/**
 * The place of a square in `state.board`.
 *
 * @param size - the board, or any state
 * @param square - a square on it
 * @returns row × width + column, both counted from 0 at `a1`
 *
 * @example
 * ```ts
 * import { squareToIndex } from '@games/amazons-core';
 *
 * squareToIndex({ width: 10, height: 10 }, 'd2'); // => 13
 * ```
 */
export function squareToIndex(size: Size, square: Square): number {
  return rankOf(square) * size.width + fileOf(square);
}

/**
 * The square at a place of `state.board`.
 *
 * @param size - the board, or any state
 * @param index - 0 to width × height - 1
 * @returns its name
 *
 * @example
 * ```ts
 * import { indexToSquare } from '@games/amazons-core';
 *
 * indexToSquare({ width: 10, height: 10 }, 13); // => 'd2'
 * ```
 */
export function indexToSquare(size: Size, index: number): Square {
  return squareAt(index % size.width, Math.floor(index / size.width));
}

/**
 * The square in a column and a row.
 *
 * @param file - the column from 0, at White's left
 * @param rank - the row from 0, at White's side
 * @returns its name
 *
 * @example
 * ```ts
 * import { squareAt } from '@games/amazons-core';
 *
 * squareAt(3, 0); // => 'd1'
 * ```
 */
export function squareAt(file: number, rank: number): Square {
  return `${String.fromCharCode(97 + file)}${rank + 1}` as Square;
}

/** Column of a square, from 0. */
export function fileOf(square: Square): number {
  return square.charCodeAt(0) - 97;
}

/** Row of a square, from 0. */
export function rankOf(square: Square): number {
  return Number(square.slice(1)) - 1;
}
