import type { Seat } from '@games/kit';
import { type Card, cardsOf, type Murder } from './cards.js';

/** How a suggestion is answered. */
export interface Disproof {
  /** Who was asked in vain, in order. */
  readonly passed: readonly Seat[];
  /** The first who holds one of the cards; `null` when nobody does. */
  readonly by: Seat | null;
}

/**
 * The seats after one, in the order of turns, all the way round: whoever is out is asked as well.
 *
 * @param seat - whom to begin after
 * @param count - seats at the table
 *
 * @example
 * ```ts
 * import { seatsAfter } from '@games/clue-core';
 *
 * seatsAfter(2, 4); // => [3, 0, 1]
 * ```
 */
export function seatsAfter(seat: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
}

/**
 * The cards of a hand that disprove a suggestion.
 *
 * @param hand - cards
 * @param murder - what was suggested
 * @returns those of its three cards that are in the hand: suspect, weapon, room
 *
 * @example
 * ```ts
 * import { disprovingCards } from '@games/clue-core';
 *
 * disprovingCards(['plum', 'hall', 'gun'], { suspect: 'plum', weapon: 'rope', room: 'hall' }); // => ['plum', 'hall']
 * ```
 */
export function disprovingCards(hand: readonly Card[], murder: Murder): readonly Card[] {
  return cardsOf(murder).filter((card) => hand.includes(card));
}

/**
 * Who disproves a suggestion (CLU-17): the first after the suggester, in the order of turns, who holds one of its cards.
 *
 * @param hands - by seat, the cards held
 * @param suggester - whose suggestion it is; never asked
 * @param murder - what was suggested
 *
 * @example
 * ```ts
 * import { findDisproof } from '@games/clue-core';
 *
 * const murder = { suspect: 'plum', weapon: 'rope', room: 'hall' } as const;
 * findDisproof([['rope'], ['gun'], ['hall', 'plum']], 0, murder); // => { passed: [1], by: 2 }
 * findDisproof([['rope'], ['gun'], ['knife']], 0, murder); // => { passed: [1, 2], by: null }
 * ```
 */
export function findDisproof(hands: readonly (readonly Card[])[], suggester: Seat, murder: Murder): Disproof {
  const order = seatsAfter(suggester, hands.length);
  const place = order.findIndex((seat) => disprovingCards(hands[seat] ?? [], murder).length > 0);
  return place < 0 ? { passed: order, by: null } : { passed: order.slice(0, place), by: order[place] as Seat };
}
