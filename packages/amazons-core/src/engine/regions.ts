import { ROWS } from './kernel.js';

/** A closed region: one side's amazons and the squares they share with nobody. */
export interface Region {
  readonly side: 0 | 1;
  /** Empty squares, as rows of bits (see `Kernel`; here in the low half alone). */
  readonly empty: Int32Array;
  /** Square codes. */
  readonly amazons: readonly number[];
  /** How many squares are empty: each turn fills one, so no side has more turns here. */
  readonly space: number;
}

/** How many of 16 bits are set. */
export function bitCount(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

const flooded = new Int32Array(ROWS);

/** Spreads `flooded` by king steps over `passable` until it stands still. */
function flood(passable: (row: number) => number, height: number): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let pass = 0; pass < 2; pass++) {
      for (let i = 1; i <= height; i++) {
        const r = pass === 0 ? i : height + 1 - i;
        const column = (flooded[r - 1] as number) | (flooded[r] as number) | (flooded[r + 1] as number);
        let here = (column | (column << 1) | (column >>> 1)) & passable(r);
        // Along the row to the end, so that two passes mostly do.
        for (let before = 0; before !== here; ) {
          before = here;
          here |= ((here << 1) | (here >>> 1)) & passable(r);
        }
        here |= flooded[r] as number;
        if (here !== flooded[r]) {
          flooded[r] = here;
          changed = true;
        }
      }
    }
  }
}

/**
 * The closed regions, once every amazon stands in one: since an amazon may step aside, squares with amazons count as open,
 * and only arrows and the edge divide.
 *
 * @returns the regions, or `undefined` while some region is shared
 */
export function closedRegions(empty: Int32Array, amazons: Int32Array, height: number): Region[] | undefined {
  const done = new Int32Array(ROWS);
  const regions: Region[] = [];
  const passable = (r: number): number =>
    ((empty[r] as number) | (amazons[r] as number) | ((amazons[r] as number) >>> 16)) & 0xffff;
  for (let row = 1; row <= height; row++) {
    for (;;) {
      const both = (amazons[row] as number) | ((amazons[row] as number) >>> 16);
      const left = both & 0xffff & ~(done[row] as number);
      if (left === 0) break;
      flooded.fill(0);
      flooded[row] = left & -left;
      flood(passable, height);
      let first = 0;
      let second = 0;
      for (let r = 1; r <= height; r++) {
        first |= (flooded[r] as number) & (amazons[r] as number);
        second |= (flooded[r] as number) & ((amazons[r] as number) >>> 16);
      }
      if (first !== 0 && second !== 0) return undefined;
      const side = first !== 0 ? 0 : 1;
      const inside = new Int32Array(ROWS);
      const squares: number[] = [];
      let space = 0;
      for (let r = 1; r <= height; r++) {
        const here = flooded[r] as number;
        done[r] = (done[r] as number) | here;
        inside[r] = here & (empty[r] as number);
        space += bitCount(inside[r] as number);
        const standing = here & ((amazons[r] as number) | ((amazons[r] as number) >>> 16));
        for (let bits = standing; bits !== 0; bits &= bits - 1) {
          squares.push(((r - 1) << 4) | (31 - Math.clz32(bits & -bits)));
        }
      }
      regions.push({ side, empty: inside, amazons: squares, space });
    }
  }
  return regions;
}
