import type { BoggleRefusal, DiceId, DictionaryFileProblem, Range } from '@games/boggle-core';
import type { BoggleStatistics } from './statistics.js';

/** The words of `<boggle-game>`; another language gives any of them by `addTerms('boggle-game', lang, terms)`. */
export interface BoggleGameWords {
  readonly game: string;
  readonly startRound: string;
  readonly endRound: string;
  readonly timeLeft: string;
  readonly noClock: string;
  readonly secondsLeft: (seconds: number) => string;
  readonly timeUp: string;
  readonly roundStarted: (round: number) => string;
  readonly roundOver: (scores: readonly number[], people: number) => string;
  readonly round: (round: number) => string;
  readonly firstTo: (target: number) => string;
  readonly roundScore: string;
  readonly total: string;
  readonly computer: string;
  /** A person by the number of the seat, from 0. */
  readonly player: (seat: number, people: number) => string;
  readonly whoTypes: string;
  readonly yourWords: string;
  readonly count: (words: number) => string;
  readonly typeHere: string;
  readonly waitForRound: string;
  readonly haveAlready: (word: string) => string;
  readonly settings: string;
  readonly difficulty: string;
  readonly target: string;
  readonly range: (min: number, max: number) => string;
  readonly set: string;
  readonly difficultySet: (difficulty: number) => string;
  readonly targetSet: (target: number) => string;
  readonly turn: string;
  readonly sound: string;
  readonly options: string;
  readonly share: string;
  readonly dictionary: string;
  readonly statistics: string;
  readonly restart: string;
  readonly quit: string;
  readonly newGame: string;
  readonly started: string;
  /** The end of a game, exactly as it was asked for. */
  readonly over: (winner: number | null, people: number) => string;
  readonly finalScore: (scores: readonly number[], people: number) => string;
  readonly goodbye: string;
  readonly wordsKept: (words: number) => string;
  readonly playAgain: string;
  readonly fetching: string;
  readonly fetchFailed: string;
  /** English comes on demand: see `refusals.en.ts`. */
  readonly refusal?: (refusal: BoggleRefusal | DictionaryFileProblem) => string;
}

/** The words of the lists; part of the same table for other languages. */
export interface ListWords {
  readonly lists: string;
  readonly list: Readonly<Record<'yours' | 'computers' | 'both' | 'invalid' | 'rejected', string>>;
  readonly listCount: (words: number, points: number) => string;
  readonly points: (points: number) => string;
  readonly none: string;
  readonly reject: (word: string) => string;
  readonly restore: (word: string) => string;
  readonly rejectAny: string;
  readonly chooseFirst: string;
  readonly rejected: (word: string) => string;
  readonly restored: (word: string) => string;
  readonly invalidListed: string;
  readonly noPath: (word: string) => string;
  readonly notInList: (word: string) => string;
  readonly pathShown: (word: string) => string;
  readonly learned: (words: readonly string[]) => string;
  readonly showMissed: string;
  readonly missed: string;
  readonly onBoard: (all: number, yours: number, computers: number | null) => string;
  readonly fetching: string;
  readonly fetchFailed: string;
}

/** What somebody is asked before a game that runs is thrown away. */
export type Question = 'target' | 'restart' | 'quit' | 'board' | 'forget';

/** The words of the dialogs; part of the same table for other languages. */
export interface DialogWords {
  readonly ask: Readonly<Record<Question, string>>;
  readonly answer: Readonly<Record<Question, string>>;
  readonly playOn: string;
  readonly close: string;
  readonly title: Readonly<Record<'options' | 'dictionary' | 'statistics' | 'share', string>>;
  readonly optionsNote: string;
  readonly begin: string;
  readonly dice: string;
  readonly diceName: Readonly<Record<DiceId, string>>;
  readonly columns: string;
  readonly rows: string;
  readonly minLength: string;
  readonly timer: string;
  readonly minutes: (seconds: number) => string;
  readonly untimed: string;
  readonly check: string;
  readonly checks: Readonly<Record<'trust' | 'list', string>>;
  readonly opponent: string;
  readonly opponents: Readonly<Record<'learner' | 'list' | 'none', string>>;
  readonly people: string;
  readonly wrongNumber: (label: string, range: Range) => string;
  readonly fetching: string;
  readonly fetchFailed: string;
  readonly knows: (words: number) => string;
  readonly dictionaryNote: string;
  readonly download: string;
  readonly upload: string;
  readonly forget: string;
  readonly added: (words: number) => string;
  readonly takeAnyway: (words: number) => string;
  readonly full: (limit: number) => string;
  readonly statistic: Readonly<Record<keyof BoggleStatistics, string>>;
  readonly noStatistics: string;
  readonly shareNote: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
}
