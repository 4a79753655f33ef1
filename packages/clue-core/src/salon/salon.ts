import type { Game } from '@games/kit';
import { check } from './check.js';
import type { SalonConfig } from './config.js';
import { eventFor, type SalonEvent } from './events.js';
import { legalActions } from './legal.js';
import { reduce } from './reduce/index.js';
import type { SalonRefusal } from './refusals.js';
import { create } from './setup.js';
import type { SalonAction, SalonOutcome, SalonState, SalonTable, SalonView } from './types.js';
import { actors, deadline, view } from './view.js';

/**
 * How a game ended: `'solved'` by the winner's right accusation (SAL-15), or `'unsolved'` when every person has accused
 * wrongly.
 *
 * @param table - a game, or a view of one
 * @returns the outcome, or `undefined` while the game goes on
 *
 * @example
 * ```ts
 * import { create, outcome } from '@games/clue-core/salon';
 *
 * const game = create({}, 1);
 * game.ok && outcome(game.value); // => undefined
 * ```
 */
export function outcome(table: Pick<SalonTable, 'outcome'>): SalonOutcome | undefined {
  return table.outcome;
}

/**
 * Salon Clue as one object, for whatever plays any game: replay, saves, undo, servers, computer players.
 *
 * @example
 * ```ts
 * import { DAY, salon } from '@games/clue-core/salon';
 *
 * const game = salon.create({ players: 3 }, 'a secret of the host');
 * if (!game.ok) throw new Error(game.error.code);
 * const begun = salon.reduce(game.value, { type: 'timeout', seat: null, at: DAY });
 * begun.ok && salon.actors(begun.value.state); // => [1]
 * ```
 */
export const salon: Game<SalonConfig, SalonState, SalonAction, SalonView, SalonEvent, SalonRefusal> = {
  id: 'salon',
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
