import type { Deadline, Game } from '@games/kit';
import { check } from './check.js';
import type { ClueConfig } from './config/types.js';
import { type ClueEvent, eventFor } from './events.js';
import { legalActions } from './legal.js';
import { outcome } from './outcome.js';
import { reduce } from './reduce/index.js';
import { create } from './setup.js';
import type { ClueAction, ClueRefusal, ClueState, ClueView } from './types.js';
import { actors, view } from './view.js';

/**
 * When a timeout is due: never, this game is played without a clock.
 *
 * @example
 * ```ts
 * import { deadline } from '@games/clue-core';
 *
 * deadline(); // => undefined
 * ```
 */
export function deadline(_state?: ClueState): Deadline | undefined {
  return undefined;
}

/**
 * Clue as one object, for whatever plays any game: replay, saves, undo, servers, computer players.
 *
 * @example
 * ```ts
 * import { clue } from '@games/clue-core';
 *
 * const game = clue.create({ players: 3 }, 'a stormy night');
 * if (!game.ok) throw new Error(game.error.code);
 * clue.actors(game.value); // => [0]
 * const rolled = clue.reduce(game.value, { type: 'roll', seat: 0 });
 * rolled.ok && clue.view(rolled.value.state, 0).phase; // => { type: 'rolled' }
 * ```
 */
export const clue: Game<ClueConfig, ClueState, ClueAction, ClueView, ClueEvent, ClueRefusal> = {
  id: 'clue',
  version: 1,
  create,
  actors,
  legalActions,
  check,
  reduce,
  view,
  eventFor,
  deadline,
  outcome,
};
