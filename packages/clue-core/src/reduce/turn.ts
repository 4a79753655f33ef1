import { seatsAfter } from '../suggestion.js';
import type { ClueState } from '../types.js';
import { type Change, flagged } from './step.js';

/** Ends the turn: the next one begins with it. */
export function endTurn(state: ClueState): Change {
  return nextTurn(state);
}

/**
 * The turn of the next player clockwise who is not out (CLU-11); where one alone is left, the next turn is theirs too. What
 * a suggestion gave the player who has just played is used up.
 */
export function nextTurn(state: ClueState): Change {
  const seat = seatsAfter(state.seat, state.players.length).find((next) => !state.out[next]) ?? state.seat;
  const turn = state.turn + 1;
  return {
    patch: {
      seat,
      turn,
      phase: { type: 'start' },
      roll: [],
      summoned: flagged(state.summoned, state.seat, false),
    },
    events: [{ type: 'turnBegan', seat, turn }],
  };
}
