/**
 * The functions of `@games/rng` on ChaCha8: a 256-bit seed, and draws that nobody can foretell from those before. For stakes,
 * and for decks of more than 34 cards: 256 bits reach every order of up to 57.
 *
 * A draw costs more: each pure function makes a whole block of 16 words to take a few, so make many draws with `run` or
 * `cursor`.
 *
 * @module
 */

export type { SeedValue } from '../types.js';
export { type Weights, type WeightTable, weights } from '../weights.js';
export { dice, pick, sample, shuffle, weighted } from './deals.js';
export { nextBoolean, nextFloat, nextInt, nextUint32 } from './next.js';
export { cursor, run, seed } from './run.js';
export { fork, jump, longJump, split } from './streams.js';
export { ALGORITHM, format, parse } from './text.js';
export type { Cursor, Rng } from './types.js';
