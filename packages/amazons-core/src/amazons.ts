import type { Game } from '@games/kit';
import { check } from './check.js';
import { deadline } from './clock.js';
import { create } from './create.js';
import { legalActions } from './legal.js';
import { outcome } from './outcome.js';
import { reduce } from './reduce.js';
import type { AmazonsAction, AmazonsConfig, AmazonsEvent, AmazonsRefusal, AmazonsState, AmazonsView } from './types.js';
import { actors, eventFor, view } from './view.js';

/**
 * The Game of the Amazons as one object, for whatever plays any game: replay, saves, undo, servers, computer players.
 *
 * @example
 * ```ts
 * import { amazons } from '@games/amazons-core';
 *
 * amazons.id; // => 'amazons'
 * const start = amazons.create();
 * start.ok && amazons.actors(start.value); // => [0]
 * ```
 */
export const amazons: Game<AmazonsConfig, AmazonsState, AmazonsAction, AmazonsView, AmazonsEvent, AmazonsRefusal> = {
  id: 'amazons',
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
