import { fold } from './fold.js';
import { MAX_LENGTH } from './format.js';
import { addWord, createTrie, type Trie } from './trie.js';
import type { WordProblem, WordProblemCode, WordReport } from './types.js';

const REPORTED = 100;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** The end of the small letters that a text has from a place on. */
function pastLetters(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 97 || code > 122) break;
  }
  return at;
}

const isPlain = (text: string): boolean => pastLetters(text, 0) === text.length;

/** The words of a list, and what else was in it. */
export function readWords(list: string | Iterable<string>): { readonly trie: Trie; readonly report: WordReport } {
  const trie = createTrie(typeof list === 'string' ? Math.max(1 << 10, list.length >> 2) : 1 << 12);
  const problems: WordProblem[] = [];
  let line = 0;
  let empty = 0;
  let folded = 0;
  let junk = 0;
  let duplicates = 0;
  const leaveOut = (code: WordProblemCode, text: string): void => {
    junk++;
    if (problems.length < REPORTED) problems.push({ code, line, text: text.slice(0, 80) });
  };
  const add = (text: string, from: number, to: number, written?: string): void => {
    if (to - from > MAX_LENGTH) leaveOut('too-long', written ?? text.slice(from, to));
    else if (!addWord(trie, text, from, to)) duplicates++;
  };
  /** A line that may be anything. trim() takes a byte order mark for white space, as it should. */
  const addLine = (raw: string): void => {
    const text = raw.trim();
    const word = isPlain(text) ? text : fold(text);
    if (text === '') empty++;
    else if (!isPlain(word)) leaveOut('not-letters', text);
    else {
      if (word !== text && word.length <= MAX_LENGTH) folded++;
      add(word, 0, word.length, text);
    }
  };

  if (typeof list !== 'string') {
    for (const word of list) {
      if (typeof word !== 'string') throw new TypeError(`words must be strings, got ${word}`);
      line++;
      addLine(word);
    }
  } else {
    // A lone carriage return ends a line only where there is no line feed at all.
    const end = list.includes('\n') ? LINE_FEED : CARRIAGE_RETURN;
    for (let from = 0; from <= list.length; ) {
      line++;
      // Most lines are letters and an end, of one character or two.
      const past = pastLetters(list, from);
      const stop = end === LINE_FEED && list.charCodeAt(past) === CARRIAGE_RETURN ? past + 1 : past;
      if (past > from && (stop === list.length || list.charCodeAt(stop) === end)) {
        add(list, from, past);
        from = stop + 1;
        continue;
      }
      const found = list.indexOf(String.fromCharCode(end), past);
      const to = found < 0 ? list.length : found;
      addLine(list.slice(from, to));
      from = to + 1;
    }
  }
  return { trie, report: { lines: line - empty, duplicates, folded, junk, problems } };
}
