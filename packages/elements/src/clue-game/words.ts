import type {
  ClueEvent,
  ClueOutcome,
  ClueRefusal,
  ClueView,
  Murder,
  PlayerConfig,
  SaveTextRefusal,
  Speech,
  Theme,
} from '@games/clue-core';
import type { Level } from '@games/clue-core/players';
import type { Sheet } from '../clue-cards/clue-cards.js';
import type { Pace } from './events.js';
import type { HouseRuleWords } from './house-rules.words.js';

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
  /** What stands below a player's name; `suspect` only where the name is another. */
  readonly playerNote: (player: {
    readonly suspect: string | undefined;
    readonly cards: number;
    readonly out: boolean;
    readonly computer: boolean;
    readonly you: boolean;
  }) => string;
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
  readonly whoHeld: string;
  readonly faceUp: string;
  readonly seeCards: string;
  /** What the computers thought: the button, and the title of what it opens. */
  readonly reasons: string;
  readonly again: string;
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
    readonly names: string;
    readonly namesHelp: string;
    /** The label of a name: whose it is. */
    readonly nameOf: (suspect: string, computer: boolean) => string;
    readonly seats: (seats: readonly PlayerConfig[]) => string;
    readonly rules: HouseRuleWords;
    readonly start: string;
  };
}
