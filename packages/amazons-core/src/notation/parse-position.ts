import { err, ok, type Result } from '@games/kit';
import { amazonOf, cellAt, isFree } from '../board.js';
import { MAX_SIZE } from '../setup.js';
import { isOnBoard, squareToIndex } from '../squares.js';
import type { AmazonsState, Cell, PositionRefusal, Side } from '../types.js';
import { mustBeText } from './must-be-text.js';

/** Longer texts are refused unread: the largest board takes about 300 characters. */
const LIMIT = 2_000;

/** What the signs of the position formats stand for. `x` is an arrow in a FEN and the first side in a drawn board. */
const SIGNS: readonly (readonly [Cell, fen: string, drawn: string])[] = [
  ['empty', '.', '.'],
  ['white', 'QWw', 'QWwXx'],
  ['black', 'qBb', 'qBbOo'],
  ['arrow', '*#PpXx', '*#Pp'],
];

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
  mustBeText(text);
  if (text.length > LIMIT) return err({ code: 'position-too-long', limit: LIMIT });
  // The hand of undropped pawns, `[PPPP]`, of Fairy-Stockfish before 2023 says nothing; blanks keep the columns right.
  const clean = text.replace(/\[[Pp-]*\]/, (hand) => ' '.repeat(hand.length));
  // Only a drawn board has these signs. Its rows may stand on lines of their own; the side to move is a single letter.
  const drawn = /^\s*\S*[.#Oo|]/.test(clean);
  const placement = (drawn ? /^\s*\S+(\s+\S{2,})*/ : /^\s*\S+/).exec(clean)?.[0];
  if (!placement) return err({ code: 'position-empty' });
  const board: Cell[][] = [];
  for (const { 0: row, index } of placement.matchAll(/[^\s/|]+/g)) {
    const expected = board[0]?.length;
    const cells = readRow(row, drawn, expected);
    if (typeof cells === 'number') return err(badCharacter(text, index + cells));
    const width = cells.length;
    if (expected !== undefined && width !== expected)
      return err({ code: 'position-ragged', row: board.length + 1, width, expected });
    board.push(cells);
  }
  const width = board[0]?.length ?? 0;
  const height = board.length;
  if (width < 1 || width > MAX_SIZE || height > MAX_SIZE) return err({ code: 'position-size', width, height });
  return readFields({ width, height, turn: 0, ply: 0, board: board.reverse().flat() }, clean.slice(placement.length));
}

/**
 * The tiles of a row, or the offset of the character that stands for nothing. Two digits are one number, from 10 to 16. In a
 * longer string of digits, and where the number is more than the row can hold, each digit is a number of its own: so it is
 * written by programs that count empty tiles one by one.
 */
function readRow(text: string, drawn: boolean, most: number | undefined): Cell[] | number {
  const cells = readSigns(text, drawn, /(?<!\d)1[0-6](?!\d)|./g);
  if (most === undefined || typeof cells === 'number' || cells.length <= most) return cells;
  const single = readSigns(text, drawn, /./g);
  return typeof single !== 'number' && single.length <= most ? single : cells;
}

function readSigns(text: string, drawn: boolean, pattern: RegExp): Cell[] | number {
  const cells: Cell[] = [];
  for (const { 0: sign, index } of text.matchAll(pattern)) {
    const run = Number(sign);
    const [cell] = run > 0 ? ['empty' as const] : (SIGNS.find((signs) => signs[drawn ? 2 : 1].includes(sign)) ?? []);
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
function readFields(start: AmazonsState, text: string): Result<AmazonsState, PositionRefusal> {
  const [side = '', ...fields] = text.match(/\S+/g) ?? [];
  const named = /^(?:(w|white|x|)|b|black|o)$/i.exec(side);
  if (!named) return err({ code: 'position-turn', found: side });
  const turn: Side = named[1] === undefined ? 1 : 0;
  const counters = fields.filter((field) => /^\d{1,4}$/.test(field));
  const [found, ...more] = fields.filter((field) => field !== '-' && !counters.includes(field));
  if (more.length > 0 || counters.length > 2) return err({ code: 'position-fields', found: fields.join(' ') });
  const state: AmazonsState = { ...start, turn, ply: readPly(counters.map(Number), turn) };
  const shooting = found?.toLowerCase();
  if (found === undefined) return ok(state);
  return isOnBoard(state, shooting) &&
    cellAt(state, shooting) === amazonOf(turn) &&
    isFree(state, squareToIndex(state, shooting))
    ? ok({ ...state, shooting })
    : err({ code: 'position-shooting', found });
}

/**
 * Turns played. Fairy-Stockfish counts them in its first counter and pairs of them in its second; a lone counter counts
 * pairs. Where the two disagree (a diagram given as move 20 with `0 20`), the pairs are believed.
 */
function readPly([first, second]: readonly number[], turn: Side): number {
  if (first === undefined) return 0;
  if (second !== undefined && fullMove({ ply: first, turn }) === second) return first;
  return Math.max(0, 2 * ((second ?? first) - 1)) + turn;
}

/** The number of the pair of turns, from 1, whichever side moved first. */
export function fullMove({ ply, turn }: Pick<AmazonsState, 'ply' | 'turn'>): number {
  const blackMovedFirst = (ply + turn) % 2;
  return 1 + Math.floor((ply + blackMovedFirst) / 2);
}
