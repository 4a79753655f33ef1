/**
 * The English list, 172,727 words, and which of them a computer keeps to itself.
 *
 * @module
 */
export type { Dictionary } from '../dictionary/types.js';
export { isDenied } from './deny.js';
export { english } from './english.js';
