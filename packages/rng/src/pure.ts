import { seedWords } from './hash.js';
import { ALGORITHM } from './text.js';
import type { Cursor, Rng, SeedValue } from './types.js';
import type { Weights, WeightTable } from './weights.js';
import { toState, Xoshiro } from './xoshiro.js';

export const seed = (value: SeedValue): Rng => toState(seedWords(ALGORITHM, value));
export const cursor = (rng: Rng): Cursor => new Xoshiro(rng);
export function run<T>(rng: Rng, draw: (cursor: Cursor) => T): [T, Rng] {
  const moving = new Xoshiro(rng);
  return [draw(moving), moving.state()];
}
export const nextUint32 = (rng: Rng): [number, Rng] => run(rng, (c) => c.nextUint32());
export const nextInt = (rng: Rng, min: number, max: number): [number, Rng] => run(rng, (c) => c.nextInt(min, max));
export const nextFloat = (rng: Rng): [number, Rng] => run(rng, (c) => c.nextFloat());
export const nextBoolean = (rng: Rng): [boolean, Rng] => run(rng, (c) => c.nextBoolean());
export const pick = <T>(rng: Rng, items: readonly T[]): [T, Rng] => run(rng, (c) => c.pick(items));
export const shuffle = <T>(rng: Rng, items: readonly T[]): [T[], Rng] => run(rng, (c) => c.shuffle(items));
export const sample = <T>(rng: Rng, items: readonly T[], count: number): [T[], Rng] =>
  run(rng, (c) => c.sample(items, count));
export const weighted = <T>(rng: Rng, table: Weights<T> | WeightTable<T>): [T, Rng] =>
  run(rng, (c) => c.weighted(table));
export const dice = (rng: Rng, count: number, sides?: number): [number[], Rng] => run(rng, (c) => c.dice(count, sides));
export const fork = (rng: Rng, label: string | number): Rng => new Xoshiro(rng).fork(label);
export const split = (rng: Rng, count: number): [Rng[], Rng] => run(rng, (c) => c.split(count));
export const jump = (rng: Rng): Rng => run(rng, (c) => c.jump())[1];
export const longJump = (rng: Rng): Rng => run(rng, (c) => c.longJump())[1];
