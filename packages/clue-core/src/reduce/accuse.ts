import type { Seat } from '@games/kit';
import { boardOf } from '../board/index.js';
import { isRoom, isSameMurder, type Murder } from '../cards.js';
import type { ClueEvent } from '../events.js';
import { placeOf } from '../movement/position.js';
import type { ClueState, EndReason } from '../types.js';
import { type Change, flagged, moverOf, placed } from './step.js';
import { nextTurn } from './turn.js';

/**
 * Accuses (CLU-18). Right: the game is won. Wrong: the player is out, but goes on disproving, and the turn passes; when
 * nobody is left the game ends.
 */
export function accuse(state: ClueState, { suspect, weapon, room }: Murder): Change {
  const { seat, options } = state;
  const murder: Murder = { suspect, weapon, room };
  const right = isSameMurder(murder, state.murder);
  const accused: ClueEvent = { type: 'accused', seat, right, ...murder };
  if (right) return then([accused], {}, end(state, seat, 'solved'));
  const looked: ClueEvent[] = options.accuserLooks ? [{ type: 'looked', seat, murder: state.murder }] : [];
  const out = flagged(state.out, seat, true);
  const left = out.flatMap((isOut, i) => (isOut ? [] : [i]));
  const aside = stepAside(state);
  const events = [accused, ...looked, ...aside.events];
  const patch = { ...aside.patch, out };
  if (left.length === 0) return then(events, patch, end(state, null, 'unsolved'));
  if (left.length === 1 && options.lastStanding)
    return then(events, patch, end(state, left[0] as Seat, 'last-standing'));
  return then(events, patch, nextTurn({ ...state, ...patch }));
}

function then(events: readonly ClueEvent[], patch: Partial<ClueState>, next: Change): Change {
  return { patch: { ...patch, ...next.patch }, events: [...events, ...next.events] };
}

function end(state: ClueState, winner: Seat | null, reason: EndReason): Change {
  const outcome = { winner, reason, murder: state.murder };
  return { patch: { phase: { type: 'over' }, outcome }, events: [{ type: 'ended', outcome }] };
}

/** A token that will never move again must not block a door for good: see the option `wrongAccuser`. */
function stepAside(state: ClueState): Change {
  const suspect = moverOf(state);
  const from = placeOf(state);
  if (isRoom(from) || state.options.wrongAccuser === 'stay') return { patch: {}, events: [] };
  const door = boardOf(state).doors.find(({ outside }) => outside === from);
  const to = state.options.wrongAccuser === 'middle' ? 'middle' : door?.room;
  if (!to) return { patch: {}, events: [] };
  return {
    patch: { places: placed(state, suspect, to) },
    events: [{ type: 'placed', suspect, from, to, why: 'out' }],
  };
}
