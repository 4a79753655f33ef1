import { ROWS } from './kernel.js';

/** Shifts by one column keep inside a half: up (to higher columns) and down. */
const UP = 0xfffefffe | 0;
const DOWN = 0x7fff7fff;
const DOWN2 = 0x3fff3fff;
const DOWN4 = 0x0fff0fff;
const DOWN8 = 0x00ff00ff;
const TOPS = 0x80008000 | 0;

/** The halves of a row changed over. */
export function swap(bits: number): number {
  return (bits >>> 16) | (bits << 16);
}

/** Sets of squares that a flood leaves behind, each as rows of bits, the first seat's in the low half. */
export interface Floods {
  /** Reached in fewer moves than the other side needs. */
  readonly first: Int32Array;
  /** Reached by both in the same number of moves. */
  readonly ties: Int32Array;
  /** Reached in just one move more than the other side needs. */
  readonly late: Int32Array;
  /** One, two and three queen moves away. */
  readonly near: readonly [Int32Array, Int32Array, Int32Array];
  readonly kingFirst: Int32Array;
  /** King distances, at most 15, in four bit planes. */
  readonly kingPlanes: readonly [Int32Array, Int32Array, Int32Array, Int32Array];
  /** One king step away. */
  readonly beside: Int32Array;
  /** Reached at all. */
  readonly reached: Int32Array;
  queens(): void;
  kings(): void;
}

const rows = (): Int32Array => new Int32Array(ROWS);

/**
 * Floods the empty squares from the amazons of both sides at once. A wave is found in two sweeps over the rows, down and
 * up, that carry the rays along: the cost does not depend on how long the rays are.
 */
export function createFloods(empty: Int32Array, amazons: Int32Array, size: { width: number; height: number }): Floods {
  const open = rows();
  let front = rows();
  let next = rows();
  const first = rows();
  const ties = rows();
  const late = rows();
  const near = [rows(), rows(), rows()] as const;
  const kingFirst = rows();
  const kingPlanes = [rows(), rows(), rows(), rows()] as const;
  const beside = rows();
  const reached = rows();
  const [near1, near2, near3] = near;
  const [plane1, plane2, plane4, plane8] = kingPlanes;

  function start(): void {
    const { height } = size;
    for (let r = 1; r <= height; r++) {
      open[r] = empty[r] as number;
      front[r] = amazons[r] as number;
    }
    front[0] = front[height + 1] = next[0] = next[height + 1] = 0;
  }

  function turnOver(): void {
    const done = front;
    front = next;
    next = done;
  }

  /** Rays along a row, to both sides, from the squares of `here` through those of `through`. */
  function along(here: number, through: number): number {
    // To higher columns a carry runs through a stretch of open squares; the sum is made without crossing the halves.
    const begin = (here << 1) & UP & through;
    const sum = ((through & ~TOPS) + (begin & ~TOPS)) ^ ((through ^ begin) & TOPS);
    // To lower columns in steps that double.
    let ray = here | ((here >>> 1) & DOWN & through);
    let pass = through & (through >>> 1) & DOWN;
    ray |= (ray >>> 2) & DOWN2 & pass;
    pass &= (pass >>> 2) & DOWN2;
    ray |= (ray >>> 4) & DOWN4 & pass;
    if (size.width > 8) {
      pass &= (pass >>> 4) & DOWN4;
      ray |= (ray >>> 8) & DOWN8 & pass;
    }
    return (ray | (sum ^ through)) & through;
  }

  /** The squares that rays from above reach; gathered in `next`. */
  function sweepDown(): void {
    const { height } = size;
    let straight = 0;
    let right = 0;
    let left = 0;
    for (let r = 1; r <= height; r++) {
      const from = front[r - 1] as number;
      const through = open[r] as number;
      straight = (straight | from) & through;
      right = ((right | from) << 1) & UP & through;
      left = ((left | from) >>> 1) & DOWN & through;
      next[r] = straight | right | left;
    }
  }

  function queens(): void {
    const { height } = size;
    start();
    for (let r = 1; r <= height; r++) first[r] = ties[r] = late[r] = near1[r] = near2[r] = near3[r] = 0;
    for (let wave = 1; ; wave++) {
      sweepDown();
      let straight = 0;
      let right = 0;
      let left = 0;
      let any = 0;
      for (let r = height; r >= 1; r--) {
        const from = front[r + 1] as number;
        const through = open[r] as number;
        const here = front[r] as number;
        straight = (straight | from) & through;
        right = ((right | from) << 1) & UP & through;
        left = ((left | from) >>> 1) & DOWN & through;
        let found = (next[r] as number) | straight | right | left;
        if (here !== 0) found |= along(here, through);
        next[r] = found;
        if (found === 0) continue;
        any = 1;
        const still = through & ~found;
        open[r] = still;
        first[r] = (first[r] as number) | (found & swap(still));
        ties[r] = (ties[r] as number) | (found & swap(found));
        late[r] = (late[r] as number) | (found & swap(here));
        if (wave === 1) near1[r] = found;
        else if (wave === 2) near2[r] = found;
        else if (wave === 3) near3[r] = found;
      }
      if (any === 0) return;
      turnOver();
    }
  }

  function kings(): void {
    const { height } = size;
    start();
    for (let r = 1; r <= height; r++) {
      kingFirst[r] = plane1[r] = plane2[r] = plane4[r] = plane8[r] = beside[r] = 0;
    }
    for (let wave = 1; ; wave++) {
      let any = 0;
      let above = 0;
      let here = front[1] as number;
      for (let r = 1; r <= height; r++) {
        const below = front[r + 1] as number;
        const column = above | here | below;
        above = here;
        here = below;
        const through = open[r] as number;
        const found = (column | ((column << 1) & UP) | ((column >>> 1) & DOWN)) & through;
        next[r] = found;
        if (found === 0) continue;
        any = 1;
        const still = through & ~found;
        open[r] = still;
        kingFirst[r] = (kingFirst[r] as number) | (found & swap(still));
        const distance = Math.min(wave, 15);
        if (distance & 1) plane1[r] = (plane1[r] as number) | found;
        if (distance & 2) plane2[r] = (plane2[r] as number) | found;
        if (distance & 4) plane4[r] = (plane4[r] as number) | found;
        if (distance & 8) plane8[r] = (plane8[r] as number) | found;
        if (wave === 1) beside[r] = found;
      }
      if (any === 0) break;
      turnOver();
    }
    for (let r = 1; r <= height; r++) reached[r] = (empty[r] as number) & ~(open[r] as number);
  }

  return { first, ties, late, near, kingFirst, kingPlanes, beside, reached, queens, kings };
}
