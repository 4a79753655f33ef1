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
export { err, ok, type Result } from './result.js';
