import { boardOf } from '../board/index.js';
import { type Position, takenSquares } from './position.js';
import { findDestinations } from './search.js';
import type { Destination } from './types.js';

/**
 * Where the player whose turn it is may move, with one path each, for a screen to highlight (CLU-13).
 *
 * @param view - a view or a state; which seat's does not matter, since nothing here is secret
 * @returns the destinations; none before the roll and after the move
 *
 * @example
 * ```ts
 * import { create, destinations, reduce, view } from '@games/clue-core';
 *
 * const game = create({}, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * destinations(view(game.value, 0)); // => []
 * const rolled = reduce(game.value, { type: 'roll', seat: 0 });
 * rolled.ok && destinations(view(rolled.value.state, 0)).length > 0; // => true
 * ```
 */
export function destinations(view: Position): readonly Destination[] {
  const player = view.players[view.seat];
  if (view.phase.type !== 'rolled' || !player) return [];
  const from = view.places[player.suspect];
  return findDestinations(boardOf(view), {
    from,
    steps: view.roll.reduce((sum, die) => sum + die, 0),
    blocked: takenSquares(view, player.suspect),
    exact: view.options.move === 'exact',
  });
}
