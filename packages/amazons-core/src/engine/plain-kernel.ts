import { createFloods, swap } from './floods.js';
import { DIRECTIONS, type Kernel, MAX_MOVES, ROWS } from './kernel.js';
import { createLines } from './lines.js';
import { FEATURE_COUNT, FREEDOMS, HEMMED, type Knots, PHASES, SHIFT, WEIGHTS, weightTable } from './weights.js';

let counts: Uint8Array | undefined;

/** How many of 16 bits are set. Boards of usual width use only the low end, which stays in the nearest cache. */
function countTable(): Uint8Array {
  if (counts) return counts;
  counts = new Uint8Array(1 << 16);
  for (let bits = 1; bits < counts.length; bits++) counts[bits] = (counts[bits >> 1] as number) + (bits & 1);
  return counts;
}

/** The kernel in plain TypeScript: for pages that may not run WebAssembly, and the yardstick the other is tested against. */
export function plainKernel(sight: Knots = WEIGHTS): Kernel {
  const weights = weightTable(sight);
  const size = { width: 0, height: 0 };
  const empty = new Int32Array(ROWS);
  const amazons = new Int32Array(ROWS);
  const moves = new Uint16Array(MAX_MOVES);
  const scores = new Int32Array(MAX_MOVES);
  const features = new Int32Array(FEATURE_COUNT + 1);
  const count = countTable();
  const floods = createFloods(empty, amazons, size);
  const lines = createLines();
  const { first, ties, late, near, kingFirst, kingPlanes, beside, reached } = floods;
  const [near1, near2, near3] = near;
  const [plane1, plane2, plane4, plane8] = kingPlanes;

  const low = (bits: number): number => count[bits & 0xffff] as number;
  /** Bits of the first seat less bits of the second. */
  const lead = (bits: number): number => (count[bits & 0xffff] as number) - (count[bits >>> 16] as number);

  /** Measures the board into `features`, and how contested it is behind them. */
  function measure(): void {
    floods.queens();
    floods.kings();
    let territory = 0;
    let narrow = 0;
    let sure = 0;
    let one = 0;
    let two = 0;
    let three = 0;
    let kings = 0;
    let steps = 0;
    let liberties = 0;
    let even = 0;
    let close = 0;
    let both = 0;
    let hemmed1 = 0;
    let hemmed2 = 0;
    let hemmed3 = 0;
    for (let r = 1; r <= size.height; r++) {
      const behind = late[r] as number;
      const all = reached[r] as number;
      const shared = all & swap(all);
      territory += lead(first[r] as number);
      narrow -= lead(behind);
      close += low(behind) + low(behind >>> 16);
      sure += lead(all);
      both += low(shared);
      one += lead(near1[r] as number);
      two += lead(near2[r] as number);
      three += lead(near3[r] as number);
      kings += lead(kingFirst[r] as number);
      liberties += lead(beside[r] as number);
      even += low(ties[r] as number);
      steps -=
        lead((plane1[r] as number) & shared) +
        2 * lead((plane2[r] as number) & shared) +
        4 * lead((plane4[r] as number) & shared) +
        8 * lead((plane8[r] as number) & shared);
      for (let bits = amazons[r] as number; bits !== 0; bits &= bits - 1) {
        const at = 31 - Math.clz32(bits & -bits);
        const freedom = lines.freedom(((r - 1) << 4) | (at & 15));
        const sign = at < 16 ? 1 : -1;
        hemmed1 += sign * (HEMMED[freedom] as number);
        hemmed2 += sign * (HEMMED[FREEDOMS + freedom] as number);
        hemmed3 += sign * (HEMMED[2 * FREEDOMS + freedom] as number);
      }
    }
    features[0] = territory;
    features[1] = narrow;
    features[2] = sure;
    features[3] = one;
    features[4] = two;
    features[5] = three;
    features[6] = kings;
    features[7] = steps;
    features[8] = liberties;
    features[9] = hemmed1;
    features[10] = hemmed2;
    features[11] = hemmed3;
    features[12] = even;
    features[13] = 1;
    // Lieberum's w: a square counts 1 where both need as many moves, 1/2 for a difference of one; here 1/4 for any larger.
    features[FEATURE_COUNT] = Math.min(PHASES - 1, (4 * even + 2 * close + (both - even - close)) >> 2);
  }

  function value(side: number): number {
    measure();
    const at = (features[FEATURE_COUNT] as number) * FEATURE_COUNT;
    let lean = 0;
    for (let f = 0; f < FEATURE_COUNT - 2; f++) lean += (weights[at + f] as number) * (features[f] as number);
    if (side === 1) lean = -lean;
    for (let f = FEATURE_COUNT - 2; f < FEATURE_COUNT; f++)
      lean += (weights[at + f] as number) * (features[f] as number);
    return lean >> SHIFT;
  }

  function take(square: number): void {
    const r = (square >> 4) + 1;
    empty[r] = (empty[r] as number) ^ (0x10001 << (square & 15));
    lines.flip(square);
  }

  function place(square: number, side: number): void {
    const r = (square >> 4) + 1;
    amazons[r] = (amazons[r] as number) ^ (1 << ((square & 15) + 16 * side));
  }

  const isEmpty = (row: number, column: number): boolean =>
    column >= 0 && column < size.width && (((empty[row] as number) >>> column) & 1) === 1;

  return {
    empty,
    amazons,
    moves,
    scores,
    features,
    resize(width, height) {
      size.width = width;
      size.height = height;
      empty.fill(0);
      amazons.fill(0);
    },
    evaluate(side) {
      lines.read(empty, size.height);
      return value(side);
    },
    expandAmazons(side) {
      let found = 0;
      lines.read(empty, size.height);
      for (let r = 1; r <= size.height; r++) {
        for (let bits = ((amazons[r] as number) >>> (16 * side)) & 0xffff; bits !== 0; bits &= bits - 1) {
          const c = 31 - Math.clz32(bits & -bits);
          const from = ((r - 1) << 4) | c;
          for (const [dr, dc] of DIRECTIONS) {
            for (let y = r + dr, x = c + dc; isEmpty(y, x); y += dr, x += dc) {
              const to = ((y - 1) << 4) | x;
              take(from);
              take(to);
              place(from, side);
              place(to, side);
              moves[found] = (from << 8) | to;
              scores[found++] = -value(side ^ 1);
              place(to, side);
              place(from, side);
              take(to);
              take(from);
            }
          }
        }
      }
      return found;
    },
    expandArrows(side, from) {
      let found = 0;
      lines.read(empty, size.height);
      const r = (from >> 4) + 1;
      const c = from & 15;
      for (const [dr, dc] of DIRECTIONS) {
        for (let y = r + dr, x = c + dc; isEmpty(y, x); y += dr, x += dc) {
          const square = ((y - 1) << 4) | x;
          take(square);
          moves[found] = square;
          scores[found++] = -value(side ^ 1);
          take(square);
        }
      }
      return found;
    },
  };
}
