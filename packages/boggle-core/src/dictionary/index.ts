export { buildDictionary } from './build.js';
export { fold } from './clean.js';
export { decode, encode } from './codec.js';
export { has, hasPrefix, wordAt, wordsOf } from './lookup.js';
export type { Dictionary, WordProblem, WordProblemCode, WordReport } from './types.js';
