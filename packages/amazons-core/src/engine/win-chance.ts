/** One unit of log-odds is 256 of a kernel's score. */
export const UNIT = 256;
const LIMIT = 8 * UNIT;
/** Rounded, since `Math.exp` may differ in its last bit from one JavaScript engine to another, and a search must not. */
function chanceTable(): Float64Array {
  chances ??= Float64Array.from({ length: 2 * LIMIT + 1 }, (_, i) => {
    return Math.round(2 ** 20 / (1 + Math.exp((LIMIT - i) / UNIT))) / 2 ** 20;
  });
  return chances;
}

let chances: Float64Array | undefined;

/** A kernel's score as the chance to win, 0 to 1. */
export function winChance(score: number): number {
  return (chances ?? chanceTable())[Math.max(0, Math.min(2 * LIMIT, score + LIMIT))] as number;
}
