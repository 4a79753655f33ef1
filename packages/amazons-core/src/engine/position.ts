import { squareAt, squareToIndex } from '../squares.js';
import type { AmazonsState, MoveAction, Square } from '../types.js';
import { ROWS } from './kernel.js';

/** A state as the search holds it: rows of bits (see `Kernel`), whose turn it is, and the amazon that has still to shoot. */
export interface Packed {
  readonly width: number;
  readonly height: number;
  readonly empty: Int32Array;
  readonly amazons: Int32Array;
  readonly side: number;
  /** The square of an amazon that has moved and not yet shot, or -1. */
  readonly shooting: number;
}

/** Row and column of a square in one number: `row << 4 | column`. */
export function squareCode(size: { readonly width: number; readonly height: number }, square: Square): number {
  const index = squareToIndex(size, square);
  return (Math.floor(index / size.width) << 4) | (index % size.width);
}

/** The name of a square code. */
export function squareName(code: number): Square {
  return squareAt(code & 15, code >> 4);
}

/** Packs a state. */
export function pack(state: AmazonsState): Packed {
  const { width, height, board, turn, shooting } = state;
  const empty = new Int32Array(ROWS);
  const amazons = new Int32Array(ROWS);
  for (const [index, cell] of board.entries()) {
    const row = Math.floor(index / width) + 1;
    const bit = 1 << (index % width);
    if (cell === 'empty') empty[row] = (empty[row] as number) | bit | (bit << 16);
    else if (cell === 'white') amazons[row] = (amazons[row] as number) | bit;
    else if (cell === 'black') amazons[row] = (amazons[row] as number) | (bit << 16);
  }
  return { width, height, empty, amazons, side: turn, shooting: shooting ? squareCode(state, shooting) : -1 };
}

/** The action that moves and shoots so. Where a clock runs it carries the earliest time it could have, as in `legalActions`. */
export function toAction(state: AmazonsState, seat: 0 | 1, from: number, to: number, arrow: number): MoveAction {
  const time = state.clock ? { at: state.clock.since ?? 0 } : {};
  return {
    type: 'move',
    seat,
    from: squareName(from),
    to: squareName(to),
    arrow: squareName(arrow),
    ...time,
  };
}
