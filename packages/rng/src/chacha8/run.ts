import { seedWords } from '../hash.js';
import type { SeedValue } from '../types.js';
import { ChaCha8, toState } from './chacha.js';
import { ALGORITHM } from './text.js';
import type { Cursor, Rng } from './types.js';

/**
 * The state that a seed stands for: the 256 bits of its SHA-256. What is told apart, and what is refused, is told at `seed`
 * of `@games/rng`; the two generators give one seed different keys. A seed for stakes has to hold 256 bits of chance itself:
 * 32 bytes of `crypto.getRandomValues`, or `seedFrom` of `@games/rng/fair`.
 *
 * @param value - a text, a finite number, or bytes
 * @returns the state
 * @throws RangeError for NaN and the infinities, TypeError for anything else
 *
 * @example
 * ```ts
 * import { seed, shuffle } from '@games/rng/chacha8';
 *
 * const deck = Array.from({ length: 52 }, (_, card) => card);
 * const [dealt] = shuffle(seed(crypto.getRandomValues(new Uint8Array(32))), deck);
 * dealt.length; // => 52
 * ```
 */
export function seed(value: SeedValue): Rng {
  return toState(seedWords(ALGORITHM, value));
}

/**
 * A generator that moves, for many draws in a row.
 *
 * @param rng - where it starts; stays as it is
 * @returns the cursor
 * @throws RangeError or TypeError when `rng` is no state
 *
 * @example
 * ```ts
 * import { cursor, seed } from '@games/rng/chacha8';
 *
 * const moving = cursor(seed('a game'));
 * moving.dice(3).length; // => 3
 * ```
 */
export function cursor(rng: Rng): Cursor {
  return new ChaCha8(rng);
}

/**
 * Several draws as one pure step.
 *
 * @param rng - the state; stays as it is
 * @param draw - draws from the cursor, at once: not async, and the cursor is not to be kept
 * @returns what `draw` returned and the next state
 * @throws RangeError or TypeError when `rng` is no state; what `draw` throws
 *
 * @example
 * ```ts
 * import { run, seed } from '@games/rng/chacha8';
 *
 * const [sum] = run(seed('a game'), (cursor) => cursor.nextInt(1, 6) + cursor.nextInt(1, 6));
 * sum >= 2 && sum <= 12; // => true
 * ```
 */
export function run<T>(rng: Rng, draw: (cursor: Cursor) => T): [T, Rng] {
  const moving = new ChaCha8(rng);
  return [draw(moving), moving.state()];
}
