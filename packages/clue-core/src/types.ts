import type { AnyAction, Outcome, Seat } from '@games/kit';
import type { Rng } from '@games/rng';
import type { Place, Square } from './board/types.js';
import type { Card, Murder, Room, Suspect } from './cards.js';
import type { ClueOptions, ConfigRefusal, PlayerConfig } from './config/types.js';
import type { ClueEvent } from './events.js';

/** Rolls the dice, once a turn (CLU-12). */
export interface RollAction extends AnyAction {
  readonly type: 'roll';
  readonly seat: Seat;
}

/** Walks to a corridor square or into a room: one of `destinations(view)` (CLU-13). */
export interface MoveAction extends AnyAction {
  readonly type: 'move';
  readonly seat: Seat;
  /** Where to: the walk is the rules' to find. */
  readonly to: Square | Room;
}

/** Takes the secret passage of the room stood in, in place of rolling (CLU-14). */
export interface PassageAction extends AnyAction {
  readonly type: 'passage';
  readonly seat: Seat;
}

/** Stays, in place of rolling, in the room that a suggestion moved the player into (CLU-14). */
export interface StayAction extends AnyAction {
  readonly type: 'stay';
  readonly seat: Seat;
}

/** Suggests a murder in the room stood in (CLU-17). */
export interface SuggestAction extends AnyAction, Murder {
  readonly type: 'suggest';
  readonly seat: Seat;
}

/** Disproves the suggestion that awaits an answer, by showing the suggester one of the cards it names (CLU-17). */
export interface ShowAction extends AnyAction {
  readonly type: 'show';
  readonly seat: Seat;
  /** One of the view's `mustShow`. */
  readonly card: Card;
}

/** Accuses, in any room and from anywhere, once a game (CLU-18). */
export interface AccuseAction extends AnyAction, Murder {
  readonly type: 'accuse';
  readonly seat: Seat;
}

/** Ends the turn (CLU-15). */
export interface EndTurnAction extends AnyAction {
  readonly type: 'endTurn';
  readonly seat: Seat;
}

/** What a player can do. */
export type ClueAction =
  | RollAction
  | MoveAction
  | PassageAction
  | StayAction
  | SuggestAction
  | ShowAction
  | AccuseAction
  | EndTurnAction;

/**
 * Where a turn stands:
 * - `start`: nothing done yet: roll, passage or stay
 * - `rolled`: the dice lie, the move is due
 * - `entered`: in a room, by whichever way, and free to suggest
 * - `disproving`: the seat `by` must show the suggester a card; everybody waits
 * - `done`: moved or answered; accuse or end the turn
 * - `over`: the game has ended
 */
export type CluePhase =
  | { readonly type: 'start' | 'rolled' | 'entered' | 'done' | 'over' }
  | { readonly type: 'disproving'; readonly by: Seat; readonly murder: Murder };

/** How a game ends: by a right accusation, by nobody but one being left (an option), or by nobody being left. */
export const END_REASONS = ['solved', 'last-standing', 'unsolved'] as const;
/** Why a game ended. */
export type EndReason = (typeof END_REASONS)[number];

/** How a game of Clue ended. */
export interface ClueOutcome extends Outcome {
  readonly reason: EndReason;
  /** The murder: no secret any more. */
  readonly murder: Murder;
}

/** What everybody sees of the table, at any time. */
export interface ClueTable {
  /** `'classic'`, or the text of the board. */
  readonly board: string;
  /** The rules that are played. */
  readonly options: ClueOptions;
  /** Where each of the six tokens stands, played or not. */
  readonly places: Readonly<Record<Suspect, Place>>;
  /** Cards that lie open on the table, which only the option `deal: 'even'` leaves there. */
  readonly faceUp: readonly Card[];
  /** The number of the turn, from 1. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly seat: Seat;
  /** How far that turn is. */
  readonly phase: CluePhase;
  /** The dice of this turn, each 1 to 6; empty before the roll. */
  readonly roll: readonly number[];
  /** By seat: whether a suggestion moved the player into the room they stand in since their last turn. */
  readonly summoned: readonly boolean[];
  /** By seat: whether the player is out, having accused wrongly. */
  readonly out: readonly boolean[];
}

/** The whole truth. Plain JSON; nobody's to see: `view` says who may know what. */
export interface ClueState extends ClueTable {
  /** By seat, clockwise from Miss Scarlet. */
  readonly players: readonly PlayerConfig[];
  /** The three cards in the envelope (CLU-7). */
  readonly murder: Murder;
  /** By seat, the cards held, in the order of `CARDS`. */
  readonly hands: readonly (readonly Card[])[];
  /** All that happened, secrets with it. */
  readonly log: readonly ClueEvent[];
  /** What the dice draw from. */
  readonly rng: Rng;
  /** Present when the game has ended. */
  readonly outcome?: ClueOutcome;
}

/** What a seat may know of a player. Whether it is a computer is the host's to tell. */
export interface PlayerView {
  /** Whom they play. */
  readonly suspect: Suspect;
  /** The name the host gave, if any. */
  readonly name?: string;
  /** How many cards are held. */
  readonly cards: number;
}

/** What a seat sees of the present: all that decides what it may do. */
export interface ClueSight extends ClueTable {
  /** Whose view this is. */
  readonly me: Seat | null;
  /** By seat. */
  readonly players: readonly PlayerView[];
  /** Who must act now: the player whose turn it is, or the one who must show a card; `null` when the game is over. */
  readonly awaiting: Seat | null;
  /** My cards. */
  readonly hand: readonly Card[];
  /** The cards I must show one of, now; empty at any other time. */
  readonly mustShow: readonly Card[];
  /** Present when the game has ended. */
  readonly outcome?: ClueOutcome;
}

/** What a seat may know: plain JSON, built by allow-list. A spectator (`me` null) holds no cards and has seen none. */
export interface ClueView extends ClueSight {
  /** All that happened, as far as I may know it. */
  readonly log: readonly ClueEvent[];
  /** The murder, once I may know it: at the end, or as a wrong accuser who looked. */
  readonly murder?: Murder;
  /** By seat, the cards held: once the game has ended, all lay them down. */
  readonly hands?: readonly (readonly Card[])[];
}

/** Refusals that need no more than their code. */
export const PLAIN_REFUSALS = [
  'already-moved',
  'roll-first',
  'must-move',
  'not-in-room',
  'already-suggested',
  'nothing-to-show',
] as const;
/** A refusal that needs no more than its code. */
export type PlainRefusal = {
  readonly [Code in (typeof PLAIN_REFUSALS)[number]]: { readonly code: Code };
}[(typeof PLAIN_REFUSALS)[number]];

/** Why an action was not taken. */
export type ActionRefusal =
  /** No action of ours; `field` is the part that is wrong. */
  | { readonly code: 'malformed'; readonly field: string }
  | { readonly code: 'game-over'; readonly outcome: ClueOutcome }
  /** The action is for a seat whose view this is not. */
  | { readonly code: 'not-your-seat'; readonly seat: Seat; readonly me: Seat | null }
  /** Somebody else must act first: `disprove` when they owe a card, `play` when it is their turn. */
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly awaiting: Seat; readonly to: 'play' | 'disprove' }
  /** CLU-19, error 1. */
  | { readonly code: 'already-rolled'; readonly roll: readonly number[] }
  /** CLU-19, error 2. */
  | { readonly code: 'unreachable'; readonly to: Square | Room; readonly roll: readonly number[] }
  | { readonly code: 'room-just-left'; readonly room: Room }
  | PlainRefusal
  | { readonly code: 'no-passage'; readonly place: Place }
  | { readonly code: 'not-summoned'; readonly room: Room }
  | { readonly code: 'enter-first'; readonly room: Room }
  | { readonly code: 'other-room'; readonly room: Room; readonly here: Room }
  | { readonly code: 'must-suggest'; readonly room: Room }
  | { readonly code: 'must-show'; readonly cards: readonly Card[] }
  | { readonly code: 'not-in-hand'; readonly card: Card; readonly cards: readonly Card[] }
  | { readonly code: 'not-suggested'; readonly card: Card; readonly cards: readonly Card[] };

/** Every reason for which `create`, `check` and `reduce` refuse. */
export type ClueRefusal = ActionRefusal | ConfigRefusal;
