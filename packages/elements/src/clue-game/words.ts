import type {
  ClueEvent,
  ClueOptions,
  ClueOutcome,
  ClueRefusal,
  ClueView,
  Murder,
  SaveTextRefusal,
  Speech,
  Suspect,
  Theme,
} from '@games/clue-core';
import type { Level } from '@games/clue-core/players';
import type { Sheet } from '../clue-cards/clue-cards.js';
import type { Pace } from './events.js';

/** The house rules that the menu offers, each with its choices. */
export type OfferedOption = 'dice' | 'first' | 'deal' | 'stay' | 'suggest' | 'lastStanding';

/** The words of `<clue-game>`; another language gives any of them by `addTerms('clue-game', lang, terms)`. */
export interface GameWords {
  readonly cards: Theme;
  readonly game: string;
  readonly file: string;
  readonly newGame: string;
  readonly open: string;
  readonly save: string;
  readonly exit: string;
  readonly help: string;
  readonly rules: string;
  readonly sheetPdf: string;
  /** Which printed sheet this language uses. */
  readonly sheetFile: Sheet;
  readonly about: string;
  readonly aboutText: readonly string[];
  readonly pace: Readonly<Record<Pace, string>>;
  readonly paceLabel: (pace: Pace) => string;
  readonly players: string;
  readonly playerNote: (cards: number, out: boolean, computer: boolean, you: boolean) => string;
  readonly log: string;
  readonly turn: (turn: number) => string;
  readonly sheet: string;
  readonly closeSheet: string;
  readonly showCards: string;
  readonly hand: string;
  readonly event: (event: ClueEvent, speech: Speech) => string;
  readonly outcome: (outcome: ClueOutcome, speech: Speech) => string;
  readonly refusal: (refusal: ClueRefusal, speech: Speech) => string;
  readonly saveRefusal: (refusal: SaveTextRefusal) => string;
  /** What the owner of a view is to do now. */
  readonly prompt: (view: ClueView, choices: number) => string;
  readonly waiting: (name: string) => string;
  readonly rollDie: string;
  readonly endTurn: string;
  readonly suggest: string;
  readonly ok: string;
  readonly notAllowed: string;
  readonly cannotOpen: string;
  readonly curtain: (name: string) => string;
  readonly curtainText: string;
  readonly iAm: (name: string) => string;
  readonly showTitle: string;
  readonly asks: (name: string, murder: Murder) => string;
  readonly showWhich: (one: boolean) => string;
  readonly showThis: (card: string) => string;
  readonly disproved: string;
  readonly undisproved: string;
  readonly accusedRight: string;
  readonly accusedWrong: string;
  readonly wrongAfter: string;
  readonly over: string;
  readonly solution: string;
  readonly accuseTitle: string;
  readonly accuseQuestion: (murder: Murder) => string;
  readonly accuseYes: string;
  readonly cancel: string;
  readonly setup: {
    readonly title: string;
    readonly who: string;
    readonly others: string;
    readonly othersHelp: string;
    readonly count: string;
    readonly level: string;
    readonly levels: Readonly<Record<Level, string>>;
    readonly seats: (names: readonly { readonly suspect: Suspect; readonly computer: boolean }[]) => string;
    readonly houseRules: string;
    readonly options: { readonly [Option in OfferedOption]: string };
    readonly choices: { readonly [Option in OfferedOption]: readonly (readonly [ClueOptions[Option], string])[] };
    readonly start: string;
  };
}
