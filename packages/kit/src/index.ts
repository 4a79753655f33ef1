/**
 * What a game is: the contract, with replay, undo, saves and digests that work for every game.
 *
 * @module
 */
export { canonicalJson, digest } from './digest.js';
export type {
  AnyAction,
  AnyRefusal,
  Deadline,
  Game,
  Migrations,
  OldSave,
  Outcome,
  Seat,
  Seed,
  Step,
  Timeout,
} from './game.js';
export { type History, type HistoryOf, type HistoryStep, history } from './history.js';
export { toReducer } from './reducer.js';
export { type Play, type ReplayRefusal, replay } from './replay.js';
export { err, ok, type Result } from './result.js';
export { decodeSave, encodeSave, type Save, type SaveRefusal } from './save.js';
