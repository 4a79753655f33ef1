import type {
  Card,
  Murder,
  SalonEvent,
  SalonOutcome,
  SalonRefusal,
  SalonSpeech,
  SalonTheme,
  SalonView,
} from '@games/clue-core/salon';
import type { Pace } from '../clue-game/events.js';
import type { SheetWords } from '../clue-sheet/words.js';
import type { Wit } from './setup.js';
import type { PracticeRefusal } from './table.js';

/** What a place of the board says of itself, besides its name. */
export interface PlaceFacts {
  /** Who is there. */
  readonly here: readonly string[];
  /** Where its secret passage leads. */
  readonly passage: string | undefined;
  /** Whether one can go there now. */
  readonly lit: boolean;
}

/** The words of `<salon-game>`; another language gives any of them by `addTerms('salon-game', lang, terms)`. */
export interface SalonWords {
  /** The names of cards, corridor and Victim in games whose host chose none. */
  readonly theme: SalonTheme;
  readonly newGame: string;
  readonly pace: Readonly<Record<Pace, string>>;
  readonly paceLabel: (pace: Pace) => string;
  readonly players: string;
  readonly playerNote: (player: {
    readonly cards: number;
    readonly kind: 'you' | 'computer' | 'npc';
    readonly accused: boolean;
  }) => string;
  readonly board: string;
  /** For screen readers: what the eye sees by tokens, arrow and light. */
  readonly placeMore: (place: PlaceFacts) => string;
  /** A name with soft hyphens where it may break on a narrow board. */
  readonly breaks: (name: string) => string;
  readonly passageTo: (room: string) => string;
  readonly hand: string;
  readonly log: string;
  readonly turn: (turn: number) => string;
  readonly toYou: string;
  readonly sheet: string;
  readonly sheetWords: SheetWords;
  readonly event: (event: SalonEvent, speech: SalonSpeech) => string;
  readonly outcome: (outcome: SalonOutcome, speech: SalonSpeech) => string;
  readonly refusal: (refusal: SalonRefusal, speech: SalonSpeech) => string;
  readonly saveRefusal: (refusal: PracticeRefusal) => string;
  /** What the owner of a view is to do now. */
  readonly prompt: (view: SalonView, may: { readonly suggest: boolean; readonly accuse: boolean }) => string;
  readonly begin: string;
  readonly suggest: string;
  readonly accuse: string;
  readonly endTurn: string;
  readonly skip: string;
  readonly passOver: string;
  readonly changeOrder: string;
  readonly order: string;
  readonly orderHelp: string;
  readonly earlier: (card: string) => string;
  readonly later: (card: string) => string;
  readonly file: string;
  readonly suggestTitle: (room: string, npc: string | undefined) => string;
  readonly stayOpen: string;
  readonly stayOpenHelp: string;
  readonly chooseAll: string;
  readonly crossedOff: string;
  readonly suspects: string;
  readonly weapons: string;
  readonly areas: string;
  readonly suggestYes: string;
  readonly accuseTitle: string;
  readonly accuseHelp: string;
  readonly accuseYes: string;
  readonly cancel: string;
  readonly ok: string;
  readonly notAllowed: string;
  readonly cannotOpen: string;
  readonly showTitle: string;
  readonly showHelp: (name: string, murder: Murder, theme: SalonTheme) => string;
  readonly showThis: (card: string) => string;
  readonly disproved: string;
  readonly undisproved: string;
  readonly right: string;
  readonly wrong: string;
  readonly wrongAfter: string;
  readonly over: string;
  readonly solution: string;
  readonly whoHeld: string;
  readonly held: (name: string, cards: readonly Card[], theme: SalonTheme) => string;
  readonly setup: {
    readonly title: string;
    readonly lead: string;
    readonly who: string;
    readonly count: string;
    readonly rest: string;
    readonly without: string;
    readonly withNpcs: string;
    readonly wit: string;
    readonly wits: Readonly<Record<Wit, string>>;
    readonly start: string;
  };
}
