// The SIMD twin of src/engine/plain-kernel.ts: the same numbers, four boards at a time. Integers only.

import { kings, queens, swap } from './floods';
import { flip, freedom, readLines } from './lines';
import {
  AMAZONS,
  AMAZONS4,
  BESIDE,
  COUNTS,
  EMPTY,
  EMPTY4,
  FEATURES,
  FIRST,
  FREEDOM,
  get,
  HEMMED,
  HEMMED4,
  KING_FIRST,
  LATE,
  MOVES,
  NEAR1,
  NEAR2,
  NEAR3,
  OPEN,
  PLANE1,
  PLANE2,
  PLANE4,
  PLANE8,
  put,
  ROW,
  SCORES,
  TIES,
  WEIGHTS,
} from './memory';

export const emptyAt: usize = EMPTY;
export const amazonsAt: usize = AMAZONS;
export const movesAt: usize = MOVES;
export const scoresAt: usize = SCORES;
export const featuresAt: usize = FEATURES;
export const freedomAt: usize = FREEDOM;
export const hemmedAt: usize = HEMMED;
export const weightsAt: usize = WEIGHTS;

const COUNT = 14;
const PHASES = 64;
const SHIFT = 4;

let width: i32 = 0;
let height: i32 = 0;
let last: usize = 0;
/** Boards waiting to be valued, and moves found. */
let waiting: i32 = 0;
let found: i32 = 0;

export function resize(newWidth: i32, newHeight: i32): void {
  width = newWidth;
  height = newHeight;
  last = (<usize>newHeight) << 4;
}

function tally(sum: v128, rows: v128): v128 {
  return i8x16.add(sum, i8x16.popcnt(rows));
}

/** Byte counts (at most 8 bits in 16 rows: they fit) to a count a half; stored as the given feature. */
function keep(feature: usize, sum: v128): void {
  v128.store(COUNTS + (feature << 4), i16x8.extadd_pairwise_i8x16_u(sum));
}

function measure(): void {
  queens(last, width > 8);
  kings(last);
  const none = i32x4.splat(0);
  let territory = none;
  let late = none;
  let sure = none;
  let both = none;
  let one = none;
  let two = none;
  let three = none;
  let first = none;
  let liberties = none;
  let ties = none;
  let steps1 = none;
  let steps2 = none;
  let steps4 = none;
  let steps8 = none;
  for (let r: usize = ROW; r <= last; r += ROW) {
    const all = v128.andnot(get(EMPTY4, r), get(OPEN, r));
    const shared = v128.and(all, swap(all));
    territory = tally(territory, get(FIRST, r));
    late = tally(late, get(LATE, r));
    sure = tally(sure, all);
    both = tally(both, shared);
    one = tally(one, get(NEAR1, r));
    two = tally(two, get(NEAR2, r));
    three = tally(three, get(NEAR3, r));
    first = tally(first, get(KING_FIRST, r));
    liberties = tally(liberties, get(BESIDE, r));
    ties = tally(ties, get(TIES, r));
    steps1 = tally(steps1, v128.and(get(PLANE1, r), shared));
    steps2 = tally(steps2, v128.and(get(PLANE2, r), shared));
    steps4 = tally(steps4, v128.and(get(PLANE4, r), shared));
    steps8 = tally(steps8, v128.and(get(PLANE8, r), shared));
  }
  keep(0, territory);
  keep(1, late);
  keep(2, sure);
  keep(3, one);
  keep(4, two);
  keep(5, three);
  keep(6, first);
  v128.store(
    COUNTS + (7 << 4),
    i16x8.add(
      i16x8.add(i16x8.extadd_pairwise_i8x16_u(steps1), i16x8.shl(i16x8.extadd_pairwise_i8x16_u(steps2), 1)),
      i16x8.add(
        i16x8.shl(i16x8.extadd_pairwise_i8x16_u(steps4), 2),
        i16x8.shl(i16x8.extadd_pairwise_i8x16_u(steps8), 3),
      ),
    ),
  );
  keep(8, liberties);
  keep(9, ties);
  keep(10, both);
}

/** What was counted of a feature for one seat of one board. */
function counted(feature: usize, lane: usize, seat: usize): i32 {
  return load<i16>(COUNTS + (feature << 4) + (lane << 2) + (seat << 1));
}

function lead(feature: usize, lane: usize): i32 {
  return counted(feature, lane, 0) - counted(feature, lane, 1);
}

/** Lays the features of one board out as the plain kernel does. */
function layOut(lane: usize): void {
  for (let f: usize = 0; f < 9; f++) store<i32>(FEATURES + (f << 2), lead(f, lane));
  // Being late, and steps to walk, count for the other side.
  store<i32>(FEATURES + (1 << 2), -lead(1, lane));
  store<i32>(FEATURES + (7 << 2), -lead(7, lane));
  for (let i: usize = 0; i < 3; i++) {
    store<i32>(FEATURES + ((9 + i) << 2), load<i32>(HEMMED4 + ((lane * 3 + i) << 2)));
  }
  const even = counted(9, lane, 0);
  const close = counted(1, lane, 0) + counted(1, lane, 1);
  const both = counted(10, lane, 0);
  store<i32>(FEATURES + (12 << 2), even);
  store<i32>(FEATURES + (13 << 2), 1);
  store<i32>(FEATURES + (14 << 2), min(PHASES - 1, (4 * even + 2 * close + (both - even - close)) >> 2));
}

function weigh(side: i32): i32 {
  const weights = WEIGHTS + ((<usize>load<i32>(FEATURES + (14 << 2)) * COUNT) << 2);
  let lean = 0;
  for (let f: usize = 0; f < 12; f++) lean += load<i32>(weights + (f << 2)) * load<i32>(FEATURES + (f << 2));
  if (side === 1) lean = -lean;
  for (let f: usize = 12; f < 14; f++) lean += load<i32>(weights + (f << 2)) * load<i32>(FEATURES + (f << 2));
  return lean >> SHIFT;
}

/** All four lanes become the host's board. */
function copyBoard(): void {
  for (let r: usize = 0; r < 18; r++) {
    put(EMPTY4, r << 4, i32x4.splat(load<i32>(EMPTY + (r << 2))));
    put(AMAZONS4, r << 4, i32x4.splat(load<i32>(AMAZONS + (r << 2))));
  }
}

function flipEmpty(lane: usize, square: i32): void {
  const at = EMPTY4 + ((<usize>((square >> 4) + 1)) << 4) + (lane << 2);
  store<i32>(at, load<i32>(at) ^ (0x10001 << (square & 15)));
}

function flipAmazon(lane: usize, square: i32, side: i32): void {
  const at = AMAZONS4 + ((<usize>((square >> 4) + 1)) << 4) + (lane << 2);
  store<i32>(at, load<i32>(at) ^ (1 << ((square & 15) + (side << 4))));
}

/** How hemmed in the amazons of one board are; `LINES` must show its empty squares. */
function hem(lane: usize): void {
  let one = 0;
  let two = 0;
  let three = 0;
  for (let r = 1; r <= height; r++) {
    for (let bits = load<i32>(AMAZONS4 + ((<usize>r) << 4) + (lane << 2)); bits !== 0; bits &= bits - 1) {
      const at = ctz(bits);
      const entry = HEMMED + ((<usize>freedom(((r - 1) << 4) | (at & 15))) << 2);
      const sign = at < 16 ? 1 : -1;
      one += sign * load<i32>(entry);
      two += sign * load<i32>(entry, 97 * 4);
      three += sign * load<i32>(entry, 2 * 97 * 4);
    }
  }
  const to = HEMMED4 + ((lane * 3) << 2);
  store<i32>(to, one);
  store<i32>(to, two, 4);
  store<i32>(to, three, 8);
}

/** Values the boards that wait; `side` has just moved on them. */
function flush(side: i32): void {
  if (waiting === 0) return;
  measure();
  for (let lane = 0; lane < waiting; lane++) {
    layOut(lane);
    store<i32>(SCORES + ((<usize>(found - waiting + lane)) << 2), -weigh(side ^ 1));
  }
  waiting = 0;
  copyBoard();
}

function isEmpty(row: i32, column: i32): bool {
  return column >= 0 && column < width && ((load<i32>(EMPTY + ((<usize>row) << 2)) >>> column) & 1) === 1;
}

function rowStep(direction: i32): i32 {
  return direction < 2 ? 0 : direction === 2 || direction === 4 || direction === 5 ? 1 : -1;
}

function columnStep(direction: i32): i32 {
  return direction === 2 || direction === 3 ? 0 : (direction & 1) === 0 ? 1 : -1;
}

export function evaluate(side: i32): i32 {
  readLines(height);
  copyBoard();
  hem(0);
  measure();
  layOut(0);
  return weigh(side);
}

export function expandAmazons(side: i32): i32 {
  found = 0;
  waiting = 0;
  readLines(height);
  copyBoard();
  for (let r = 1; r <= height; r++) {
    for (let bits = (load<i32>(AMAZONS + ((<usize>r) << 2)) >>> (side << 4)) & 0xffff; bits !== 0; bits &= bits - 1) {
      const c = ctz(bits);
      const from = ((r - 1) << 4) | c;
      for (let direction = 0; direction < 8; direction++) {
        const dr = rowStep(direction);
        const dc = columnStep(direction);
        for (let y = r + dr, x = c + dc; isEmpty(y, x); y += dr, x += dc) {
          const to = ((y - 1) << 4) | x;
          flipEmpty(waiting, from);
          flipEmpty(waiting, to);
          flipAmazon(waiting, from, side);
          flipAmazon(waiting, to, side);
          flip(from);
          flip(to);
          hem(waiting);
          flip(to);
          flip(from);
          store<u16>(MOVES + ((<usize>found) << 1), <u16>((from << 8) | to));
          found++;
          if (++waiting === 4) flush(side);
        }
      }
    }
  }
  flush(side);
  return found;
}

export function expandArrows(side: i32, from: i32): i32 {
  found = 0;
  waiting = 0;
  readLines(height);
  copyBoard();
  const r = (from >> 4) + 1;
  const c = from & 15;
  for (let direction = 0; direction < 8; direction++) {
    const dr = rowStep(direction);
    const dc = columnStep(direction);
    for (let y = r + dr, x = c + dc; isEmpty(y, x); y += dr, x += dc) {
      const square = ((y - 1) << 4) | x;
      flipEmpty(waiting, square);
      flip(square);
      hem(waiting);
      flip(square);
      store<u16>(MOVES + ((<usize>found) << 1), <u16>square);
      found++;
      if (++waiting === 4) flush(side);
    }
  }
  flush(side);
  return found;
}
