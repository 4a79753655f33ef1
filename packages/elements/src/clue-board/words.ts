import type { ClueRefusal, Room, Suspect, Theme } from '@games/clue-core';
import type { Choice } from './choices.js';

/** The words of `<clue-board>`; another language gives any of them by `addTerms('clue-board', lang, terms)`. */
export interface BoardWords {
  /** The names of the cards. */
  readonly cards: Theme;
  readonly board: string;
  readonly corridor: string;
  readonly wall: string;
  readonly middle: string;
  readonly door: (room: Room) => string;
  readonly start: (suspect: Suspect) => string;
  readonly here: (suspects: readonly Suspect[]) => string;
  /** What a square says of a choice. */
  readonly canGo: (choice: Choice) => string;
  /** A choice as a button. */
  readonly choice: (choice: Choice) => string;
  readonly destinations: string;
  readonly squares: (count: number) => string;
  readonly die: (roll: readonly number[]) => string;
  readonly rollDie: string;
  readonly roll: string;
  readonly prompt: (choices: readonly Choice[], roll: readonly number[]) => string;
  readonly noChoice: string;
  readonly keys: string;
  readonly refusal: (refusal: ClueRefusal) => string;
}
