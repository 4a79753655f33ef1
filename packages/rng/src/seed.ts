import { seedWords } from './hash.js';
import { ALGORITHM } from './text.js';
import type { Rng, SeedValue } from './types.js';
import { toState } from './xoshiro.js';

/**
 * The state that a seed stands for: 128 bits of SHA-256, so seeds that differ in one letter have nothing in common.
 *
 * No seed is read as another: `1`, `'1'` and the byte `1` differ, `''` and `0` are seeds like others, what is no seed is
 * refused. The one exception is `-0`, which JSON cannot carry: it is the seed `0`. Texts are compared by their UTF-16 code
 * units: `'é'` written as one or as two characters is two seeds.
 *
 * 128 bits can reach every order of up to 34 cards. For a deck of 52 with stakes, see `@games/rng/chacha8`.
 *
 * @param value - a text, a finite number, or bytes
 * @returns the state
 * @throws RangeError for NaN and the infinities, TypeError for anything else
 *
 * @example
 * ```ts
 * import { seed } from '@games/rng';
 *
 * seed('a game'); // => seed('a game')
 * seed(1)[0] === seed('1')[0]; // => false
 * seed(Number.NaN); // throws RangeError
 * ```
 */
export function seed(value: SeedValue): Rng {
  return toState(seedWords(ALGORITHM, value));
}
