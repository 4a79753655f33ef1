/** A move and its chance for the side that moves. */
export interface Candidate {
  readonly move: number;
  readonly worth: number;
}

/** A number from 0 up to 1 that depends on nothing but these words (the finalizer of MurmurHash3). */
export function chanceOf(seed: number, ...words: readonly number[]): number {
  let h = seed | 0;
  for (const word of words) {
    h = Math.imul(h ^ word, 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return (h >>> 0) / 2 ** 32;
}

/**
 * Draws a move as a player in haste would: what is `haste` worse than the best is played a quarter as often, and what is far
 * worse hardly ever. Only sums, products and quotients, which every machine computes alike.
 *
 * @param candidates - at least one
 * @param haste - above 0
 * @param draw - 0 up to 1
 */
export function drawMove(candidates: readonly Candidate[], haste: number, draw: number): number {
  let best = 0;
  for (const { worth } of candidates) best = Math.max(best, worth);
  const weights = candidates.map(({ worth }) => {
    const behind = (best - worth) / haste;
    const once = 1 / (1 + behind * behind);
    return once * once;
  });
  let left = draw * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, { move }] of candidates.entries()) {
    left -= weights[i] as number;
    if (left < 0) return move;
  }
  return (candidates.at(-1) as Candidate).move;
}
