import type { Seat } from '@games/kit';
import { ROOMS, type Room, SUSPECTS, WEAPONS } from '../cards.js';
import { check } from './check.js';
import { placeAt } from './reduce/step.js';
import { movesFrom } from './ring.js';
import { HOST, type SalonAction, type SalonView } from './types.js';

/**
 * Every action that the owner of a view may do now, lazily; each carries the earliest time that would do. Open off turn, and
 * not listed: questions, notes, and of the reveal orders all but the one that stands and its reverse.
 *
 * @param view - what a seat sees
 * @param seat - that seat, or none; another's actions cannot be told from this view
 * @returns the actions
 *
 * @example
 * ```ts
 * import { create, legalActions, view } from '@games/clue-core/salon';
 *
 * const game = create({ players: 3, ordersWithin: 0 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * const [first] = legalActions(view(game.value, 1));
 * first; // => { type: 'move', seat: 1, to: 'study', at: 0 }
 * ```
 */
export function* legalActions(view: SalonView, seat: Seat | null = view.me): Generator<SalonAction, void, undefined> {
  const { me, at } = view;
  if (me === null || me !== seat) return;
  for (const action of candidates(view, me, at)) {
    if (check(view, action) === undefined) yield action;
  }
}

function* candidates(view: SalonView, seat: Seat, at: number): Generator<SalonAction> {
  if (view.role === 'host') yield* hostActions(view, at);
  const { phase } = view;
  if (phase.type === 'orders' && view.role === 'player') {
    yield { type: 'fileOrder', seat, order: view.revealOrder, at };
    yield { type: 'fileOrder', seat, order: [...view.revealOrder].reverse(), at };
  }
  for (const card of view.mustShow) yield { type: 'show', seat, card, at };
  if (view.by === seat && view.seat !== HOST) yield* turnActions(view, seat, at);
  if (view.role === 'player') {
    yield { type: 'passOver', seat, player: seat, at };
    yield { type: 'skip', seat, player: seat, at };
  }
}

function* turnActions(view: SalonView, seat: Seat, at: number): Generator<SalonAction> {
  const here = placeAt(view, view.seat);
  for (const to of movesFrom(view, here)) yield { type: 'move', seat, to, at };
  if (here !== 'corridor') {
    yield* murders([here], (murder) => ({ type: 'suggest', seat, ...murder, at }));
    yield* murders([here], (murder) => ({ type: 'suggest', seat, ...murder, stayOpen: true, at }));
  }
  yield { type: 'endTurn', seat, at };
  yield* murders(ROOMS, (murder) => ({ type: 'accuse', seat, ...murder, at }));
}

/** What the host may do for a player in their stead: skip them from their deadline on. */
function* hostActions(view: SalonView, at: number): Generator<SalonAction> {
  const late = Math.max(at, view.due ?? at);
  for (const type of ['passOver', 'skip'] as const) {
    for (const player of new Set([view.by, view.seat])) yield { type, seat: HOST, player, at: late };
  }
  yield { type: 'away', seat: HOST, away: !view.away, at };
  for (const [npc, { role }] of view.seats.entries()) {
    if (role === 'npc') yield { type: 'takeOver', seat: HOST, npc, at };
  }
  yield { type: 'reveal', seat: HOST, at };
}

function* murders(
  rooms: readonly Room[],
  act: (murder: { suspect: (typeof SUSPECTS)[number]; weapon: (typeof WEAPONS)[number]; room: Room }) => SalonAction,
): Generator<SalonAction> {
  for (const room of rooms) {
    for (const suspect of SUSPECTS) for (const weapon of WEAPONS) yield act({ suspect, weapon, room });
  }
}
