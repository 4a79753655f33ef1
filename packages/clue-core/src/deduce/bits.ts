/** How many bits are set. */
export function countBits(bits: number): number {
  let v = bits - ((bits >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The places of the bits that are set, from the lowest. */
export function bitsOf(bits: number): number[] {
  const places: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) places.push(31 - Math.clz32(rest & -rest));
  return places;
}

const ROWS = 33;
/** Pascal's triangle, made when it is first asked for: nothing is done at import. */
let pascal: Float64Array | undefined;

function triangle(): Float64Array {
  const rows = new Float64Array(ROWS * ROWS);
  for (let n = 0; n < ROWS; n++) {
    rows[n * ROWS] = 1;
    for (let k = 1; k <= n; k++) {
      rows[n * ROWS + k] = (rows[(n - 1) * ROWS + k - 1] as number) + (rows[(n - 1) * ROWS + k] as number);
    }
  }
  return rows;
}

/** How many ways to choose k of n, up to 32. */
export function choose(n: number, k: number): number {
  pascal ??= triangle();
  return pascal[n * ROWS + k] as number;
}
