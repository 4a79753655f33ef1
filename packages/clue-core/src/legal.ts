import type { Seat } from '@games/kit';
import { ROOMS, type Room, SUSPECTS, WEAPONS } from './cards.js';
import { check } from './check.js';
import { destinations } from './movement/destinations.js';
import { passageFrom, placeOf } from './movement/position.js';
import type { ClueAction, ClueView } from './types.js';

/**
 * Every action that the owner of a view may do now, lazily: on one's turn the 324 accusations come last.
 *
 * @param view - what a seat sees
 * @param seat - that seat, or none; another's actions cannot be told from this view
 * @returns the actions; none for a spectator or out of turn
 *
 * @example
 * ```ts
 * import { create, legalActions, view } from '@games/clue-core';
 *
 * const game = create({}, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * const [first] = legalActions(view(game.value, 0)); // => [{ type: 'roll', seat: 0 }]
 * [...legalActions(view(game.value, 1))]; // => []
 * ```
 */
export function* legalActions(view: ClueView, seat: Seat | null = view.me): Generator<ClueAction, void, undefined> {
  const { me, phase } = view;
  if (me === null || me !== seat || view.awaiting !== me) return;
  if (phase.type === 'disproving') {
    for (const card of view.mustShow) yield { type: 'show', seat: me, card };
    return;
  }
  if (phase.type === 'start') {
    yield { type: 'roll', seat: me };
    if (passageFrom(view)) yield { type: 'passage', seat: me };
  }
  for (const action of [
    { type: 'stay', seat: me },
    { type: 'endTurn', seat: me },
  ] as const) {
    if (!check(view, action)) yield action;
  }
  for (const { to } of destinations(view)) yield { type: 'move', seat: me, to };
  if (phase.type === 'entered') yield* murders(me, 'suggest', [placeOf(view) as Room]);
  yield* murders(me, 'accuse', ROOMS);
}

function* murders(seat: Seat, type: 'suggest' | 'accuse', rooms: readonly Room[]): Generator<ClueAction> {
  for (const room of rooms) {
    for (const suspect of SUSPECTS) for (const weapon of WEAPONS) yield { type, seat, suspect, weapon, room };
  }
}
