import type { Seat } from '@games/kit';
import type { Card, Room } from '../cards.js';
import type { SalonConfigRefusal } from './config.js';
import type { SalonPlace } from './ring.js';
import type { SalonOutcome } from './types.js';

/** Refusals that need no more than their code. */
export const PLAIN_SALON_REFUSALS = [
  'host-only',
  'collecting-orders',
  'already-moved',
  'already-suggested',
  'nothing-to-show',
  'already-accused',
  'npc-never-accuses',
  'host-must-answer',
  'skip-already-asked',
  'players-only',
  'no-clock',
  'not-over-yet',
  'already-revealed',
] as const;
/** A refusal that needs no more than its code. */
export type PlainSalonRefusal = {
  readonly [Code in (typeof PLAIN_SALON_REFUSALS)[number]]: { readonly code: Code };
}[(typeof PLAIN_SALON_REFUSALS)[number]];

/** Why an action was not taken. */
export type SalonActionRefusal =
  /** No action of ours; `field` is the part that is wrong. */
  | { readonly code: 'malformed'; readonly field: string }
  | { readonly code: 'game-over'; readonly outcome: SalonOutcome }
  /** The action is for a seat whose view this is not. */
  | { readonly code: 'not-your-seat'; readonly seat: Seat | null; readonly me: Seat | null }
  /** Somebody else must act first: `show` when they owe a card, `play` when it is their turn. */
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly awaiting: Seat; readonly to: 'play' | 'show' }
  /** The action is dated before the last one. */
  | { readonly code: 'time-backwards'; readonly at: number; readonly last: number }
  /** The clock has not run out: nobody can be skipped, no timeout is due. */
  | { readonly code: 'too-early'; readonly at: number; readonly due: number }
  /** The turn ended by itself at `due` (SAL-11). */
  | { readonly code: 'turn-closed'; readonly at: number; readonly due: number }
  | PlainSalonRefusal
  /** `to` cannot be reached from `from` in one move; `places` can (SAL-3). */
  | {
      readonly code: 'out-of-reach';
      readonly from: SalonPlace;
      readonly to: SalonPlace;
      readonly places: readonly SalonPlace[];
    }
  /** Nobody may suggest from the corridor (SAL-4). */
  | { readonly code: 'in-corridor' }
  /** The area was not entered in this turn, nor was the suspect moved there (SAL-7). */
  | { readonly code: 'enter-first'; readonly room: Room }
  /** A suggestion names the area stood in. */
  | { readonly code: 'other-area'; readonly room: Room; readonly here: Room }
  | { readonly code: 'same-area-twice'; readonly room: Room }
  | { readonly code: 'move-first'; readonly places: readonly SalonPlace[] }
  | { readonly code: 'must-show'; readonly cards: readonly Card[] }
  | { readonly code: 'not-in-hand'; readonly card: Card; readonly cards: readonly Card[] }
  | { readonly code: 'not-suggested'; readonly card: Card; readonly cards: readonly Card[] }
  /** The host can skip whose turn it is, nobody else. */
  | { readonly code: 'not-on-turn'; readonly player: Seat; readonly turn: Seat }
  /** Another would then have made two more suggestions for NPCs than the one passed over (SAL-18). */
  | { readonly code: 'pass-over-unfair'; readonly player: Seat; readonly made: number }
  /** A reveal order lists each card of the hand once (SAL-9). */
  | { readonly code: 'order-not-the-hand'; readonly cards: readonly Card[] }
  | { readonly code: 'not-an-npc'; readonly seat: Seat }
  | { readonly code: 'host-is-there'; readonly away: boolean };

/** Every reason for which `create`, `check` and `reduce` refuse. */
export type SalonRefusal = SalonActionRefusal | SalonConfigRefusal;
