import { err, ok, type Result, type Seed } from '@games/kit';
import { run, seed as toRng } from '@games/rng';
import { isLearnable, MAX_LEARNED, wordsKnown } from './knowledge.js';
import { MAX_WORDS } from './limits.js';
import type { BoggleState } from './types.js';

/** How many words go into the file (BOG-18). */
const COUNT = 300;

/** The first line; the number says whether the file is whole. */
const HEAD = /^# Boggle dictionary, (\d{1,7}) words?$/;

/** Why a text is no dictionary file. `words` are those that could be read, so that nothing is lost. */
export type DictionaryFileProblem = { readonly words: readonly string[] } & (
  | { readonly code: 'file-empty' }
  | { readonly code: 'file-cut'; readonly expected: number; readonly found: number }
  | { readonly code: 'file-not-text'; readonly line: number }
  | { readonly code: 'file-long-word'; readonly line: number; readonly limit: number }
  | { readonly code: 'file-too-large'; readonly limit: number }
);

/**
 * The dictionary file that is written when the program halts (BOG-18): about 300 words, chosen at random from all that the
 * computer knows; all of them, when there are not so many. A line says how many, then come the words, one a line, by the
 * alphabet.
 *
 * @param state - of any phase
 * @param seed - for the choice
 *
 * @example
 * ```ts
 * import { boggle, dictionaryFile } from '@games/boggle-core';
 *
 * const game = boggle.create({ words: ['tea', 'oar'] }, 'a seed');
 * game.ok && dictionaryFile(game.value, 1); // => '# Boggle dictionary, 2 words\noar\ntea\n'
 * ```
 */
export function dictionaryFile(state: BoggleState, seed: Seed): string {
  const known = wordsKnown(state.knowledge);
  const [chosen] = run(toRng(seed), (cursor) => cursor.sample(known, Math.min(COUNT, known.length)));
  const words = chosen.sort();
  return `# Boggle dictionary, ${words.length} ${words.length === 1 ? 'word' : 'words'}\n${words.map((word) => `${word}\n`).join('')}`;
}

/**
 * The words of a dictionary file, for the option `words` of a new game. Any text with white space between words does, of
 * any line ends; capitals become small, what stands twice counts once.
 *
 * @param text - of `dictionaryFile`, or somebody's own list
 * @returns the words by the alphabet; or what is wrong, with the words that could be read
 *
 * @example
 * ```ts
 * import { readDictionaryFile } from '@games/boggle-core';
 *
 * readDictionaryFile('TEA\r\noar\r\n'); // => { ok: true, value: ['oar', 'tea'] }
 * readDictionaryFile('# Boggle dictionary, 3 words\noar\ntea\n');
 * // => { ok: false, error: { code: 'file-cut', expected: 3, found: 2, words: ['oar', 'tea'] } }
 * ```
 */
export function readDictionaryFile(text: string): Result<readonly string[], DictionaryFileProblem> {
  const lines = text.split(/\r\n|\n|\r/);
  const found = new Set<string>();
  // White space, and so what `trim` takes away, is a byte order mark too.
  const head = lines[0]?.trim().match(HEAD);
  let problem: { readonly code: 'file-not-text' | 'file-long-word'; readonly line: number } | undefined;
  for (const [index, line] of lines.entries()) {
    if (index === 0 && head) continue;
    for (const part of line.split(/\s+/u)) {
      const word = part.toLowerCase();
      if (word === '') continue;
      // What a decoder puts in place of bytes it cannot read: the file is no UTF-8.
      const reads: boolean = isLearnable(word) && !word.includes('\uFFFD');
      if (reads) found.add(word);
      else problem ??= { code: word.length > MAX_LEARNED ? 'file-long-word' : 'file-not-text', line: index + 1 };
    }
  }
  const words = [...found].sort();
  if (problem?.code === 'file-long-word') return err({ ...problem, code: 'file-long-word', limit: MAX_LEARNED, words });
  if (problem) return err({ code: 'file-not-text', line: problem.line, words });
  if (head && Number(head[1]) !== words.length) {
    return err({ code: 'file-cut', expected: Number(head[1]), found: words.length, words });
  }
  if (words.length === 0) return err({ code: 'file-empty', words });
  if (words.length > MAX_WORDS)
    return err({ code: 'file-too-large', limit: MAX_WORDS, words: words.slice(0, MAX_WORDS) });
  return ok(words);
}
