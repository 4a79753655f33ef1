import type { Seat, Step } from '@games/kit';
import type { Place } from '../board/types.js';
import type { Suspect } from '../cards.js';
import type { ClueEvent } from '../events.js';
import type { ClueState } from '../types.js';

/** What an action changes, and what is said of it. */
export interface Change {
  readonly patch: Partial<ClueState>;
  readonly events: readonly ClueEvent[];
}

/** The next state: whatever happens is in the log. */
export function commit(state: ClueState, { patch, events }: Change): Step<ClueState, ClueEvent> {
  return { state: { ...state, ...patch, log: [...state.log, ...events] }, events };
}

/** The suspect whose turn it is. */
export function moverOf(state: ClueState): Suspect {
  return suspectOf(state, state.seat);
}

/** The suspect of a seat. */
export function suspectOf(state: ClueState, seat: Seat): Suspect {
  const player = state.players[seat];
  if (!player) throw new RangeError(`seat must be at the table, was ${seat}`);
  return player.suspect;
}

/** The tokens with one of them elsewhere. */
export function placed(state: ClueState, suspect: Suspect, to: Place): ClueState['places'] {
  return { ...state.places, [suspect]: to };
}

/** A list of flags, one a seat, with one of them changed. */
export function flagged(flags: readonly boolean[], seat: Seat, flag: boolean): readonly boolean[] {
  return flags.map((old, i) => (i === seat ? flag : old));
}
