import type { Seat } from '@games/kit';
import type { Place, Square } from './board/types.js';
import type { Card, Murder, Room, Suspect } from './cards.js';
import type { ClueOutcome } from './types.js';

/**
 * What happened. All events are public but two: `shown` (which card disproved a suggestion) is told to the two concerned,
 * `looked` (what a wrong accuser found in the envelope, an option) to the accuser.
 */
export type ClueEvent =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly roll: readonly number[] }
  /** A walk; `path` as in `Destination`. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Square | Room;
      readonly path: readonly Square[];
    }
  | { readonly type: 'tookPassage'; readonly seat: Seat; readonly from: Room; readonly to: Room }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly room: Room }
  | ({ readonly type: 'suggested'; readonly seat: Seat } & Murder)
  /** A token that somebody else's action moved: a suspect summoned by a suggestion, or a wrong accuser out of the way. */
  | {
      readonly type: 'placed';
      readonly suspect: Suspect;
      readonly from: Place;
      readonly to: Place;
      readonly why: 'suggested' | 'out';
    }
  /** `seat` holds none of the three cards of the last suggestion. */
  | { readonly type: 'passed'; readonly seat: Seat }
  /** `seat` showed `to` one of the three cards of the last suggestion (CLU-19, message 1, for the table). */
  | { readonly type: 'disproved'; readonly seat: Seat; readonly to: Seat }
  /** The card, for the two concerned (CLU-19, message 1, for the suggester). */
  | { readonly type: 'shown'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
  /** Nobody could disprove the last suggestion, which `seat` made (CLU-19, message 2). */
  | { readonly type: 'undisproved'; readonly seat: Seat }
  /** CLU-19, messages 3 and 4. */
  | ({ readonly type: 'accused'; readonly seat: Seat; readonly right: boolean } & Murder)
  | { readonly type: 'looked'; readonly seat: Seat; readonly murder: Murder }
  | { readonly type: 'ended'; readonly outcome: ClueOutcome };

/**
 * What a seat may know of an event: all or nothing.
 *
 * @param event - an event, unredacted
 * @param seat - who asks; `null`: a spectator
 * @returns the event, or `undefined` when the seat may not know of it
 *
 * @example
 * ```ts
 * import { eventFor } from '@games/clue-core';
 *
 * const shown = { type: 'shown', seat: 2, to: 0, card: 'rope' } as const;
 * eventFor(shown, 0); // => shown
 * eventFor(shown, 1); // => undefined
 * eventFor(shown, null); // => undefined
 * ```
 */
export function eventFor(event: ClueEvent, seat: Seat | null): ClueEvent | undefined {
  switch (event.type) {
    case 'shown':
      return seat === event.seat || seat === event.to ? event : undefined;
    case 'looked':
      return seat === event.seat ? event : undefined;
    case 'turnBegan':
    case 'rolled':
    case 'moved':
    case 'tookPassage':
    case 'stayed':
    case 'suggested':
    case 'placed':
    case 'passed':
    case 'disproved':
    case 'undisproved':
    case 'accused':
    case 'ended':
      return event;
    default:
      // An event that nobody thought of is nobody's to know.
      return undefined;
  }
}
