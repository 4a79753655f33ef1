import type { Board } from '../board/types.js';
import { isDenied } from '../english/deny.js';

/** What a game asks of a word list that it was given. */
export interface Words {
  /** The list's id, `null` without a list. */
  readonly id: string | null;
  /** Whether a word is in the list. */
  has(word: string): boolean;
  /** The words of the list on a board. */
  solve(board: Board, minLength: number): readonly string[];
  /** Whether the computer keeps a word to itself: it neither learns nor plays it. */
  hides(word: string): boolean;
}

/** A game without a list: it needs none as it was asked for. Slurs stay hidden there too: some are learned from people. */
export const NO_WORDS: Words = {
  id: null,
  has: () => false,
  solve: () => [],
  hides: isDenied,
};

/** The words of a text: white space separates them, case does not matter, and each counts once (BOG-8, BOG-15). */
export function splitWords(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  return [...new Set(words)];
}
