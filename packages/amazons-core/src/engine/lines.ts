import { FREEDOM } from './weights.js';

/**
 * Four views of the empty squares, by row, column and both diagonals, so that the runs of empty squares beside an amazon
 * are found by counting bits. Rows and diagonals have column `c` at bit `c`, columns have row `r` at bit `r` (here from 0).
 */
export interface Lines {
  /** Reads the board anew. */
  read(empty: Int32Array, height: number): void;
  /** A square becomes empty, or is taken. */
  flip(square: number): void;
  /** How freely a queen stands there: the runs beside it, each by its length (`FREEDOM`). */
  freedom(square: number): number;
}

/** Where columns and the two kinds of diagonals begin in one array. */
const COLUMNS = 16;
const RISING = 32;
const FALLING = 64;

export function createLines(): Lines {
  const lines = new Int32Array(96);
  const worth = Uint8Array.from(FREEDOM);

  function flip(square: number): void {
    const r = square >> 4;
    const c = square & 15;
    const bit = 1 << c;
    lines[r] = (lines[r] as number) ^ bit;
    lines[COLUMNS + c] = (lines[COLUMNS + c] as number) ^ (1 << r);
    lines[RISING + 15 + r - c] = (lines[RISING + 15 + r - c] as number) ^ bit;
    lines[FALLING + r + c] = (lines[FALLING + r + c] as number) ^ bit;
  }

  /** The run above a bit and the run below it. */
  function runs(line: number, at: number): number {
    const above = ~(line >>> (at + 1));
    const below = ~((line << (31 - at)) << 1);
    return (worth[31 - Math.clz32(above & -above)] as number) + (worth[Math.clz32(below)] as number);
  }

  return {
    flip,
    read(empty, height) {
      lines.fill(0);
      for (let r = 0; r < height; r++) {
        for (let bits = (empty[r + 1] as number) & 0xffff; bits !== 0; bits &= bits - 1) {
          flip((r << 4) | (31 - Math.clz32(bits & -bits)));
        }
      }
    },
    freedom(square) {
      const r = square >> 4;
      const c = square & 15;
      return (
        runs(lines[r] as number, c) +
        runs(lines[COLUMNS + c] as number, r) +
        runs(lines[RISING + 15 + r - c] as number, c) +
        runs(lines[FALLING + r + c] as number, c)
      );
    },
  };
}
