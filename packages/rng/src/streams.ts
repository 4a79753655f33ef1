import { run } from './run.js';
import type { Rng } from './types.js';
import { Xoshiro } from './xoshiro.js';

/**
 * A stream of its own for a purpose: SHA-256 of the state and the label. The state stays where it is, so the same label
 * gives the same child: draws made for one purpose never move those of another.
 *
 * That two of n streams, L draws each, overlap has a chance of about n^2 L / 2^128: a million streams of 2^40 draws, 2^-48.
 *
 * @param rng - the state
 * @param label - what the stream is for; `1` and `'1'` are two labels
 * @returns the state of the child
 * @throws RangeError for NaN and the infinities, TypeError for what is neither a text nor a number
 *
 * @example
 * ```ts
 * import { fork, seed } from '@games/rng';
 *
 * const game = seed('a game');
 * const dice = fork(game, 'dice');
 * fork(game, 'dice'); // => dice
 * fork(game, 'cards')[0] === dice[0]; // => false
 * ```
 */
export function fork(rng: Rng, label: string | number): Rng {
  return new Xoshiro(rng).fork(label);
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
 * import { seed, split } from '@games/rng';
 *
 * const [[north, south], next] = split(seed('a game'), 2);
 * north === south || next === north; // => false
 * ```
 */
export function split(rng: Rng, count: number): [Rng[], Rng] {
  return run(rng, (cursor) => cursor.split(count));
}

/**
 * The state 2^64 words later. Streams that start a jump apart are sure not to overlap for as many draws.
 *
 * Jump from one state only: the jump of a jump is the start of the next stream. For streams of streams, use `fork`.
 *
 * @param rng - the state
 * @returns the state 2^64 words later
 * @throws RangeError or TypeError when `rng` is no state
 *
 * @example
 * ```ts
 * import { jump } from '@games/rng';
 *
 * jump([1, 2, 3, 4]).map((word) => word >>> 0); // => [2843103750, 2038079848, 1533207345, 44816753]
 * ```
 */
export function jump(rng: Rng): Rng {
  return run(rng, (cursor) => cursor.jump())[1];
}

/**
 * The state 2^96 words later: room for 2^32 jumps.
 *
 * @param rng - the state
 * @returns the state 2^96 words later
 * @throws RangeError or TypeError when `rng` is no state
 *
 * @example
 * ```ts
 * import { longJump } from '@games/rng';
 *
 * longJump([1, 2, 3, 4]).map((word) => word >>> 0); // => [1611968294, 2125834322, 966769569, 3193880526]
 * ```
 */
export function longJump(rng: Rng): Rng {
  return run(rng, (cursor) => cursor.longJump())[1];
}
