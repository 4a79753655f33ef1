import type { Seat } from '@games/kit';
import type { SalonPublicEvent } from '../events.js';
import { makerOf } from '../npc.js';
import { HOST, type SalonState } from '../types.js';
import { type Change, changed, followedBy, placeAt, suspectAt } from './step.js';

type Why = Extract<SalonPublicEvent, { type: 'turnEnded' }>['why'];

/** The turn of the first seat after this one that has not asked to be skipped (SAL-6). */
export function beginTurn(state: SalonState, at: number): Change {
  const seat = (state.seat % (state.seats.length - 1)) + 1;
  const opened: Change = {
    patch: { turn: state.turn + 1, seat, by: seat, suggestedIn: null, passedOver: [], overdue: false },
    events: [],
  };
  if (state.skipAsked[seat]) {
    // The wish is spent, so that this ends even where everybody has it.
    const spent: Change = { ...opened, patch: { ...opened.patch, skipAsked: changed(state.skipAsked, seat, false) } };
    return followedBy(state, spent, (now) => skip(now, seat, at));
  }
  return followedBy(state, opened, (now) => startClock(now, at));
}

function startClock(state: SalonState, at: number): Change {
  const { seat, turn } = state;
  const isNpc = state.seats[seat]?.role === 'npc';
  const by = !isNpc ? seat : state.npcTurns === 'host' ? HOST : (makerOf(state, []) ?? HOST);
  const due = at + state.skipAfter;
  return {
    patch: { by, phase: { type: 'start' }, due },
    events: [{ type: 'turnBegan', seat, by, turn, due }],
  };
}

/** Ends the turn and begins the next. */
export function endTurn(state: SalonState, why: Why, at: number): Change {
  const { seat } = state;
  const ended: Change = {
    patch: {
      summoned: changed(state.summoned, seat, false),
      lastArea: changed(state.lastArea, seat, state.suggestedIn),
    },
    events: [{ type: 'turnEnded', seat, why }],
  };
  return followedBy(state, ended, (now) => beginTurn(now, at));
}

/** Skips whose turn it is: their suspect goes to the corridor (SAL-6), and the next turn begins. */
export function skip(state: SalonState, seat: Seat, at: number): Change {
  const suspect = suspectAt(state, seat);
  const from = placeAt(state, seat);
  const skipped: Change = {
    patch: {
      places: { ...state.places, [suspect]: 'corridor' },
      summoned: changed(state.summoned, seat, false),
      lastArea: changed(state.lastArea, seat, null),
    },
    events: [
      { type: 'skipped', seat },
      ...(from === 'corridor' ? [] : [{ type: 'placed', suspect, from, to: 'corridor', why: 'skipped' } as const]),
    ],
  };
  return followedBy(state, skipped, (now) => beginTurn(now, at));
}
