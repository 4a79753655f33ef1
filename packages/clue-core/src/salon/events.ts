import type { Seat } from '@games/kit';
import type { Card, Murder, Suspect } from '../cards.js';
import type { SalonPlace } from './ring.js';
import { type Claim, HOST, type SalonOutcome } from './types.js';

/** Why a turn ended: the player ended it, its suggestion was disproved, 24 hours went by, an accusation was wrong. */
export const TURN_ENDS = ['ended', 'disproved', 'closed', 'accused'] as const;

/** A card that was shown. */
export interface Showing {
  /** Who showed it. */
  readonly seat: Seat;
  /** To whom. */
  readonly to: Seat;
  readonly card: Card;
}

/** What happened in public. */
export type SalonPublicEvent =
  | { readonly type: 'ordersAsked'; readonly due: number }
  | { readonly type: 'filed'; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly by: Seat; readonly turn: number; readonly due: number }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly by: Seat;
      readonly from: SalonPlace;
      readonly to: SalonPlace;
    }
  | ({ readonly type: 'suggested'; readonly seat: Seat; readonly by: Seat; readonly stayOpen: boolean } & Murder)
  /** A suspect whom a suggestion or a skip moved (SAL-5, SAL-6). */
  | {
      readonly type: 'placed';
      readonly suspect: Suspect;
      readonly from: SalonPlace;
      readonly to: SalonPlace;
      readonly why: 'suggested' | 'skipped';
    }
  /** `seat` holds none of the three cards of the last suggestion. */
  | { readonly type: 'passed'; readonly seat: Seat }
  /** The host is away: `seat` must answer the last suggestion (SAL-12). */
  | { readonly type: 'answerAsked'; readonly seat: Seat; readonly to: Seat; readonly due: number }
  | { readonly type: 'disproved'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'undisproved'; readonly seat: Seat }
  | ({ readonly type: 'accused'; readonly seat: Seat } & Murder)
  | ({ readonly type: 'judged'; readonly seat: Seat; readonly right: boolean } & Murder)
  /** `seat` is late, on the turn of `turn` (SAL-16). */
  | { readonly type: 'overdue'; readonly seat: Seat; readonly turn: Seat }
  | { readonly type: 'skipAsked'; readonly seat: Seat }
  | { readonly type: 'skipped'; readonly seat: Seat }
  /** `seat` makes no suggestion for `npc` this time; `by` does (SAL-18). */
  | { readonly type: 'passedOver'; readonly seat: Seat; readonly npc: Seat; readonly by: Seat; readonly due: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly why: (typeof TURN_ENDS)[number] }
  | { readonly type: 'tookOver'; readonly seat: Seat; readonly name?: string }
  | { readonly type: 'hostAway'; readonly away: boolean }
  | { readonly type: 'noted'; readonly text: string }
  | { readonly type: 'ended'; readonly outcome: SalonOutcome }
  /** Who held what, at the end (SAL-15). */
  | { readonly type: 'revealed'; readonly murder: Murder; readonly hands: readonly (readonly Card[])[] };

/** What happened in private: told to the host, and to the seats in `knownTo` as they were people then. */
export type SalonSecretEvent = { readonly knownTo: readonly Seat[] } & (
  | ({ readonly type: 'shown' } & Showing)
  | { readonly type: 'orderFiled'; readonly seat: Seat; readonly order: readonly Card[] }
  | { readonly type: 'asked'; readonly seat: Seat; readonly about: readonly Claim[] }
  /** What who takes over an NPC is told (SAL-19): its cards, which it has shown, and which were shown to it. */
  | {
      readonly type: 'handed';
      readonly seat: Seat;
      readonly hand: readonly Card[];
      readonly shown: readonly Showing[];
      readonly seen: readonly Showing[];
    }
);

/** What happened. */
export type SalonEvent = SalonPublicEvent | SalonSecretEvent;

/**
 * What a seat may know of an event: all or nothing.
 *
 * @param event - an event, unredacted
 * @param seat - who asks; `null`: a spectator
 * @returns the event, or `undefined` when the seat may not know of it
 *
 * @example
 * ```ts
 * import { eventFor } from '@games/clue-core/salon';
 *
 * const shown = { type: 'shown', seat: 2, to: 1, card: 'rope', knownTo: [2, 1] } as const;
 * eventFor(shown, 1); // => shown
 * eventFor(shown, 0); // => shown
 * eventFor(shown, 3); // => undefined
 * eventFor(shown, null); // => undefined
 * ```
 */
export function eventFor(event: SalonEvent, seat: Seat | null): SalonEvent | undefined {
  switch (event.type) {
    case 'shown':
    case 'orderFiled':
    case 'asked':
    case 'handed':
      return seat === HOST || (seat !== null && event.knownTo.includes(seat)) ? event : undefined;
    case 'ordersAsked':
    case 'filed':
    case 'turnBegan':
    case 'moved':
    case 'suggested':
    case 'placed':
    case 'passed':
    case 'answerAsked':
    case 'disproved':
    case 'undisproved':
    case 'accused':
    case 'judged':
    case 'overdue':
    case 'skipAsked':
    case 'skipped':
    case 'passedOver':
    case 'turnEnded':
    case 'tookOver':
    case 'hostAway':
    case 'noted':
    case 'ended':
    case 'revealed':
      return event;
    default:
      // An event that nobody thought of is nobody's to know.
      return undefined;
  }
}
