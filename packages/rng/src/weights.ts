import { fail } from './errors.js';

/** What `weights` reads: values by name, `[value, weight]` pairs (a `Map` too), or bare weights, drawn as their index. */
export type WeightTable<T> = Iterable<readonly [T, number]> | Readonly<Record<string, number>> | readonly number[];

/**
 * A compiled table of weights: plain JSON when the values are. Make it with `weights`, draw from it with `weighted`.
 *
 * @typeParam T - the values drawn
 */
export interface Weights<T> {
  /** The values, in the order of the table. */
  readonly values: readonly T[];
  /** The height of every column: the sum of the weights, scaled to whole numbers. */
  readonly total: number;
  /** Below this height a column gives its own value, above it its alias. */
  readonly cuts: readonly number[];
  /** For each column, the index of the value that fills it up. */
  readonly aliases: readonly number[];
}

/** Whole numbers up to here leave room for the sum of the roundings below 2^53. */
const ROOM = 2 ** 52;

/**
 * Compiles a table of weights, so that a draw costs the same however many values there are.
 *
 * A weight is any finite number from 0. Whole weights are drawn exactly; fractions are scaled by a power of two and
 * rounded in the 52nd bit. A weight of 0 is never drawn; a table whose weights are all 0 is refused. The order of the table
 * is part of the sequence.
 *
 * The method is the alias method (A. J. Walker 1977; M. D. Vose 1991) over whole numbers, so that nothing is lost to rounding.
 *
 * @param table - `{ name: weight }`, pairs `[value, weight]`, or bare weights (drawn as their index)
 * @returns the compiled table
 * @throws RangeError for an empty table, a negative, infinite or NaN weight, or weights that are all zero
 * @throws TypeError for a weight that is not a number
 *
 * @example
 * ```ts
 * import { seed, weighted, weights } from '@games/rng';
 *
 * const letters = weights({ e: 12, t: 9, z: 1 });
 * const [letter] = weighted(seed('a game'), letters);
 * letters.values.includes(letter); // => true
 *
 * weights({ e: 0 }); // throws RangeError
 * ```
 */
export function weights(table: readonly number[]): Weights<number>;
export function weights<T>(table: Iterable<readonly [T, number]>): Weights<T>;
export function weights<K extends string>(table: Readonly<Record<K, number>>): Weights<K>;
export function weights<T>(table: WeightTable<T>): Weights<T>;
export function weights(table: WeightTable<unknown>): Weights<unknown> {
  const rows =
    Symbol.iterator in table
      ? [...table].map((row, index) => (typeof row === 'number' ? ([index, row] as const) : row))
      : Object.entries(table);
  const count = rows.length;
  let sum = 0;
  for (const [name, weight] of rows) {
    if (!(weight >= 0 && typeof weight === 'number')) fail(`weight of ${String(name)}`, weight, 'a number from 0');
    sum += weight;
  }
  if (!(sum > 0 && sum * count < Infinity)) fail('sum of the weights', sum, 'positive and finite');

  let scale = 1;
  while (sum * count * scale > ROOM) scale /= 2;
  while (sum * count * scale * 2 <= ROOM && rows.some(([, weight]) => (weight * scale) % 1)) scale *= 2;
  const cuts = rows.map(([, weight]) => Math.round(weight * scale) * count);
  const total = cuts.reduce((a, b) => a + b) / count;
  const aliases = rows.map((_, index) => index);
  return { values: rows.map(([value]) => value), total, cuts: level(cuts, aliases, total), aliases };
}

/** Vose's robbing of the rich: every column that is too low is filled up by one that is too high. */
function level(heights: number[], aliases: number[], total: number): number[] {
  const low: number[] = [];
  const high: number[] = [];
  heights.forEach((height, index) => {
    (height < total ? low : high).push(index);
  });
  for (let poor = low.pop(); poor !== undefined; poor = low.pop()) {
    const rich = high.at(-1) as number;
    aliases[poor] = rich;
    const left = (heights[rich] as number) + (heights[poor] as number) - total;
    heights[rich] = left;
    if (left < total) low.push(high.pop() as number);
  }
  return heights;
}
