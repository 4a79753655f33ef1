/**
 * A computer player: a search of its own, here or in a worker, by nodes or by time.
 *
 * @module
 */
export {
  createEngine,
  type Engine,
  type EngineOptions,
  type EngineSearchOptions,
  type EngineSignal,
  type EngineWorker,
} from './create-engine.js';
export { search, startSearch } from './search.js';
export { solve } from './solve.js';
export { LEVELS, type Level, type SearchOptions, type SearchResult, type Session, type Thought } from './types.js';
