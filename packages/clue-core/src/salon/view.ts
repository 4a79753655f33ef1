import type { Deadline, Seat } from '@games/kit';
import { disprovingCards } from '../suggestion.js';
import { eventFor, type SalonEvent } from './events.js';
import { peopleOf } from './npc.js';
import { HOST, type SalonSight, type SalonState, type SalonTable, type SalonView } from './types.js';

/** Whether the turn has ended by itself at a time, though nobody has said so yet (SAL-11). */
export function isClosed({ phase, due }: Pick<SalonTable, 'phase' | 'due'>, at: number): boolean {
  return (phase.type === 'entered' || phase.type === 'done') && due !== null && at >= due;
}

/**
 * Who may act now: while reveal orders are collected, whoever has filed none; then whose turn it is, or who must answer; the
 * host too where somebody is late, and where an accusation waits for the host. The host's other actions, questions, reveal
 * orders and wishes to be skipped are open at any time.
 *
 * @param table - a game, or a view of one
 * @returns the seats; nobody when the game is over
 *
 * @example
 * ```ts
 * import { actors, create } from '@games/clue-core/salon';
 *
 * const game = create({ players: 3 }, 1);
 * game.ok && actors(game.value); // => [1, 2, 3]
 * ```
 */
export function actors(table: SalonTable): readonly Seat[] {
  const { phase, by, at, filed, overdue } = table;
  switch (phase.type) {
    case 'over':
      return [];
    case 'orders':
      return peopleOf(table).filter((seat) => !filed[seat]);
    case 'accusing':
      return [HOST];
    case 'disproving':
      return overdue ? [HOST, phase.by] : [phase.by];
    case 'start':
    case 'entered':
    case 'done':
      if (isClosed(table, at)) return [];
      return overdue && by !== HOST ? [HOST, by] : [by];
  }
}

/**
 * When the clock is due next: the end of collecting reveal orders, a player's time, or the end of a turn left open. Where a
 * clock ran out unnoticed it is due at once.
 *
 * @param table - a game, or a view of one
 * @returns the time and whose it is, or `undefined` where no clock runs
 *
 * @example
 * ```ts
 * import { create, DAY, deadline } from '@games/clue-core/salon';
 *
 * const game = create({ players: 3, startAt: 1000 }, 1);
 * game.ok && deadline(game.value); // => { at: 1000 + DAY, seat: null }
 * ```
 */
export function deadline({ due, at, phase, by }: SalonTable): Deadline | undefined {
  if (due === null || phase.type === 'over') return undefined;
  const seat = phase.type === 'orders' ? null : phase.type === 'disproving' ? phase.by : by;
  return { at: Math.max(due, at), seat };
}

/**
 * What a seat may know. The host sees everything. A player sees the table, their own hand, and what they were told; an NPC's
 * seat sees what a spectator sees, until somebody takes it over, who then knows what the NPC was shown (SAL-19).
 *
 * @param state - a game
 * @param seat - who looks; `null`, or a seat that is not at the table: a spectator
 * @returns the view, plain JSON
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core/salon';
 *
 * const game = create({ players: 3 }, 1);
 * game.ok && view(game.value, 2).hand.length; // => 6
 * game.ok && view(game.value, 2).murder; // => undefined
 * game.ok && JSON.stringify(view(game.value, 0).murder) === JSON.stringify(game.value.murder); // => true
 * ```
 */
export function view(state: SalonState, seat: Seat | null): SalonView {
  const sight = see(state, seat);
  return { ...sight, log: state.log.filter((event) => mayKnow(sight, event)) };
}

/** As told, and for who took over an NPC, what was shown before their time. */
function mayKnow({ me, role }: SalonSight, event: SalonEvent): boolean {
  if (eventFor(event, role === 'npc' ? null : me)) return true;
  return role === 'player' && event.type === 'shown' && (event.seat === me || event.to === me);
}

/**
 * What an NPC would know if somebody sat there: for the host's program alone, so that a computer can play it.
 *
 * @param state - a game
 * @param npc - the seat of an NPC
 * @returns the view of a player of that seat
 * @throws RangeError when there is no NPC on that seat
 *
 * @example
 * ```ts
 * import { create, fillWithNpcs, viewOfNpc } from '@games/clue-core/salon';
 *
 * const game = create({ players: fillWithNpcs([{ suspect: 'plum' }, { suspect: 'white' }], 3) }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * viewOfNpc(game.value, 3).hand.length; // => 6
 * viewOfNpc(game.value, 1); // throws RangeError
 * ```
 */
export function viewOfNpc(state: SalonState, npc: Seat): SalonView {
  const seat = state.seats[npc];
  if (seat?.role !== 'npc') throw new RangeError(`npc must be the seat of an NPC, was ${npc}`);
  const seats = state.seats.map((one, i) => (i === npc ? { ...seat, role: 'player' as const } : one));
  return view({ ...state, seats }, npc);
}

/** The part of a view that decides what is legal: `reduce` need not go through the log for each action. */
export function see(state: SalonState, seat: Seat | null): SalonSight {
  const me = typeof seat === 'number' && Object.hasOwn(state.seats, seat) ? seat : null;
  const role = me === null ? 'spectator' : (state.seats[me]?.role ?? 'spectator');
  const { phase, outcome, revealed } = state;
  const isPlayer = role === 'player' && me !== null;
  const hand = isPlayer ? (state.hands[me] ?? []) : [];
  const isHost = role === 'host';
  return {
    me,
    role,
    ring: state.ring,
    passages: state.passages,
    theme: state.theme,
    seats: state.seats,
    skipAfter: state.skipAfter,
    npcTurns: state.npcTurns,
    order: state.order,
    places: state.places,
    turn: state.turn,
    seat: state.seat,
    by: state.by,
    phase,
    due: state.due,
    overdue: state.overdue,
    at: state.at,
    filed: state.filed,
    summoned: state.summoned,
    lastArea: state.lastArea,
    suggestedIn: state.suggestedIn,
    accused: state.accused,
    skipAsked: state.skipAsked,
    npcMade: state.npcMade,
    npcLast: state.npcLast,
    passedOver: state.passedOver,
    away: state.away,
    revealed,
    awaiting: actors(state),
    hand,
    revealOrder: isPlayer ? (state.orders[me] ?? []) : [],
    mustShow: phase.type === 'disproving' && phase.by === me ? disprovingCards(hand, phase.murder) : [],
    ...(outcome && { outcome }),
    ...((isHost || revealed) && { murder: state.murder, hands: state.hands }),
    ...(isHost && { orders: state.orders }),
  };
}
