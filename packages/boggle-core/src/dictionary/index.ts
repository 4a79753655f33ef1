/**
 * Word lists: built from text, packed into a few bytes, and asked.
 *
 * @module
 */
export { buildDictionary } from './build.js';
export { decode } from './decode.js';
export { encode } from './encode.js';
export { fold } from './fold.js';
export { has, hasPrefix, wordAt, wordsOf } from './lookup.js';
export type { Dictionary, WordProblem, WordProblemCode, WordReport } from './types.js';
