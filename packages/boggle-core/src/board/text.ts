import { err, ok, type Result } from '@games/kit';
import { type Board, MAX_SIDE } from './types.js';

/** Why a text is no board. */
export type BoardProblem =
  | { readonly code: 'board-empty' }
  | { readonly code: 'board-too-long'; readonly limit: number }
  | { readonly code: 'board-character'; readonly character: string; readonly line: number; readonly column: number }
  | { readonly code: 'board-ragged'; readonly row: number; readonly tiles: number; readonly expected: number }
  | { readonly code: 'board-shape'; readonly tiles: number }
  | { readonly code: 'board-size'; readonly tiles: number; readonly width: number; readonly height: number };

/** How to read a board. */
export interface ParseBoardOptions {
  /** Columns, where the text does not tell by its rows. */
  readonly width?: number;
  /** Rows, likewise. */
  readonly height?: number;
  /** What a lone Q is: the tile Qu or the letter Q. Without it, `q` is Qu and `Q` is the letter. */
  readonly q?: 'qu' | 'letter';
}

/** The longest text that is read. */
const LIMIT = 4000;

/**
 * One sign: the end of a row, a space, a hole, a tile in brackets, a capital with a small letter, one letter. A small letter
 * belongs to a capital only when it stands alone, so that `Perslatgsineters` is sixteen tiles; `Qu` always is one.
 */
const SIGN =
  /(?<row>[\n/|;])|(?<space>[\s,\uFEFF])|(?<hole>[.#_])|\(\s*(?<tile>[A-Za-z]{1,8})\s*\)|(?<two>Qu|[A-Z][a-z](?![a-z]))|(?<one>[A-Za-z])/uy;

function letterTile(letter: string, q: ParseBoardOptions['q']): string {
  const isQu = (letter === 'q' && q !== 'letter') || (letter === 'Q' && q === 'qu');
  return isQu ? 'qu' : letter.toLowerCase();
}

/** The tiles of a text, row by row. */
function readRows(text: string, q: ParseBoardOptions['q']): Result<readonly string[][], BoardProblem> {
  let row: string[] = [];
  const rows = [row];
  SIGN.lastIndex = 0;
  for (let at = 0; at < text.length; at = SIGN.lastIndex) {
    SIGN.lastIndex = at;
    const sign = SIGN.exec(text)?.groups;
    if (!sign) {
      const read = text.slice(0, at).split('\n');
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      return err({ code: 'board-character', character, line: read.length, column: (read.at(-1)?.length ?? 0) + 1 });
    }
    const { hole, tile, two, one } = sign;
    if (sign.row) {
      row = [];
      rows.push(row);
    } else if (hole) row.push('');
    else if (tile ?? two) row.push((tile ?? two ?? '').toLowerCase());
    else if (one) row.push(letterTile(one, q));
  }
  return ok(rows.filter((tiles) => tiles.length > 0));
}

/** `q` and `u` side by side as one tile: some write the tile Qu so, without a capital. */
function joinQu(row: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < row.length; at++) {
    const tile = row[at] as string;
    const pair = tile.startsWith('q') && row[at + 1] === 'u';
    joined.push(pair ? 'qu' : tile);
    if (pair) at++;
  }
  return joined;
}

const isSide = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= MAX_SIDE;

/** The board that the rows make, as far as rows and options tell its size; a square when they do not. */
function fit(rows: readonly (readonly string[])[], options: ParseBoardOptions): Result<Board, BoardProblem> {
  const tiles = rows.flat();
  const first = (rows[0] as readonly string[]).length;
  const told = rows.length > 1 || options.width !== undefined || options.height !== undefined;
  if (rows.length > 1) {
    const ragged = rows.findIndex((row) => row.length !== first);
    if (ragged >= 0) {
      const found = (rows[ragged] as readonly string[]).length;
      return err({ code: 'board-ragged', row: ragged + 1, tiles: found, expected: first });
    }
  }
  const width = options.width ?? (rows.length > 1 ? first : tiles.length / (options.height ?? Math.sqrt(tiles.length)));
  const height = options.height ?? tiles.length / width;
  if (isSide(width) && isSide(height) && width * height === tiles.length && (rows.length === 1 || width === first)) {
    return ok({ width, height, tiles });
  }
  return told
    ? err({ code: 'board-size', tiles: tiles.length, width: Math.ceil(width), height: Math.ceil(height) })
    : err({ code: 'board-shape', tiles: tiles.length });
}

/**
 * The board of a text, row by row. Rows are told apart by line ends, `/`, `|` or `;`, or by `width` and `height`; without
 * any of them the board is square; a board of one row has a `/`, `|` or `;` at its end. Spaces and commas mean nothing.
 *
 * A letter is a tile. A tile of two letters is a capital and a small letter, `Qu` or `Th`; of any number, in brackets:
 * `(ing)`. A lone `q` is the tile Qu, as solvers write it, and a lone `Q` is the letter Q, unless the option `q` says
 * otherwise. A hole is `.` (or `#`, `_`).
 *
 * @param text - up to 4,000 characters
 * @param options - the size, and what a lone Q is
 * @returns the board, or what is wrong with the text
 *
 * @example
 * ```ts
 * import { parseBoard } from '@games/boggle-core';
 *
 * parseBoard('QuI/T.'); // => { ok: true, value: { width: 2, height: 2, tiles: ['qu', 'i', 't', ''] } }
 * parseBoard('abcde'); // => { ok: false, error: { code: 'board-shape', tiles: 5 } }
 * parseBoard('abcdef', { width: 3 }).ok; // => true
 * ```
 */
export function parseBoard(text: string, options: ParseBoardOptions = {}): Result<Board, BoardProblem> {
  if (text.length > LIMIT) return err({ code: 'board-too-long', limit: LIMIT });
  const read = readRows(text, options.q);
  if (!read.ok) return read;
  const rows = read.value;
  if (rows.length === 0) return err({ code: 'board-empty' });
  // A line end may come with any text; another sign is there to say that a row is over.
  const isRow = rows.length === 1 && options.width === undefined && /[/|;]\s*$/.test(text);
  const size = isRow ? { height: 1, ...options } : options;
  const board = fit(rows, size);
  if (board.ok) return board;
  const joined = fit(rows.map(joinQu), size);
  return joined.ok ? joined : board;
}

/** How to write a board. */
export interface FormatBoardOptions {
  /** What stands between rows; `'/'` without it. A `/`, `|` or `;` stands behind the row of a board of one, too. */
  readonly rows?: string;
  /** How the tile Qu is written: `'Qu'`, and capitals, or `'q'`, and small letters, as most solvers take it. */
  readonly q?: 'Qu' | 'q';
}

/**
 * A board as text. `parseBoard` reads it again; without anything between rows it needs the size.
 *
 * @param board - any board
 * @param options - what stands between rows, and how Qu is written
 *
 * @example
 * ```ts
 * import { formatBoard } from '@games/boggle-core';
 *
 * const board = { width: 2, height: 2, tiles: ['qu', 'i', 't', ''] };
 * formatBoard(board); // => 'QuI/T.'
 * formatBoard(board, { rows: '', q: 'q' }); // => 'qit.'
 * ```
 */
export function formatBoard(board: Board, options: FormatBoardOptions = {}): string {
  const small = options.q === 'q';
  const write = (tile: string): string => {
    if (tile === '') return '.';
    if (small) return tile === 'qu' ? 'q' : tile.length > 1 || tile === 'q' ? `(${tile})` : tile;
    if (tile.length > 2) return `(${tile})`;
    return tile.charAt(0).toUpperCase() + tile.slice(1);
  };
  const tiles = board.tiles.map(write);
  const rows = Array.from({ length: board.height }, (_, row) =>
    tiles.slice(row * board.width, (row + 1) * board.width).join(''),
  );
  const between = options.rows ?? '/';
  // Four tiles in a row would be read as a square.
  const end = board.height === 1 && board.width > 1 && /^[/|;]$/.test(between) ? between : '';
  return rows.join(between) + end;
}
