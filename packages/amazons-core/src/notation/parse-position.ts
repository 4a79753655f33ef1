import { err, ok, type Result } from '@games/kit';
import { amazonOf, cellAt, isFree } from '../board.js';
import { MAX_SIZE } from '../setup.js';
import { isOnBoard, squareToIndex } from '../squares.js';
import type { AmazonsState, Cell, PositionRefusal, Side } from '../types.js';

/** Longer texts are refused unread: the largest board takes about 300 characters. */
const LIMIT = 2_000;

/** What the letters of the position formats stand for; `x` is an arrow in a FEN and the first side in a drawn board. */
const LETTERS: Readonly<Record<string, Cell>> = {
  Q: 'white',
  W: 'white',
  w: 'white',
  q: 'black',
  B: 'black',
  b: 'black',
  '*': 'arrow',
  '#': 'arrow',
  P: 'arrow',
  p: 'arrow',
  X: 'arrow',
  x: 'arrow',
  '.': 'empty',
};
const DRAWN: Readonly<Record<string, Cell>> = { ...LETTERS, X: 'white', x: 'white', O: 'black', o: 'black' };

interface Token {
  readonly text: string;
  readonly at: number;
}

/**
 * Reads a position:
 *
 * - Fairy-Stockfish's FEN, `3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1`, arrows `*`; also with the hand of pawns its
 *   versions before 2023 wrote, and with any of the fields after the board left out
 * - amazons-game-engine's, `3b2b3/10/10/b8b/10/10/w8w/10/10/3w2w3 w - 1`, arrows `x`; its third field may name the amazon
 *   that has moved and has still to shoot
 * - a drawn board, as OpenSpiel prints it: rows of `.XO#`, X the first side; rows parted by line breaks, `/` or `|`
 *
 * The first row is the far one (Black's). White is to move unless the text says otherwise.
 *
 * @param text - the position
 * @returns a game that starts there, of 1 to 16 columns and rows, or what is wrong with the text
 *
 * @example
 * ```ts
 * import { cellAt, parsePosition } from '@games/amazons-core';
 *
 * const read = parsePosition('6q3/3q2*3/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 w - - 2 2');
 * if (!read.ok) throw new TypeError('not reached');
 * read.value.ply; // => 2
 * cellAt(read.value, 'g7'); // => 'arrow'
 * parsePosition('3q/5'); // => { ok: false, error: { code: 'position-ragged', row: 2, width: 5, expected: 4 } }
 * ```
 */
export function parsePosition(text: string): Result<AmazonsState, PositionRefusal> {
  if (text.length > LIMIT) return err({ code: 'position-too-long', length: text.length, limit: LIMIT });
  const tokens: Token[] = Array.from(text.matchAll(/\S+/g), ({ 0: token, index }) => ({ text: token, at: index }));
  const first = tokens[0];
  if (!first) return err({ code: 'position-empty' });
  const drawn = isDrawn(first.text);
  const rows = takeRows(tokens, drawn);
  const board: Cell[][] = [];
  for (const row of rows) {
    const cells = readRow(row.text, drawn ? DRAWN : LETTERS);
    if (typeof cells === 'number') return err(badCharacter(text, row.at + cells));
    board.push(cells);
  }
  const height = board.length;
  const width = board[0]?.length ?? 0;
  const ragged = board.findIndex((row) => row.length !== width);
  if (ragged > 0) {
    return err({ code: 'position-ragged', row: ragged + 1, width: board[ragged]?.length ?? 0, expected: width });
  }
  if (width < 1 || width > MAX_SIZE || height > MAX_SIZE) return err({ code: 'position-size', width, height });
  return readFields({ width, height, turn: 0, ply: 0, board: board.reverse().flat() }, tokens);
}

/** Only a drawn board has these signs; a FEN has none of them, so that `x` can be told apart. */
function isDrawn(placement: string): boolean {
  return /[.#Oo|]/.test(placement);
}

/** The rows of the board, taken off the front of the tokens. */
function takeRows(tokens: Token[], drawn: boolean): Token[] {
  const rows: Token[] = [];
  const isRow = (token: Token | undefined): boolean =>
    token !== undefined && (rows.length === 0 || (drawn && /^[.#XxOo|/]{2,}$/.test(token.text)));
  for (let token = tokens[0]; token && isRow(token); token = tokens[0]) {
    tokens.shift();
    // The hand of undropped pawns, `[PPPP]`, of Fairy-Stockfish before 2023 says nothing about the board.
    for (const { 0: text, index } of token.text.replace(/\[[Pp-]*\]$/, '').matchAll(/[^/|]+/g)) {
      rows.push({ text, at: token.at + index });
    }
  }
  return rows;
}

/** The tiles of a row, or the offset of the character that stands for nothing. */
function readRow(text: string, letters: Readonly<Record<string, Cell>>): Cell[] | number {
  const cells: Cell[] = [];
  for (const { 0: sign, index } of text.matchAll(/[1-9]\d?|./g)) {
    const run = Number(sign);
    const cell = run > 0 ? 'empty' : Object.hasOwn(letters, sign) ? letters[sign] : undefined;
    if (!cell) return index;
    for (let count = run || 1; count > 0; count--) cells.push(cell);
  }
  return cells;
}

function badCharacter(text: string, at: number): PositionRefusal {
  const before = text.slice(0, at).split(/\r\n?|\n/);
  return {
    code: 'position-character',
    character: String.fromCodePoint(text.codePointAt(at) ?? 0),
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  };
}

/** What stands after the board: side to move, shooting amazon, counters. Any of it may be missing. */
function readFields(board: AmazonsState, tokens: readonly Token[]): Result<AmazonsState, PositionRefusal> {
  const fields = tokens.map((token) => token.text);
  const side = fields.shift();
  const turn: Side | undefined = /^(w|white|x|)$/i.test(side ?? '')
    ? 0
    : /^(b|black|o)$/i.test(side ?? '')
      ? 1
      : undefined;
  if (turn === undefined) return err({ code: 'position-turn', found: side ?? '' });
  const state = { ...board, turn };
  let shooting: string | undefined;
  for (let count = 0; count < 2 && fields[0] !== undefined && !/^\d/.test(fields[0]); count++) {
    const field = fields.shift() ?? '';
    if (field !== '-') shooting ??= field.toLowerCase();
  }
  const ply = readPly(fields, turn);
  if (ply === undefined) return err({ code: 'position-counter', found: fields.join(' ') });
  if (shooting === undefined) return ok({ ...state, ply });
  if (!isOnBoard(state, shooting) || cellAt(state, shooting) !== amazonOf(turn)) {
    return err({ code: 'position-shooting', found: shooting });
  }
  if (!isFree(state, squareToIndex(state, shooting))) return err({ code: 'position-shooting', found: shooting });
  return ok({ ...state, ply, shooting });
}

/**
 * Turns played. Fairy-Stockfish counts them in its first counter and pairs of them in its second; a lone counter counts
 * pairs. Where the two disagree (a diagram given as move 20 with `0 20`), the pairs are believed.
 */
function readPly(fields: readonly string[], turn: Side): number | undefined {
  if (fields.length > 2 || !fields.every((field) => /^\d{1,4}$/.test(field))) return undefined;
  const full = Math.max(1, Number(fields.at(-1) ?? 1));
  const half = fields.length === 2 ? Number(fields[0]) : 0;
  return fields.length < 2 || fullMove({ ply: half, turn }) !== full ? 2 * (full - 1) + turn * Number(full > 1) : half;
}

/** The number of the pair of turns, from 1, whichever side moved first. */
export function fullMove({ ply, turn }: Pick<AmazonsState, 'ply' | 'turn'>): number {
  const blackMovedFirst = (ply + turn) % 2;
  return 1 + Math.floor((ply + blackMovedFirst) / 2);
}
