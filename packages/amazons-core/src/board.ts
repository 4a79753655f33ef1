import { DIRECTIONS, indexToSquare, squareToIndex } from './squares.js';
import type { Cell, Side, Size, Square } from './types.js';

/** A board without a game around it: what a screen, an editor or a notation needs. Every state is one. */
export interface Board extends Size {
  /** Every tile, row by row from `a1`. */
  readonly board: readonly Cell[];
}

/** The amazon of a side, as a cell. */
export function amazonOf(side: Side): 'white' | 'black' {
  return side === 0 ? 'white' : 'black';
}

/**
 * What stands on a square.
 *
 * @param board - any state or board
 * @param square - a square on it
 * @returns `'empty'`, `'white'`, `'black'` or `'arrow'`; `'empty'` off the board
 *
 * @example
 * ```ts
 * import { cellAt, create } from '@games/amazons-core';
 *
 * cellAt(create().value, 'd1'); // => 'white'
 * cellAt(create().value, 'd10'); // => 'black'
 * cellAt(create().value, 'e5'); // => 'empty'
 * ```
 */
export function cellAt(board: Board, square: Square): Cell {
  return board.board[squareToIndex(board, square)] ?? 'empty';
}

/**
 * Where a side's amazons stand.
 *
 * @param board - any state or board
 * @param side - 0 for White, 1 for Black
 * @returns their squares, row by row from `a1`
 *
 * @example
 * ```ts
 * import { amazonsOf, create } from '@games/amazons-core';
 *
 * amazonsOf(create().value, 0); // => ['d1', 'g1', 'a4', 'j4']
 * ```
 */
export function amazonsOf(board: Board, side: Side): Square[] {
  const amazon = amazonOf(side);
  return board.board.flatMap((cell, index) => (cell === amazon ? [indexToSquare(board, index)] : []));
}

/**
 * Every empty square a queen standing on `from` sees, direction by direction, near to far. `vacated` is the square the
 * amazon just left: it counts as empty (AMA-6).
 */
export function* reach(board: Board, from: number, vacated = -1): Generator<number> {
  const { width, height } = board;
  for (const [dx, dy] of DIRECTIONS) {
    let x = (from % width) + dx;
    let y = Math.floor(from / width) + dy;
    for (; x >= 0 && x < width && y >= 0 && y < height; x += dx, y += dy) {
      const index = y * width + x;
      if (board.board[index] !== 'empty' && index !== vacated) break;
      yield index;
    }
  }
}

/** Whether a tile has an empty neighbour: the amazon on it can move (AMA-4). */
export function isFree(board: Board, index: number): boolean {
  return !reach(board, index).next().done;
}
