import type { Cursor } from '@games/rng';
import { CARDS, type Card, cardsOf, type Murder, ROOMS, SUSPECTS, WEAPONS } from './cards.js';

/** Where the 21 cards lie. */
export interface Deal {
  /** In the envelope. */
  readonly murder: Murder;
  /** By seat, each in the order of `CARDS`. */
  readonly hands: readonly (readonly Card[])[];
  /** Face up on the table. */
  readonly faceUp: readonly Card[];
}

/**
 * Draws the murder and deals the rest (CLU-7), one card after the other from the first seat on.
 *
 * @param cursor - what is drawn from; it moves
 * @param players - how many hands, at least 1
 * @param rest - what becomes of cards that do not go round evenly: dealt, or laid face up
 * @returns the deal; every card lies in just one place
 *
 * @example
 * ```ts
 * import { dealCards } from '@games/clue-core';
 * import { cursor, seed } from '@games/rng';
 *
 * dealCards(cursor(seed(1)), 4).hands.map((hand) => hand.length); // => [5, 5, 4, 4]
 * dealCards(cursor(seed(1)), 4, 'even').faceUp.length; // => 2
 * ```
 */
export function dealCards(cursor: Cursor, players: number, rest: 'all' | 'even' = 'all'): Deal {
  const murder: Murder = { suspect: cursor.pick(SUSPECTS), weapon: cursor.pick(WEAPONS), room: cursor.pick(ROOMS) };
  const envelope: readonly Card[] = cardsOf(murder);
  const deck = cursor.shuffle(CARDS.filter((card) => !envelope.includes(card)));
  const dealt = rest === 'all' ? deck.length : deck.length - (deck.length % players);
  const hands = Array.from({ length: players }, (_, seat) =>
    sortCards(deck.filter((_card, i) => i < dealt && i % players === seat)),
  );
  return { murder, hands, faceUp: sortCards(deck.slice(dealt)) };
}

/** In the order of `CARDS`: the order in which cards were dealt tells nobody anything. */
function sortCards(cards: readonly Card[]): readonly Card[] {
  return CARDS.filter((card) => cards.includes(card));
}
