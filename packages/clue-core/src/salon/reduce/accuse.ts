import { isSameMurder, type Murder } from '../../cards.js';
import { peopleOf } from '../npc.js';
import type { SalonOutcome, SalonState } from '../types.js';
import { type Change, changed, followedBy } from './step.js';
import { endTurn } from './turn.js';

/** Accuses, once a game (SAL-13). Only the host answers: while the host is away, everybody waits. */
export function accuse(state: SalonState, { suspect, weapon, room }: Murder, at: number): Change {
  const { seat } = state;
  const murder: Murder = { suspect, weapon, room };
  const accused: Change = {
    patch: {
      accused: changed(state.accused, seat, true),
      phase: { type: 'accusing', murder },
      due: null,
      overdue: false,
    },
    events: [{ type: 'accused', seat, ...murder }],
  };
  return followedBy(state, accused, (now) => (now.away ? { patch: {}, events: [] } : judge(now, murder, at)));
}

/**
 * Answers an accusation: the first right one wins (SAL-15). After a wrong one the turn passes, and the player goes on with
 * suggestions only (SAL-14); when every person has accused wrongly nobody can win any more.
 */
export function judge(state: SalonState, murder: Murder, at: number): Change {
  const { seat } = state;
  const right = isSameMurder(murder, state.murder);
  const judged: Change = { patch: {}, events: [{ type: 'judged', seat, right, ...murder }] };
  if (right) return followedBy(state, judged, () => end({ winner: seat, reason: 'solved' }));
  if (peopleOf(state).every((one) => state.accused[one])) {
    return followedBy(state, judged, () => end({ winner: null, reason: 'unsolved' }));
  }
  return followedBy(state, judged, (now) => endTurn(now, 'accused', at));
}

function end(outcome: SalonOutcome): Change {
  return { patch: { phase: { type: 'over' }, due: null, outcome }, events: [{ type: 'ended', outcome }] };
}
