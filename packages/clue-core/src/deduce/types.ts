import type { Seat } from '@games/kit';
import type { Card } from '../cards.js';

/** Where a card can lie: in a seat's hand, in the envelope, or face up on the table. */
export type Holder = Seat | 'envelope' | 'table';

/**
 * The cards that are played with, by id: the classic ones, or a table's own. At most 32 cards in all.
 *
 * @typeParam C - the ids
 */
export interface Deck<C extends string = Card> {
  /** The suspects: 1 to 10. */
  readonly suspects: readonly C[];
  /** The weapons: 1 to 10. */
  readonly weapons: readonly C[];
  /** The rooms: 1 to 12. */
  readonly rooms: readonly C[];
}

/**
 * One card of each kind. With the classic cards a `Murder` is one of these.
 *
 * @typeParam C - the ids of the cards
 */
export interface Triple<C extends string = Card> {
  /** Who. */
  readonly suspect: C;
  /** With what. */
  readonly weapon: C;
  /** Where. */
  readonly room: C;
}

/**
 * One thing that is known, as a notebook notes it:
 * - `hand`: cards that a seat holds and the owner of the notes sees: their own hand
 * - `faceUp`: cards on the table
 * - `suggestion`: what `seat` suggested, who `passed`, who showed a card (`by`), and which (`card`), where it was seen
 * - `accusation`: three cards that were named as the murder, rightly or not; a wrong one excludes these three *together*
 * - `holds`, `lacks`: where a card is, or is not, known in any other way
 *
 * `at` is the place, in the log of the view, of the event that it comes from.
 *
 * @typeParam C - the ids of the cards
 */
export type Entry<C extends string = Card> = { readonly at?: number } & (
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly C[] }
  | { readonly type: 'faceUp'; readonly cards: readonly C[] }
  | ({
      readonly type: 'suggestion';
      readonly seat: Seat;
      readonly passed: readonly Seat[];
      /** Who showed a card; absent or `null`: nobody did, as yet. */
      readonly by?: Seat | null;
      /** The card, where it was seen. */
      readonly card?: C;
    } & Triple<C>)
  | ({ readonly type: 'accusation'; readonly seat: Seat; readonly right: boolean } & Triple<C>)
  | { readonly type: 'holds' | 'lacks'; readonly holder: Holder; readonly card: C }
);

/**
 * All that one person knows of where the cards lie. Plain JSON. `knowledgeOf(view)` makes one from a game; a notebook for a
 * real table writes one by hand.
 *
 * @typeParam C - the ids of the cards
 */
export interface Knowledge<C extends string = Card> {
  /** The cards that are played with. */
  readonly deck: Deck<C>;
  /** By seat, in the order of turns, how many cards are held. What is then left but three lies face up. */
  readonly hands: readonly number[];
  /** Whose notes these are; `null`: a spectator's. */
  readonly me: Seat | null;
  /** What is known, in any order. */
  readonly entries: readonly Entry<C>[];
}

/** Why something is no knowledge: what a notebook shows beside its form. */
export type KnowledgeRefusal =
  /** A part that is not there or of another type. */
  | { readonly code: 'malformed'; readonly field: string }
  /** A kind of cards that is empty or too large, or more than 32 cards. */
  | { readonly code: 'deck-size'; readonly field: string; readonly cards: number; readonly max: number }
  | { readonly code: 'card-twice'; readonly card: string }
  /** The hands hold more cards than there are, the three of the murder taken off. */
  | { readonly code: 'hands-size'; readonly held: number; readonly max: number }
  | { readonly code: 'unknown-card'; readonly entry: number; readonly card: string }
  | { readonly code: 'unknown-seat'; readonly entry: number; readonly seat: number };

/**
 * A murder and how likely it is.
 *
 * @typeParam C - the ids of the cards
 */
export interface MurderChance<C extends string = Card> {
  /** The three cards. */
  readonly murder: Triple<C>;
  /** Above 0, at most 1. */
  readonly chance: number;
}

/**
 * A way in which all cards may lie.
 *
 * @typeParam C - the ids of the cards
 */
export interface Lie<C extends string = Card> {
  /** In the envelope. */
  readonly murder: Triple<C>;
  /** By seat, in the order of the deck. */
  readonly hands: readonly (readonly C[])[];
  /** Face up on the table. */
  readonly faceUp: readonly C[];
}
