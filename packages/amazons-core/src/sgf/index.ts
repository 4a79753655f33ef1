/**
 * Game files: SGF with `GM[18]`, read, gone through and written.
 *
 * @module
 */
export { formatSgf } from './format.js';
export { parseSgf } from './parse.js';
export { addMove, createSgf, mainLine, stateAt } from './tree.js';
export type { SgfGame, SgfNode, SgfRefusal } from './types.js';
