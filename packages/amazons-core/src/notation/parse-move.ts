import { err, ok, type Result } from '@games/kit';
import { SETUPS } from '../setup.js';
import { isOnBoard, squareAt } from '../squares.js';
import type { Move, Size, Square } from '../types.js';
import { mustBeText } from './must-be-text.js';

/** Longer texts are refused unread: 256 moves of the longest notation take about 15,000 characters. */
const LIMIT = 20_000;

/** Why a move cannot be read; `column` counts characters from 1. */
export type MoveRefusal =
  | { readonly code: 'move-too-long'; readonly limit: number }
  | { readonly code: 'move-syntax'; readonly found: string; readonly column: number }
  | { readonly code: 'move-off-board'; readonly found: string; readonly width: number; readonly height: number }
  | { readonly code: 'move-disagrees'; readonly to: Square; readonly shooter: Square };

/** Bare numbers look alike, so they are read only when named: Botzone's six, or OpenSpiel's three action ids. */
export type NumberStyle = 'botzone' | 'openspiel-ids';

type Reader = (groups: readonly string[], size: Size) => readonly Square[];

const SQUARE = '([a-p](?:1[0-6]|[1-9]))(?!\\d)';
/** What may stand between two squares: dashes of every kind, `/`, `(`, `x`, commas, blanks. */
const GAP = '[-\\s\\u2010-\\u2015\\u2212>\\u2192/(\\[,;:x\\u00d7]*';
/** `d1d7,d7g7`: the move, then the shot from where it ended. Must be tried before the three squares. */
const UCI = /* @__PURE__ */ new RegExp(`${SQUARE}${SQUARE}[\\s,]+${SQUARE}${SQUARE}`, 'iy');
const SQUARES = /* @__PURE__ */ new RegExp(`${SQUARE}${GAP}${SQUARE}${GAP}${SQUARE}`, 'iy');
const SGF = /(?:[BW]\[)?([a-p]{2})([a-p]{2})([a-p]{2})(?![a-z\d])/y;
const OPENSPIEL = /* @__PURE__ */ new RegExp(
  ['From', 'To', 'Shoot'].map((stage) => `[XO] ${stage}:?\\s*\\((\\d{1,2}),\\s*(\\d{1,2})\\)`).join('\\s*'),
  'iy',
);
const numbers = (count: number): RegExp => new RegExp(`(\\d{1,3})${'[\\s,]+(\\d{1,3})'.repeat(count - 1)}(?!\\d)`, 'y');

const names: Reader = (groups) => groups.map((text) => text.toLowerCase() as Square);
/** SGF counts from the top left corner, columns and rows by letter. */
const letters: Reader = (groups, { height }) =>
  groups.map((point) => squareAt(point.charCodeAt(0) - 97, height - 1 - (point.charCodeAt(1) - 97)));
const pairs = (groups: readonly string[], toSquare: (a: number, b: number) => Square): Square[] =>
  [0, 2, 4].map((at) => toSquare(Number(groups[at]), Number(groups[at + 1])));

const NOTATIONS: readonly (readonly [RegExp, Reader])[] = [
  [UCI, names],
  [SQUARES, names],
  [SGF, letters],
  // (row, column), both from 1, row 1 at the top.
  [OPENSPIEL, (groups, { height }) => pairs(groups, (row, column) => squareAt(column - 1, height - row))],
];
const NUMBERS: Readonly<Record<NumberStyle, readonly [count: number, Reader]>> = {
  // x y from 0; Botzone's Black moves first from y = 0, which is our White at the bottom.
  botzone: [6, (groups) => pairs(groups, squareAt)],
  // row × width + column, row 0 at the top.
  'openspiel-ids': [
    3,
    (groups, { width, height }) =>
      groups.map((id) => squareAt(Number(id) % width, height - 1 - Math.floor(Number(id) / width))),
  ],
};

/**
 * Reads a turn in any notation seen for this game: `d1-d7/g7`, `d1-d7(g7)`, `1.d1–d5,g8;`, `E4-H7 x E4`, `B1-B4xB3`,
 * `d1d7,d7g7` (UCI), `djddgd` or `B[djddgd]` (SGF), `X From (10, 4) X To (4, 4) X Shoot: (4, 7)` (OpenSpiel). A move number
 * before it and a `;` after it are passed over. Whether the turn is legal is for `check` to say.
 *
 * @param text - the turn
 * @param size - the board or any state: SGF and OpenSpiel count rows from the top; 10 x 10 without it
 * @param options - `numbers`: read bare numbers as Botzone's `x0 y0 x1 y1 x2 y2` or as OpenSpiel's three action ids
 * @returns the three squares, or what is wrong with the text
 * @throws TypeError when `text` is no string
 *
 * @example
 * ```ts
 * import { parseMove } from '@games/amazons-core';
 *
 * parseMove('D1-D7 x G7'); // => { ok: true, value: { from: 'd1', to: 'd7', arrow: 'g7' } }
 * parseMove('djddgd'); // => { ok: true, value: { from: 'd1', to: 'd7', arrow: 'g7' } }
 * parseMove('2 0 2 5 5 5', { width: 8, height: 8 }, { numbers: 'botzone' }).ok; // => true
 * parseMove('d1-d7/'); // => { ok: false, error: { code: 'move-syntax', found: 'd1-d7/', column: 1 } }
 * ```
 */
export function parseMove(
  text: string,
  size: Size = SETUPS.standard,
  options: { readonly numbers?: NumberStyle } = {},
): Result<Move, MoveRefusal> {
  const moves = parseMoves(text, size, options);
  if (!moves.ok) return moves;
  const [move, second] = moves.value;
  if (!move || second) return err({ code: 'move-syntax', found: text.trim().slice(0, 40), column: 1 });
  return ok(move);
}

/**
 * Reads the turns of a game, one after another, each in any notation `parseMove` reads: a pasted move list.
 *
 * @param text - the turns, parted by blanks, commas, semicolons or numbers such as `12.`
 * @param size - the board or any state; 10 x 10 without it
 * @param options - `numbers`, as for `parseMove`
 * @returns the turns, none for an empty text, or where the text cannot be read
 * @throws TypeError when `text` is no string
 *
 * @example
 * ```ts
 * import { formatMove, parseMoves } from '@games/amazons-core';
 *
 * const read = parseMoves('1.d1–d5,g8; g10–d7,h3;');
 * read.ok && read.value.map((move) => formatMove(move)); // => ['d1-d5/g8', 'g10-d7/h3']
 * ```
 */
export function parseMoves(
  text: string,
  size: Size = SETUPS.standard,
  options: { readonly numbers?: NumberStyle } = {},
): Result<readonly Move[], MoveRefusal> {
  mustBeText(text);
  if (text.length > LIMIT) return err({ code: 'move-too-long', limit: LIMIT });
  const [count, reader] = options.numbers ? NUMBERS[options.numbers] : [];
  const notations = count && reader ? [[numbers(count), reader] as const] : NOTATIONS;
  const moves: Move[] = [];
  let at = skip(text, 0);
  while (at < text.length) {
    let squares: readonly Square[] = [];
    let all = '';
    for (const [pattern, read] of notations) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) continue;
      all = match[0];
      squares = read(match.slice(1), size);
      break;
    }
    if (!all) return err({ code: 'move-syntax', found: text.slice(at, at + 40).trimEnd(), column: at + 1 });
    const [from, to, arrow, last = arrow] = squares;
    if (!from || !to || !arrow || !last || !squares.every((square) => isOnBoard(size, square))) {
      return err({ code: 'move-off-board', found: all, width: size.width, height: size.height });
    }
    // UCI names the shooting square twice.
    if (last !== arrow && arrow !== to) return err({ code: 'move-disagrees', to, shooter: arrow });
    moves.push({ from, to, arrow: last });
    at = skip(text, at + all.length);
  }
  return ok(moves);
}

/** Past blanks, separators, what closes the turn before, and a move number (`12.` or `3...`). */
function skip(text: string, at: number): number {
  const gap = /[\s,;)\]]*(?:\d{1,3}[.)]+\s*)?/y;
  gap.lastIndex = at;
  return at + (gap.exec(text)?.[0].length ?? 0);
}
