export * from './pure.js';
export { ALGORITHM, format, parse } from './text.js';
export type { Cursor, Rng, SeedValue } from './types.js';
export { type Weights, type WeightTable, weights } from './weights.js';
