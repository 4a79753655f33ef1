import type { Card, Murder, Room } from '../cards.js';
import type { ClueAction } from '../types.js';

/** Why a computer player does something: `playReasonText` says it in words. Chances are 0 to 1, information is in bits. */
export type PlayReason =
  /** One murder is left. */
  | { readonly code: 'sure'; readonly murder: Murder }
  /** It accuses without being sure: `chance` of being right against `waiting`, the chance to win by going on. */
  | { readonly code: 'risk'; readonly murder: Murder; readonly chance: number; readonly waiting: number }
  /** It guesses, because it is impatient. */
  | { readonly code: 'guess'; readonly murder: Murder; readonly open: number }
  /** It asks what tells most; `own`: cards that it holds itself and names all the same. */
  | {
      readonly code: 'ask-most';
      readonly information: number;
      readonly ending: number;
      readonly unanswered: number;
      readonly own: readonly Card[];
    }
  /** It asks about cards that it has not ticked off. */
  | { readonly code: 'ask-open'; readonly suspects: number; readonly weapons: number }
  | { readonly code: 'only-card'; readonly card: Card }
  | { readonly code: 'shown-before'; readonly card: Card }
  /** Of its cards this one leaves the other most in the dark: `left` bits. */
  | { readonly code: 'tells-least'; readonly card: Card; readonly left: number }
  | { readonly code: 'any-card'; readonly card: Card }
  /** On the way to a room. */
  | { readonly code: 'head-for'; readonly room: Room; readonly steps: number }
  /** Into a room, by whichever way. */
  | { readonly code: 'enter'; readonly room: Room }
  /** It has no move, or none is worth more than another. */
  | { readonly code: 'wander' }
  /** Nothing is left to do in this turn; `open` murders are possible. */
  | { readonly code: 'wait'; readonly open: number };

/** What a computer player does, and why. */
export interface Considered {
  /** Legal for the seat whose view was given. */
  readonly action: ClueAction;
  /** Data; `playReasonText` says it. */
  readonly reason: PlayReason;
}
