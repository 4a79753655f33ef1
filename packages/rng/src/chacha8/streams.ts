import { ChaCha8 } from './chacha.js';
import { run } from './run.js';
import type { Rng } from './types.js';

/**
 * A stream of its own for a purpose: SHA-256 of the state and the label. The state stays where it is, so the same label
 * gives the same child: draws made for one purpose never move those of another.
 *
 * Two children have the same key with a chance of 2^-256.
 *
 * @param rng - the state
 * @param label - what the stream is for; `1` and `'1'` are two labels
 * @returns the state of the child
 * @throws RangeError for NaN and the infinities, TypeError for what is neither a text nor a number
 *
 * @example
 * ```ts
 * import { fork, seed } from '@games/rng/chacha8';
 *
 * const game = seed('a game');
 * const dice = fork(game, 'dice');
 * fork(game, 'dice'); // => dice
 * fork(game, 'cards')[0] === dice[0]; // => false
 * ```
 */
export function fork(rng: Rng, label: string | number): Rng {
  return new ChaCha8(rng).fork(label);
}

/**
 * Several streams of their own, and a state to go on with. As `fork`, but the state moves on by one word, so a second split
 * gives other streams. Takes one word, whatever `count` is.
 *
 * @param rng - the state
 * @param count - how many streams, from 0
 * @returns the states of the children and the next state
 * @throws RangeError for a count that is no whole number
 *
 * @example
 * ```ts
 * import { seed, split } from '@games/rng/chacha8';
 *
 * const [[north, south], next] = split(seed('a game'), 2);
 * north === south || next === north; // => false
 * ```
 */
export function split(rng: Rng, count: number): [Rng[], Rng] {
  return run(rng, (cursor) => cursor.split(count));
}

/**
 * The state 2^68 words later: the same place in the next stream of the key. Streams that start a jump apart never overlap.
 *
 * @param rng - the state
 * @returns the state 2^64 blocks later
 * @throws RangeError or TypeError when `rng` is no state, or its stream is the last
 *
 * @example
 * ```ts
 * import { jump } from '@games/rng/chacha8';
 *
 * jump([1, 2, 3, 4, 5, 6, 7, 8, 0, 5]); // => [1, 2, 3, 4, 5, 6, 7, 8, 1, 5]
 * ```
 */
export function jump(rng: Rng): Rng {
  return run(rng, (cursor) => cursor.jump())[1];
}

/**
 * The state 2^100 words later: room for 2^32 jumps.
 *
 * @param rng - the state
 * @returns the state 2^96 blocks later
 * @throws RangeError or TypeError when `rng` is no state, or its stream is one of the last
 *
 * @example
 * ```ts
 * import { longJump } from '@games/rng/chacha8';
 *
 * longJump([1, 2, 3, 4, 5, 6, 7, 8, 0, 5]); // => [1, 2, 3, 4, 5, 6, 7, 8, 4294967296, 5]
 * ```
 */
export function longJump(rng: Rng): Rng {
  return run(rng, (cursor) => cursor.longJump())[1];
}
