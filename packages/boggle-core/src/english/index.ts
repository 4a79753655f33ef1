export type { Dictionary } from '../dictionary/types.js';
export { isDenied } from './deny.js';
export { english } from './english.js';
