import { type AmazonsState, CELLS } from '../types.js';
import { fullMove } from './parse-position.js';

/** The forms `formatPosition` writes: Fairy-Stockfish's FEN, amazons-game-engine's, and OpenSpiel's drawn rows. */
export type PositionStyle = 'fen' | 'wbx' | 'rows';

const SIGNS: Readonly<Record<PositionStyle, string>> = { fen: '.Qq*', wbx: '.wbx', rows: '.XO#' };

/**
 * Writes a position.
 *
 * @param state - a game; only where it stands is written, not its clocks, pie rule or last turn
 * @param options - `style`: `'fen'` (Fairy-Stockfish, the default), `'wbx'` (amazons-game-engine), or `'rows'` (OpenSpiel's
 * drawn board, which names neither the side to move nor the turn number)
 * @returns the text; `parsePosition` reads every style
 *
 * @example
 * ```ts
 * import { create, formatPosition } from '@games/amazons-core';
 *
 * const start = create().value;
 * formatPosition(start); // => '3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1'
 * formatPosition(start, { style: 'wbx' }); // => '3b2b3/10/10/b8b/10/10/w8w/10/10/3w2w3 w - 1'
 * ```
 */
export function formatPosition(state: AmazonsState, options: { readonly style?: PositionStyle } = {}): string {
  const { style = 'fen' } = options;
  const { width, height, board, turn, ply, shooting = '-' } = state;
  const tiles = board.map((cell) => SIGNS[style][CELLS.indexOf(cell)]).join('');
  const rows = Array.from({ length: height }, (_, row) => tiles.slice(row * width, (row + 1) * width)).reverse();
  if (style === 'rows') return rows.join('\n');
  const placement = rows.join('/').replace(/\.+/g, (run) => String(run.length));
  const side = turn === 0 ? 'w' : 'b';
  return `${placement} ${side} ${shooting} ${style === 'wbx' ? '' : `- ${ply} `}${fullMove(state)}`;
}
