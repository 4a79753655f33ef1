import { MAX_LENGTH } from './minimize.js';
import type { WordProblem, WordProblemCode, WordReport } from './types.js';

/** Letters that Unicode does not take apart into a letter and its accent. */
const LIGATURES: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const REPORTED = 100;

/**
 * A word in the letters a to z: lower case, accents taken off.
 *
 * @param text - a word as someone wrote it
 * @returns the word; what else stood in it stays, so that `/^[a-z]+$/` tells a word from junk
 *
 * @example
 * ```ts
 * import { fold } from '@games/boggle-core/dictionary';
 *
 * fold('Crème'); // => 'creme'
 * fold('ŒUVRE'); // => 'oeuvre'
 * ```
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßłđðþı]/g, (letter) => LIGATURES[letter] ?? letter);
}

function isLowerCase(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

/** Sorts by code units, unless it is sorted already, and drops what stands twice. */
function sortUnique(words: readonly string[]): readonly string[] {
  const sorted = words.every((word, at) => at === 0 || (words[at - 1] as string) < word);
  return sorted ? words : [...words].sort().filter((word, at, all) => at === 0 || word !== all[at - 1]);
}

/** The words of a list, sorted, none twice, and what else was in it. */
export function cleanWords(list: string | Iterable<string>): {
  readonly words: readonly string[];
  readonly report: WordReport;
} {
  // A lone carriage return ends a line only where there is no line feed at all.
  const lines = typeof list === 'string' ? list.split(list.includes('\n') ? '\n' : '\r') : list;
  const words: string[] = [];
  const problems: WordProblem[] = [];
  let line = 0;
  let empty = 0;
  let folded = 0;
  let junk = 0;
  const leaveOut = (code: WordProblemCode, text: string): void => {
    junk++;
    if (problems.length < REPORTED) problems.push({ code, line, text: text.slice(0, 80) });
  };
  for (const raw of lines) {
    line++;
    // trim() takes a byte order mark for white space, as it should. Most lines need none.
    const text = isLowerCase(raw) ? raw : raw.trim();
    if (text === '') {
      empty++;
      continue;
    }
    const plain = isLowerCase(text);
    const word = plain ? text : fold(text);
    if (!plain && !isLowerCase(word)) leaveOut('not-letters', text);
    else if (word.length > MAX_LENGTH) leaveOut('too-long', text);
    else {
      if (!plain) folded++;
      words.push(word);
    }
  }
  const unique = sortUnique(words);
  return {
    words: unique,
    report: { lines: line - empty, duplicates: words.length - unique.length, folded, junk, problems },
  };
}
