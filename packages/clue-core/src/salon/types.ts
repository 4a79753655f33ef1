import type { AnyAction, Outcome, Seat, Timeout } from '@games/kit';
import type { Card, Murder, Room, Suspect } from '../cards.js';
import type { SalonEvent } from './events.js';
import type { Ring, SalonPlace } from './ring.js';
import type { SalonTheme } from './theme.js';

/** The seat of the host, who plays the Victim and knows everything. The suspects sit on 1 to 6, in turn order. */
export const HOST: Seat = 0;
/** 24 hours in milliseconds: what SAL-9, SAL-11 and SAL-16 count in. */
export const DAY = 86_400_000;

interface Timed extends AnyAction {
  readonly seat: Seat;
  /** When it was done, in the host's milliseconds; never before what came last. */
  readonly at: number;
}

/** Moves (SAL-3): one's own suspect, or on an NPC's turn that NPC (SAL-18). */
export interface SalonMove extends Timed {
  readonly type: 'move';
  readonly to: SalonPlace;
}

/** Suggests in the area stood in (SAL-7): for oneself, or on an NPC's turn for that NPC (SAL-18). */
export interface SalonSuggest extends Timed, Murder {
  readonly type: 'suggest';
  /** Whether the turn is to stay open when the suggestion is disproved (SAL-11). Default `false`. */
  readonly stayOpen?: boolean;
}

/** Accuses, once a game (SAL-13). */
export interface SalonAccuse extends Timed, Murder {
  readonly type: 'accuse';
}

/** Ends the turn (SAL-11). */
export interface SalonEndTurn extends Timed {
  readonly type: 'endTurn';
}

/** While the host is away: answers a suggestion by one of the view's `mustShow` (SAL-12). */
export interface SalonShow extends Timed {
  readonly type: 'show';
  readonly card: Card;
}

/** Skips a player who is overdue (the host, SAL-16), or asks to be skipped, now or on one's next turn (a player, SAL-6). */
export interface SalonSkip extends Timed {
  readonly type: 'skip';
  /** Who is skipped. */
  readonly player: Seat;
}

/** Passes over a player whose turn it is to suggest for an NPC (SAL-18): the host's, or the player's own wish. */
export interface SalonPassOver extends Timed {
  readonly type: 'passOver';
  readonly player: Seat;
}

/** Files the order in which one's cards are to be shown (SAL-9); the host does so for an NPC. */
export interface SalonFileOrder extends Timed {
  readonly type: 'fileOrder';
  /** All cards of the hand, the one to show first in front. */
  readonly order: readonly Card[];
  /** The NPC for whom the host files. */
  readonly as?: Seat;
}

/** The host seats a newcomer on an NPC (SAL-19). */
export interface SalonTakeOver extends Timed {
  readonly type: 'takeOver';
  readonly npc: Seat;
  /** The newcomer's name. */
  readonly name?: string;
}

/** One entry of a player's record: that a card is, or is not, with a holder. */
export interface Claim {
  readonly card: Card;
  /** A suspect's seat, or the solution. */
  readonly holder: Seat | 'solution';
  /** Whether the record says that it is there. */
  readonly holds: boolean;
}

/** Asks the host whether a record is right (SAL-22). `answerRecord` of `@games/clue-core/host` answers it. */
export interface SalonAsk extends Timed {
  readonly type: 'ask';
  /** One to 147 entries. */
  readonly about: readonly Claim[];
}

/** The host goes away, so that players answer for themselves, or comes back (SAL-12). */
export interface SalonAway extends Timed {
  readonly type: 'away';
  readonly away: boolean;
}

/** The host says something to all: a story to an answer (SAL-15), a correction. Stays open after the end. */
export interface SalonNote extends Timed {
  readonly type: 'note';
  /** 1 to 4,000 characters. */
  readonly text: string;
}

/** After the end the host shows who held what (SAL-15). */
export interface SalonReveal extends Timed {
  readonly type: 'reveal';
}

/** What the host, a player or the clock can do. */
export type SalonAction =
  | SalonMove
  | SalonSuggest
  | SalonAccuse
  | SalonEndTurn
  | SalonShow
  | SalonSkip
  | SalonPassOver
  | SalonFileOrder
  | SalonTakeOver
  | SalonAsk
  | SalonAway
  | SalonNote
  | SalonReveal
  | Timeout;

/** Who sits where; seat 0 is the host's. */
export type SalonSeat =
  | { readonly role: 'host'; readonly name?: string }
  | {
      readonly role: 'player' | 'npc';
      readonly suspect: Suspect;
      readonly name?: string;
      /** How many cards are held. */
      readonly cards: number;
    };

/**
 * Where a game stands:
 * - `orders`: reveal orders are collected (SAL-9, SAL-21); no turn has begun
 * - `start`: a turn has begun: move, suggest where one was moved to, or accuse
 * - `entered`: an area was entered: suggest, accuse or end the turn
 * - `done`: the move or the answer is done: accuse or end the turn
 * - `disproving`: the host is away, and the seat `by` must show the suggester a card (SAL-12)
 * - `accusing`: the host is away, and only the host answers an accusation (SAL-13)
 * - `over`: the game has ended
 */
export type SalonPhase =
  | { readonly type: 'orders' | 'start' | 'entered' | 'done' | 'over' }
  | { readonly type: 'disproving'; readonly by: Seat; readonly murder: Murder; readonly stayOpen: boolean }
  | { readonly type: 'accusing'; readonly murder: Murder };

/** How a game ends: by the first right accusation, or when nobody is left who may accuse. */
export const SALON_END_REASONS = ['solved', 'unsolved'] as const;

/** How a salon game ended. */
export interface SalonOutcome extends Outcome {
  readonly reason: (typeof SALON_END_REASONS)[number];
}

/** What everybody sees of the table, at any time. Lists are by seat, the host's place in them unused. */
export interface SalonTable extends Ring {
  readonly theme: SalonTheme;
  readonly seats: readonly SalonSeat[];
  /** How long a player has before the host may skip them, in milliseconds, at least {@link DAY} (SAL-16). */
  readonly skipAfter: number;
  /** Who makes the suggestions of NPCs: the players in turn (SAL-18), or the host's program. */
  readonly npcTurns: 'players' | 'host';
  /** How the turn order came about (SAL-20). */
  readonly order: 'first-come' | 'random' | 'chosen';
  /** Where each of the six suspects stands, played or not. */
  readonly places: Readonly<Record<Suspect, SalonPlace>>;
  /** The number of the turn, from 1; 0 before the first. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly seat: Seat;
  /** Who acts on this turn: that seat, or for an NPC whoever makes its suggestion. */
  readonly by: Seat;
  readonly phase: SalonPhase;
  /** When the clock of this phase runs out; `null` where none runs. */
  readonly due: number | null;
  /** Whether the one to act is late, so that the host may skip them (SAL-16). */
  readonly overdue: boolean;
  /** The time of the latest action, in the host's milliseconds. */
  readonly at: number;
  /** Who has filed a reveal order while they were collected (SAL-9). */
  readonly filed: readonly boolean[];
  /** Whom a suggestion has moved into the area they stand in since their last turn (SAL-7). */
  readonly summoned: readonly boolean[];
  /** The area in which each suggested on their latest turn, if they did (SAL-8). */
  readonly lastArea: readonly (Room | null)[];
  /** The area in which a suggestion was made on this turn. */
  readonly suggestedIn: Room | null;
  /** Who has used their one accusation (SAL-13). */
  readonly accused: readonly boolean[];
  /** Who has asked to be skipped on their next turn (SAL-6). */
  readonly skipAsked: readonly boolean[];
  /** How many suggestions each has made for NPCs (SAL-18); who came later begins with the fewest of the others. */
  readonly npcMade: readonly number[];
  /** Who made the latest suggestion for an NPC; the host's seat before the first. */
  readonly npcLast: Seat;
  /** Who was passed over on this turn of an NPC. */
  readonly passedOver: readonly Seat[];
  /** Whether the host is away (SAL-12). */
  readonly away: boolean;
  /** Whether the host has shown who held what (SAL-15). */
  readonly revealed: boolean;
  /** Present when the game has ended. */
  readonly outcome?: SalonOutcome;
}

/** The whole truth. Plain JSON; only the host sees all of it. */
export interface SalonState extends SalonTable {
  /** The solution (SAL-21). */
  readonly murder: Murder;
  /** By seat, in the order of `CARDS`; the host holds none. */
  readonly hands: readonly (readonly Card[])[];
  /** By seat, the hand in the order in which it is to be shown (SAL-9): as filed, or by lot. */
  readonly orders: readonly (readonly Card[])[];
  /** All that happened, secrets with it. */
  readonly log: readonly SalonEvent[];
}

/** What a seat sees of the present: all that decides what it may do. */
export interface SalonSight extends SalonTable {
  /** Whose view this is; `null`: a spectator. An NPC's seat sees what a spectator sees, until it is taken over. */
  readonly me: Seat | null;
  /** What whose view this is may know: everything, one hand, or what is public. */
  readonly role: 'host' | 'player' | 'npc' | 'spectator';
  /** Who may act now. */
  readonly awaiting: readonly Seat[];
  /** My cards, in the order of `CARDS`. */
  readonly hand: readonly Card[];
  /** My cards in the order in which they are to be shown. */
  readonly revealOrder: readonly Card[];
  /** The cards I must show one of, now, while the host is away; empty at any other time. */
  readonly mustShow: readonly Card[];
  /** The solution: the host's, and everybody's once it was revealed. */
  readonly murder?: Murder;
  /** All hands, by seat: the host's, and everybody's once they were revealed. */
  readonly hands?: readonly (readonly Card[])[];
  /** All reveal orders, by seat: the host's. */
  readonly orders?: readonly (readonly Card[])[];
}

/** What a seat may know: plain JSON, built by allow-list. */
export interface SalonView extends SalonSight {
  /** All that happened, as far as I may know it. */
  readonly log: readonly SalonEvent[];
}
