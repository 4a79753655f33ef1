import type { Board } from '../board/types.js';

/** What a game asks of a word list that it was given. */
export interface Words {
  /** The list's id, `null` without a list. */
  readonly id: string | null;
  /** Whether a word is in the list. */
  has(word: string): boolean;
  /** The words of the list on a board. */
  solve(board: Board, minLength: number): readonly string[];
  /** Whether the computer keeps a word to itself. */
  hides(word: string): boolean;
}

/** A game without a list: it needs none as it was asked for. */
export const NO_WORDS: Words = {
  id: null,
  has: () => false,
  solve: () => [],
  hides: () => false,
};

/** The words of a text: white space separates them, case does not matter, and each counts once (BOG-8, BOG-15). */
export function splitWords(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return [...new Set(words)];
}
