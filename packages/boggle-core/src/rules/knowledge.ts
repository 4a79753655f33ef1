import { type Rng, run } from '@games/rng';
import type { Knowledge } from './types.js';

/** The longest word that is learned: no word is longer. */
export const MAX_LEARNED = 64;

/** Whether a word can stand in a dictionary: signs of any kind, but no white space and nothing invisible. */
export function isLearnable(word: unknown): word is string {
  return typeof word === 'string' && word.length <= MAX_LEARNED && /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(word);
}

const without = (words: readonly string[], out: ReadonlySet<string>): string[] =>
  words.filter((word) => !out.has(word));
const union = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].sort();

/**
 * All words that the computer knows, by the alphabet.
 *
 * @param knowledge - of a state
 *
 * @example
 * ```ts
 * import { wordsKnown } from '@games/boggle-core';
 *
 * wordsKnown({ base: ['tea'], learned: ['oar'], rejected: ['zzz'] }); // => ['oar', 'tea']
 * ```
 */
export function wordsKnown({ base, learned }: Knowledge): readonly string[] {
  return learned.length === 0 ? base : union(base, learned);
}

/**
 * Chooses what is learned (BOG-17): each word with the probability difficulty / 10. Every word is drawn for, known or not, and
 * by the alphabet, so that the order of typing decides nothing.
 */
export function drawWords(words: Iterable<string>, difficulty: number, rng: Rng): readonly string[] {
  const sorted = [...new Set(words)].filter(isLearnable).sort();
  return run(rng, (cursor) => sorted.filter(() => cursor.nextInt(1, 10) <= difficulty))[0];
}

/** Adds what was drawn. A word that was typed again is no longer a rejected one: it is taken for real until rejected anew. */
export function learn(knowledge: Knowledge, drawn: readonly string[], typed: ReadonlySet<string>): Knowledge {
  return {
    base: knowledge.base,
    learned: union(knowledge.learned, drawn),
    rejected: without(knowledge.rejected, typed),
  };
}

/** A word is taken back by all who typed it: it is unlearned, if it was learned just now (BOG-20). */
export function rejectWord(knowledge: Knowledge, word: string, drawn: readonly string[]): Knowledge {
  return {
    base: knowledge.base,
    learned: drawn.includes(word) ? without(knowledge.learned, new Set([word])) : knowledge.learned,
    rejected: isLearnable(word) ? union(knowledge.rejected, [word]) : knowledge.rejected,
  };
}

/** The rejection is taken back: what the draw had chosen is learned after all. */
export function restoreWord(knowledge: Knowledge, word: string, drawn: readonly string[]): Knowledge {
  return {
    base: knowledge.base,
    learned: drawn.includes(word) ? union(knowledge.learned, [word]) : knowledge.learned,
    rejected: without(knowledge.rejected, new Set([word])),
  };
}
