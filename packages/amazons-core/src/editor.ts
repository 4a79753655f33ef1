/**
 * Building a position: pieces are put, moved and taken away, and what is wrong with it is told.
 *
 * @module
 */
import { err, ok, type Result } from '@games/kit';
import { amazonsOf } from './board.js';
import { outcome } from './outcome.js';
import { MAX_SIZE } from './setup.js';
import { isOnBoard, squareToIndex } from './squares.js';
import type { AmazonsState, Cell, PositionRefusal, Side, Size, Square } from './types.js';

/** What keeps a position from being worth playing. */
export type PositionProblem =
  | { readonly code: 'no-amazons'; readonly side: Side }
  | { readonly code: 'already-over'; readonly winner: Side };

/**
 * An empty board to put pieces on; White is to move.
 *
 * @param size - 1 to 16 columns and rows
 * @returns the position, or the refusal of its size
 *
 * @example
 * ```ts
 * import { formatPosition } from '@games/amazons-core';
 * import { emptyPosition } from '@games/amazons-core/editor';
 *
 * const empty = emptyPosition({ width: 6, height: 5 });
 * empty.ok && formatPosition(empty.value); // => '6/6/6/6/6 w - - 0 1'
 * ```
 */
export function emptyPosition({ width, height }: Size): Result<AmazonsState, PositionRefusal> {
  const fits = (length: number): boolean => Number.isInteger(length) && length >= 1 && length <= MAX_SIZE;
  if (!fits(width) || !fits(height)) return err({ code: 'position-size', width, height });
  return ok({ width, height, turn: 0, ply: 0, board: new Array<Cell>(width * height).fill('empty') });
}

/**
 * Puts a piece on a tile, or takes it off with `'empty'`, whatever stood there.
 *
 * @param state - a position or a game; never changed
 * @param square - a square on it
 * @param cell - what shall stand there
 * @returns the position as the start of a game: without a last turn, a result or clocks
 * @throws RangeError when the square is not on the board
 *
 * @example
 * ```ts
 * import { cellAt, create } from '@games/amazons-core';
 * import { placePiece } from '@games/amazons-core/editor';
 *
 * cellAt(placePiece(create().value, 'e5', 'arrow'), 'e5'); // => 'arrow'
 * cellAt(placePiece(create().value, 'd1', 'empty'), 'd1'); // => 'empty'
 * placePiece(create().value, 'k1', 'arrow'); // throws RangeError
 * ```
 */
export function placePiece(state: AmazonsState, square: Square, cell: Cell): AmazonsState {
  if (!isOnBoard(state, square)) throw new RangeError(`square must lie on the board, got ${String(square)}`);
  const board = [...state.board];
  board[squareToIndex(state, square)] = cell;
  return { width: state.width, height: state.height, turn: state.turn, ply: 0, board };
}

/**
 * Lets the other side, or a given one, be to move.
 *
 * @param state - a position or a game; never changed
 * @param turn - who is to move
 * @returns the position as the start of a game
 *
 * @example
 * ```ts
 * import { create } from '@games/amazons-core';
 * import { setTurn } from '@games/amazons-core/editor';
 *
 * setTurn(create().value, 1).turn; // => 1
 * ```
 */
export function setTurn({ width, height, board }: AmazonsState, turn: Side): AmazonsState {
  return { width, height, turn, ply: 0, board };
}

/**
 * What keeps a position from being worth playing: a side without amazons, or a game that is over before it starts. `create`
 * takes such positions all the same, since the rules have an answer for them.
 *
 * @param state - a position
 * @returns every problem, none for a good position
 *
 * @example
 * ```ts
 * import { create } from '@games/amazons-core';
 * import { positionProblems } from '@games/amazons-core/editor';
 *
 * positionProblems(create().value); // => []
 * const lonely = create({ position: '3/1Q1/3' });
 * lonely.ok && positionProblems(lonely.value); // => [{ code: 'no-amazons', side: 1 }]
 * ```
 */
export function positionProblems(state: AmazonsState): readonly PositionProblem[] {
  const missing = ([0, 1] as const).filter((side) => amazonsOf(state, side).length === 0);
  if (missing.length > 0) return missing.map((side) => ({ code: 'no-amazons', side }));
  const over = outcome(state);
  return over ? [{ code: 'already-over', winner: over.winner }] : [];
}
