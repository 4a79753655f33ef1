import { type Board, ROW_LETTERS, type Square } from './types.js';

/** A square as two numbers, both from 0. */
export interface Point {
  /** From 0, at the top. */
  readonly row: number;
  /** From 0, at the left. */
  readonly column: number;
}

/**
 * The name of a square (CLU-1).
 *
 * @param point - row and column, both from 0; a row past the 26th has no name
 *
 * @example
 * ```ts
 * import { squareAt } from '@games/clue-core';
 *
 * squareAt({ row: 0, column: 16 }); // => 'A17'
 * squareAt({ row: 99, column: 0 }); // throws RangeError
 * ```
 */
export function squareAt(point: Point): Square {
  const letter = ROW_LETTERS[point.row];
  if (letter === undefined) throw new RangeError(`point.row must be 0 to 25, was ${point.row}`);
  return `${letter}${point.column + 1}`;
}

/**
 * Where a square is.
 *
 * @param square - a name, such as `A17`
 * @returns row and column, both from 0
 *
 * @example
 * ```ts
 * import { toPoint } from '@games/clue-core';
 *
 * toPoint('A17'); // => { row: 0, column: 16 }
 * ```
 */
export function toPoint(square: Square): Point {
  return { row: square.charCodeAt(0) - 65, column: Number(square.slice(1)) - 1 };
}

/**
 * Whether anything names a corridor square of a board.
 *
 * @param board - a board
 * @param value - anything
 *
 * @example
 * ```ts
 * import { classicBoard, isCorridor } from '@games/clue-core';
 *
 * isCorridor(classicBoard(), 'A17'); // => true
 * isCorridor(classicBoard(), 'A1'); // => false
 * ```
 */
export function isCorridor(board: Board, value: unknown): value is Square {
  return typeof value === 'string' && board.squares.includes(value as Square);
}
