import type { Seat, Step } from '@games/kit';
import type { Suspect } from '../../cards.js';
import type { SalonEvent } from '../events.js';
import type { SalonPlace } from '../ring.js';
import type { SalonState, SalonTable } from '../types.js';

/** What an action changes, and what is said of it. */
export interface Change {
  readonly patch: Partial<SalonState>;
  readonly events: readonly SalonEvent[];
}

/**
 * The next state: what happens is in the log, and its time is the table's. Reveal orders are not: they are filed by several
 * at once, and whichever came first the game is the same; the table keeps who has filed, and the latest orders.
 */
export function commit(state: SalonState, at: number, { patch, events }: Change): Step<SalonState, SalonEvent> {
  const lasting = events.filter(({ type }) => type !== 'filed' && type !== 'orderFiled');
  return { state: { ...state, ...patch, at, log: [...state.log, ...lasting] }, events };
}

/** Another change after a first one; `next` is given the state as it is by then. */
export function followedBy(state: SalonState, first: Change, next: (state: SalonState) => Change): Change {
  const second = next({ ...state, ...first.patch });
  return { patch: { ...first.patch, ...second.patch }, events: [...first.events, ...second.events] };
}

/** The suspect of a seat. */
export function suspectAt(table: Pick<SalonTable, 'seats'>, seat: Seat): Suspect {
  const found = table.seats[seat];
  if (!found || found.role === 'host') throw new RangeError(`seat must be a suspect's, was ${seat}`);
  return found.suspect;
}

/** Where the suspect of a seat stands. */
export function placeAt(table: Pick<SalonTable, 'seats' | 'places'>, seat: Seat): SalonPlace {
  return table.places[suspectAt(table, seat)];
}

/** A list by seat with one entry changed. */
export function changed<T>(list: readonly T[], seat: Seat, value: T): readonly T[] {
  return list.map((old, i) => (i === seat ? value : old));
}
