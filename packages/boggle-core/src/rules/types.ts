import type { Outcome, Seat } from '@games/kit';
import type { Rng } from '@games/rng';
import type { Board } from '../board/types.js';
import type { DiceId } from '../dice/sets.js';

/** What is chosen before a game. Without any of it, the game as it was asked for. */
export interface BoggleConfig {
  /** Seats for people on this device, 1 (the default) to 8. */
  readonly people: number;
  /**
   * Who else plays, on the last seat: `'learner'` (the default) knows a few words and learns yours (BOG-16, BOG-17); `'list'`
   * finds words of the whole list, more of them the higher the difficulty; `'none'`.
   */
  readonly opponent: 'learner' | 'list' | 'none';
  /** Which words are real: `'trust'` (the default, BOG-19), or `'list'`: those of the list. */
  readonly check: 'trust' | 'list';
  /** The dice; `'spec'` (BOG-22) without it. */
  readonly dice: DiceId;
  /** Columns, 1 to 20; those of the dice without it. */
  readonly width: number;
  /** Rows, 1 to 20; those of the dice without it. */
  readonly height: number;
  /** Cells that are holes. */
  readonly holes: readonly number[];
  /** Boards for the first rounds of each game, in order: to play one that somebody sent. Then boards are rolled. */
  readonly boards: readonly Board[];
  /** The fewest letters of a word that scores, 1 to 16; 3 without it (BOG-13). */
  readonly minLength: number;
  /** The length of a round, 10 to 3,600 seconds, or `null` for no clock; 180 without it (BOG-7). */
  readonly seconds: number | null;
  /** The score that ends a game, 1 to 10,000; 100 without it (BOG-3). */
  readonly target: number;
  /** How fast the computer learns, or how much it finds, 1 to 10; 5 without it (BOG-4). */
  readonly difficulty: number;
  /** The words the computer knows at first, as `readDictionaryFile` gives them; 300 common ones without it (BOG-16). */
  readonly words: readonly string[];
}

/** `ready` before a game's first round, `round` while the clock runs, `between` rounds, `over` at a game's end, `quit`. */
export type Phase = 'ready' | 'round' | 'between' | 'over' | 'quit';

/** What became of a typed word. */
export type Verdict = 'on-board' | 'not-on-board' | 'not-in-list';

/** A typed word after its round. */
export interface Judged {
  readonly word: string;
  readonly verdict: Verdict;
  /** Taken back by the person who typed it (BOG-19). */
  readonly rejected: boolean;
}

/** What the computer knows: an immutable base, and what came over it. Each by the alphabet. */
export interface Knowledge {
  readonly base: readonly string[];
  /** Words of people that it learned (BOG-17). */
  readonly learned: readonly string[];
  /** Words that people took back, and did not type since: they are not learned (BOG-20). */
  readonly rejected: readonly string[];
}

/** The whole truth of a game: plain JSON. A screen is given a {@link BoggleView} of it. */
export interface BoggleState {
  readonly config: Omit<BoggleConfig, 'words' | 'target' | 'difficulty'>;
  /** The list that `'list'` means, by its id, or `null`. */
  readonly list: string | null;
  readonly rng: Rng;
  /** Games begun, from 1. */
  readonly game: number;
  readonly phase: Phase;
  readonly target: number;
  readonly difficulty: number;
  /** Rounds begun in this game. */
  readonly round: number;
  readonly board: Board | null;
  /** When the round ends, in the host's milliseconds. */
  readonly deadline: number | null;
  /** By person, what was typed in this round, each word once, in order. */
  readonly typed: readonly (readonly string[])[];
  /** By person, the words of the last round. */
  readonly judged: readonly (readonly Judged[])[];
  /** What the computer found in the last round. */
  readonly found: readonly string[];
  /** By seat, the score before this round. */
  readonly before: readonly number[];
  /** What the dice of BOG-17 chose at the end of the last round, and was not known yet. */
  readonly drawn: readonly string[];
  readonly knowledge: Knowledge;
  /** The last step of the game was a rejection, so it can be taken back although the game is over. */
  readonly rejection: boolean;
}

interface Acting {
  readonly seat: Seat;
  /** The host's time in milliseconds. Needed where a clock runs: to start a timed round and to submit in one. */
  readonly at?: number;
}

/** What a person does, and the clock. */
export type BoggleAction =
  | (Acting & { readonly type: 'startRound' })
  | (Acting & {
      readonly type: 'submit';
      /** Any text: white space separates words (BOG-8). */
      readonly words: string;
      /** The text holds all words of the round, and takes the place of what was submitted before. */
      readonly replace?: boolean;
    })
  | (Acting & { readonly type: 'endRound' })
  | (Acting & { readonly type: 'reject' | 'restore'; readonly word: string })
  | (Acting & { readonly type: 'setDifficulty'; readonly difficulty: number })
  | (Acting & { readonly type: 'setTarget'; readonly target: number })
  | (Acting & { readonly type: 'newGame' | 'quit' })
  | { readonly type: 'timeout'; readonly seat: null; readonly at: number };

/** The types of actions. */
export const ACTION_TYPES: readonly BoggleAction['type'][] = [
  'startRound',
  'submit',
  'endRound',
  'reject',
  'restore',
  'setDifficulty',
  'setTarget',
  'newGame',
  'quit',
  'timeout',
];

/** What a word is worth and why (BOG-12, BOG-13). `shared` words were found by another seat too, and score nothing. */
export interface WordResult {
  readonly word: string;
  readonly status: 'alone' | 'shared' | 'not-on-board' | 'not-in-list' | 'rejected';
  readonly points: number;
}

/** A seat's row on the score board. */
export interface PlayerView {
  readonly seat: Seat;
  readonly kind: 'person' | 'computer';
  /** The points of the last round; 0 while one runs (BOG-7). */
  readonly roundScore: number;
  /** The points of the game. */
  readonly total: number;
  /** The words of the last round by the alphabet; empty while one runs. */
  readonly words: readonly WordResult[];
}

/** What a seat, or a spectator, may know: all that a screen needs. */
export interface BoggleView {
  /** Whose view it is. */
  readonly seat: Seat | null;
  /** Of the boards that were chosen, those of rounds that have begun. */
  readonly config: BoggleState['config'];
  readonly list: string | null;
  readonly phase: Phase;
  readonly game: number;
  readonly target: number;
  readonly difficulty: number;
  readonly round: number;
  readonly board: Board | null;
  readonly deadline: number | null;
  /** What you have typed in this round. */
  readonly typed: readonly string[];
  readonly players: readonly PlayerView[];
  /** Words the computer learned from the last round. */
  readonly learned: readonly string[];
  /** How many words the computer knew when the round began, or knows now. */
  readonly known: number;
  /** The game ended by a rejection, which can be taken back. */
  readonly rejection: boolean;
  readonly outcome: BoggleOutcome | null;
}

/** How a game ended: the higher total wins, equal totals are a draw (BOG-2). */
export interface BoggleOutcome extends Outcome {
  readonly reason: 'target' | 'quit';
  readonly scores: readonly number[];
}

/** What happened in a step. */
export type BoggleEvent =
  | { readonly type: 'gameStarted'; readonly game: number }
  | {
      readonly type: 'roundStarted';
      readonly round: number;
      readonly board: Board;
      readonly deadline: number | null;
    }
  | { readonly type: 'submitted'; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly type: 'roundEnded'; readonly round: number; readonly scores: readonly number[] }
  | { readonly type: 'rejected' | 'restored'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'difficultySet'; readonly difficulty: number }
  | { readonly type: 'targetSet'; readonly target: number }
  | { readonly type: 'gameEnded'; readonly outcome: BoggleOutcome }
  | { readonly type: 'quit' };

/** Why an action, or a configuration, was not taken. */
export type BoggleRefusal =
  | { readonly code: 'invalid-config'; readonly field: string }
  | { readonly code: 'no-seed' }
  | { readonly code: 'no-list' }
  | { readonly code: 'other-list'; readonly expected: string | null; readonly found: string | null }
  | { readonly code: 'malformed'; readonly field: string }
  | { readonly code: 'not-your-seat'; readonly people: number }
  | { readonly code: 'halted' }
  | { readonly code: 'round-running' }
  | { readonly code: 'no-round' }
  | { readonly code: 'no-clock' }
  | { readonly code: 'clock-running'; readonly deadline: number }
  | { readonly code: 'time-missing' }
  | { readonly code: 'time-over'; readonly at: number; readonly deadline: number }
  | { readonly code: 'time-left'; readonly at: number; readonly deadline: number }
  | { readonly code: 'too-long'; readonly length: number; readonly limit: number }
  | {
      readonly code: 'out-of-range';
      readonly field: 'difficulty' | 'target';
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'game-over'; readonly outcome: BoggleOutcome }
  | { readonly code: 'not-your-word'; readonly word: string }
  | { readonly code: 'already-rejected'; readonly word: string }
  | { readonly code: 'not-rejected'; readonly word: string };
