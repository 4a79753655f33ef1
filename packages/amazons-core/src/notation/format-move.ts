import { SETUPS } from '../setup.js';
import { fileOf, rankOf } from '../squares.js';
import type { Move, Side, Size, Square } from '../types.js';

/**
 * The notations `formatMove` writes: `standard` `d1-d7/g7`, `parentheses` `d1-d7(g7)`, `cross` `d1-d7xg7`, `uci`
 * `d1d7,d7g7`, `sgf` `djddgd`, `openspiel` (its three actions), `botzone` (six numbers).
 */
export type MoveStyle = 'standard' | 'parentheses' | 'cross' | 'uci' | 'sgf' | 'openspiel' | 'botzone';

/** How `formatMove` writes. */
export interface FormatMoveOptions {
  /** The notation; `'standard'` without it. */
  readonly style?: MoveStyle;
  /** The board or any state, for the notations that count rows from the top; 10 x 10 without it. */
  readonly size?: Size;
  /** Who moved, for OpenSpiel's X and O; White without it. */
  readonly seat?: Side;
}

/**
 * Writes a turn.
 *
 * @param move - the turn, or a `move` action
 * @param options - notation, and what it needs
 * @returns the text; `parseMove` reads it (Botzone's with its option)
 *
 * @example
 * ```ts
 * import { formatMove } from '@games/amazons-core';
 *
 * const move = { from: 'd1', to: 'd7', arrow: 'g7' } as const;
 * formatMove(move); // => 'd1-d7/g7'
 * formatMove(move, { style: 'uci' }); // => 'd1d7,d7g7'
 * formatMove(move, { style: 'sgf', size: { width: 10, height: 10 } }); // => 'djddgd'
 * ```
 */
export function formatMove({ from, to, arrow }: Move, options: FormatMoveOptions = {}): string {
  const { style = 'standard', size = SETUPS.standard, seat = 0 } = options;
  const side = seat === 0 ? 'X' : 'O';
  const pair = (square: Square): string => `(${size.height - rankOf(square)}, ${fileOf(square) + 1})`;
  const all = (write: (square: Square) => string, between: string): string =>
    [from, to, arrow].map(write).join(between);
  const styles: Readonly<Record<MoveStyle, string>> = {
    standard: `${from}-${to}/${arrow}`,
    parentheses: `${from}-${to}(${arrow})`,
    cross: `${from}-${to}x${arrow}`,
    uci: `${from}${to},${to}${arrow}`,
    sgf: all((square) => sgfPoint(square, size), ''),
    openspiel: `${side} From ${pair(from)}\n${side} To ${pair(to)}\n${side} Shoot: ${pair(arrow)}`,
    botzone: all((square) => `${fileOf(square)} ${rankOf(square)}`, ' '),
  };
  return styles[style];
}

/** A point as SGF writes it: column and row by letter, from the top left corner. */
export function sgfPoint(square: Square, { height }: Size): string {
  return square.charAt(0) + String.fromCharCode(97 + height - 1 - rankOf(square));
}
