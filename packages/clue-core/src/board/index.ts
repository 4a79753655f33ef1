import type { Result } from '@games/kit';
import { CLASSIC_BOARD } from './classic.js';
import { parseBoard } from './parse.js';
import type { Board, BoardRefusal } from './types.js';

/** The last boards read, so that a game's board is parsed once: a text always gives the same board. */
const read = new Map<string, Result<Board, BoardRefusal>>();
const KEPT = 8;

/**
 * The board that a configuration or a view names.
 *
 * @param board - `'classic'`, or a text for `parseBoard`
 * @returns the board, or what is wrong with the text
 *
 * @example
 * ```ts
 * import { CLASSIC_BOARD, loadBoard } from '@games/clue-core';
 *
 * loadBoard('classic').ok; // => true
 * loadBoard('') // => { ok: false, error: { code: 'board-size', rows: 0, columns: 0 } }
 * ```
 */
export function loadBoard(board: string): Result<Board, BoardRefusal> {
  const known = read.get(board);
  if (known) return known;
  const parsed = parseBoard(board === 'classic' ? CLASSIC_BOARD : board);
  const oldest = read.size >= KEPT ? [...read.keys()][0] : undefined;
  if (oldest !== undefined) read.delete(oldest);
  read.set(board, parsed);
  return parsed;
}

/**
 * The board of a game that is under way: its text was checked when the game was created.
 *
 * @param view - a state or a view, or anything that names its board
 * @throws RangeError when the text is no board, which no state or view of ours can hold
 *
 * @example
 * ```ts
 * import { boardOf } from '@games/clue-core';
 *
 * boardOf({ board: 'classic' }).starts.scarlet; // => 'A17'
 * ```
 */
export function boardOf(view: { readonly board: string }): Board {
  const board = loadBoard(view.board);
  if (!board.ok) throw new RangeError(`view.board must be a board, but it has ${board.error.code}`);
  return board.value;
}

/**
 * The classic board (CLU-1 to CLU-4), read.
 *
 * @example
 * ```ts
 * import { classicBoard } from '@games/clue-core';
 *
 * classicBoard().doors.length; // => 17
 * classicBoard().passages; // => [['study', 'kitchen'], ['lounge', 'conservatory']]
 * ```
 */
export function classicBoard(): Board {
  return boardOf({ board: 'classic' });
}
