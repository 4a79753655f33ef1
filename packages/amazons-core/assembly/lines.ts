// The runs of empty squares beside an amazon, by counting bits: src/engine/lines.ts, word for word.

import { EMPTY, FREEDOM, LINES } from './memory';

const COLUMNS = 16;
const RISING = 32;
const FALLING = 64;

function change(line: i32, bit: i32): void {
  const at = LINES + ((<usize>line) << 2);
  store<i32>(at, load<i32>(at) ^ bit);
}

/** A square becomes empty, or is taken. */
export function flip(square: i32): void {
  const r = square >> 4;
  const c = square & 15;
  const bit = 1 << c;
  change(r, bit);
  change(COLUMNS + c, 1 << r);
  change(RISING + 15 + r - c, bit);
  change(FALLING + r + c, bit);
}

export function readLines(height: i32): void {
  memory.fill(LINES, 0, 96 * 4);
  for (let r = 0; r < height; r++) {
    for (let bits = load<i32>(EMPTY + ((<usize>(r + 1)) << 2)) & 0xffff; bits !== 0; bits &= bits - 1) {
      flip((r << 4) | ctz(bits));
    }
  }
}

function runs(line: i32, at: i32): i32 {
  const bits = load<i32>(LINES + ((<usize>line) << 2));
  const above = ~(bits >>> (at + 1));
  const below = ~((bits << (31 - at)) << 1);
  return load<i32>(FREEDOM + ((<usize>ctz(above)) << 2)) + load<i32>(FREEDOM + ((<usize>clz(below)) << 2));
}

/** How freely a queen stands there. */
export function freedom(square: i32): i32 {
  const r = square >> 4;
  const c = square & 15;
  return runs(r, c) + runs(COLUMNS + c, r) + runs(RISING + 15 + r - c, c) + runs(FALLING + r + c, c);
}
