import type { Cursor, Rng } from './types.js';
import { Xoshiro } from './xoshiro.js';

/**
 * A generator that moves, for many draws in a row: the methods are the functions of this module without the state.
 * What it drew is what the functions would have drawn; `state()` reads out where it is.
 *
 * @param rng - where it starts; stays as it is
 * @returns the cursor
 * @throws RangeError or TypeError when `rng` is no state
 *
 * @example
 * ```ts
 * import { cursor, nextInt, seed } from '@games/rng';
 *
 * const start = seed('a game');
 * const moving = cursor(start);
 * const die = moving.nextInt(1, 6);
 * nextInt(start, 1, 6); // => [die, moving.state()]
 * ```
 */
export function cursor(rng: Rng): Cursor {
  return new Xoshiro(rng);
}

/**
 * Several draws as one pure step: lends a cursor, and gives what you made with it and the next state.
 *
 * @param rng - the state; stays as it is
 * @param draw - draws from the cursor, at once: not async, and the cursor is not to be kept
 * @returns what `draw` returned and the next state
 * @throws RangeError or TypeError when `rng` is no state; what `draw` throws
 *
 * @example
 * ```ts
 * import { run, seed } from '@games/rng';
 *
 * const [hand] = run(seed('a game'), (cursor) => ({
 *   cards: cursor.shuffle(['ace', 'king', 'queen']),
 *   roll: cursor.dice(2),
 * }));
 * hand.cards.length + hand.roll.length; // => 5
 * ```
 */
export function run<T>(rng: Rng, draw: (cursor: Cursor) => T): [T, Rng] {
  const moving = new Xoshiro(rng);
  return [draw(moving), moving.state()];
}
