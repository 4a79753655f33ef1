import type { Seat } from '@games/kit';
import type { SalonTable } from './types.js';

type Counted = Pick<SalonTable, 'seats' | 'npcMade' | 'npcLast'>;

/** The seats of people, in turn order. */
export function peopleOf({ seats }: Pick<SalonTable, 'seats'>): readonly Seat[] {
  return seats.flatMap(({ role }, seat) => (role === 'player' ? [seat] : []));
}

/**
 * Whether a player can make the next suggestion for an NPC: not if they would then have made two more than another (SAL-18).
 */
function isFair(table: Counted, seat: Seat): boolean {
  const made = (one: Seat): number => table.npcMade[one] ?? 0;
  return peopleOf(table).every((other) => other === seat || made(seat) + 1 - made(other) < 2);
}

/**
 * Who makes the next suggestion for an NPC (SAL-18): the players in turn, from the one after who made the last, but for those
 * who are passed over and those whose turn would not be fair.
 *
 * @param table - a state or a view
 * @param passedOver - who is passed over this time
 * @returns the seat, or `undefined` where nobody is left
 */
export function makerOf(table: Counted, passedOver: readonly Seat[]): Seat | undefined {
  const people = peopleOf(table);
  const later = people.filter((seat) => seat > table.npcLast);
  const inTurn = [...later, ...people.filter((seat) => seat <= table.npcLast)];
  return inTurn.find((seat) => !passedOver.includes(seat) && isFair(table, seat));
}
