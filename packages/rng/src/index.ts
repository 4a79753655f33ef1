/**
 * Random numbers for games: the state is plain JSON, every draw is pure, every sequence is promised.
 *
 * @module
 */
export { dice, pick, sample, shuffle, weighted } from './deals.js';
export { nextBoolean, nextFloat, nextInt, nextUint32 } from './next.js';
export { cursor, run } from './run.js';
export { seed } from './seed.js';
export { fork, jump, longJump, split } from './streams.js';
export { ALGORITHM, format, parse } from './text.js';
export type { Cursor, Rng, SeedValue } from './types.js';
export { type Weights, type WeightTable, weights } from './weights.js';
