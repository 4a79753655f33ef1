export type { AnyAction, AnyRefusal, Deadline, Game, Outcome, Seat, Seed, Step } from './game.js';
export { err, ok, type Result } from './result.js';
