import { run } from './run.js';
import type { Rng } from './types.js';

/**
 * A whole number from 0 to 2^32 - 1: the next word of the ChaCha8 stream. Takes one word.
 *
 * @param rng - the state
 * @returns the number and the next state
 * @throws RangeError or TypeError when `rng` is no state
 *
 * @example
 * ```ts
 * import { nextUint32 } from '@games/rng/chacha8';
 *
 * nextUint32([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])[0]; // => 0x2fef003e
 * ```
 */
export function nextUint32(rng: Rng): [number, Rng] {
  return run(rng, (cursor) => cursor.nextUint32());
}

/**
 * A whole number from `min` to `max`, both included; see `nextInt` of `@games/rng`.
 *
 * @param rng - the state
 * @param min - the smallest number, a safe integer
 * @param max - the largest number, a safe integer; `max - min` below 2^53
 * @returns the number and the next state
 * @throws RangeError or TypeError for bounds or a state that cannot be meant
 *
 * @example
 * ```ts
 * import { nextInt, seed } from '@games/rng/chacha8';
 *
 * const [die] = nextInt(seed('a game'), 1, 6);
 * die >= 1 && die <= 6; // => true
 * ```
 */
export function nextInt(rng: Rng, min: number, max: number): [number, Rng] {
  return run(rng, (cursor) => cursor.nextInt(min, max));
}

/**
 * A number from 0 to below 1, a multiple of 2^-53. Takes two words.
 *
 * @param rng - the state
 * @returns the number and the next state
 * @throws RangeError or TypeError when `rng` is no state
 *
 * @example
 * ```ts
 * import { nextFloat, seed } from '@games/rng/chacha8';
 *
 * nextFloat(seed('a game'))[0] < 1; // => true
 * ```
 */
export function nextFloat(rng: Rng): [number, Rng] {
  return run(rng, (cursor) => cursor.nextFloat());
}

/**
 * `true` or `false`, as a fair coin falls. Takes one word.
 *
 * @param rng - the state
 * @returns the side and the next state
 * @throws RangeError or TypeError when `rng` is no state
 *
 * @example
 * ```ts
 * import { nextBoolean } from '@games/rng/chacha8';
 *
 * nextBoolean([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])[0]; // => false
 * ```
 */
export function nextBoolean(rng: Rng): [boolean, Rng] {
  return run(rng, (cursor) => cursor.nextBoolean());
}
