import type { Weights, WeightTable } from './weights.js';

/**
 * The state of a generator: four 32-bit words as signed integers, never all zero. It is plain JSON, about 45 characters,
 * and never changes: every function that draws gives you the next one.
 *
 * Keep it where the players cannot see it: from a few outputs, or from the state itself, every later draw can be computed.
 */
export type Rng = readonly [number, number, number, number];

/** What `seed` takes. `1`, `'1'` and the byte `1` are three different seeds. */
export type SeedValue = string | number | Uint8Array;

/**
 * A generator that moves: the same draws as the pure functions, in the same order, without a state to hand on.
 * `cursor` makes one that you keep, `run` lends you one.
 *
 * @typeParam State - the plain-JSON state it can be read out to
 */
export interface Cursor<State = Rng> {
  /** See the function `nextUint32`. */
  nextUint32(): number;
  /** See the function `nextInt`. */
  nextInt(min: number, max: number): number;
  /** See the function `nextFloat`. */
  nextFloat(): number;
  /** See the function `nextBoolean`. */
  nextBoolean(): boolean;
  /** See the function `pick`. */
  pick<T>(items: readonly T[]): T;
  /** See the function `shuffle`: gives a new array. */
  shuffle<T>(items: readonly T[]): T[];
  /** See the function `sample`. */
  sample<T>(items: readonly T[], count: number): T[];
  /** See the function `weighted`. */
  weighted<T>(table: Weights<T> | WeightTable<T>): T;
  /** See the function `dice`. */
  dice(count: number, sides?: number): number[];
  /** See the function `fork`: gives a state and does not move this cursor. */
  fork(label: string | number): State;
  /** See the function `split`: gives states and moves this cursor by one word. */
  split(count: number): State[];
  /** See the function `jump`: moves this cursor. */
  jump(): void;
  /** See the function `longJump`: moves this cursor. */
  longJump(): void;
  /** The state it has come to, to be saved or drawn from later. */
  state(): State;
}
