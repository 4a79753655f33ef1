import { toFloat } from './draws.js';
import { run } from './run.js';
import type { Rng } from './types.js';
import { checkState, scramble } from './xoshiro.js';

// The single draws, written for V8's optimizer: `npm run bench` in benchmarks/ shows what each choice is worth.
// - One step of xoshiro128++ in each function: small enough to be inlined, so that the pair it returns is never allocated.
// - The checks choose which function to call. A branch that leaves (a throw, a second return) would keep V8 from peeling
//   the caller's loop, which doubles the time of a draw; a call that always has the same target costs one comparison.
// - The checks come last, where nothing but the result has to be kept for the other way out.
// - That the words are integers costs nothing in Node: V8 knows it from the kind of the array.

const pass = (_rng: Rng): void => {};
const keep = (step: [number, Rng], _rng: Rng, _min: number, _max: number): [number, Rng] => step;
const redo = (_step: [number, Rng], rng: Rng, min: number, max: number): [number, Rng] =>
  run(rng, (cursor) => cursor.nextInt(min, max));

/**
 * A whole number from 0 to 2^32 - 1: the output of xoshiro128++ itself. Takes one word.
 *
 * @param rng - the state
 * @returns the number and the next state
 * @throws RangeError or TypeError when `rng` is no state
 *
 * @example
 * ```ts
 * import { nextUint32, type Rng } from '@games/rng';
 *
 * const rng: Rng = [1, 2, 3, 4];
 * nextUint32(rng); // => [641, [7, 0, 1026, 12288]]
 * ```
 */
export function nextUint32(rng: Rng): [number, Rng] {
  const s0 = rng[0];
  const s1 = rng[1];
  const s2 = rng[2];
  const s3 = rng[3];
  const a = s2 ^ s0;
  const b = s3 ^ s1;
  const word = scramble(s0, s3) >>> 0;
  const next: Rng = [s0 ^ b, s1 ^ a, a ^ (s1 << 9), (b << 11) | (b >>> 21)];
  // The zero state gives the word 0, and so does one state in 2^32: `checkState` lets that one pass.
  (word && (s0 | 0) === s0 && (s1 | 0) === s1 && (s2 | 0) === s2 && (s3 | 0) === s3 ? pass : checkState)(rng);
  return [word, next];
}

/**
 * A whole number from `min` to `max`, both included, each exactly as likely (D. Lemire 2019). Takes one word for a range of
 * up to 2^21 numbers, two for a wider one; rarely, a draw that would be biased is made again.
 *
 * @param rng - the state
 * @param min - the smallest number, a safe integer
 * @param max - the largest number, a safe integer; `max - min` below 2^53
 * @returns the number and the next state
 * @throws RangeError for a fraction, NaN, Infinity, `max` below `min`, or a range wider than 2^53; TypeError for what is no number
 *
 * @example
 * ```ts
 * import { nextInt, seed } from '@games/rng';
 *
 * const [die, next] = nextInt(seed('a game'), 1, 6);
 * const [card] = nextInt(next, 0, 51);
 * die >= 1 && die <= 6 && card < 52; // => true
 *
 * nextInt(next, 6, 1); // throws RangeError
 * ```
 */
export function nextInt(rng: Rng, min: number, max: number): [number, Rng] {
  const s0 = rng[0];
  const s1 = rng[1];
  const s2 = rng[2];
  const s3 = rng[3];
  const a = s2 ^ s0;
  const b = s3 ^ s1;
  const word = scramble(s0, s3) >>> 0;
  const range = max - min + 1;
  const step: [number, Rng] = [
    (min + ((word * (range * 2 ** -32)) | 0)) | 0,
    [s0 ^ b, s1 ^ a, a ^ (s1 << 9), (b << 11) | (b >>> 21)],
  ];
  // As in `Draws.nextInt`; the word 0 of the zero state has the low word 0, which is below every range.
  return (
    Math.imul(word, range) >>> 0 >= range &&
      range > 0 &&
      range <= 2 ** 21 &&
      (min | 0) === min &&
      (max | 0) === max &&
      (s0 | 0) === s0 &&
      (s1 | 0) === s1 &&
      (s2 | 0) === s2 &&
      (s3 | 0) === s3
      ? keep
      : redo
  )(step, rng, min, max);
}

/**
 * A number from 0 to below 1, a multiple of 2^-53, each exactly as likely. Takes two words.
 *
 * @param rng - the state
 * @returns the number and the next state
 * @throws RangeError or TypeError when `rng` is no state
 *
 * @example
 * ```ts
 * import { nextFloat, seed } from '@games/rng';
 *
 * const [chance] = nextFloat(seed('a game'));
 * chance >= 0 && chance < 1; // => true
 * ```
 */
export function nextFloat(rng: Rng): [number, Rng] {
  // By index: to take the pairs apart by destructuring would run their iterators.
  const high = nextUint32(rng);
  const low = nextUint32(high[1]);
  return [toFloat(high[0], low[0]), low[1]];
}

/**
 * `true` or `false`, as a fair coin falls: the highest bit of one word. Takes one word.
 *
 * @param rng - the state
 * @returns the side and the next state
 * @throws RangeError or TypeError when `rng` is no state
 *
 * @example
 * ```ts
 * import { nextBoolean, type Rng } from '@games/rng';
 *
 * const rng: Rng = [1, 2, 3, 4];
 * nextBoolean(rng)[0]; // => false
 * ```
 */
export function nextBoolean(rng: Rng): [boolean, Rng] {
  const step = nextUint32(rng);
  return [step[0] >= 2 ** 31, step[1]];
}
