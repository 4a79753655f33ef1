import type { Weights, WeightTable } from '../weights.js';
import { run } from './run.js';
import type { Rng } from './types.js';

/**
 * One of the items, each as likely. Takes one `nextInt`.
 *
 * @param rng - the state
 * @param items - what to pick from, at least one
 * @returns the item and the next state
 * @throws RangeError for an empty list
 *
 * @example
 * ```ts
 * import { pick, seed } from '@games/rng/chacha8';
 *
 * const [suit] = pick(seed('a game'), ['clubs', 'diamonds', 'hearts', 'spades']);
 * suit.length > 4; // => true
 * pick(seed('a game'), []); // throws RangeError
 * ```
 */
export function pick<T>(rng: Rng, items: readonly T[]): [T, Rng] {
  return run(rng, (cursor) => cursor.pick(items));
}

/**
 * The items in a random order, each order as likely: the shuffle of Fisher and Yates, from the end. For n items it takes
 * n - 1 `nextInt`s, the first over n places, the last over two.
 *
 * @param rng - the state
 * @param items - what to shuffle; stays as it is
 * @returns a new array and the next state
 *
 * @example
 * ```ts
 * import { seed, shuffle } from '@games/rng/chacha8';
 *
 * const [deck] = shuffle(seed('a game'), [1, 2, 3]);
 * deck.sort(); // => [1, 2, 3]
 * ```
 */
export function shuffle<T>(rng: Rng, items: readonly T[]): [T[], Rng] {
  return run(rng, (cursor) => cursor.shuffle(items));
}

/**
 * Some of the items, none twice, in a random order, each choice as likely. It is a shuffle that stops early: the last
 * `count` places of it, for `count` `nextInt`s (one fewer when it is all of them).
 *
 * @param rng - the state
 * @param items - what to draw from; stays as it is
 * @param count - how many, from 0 to all
 * @returns a new array of `count` items and the next state
 * @throws RangeError when `count` is no whole number from 0 to the number of items
 *
 * @example
 * ```ts
 * import { sample, seed } from '@games/rng/chacha8';
 *
 * const [hand] = sample(seed('a game'), ['a', 'b', 'c', 'd'], 2);
 * new Set(hand).size; // => 2
 * ```
 */
export function sample<T>(rng: Rng, items: readonly T[], count: number): [T[], Rng] {
  return run(rng, (cursor) => cursor.sample(items, count));
}

/**
 * One value of a table, as likely as its weight says. Takes one `nextInt` over the sum of the weights times the number of
 * values.
 *
 * @param rng - the state
 * @param table - compiled by `weights`, or what `weights` reads (then it is compiled for each draw)
 * @returns the value and the next state
 * @throws as `weights` does
 *
 * @example
 * ```ts
 * import { seed, weighted, weights } from '@games/rng/chacha8';
 *
 * const loot = weights({ gold: 1, silver: 9, nothing: 0 });
 * weighted(seed('a game'), loot)[0] === 'nothing'; // => false
 * ```
 */
export function weighted<T>(rng: Rng, table: Weights<T> | Iterable<readonly [T, number]>): [T, Rng];
export function weighted(rng: Rng, table: readonly number[]): [number, Rng];
export function weighted<K extends string>(rng: Rng, table: Readonly<Record<K, number>>): [K, Rng];
export function weighted<T>(rng: Rng, table: Weights<T> | WeightTable<T>): [T, Rng] {
  return run(rng, (cursor) => cursor.weighted(table as Weights<T>));
}

/**
 * The faces of some dice, each from 1 to `sides`. Takes one `nextInt` a die.
 *
 * @param rng - the state
 * @param count - how many dice, from 0
 * @param sides - how many sides each has, from 1; 6 when left out
 * @returns the faces in the order thrown and the next state
 * @throws RangeError for a count or a number of sides that is no whole number or too small
 *
 * @example
 * ```ts
 * import { dice, seed } from '@games/rng/chacha8';
 *
 * const [faces] = dice(seed('a game'), 2);
 * faces.every((face) => face >= 1 && face <= 6); // => true
 * dice(seed('a game'), 1, 0); // throws RangeError
 * ```
 */
export function dice(rng: Rng, count: number, sides?: number): [number[], Rng] {
  return run(rng, (cursor) => cursor.dice(count, sides));
}
