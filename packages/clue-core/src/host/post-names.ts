import { CARDS, type Card } from '../cards.js';
import type { SalonPlace } from '../salon/ring.js';
import type { SalonTheme } from '../salon/theme.js';
import { CLASSIC_THEME, type Theme } from '../theme.js';

/** What a name can stand for in a post. */
export type Named = Card | Extract<SalonPlace, 'corridor'>;

/** A text as words: small letters and figures, without accents, apostrophes and markup. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Words that tell no card from another. */
const FILLERS: ReadonlySet<string> = new Set([
  ...['the', 'a', 'an', 'of', 'in', 'and', 'miss', 'mrs', 'mr', 'ms', 'dr', 'prof', 'col', 'professor', 'colonel'],
  ...['room', 'hall', 'main', 'lead', 'lady', 'baron', 'doctor', 'father', 'captain', 'madame', 'sir', 'lord'],
]);

/** What each run of words means: by the words joined, the longest first. */
export interface Dictionary {
  readonly meanings: ReadonlyMap<string, Named>;
  /** The most words of a name. */
  readonly longest: number;
}

/**
 * The names of a game, as people write them: in full, without an article or a title, by one word that no other name has; and
 * the ids and classic names of the cards, where no name of the game means another.
 */
export function dictionaryOf(theme: SalonTheme): Dictionary {
  const meanings = new Map<string, Named | null>();
  const learn = (words: readonly string[], meaning: Named, isOwn: boolean): void => {
    const key = words.join(' ');
    if (key === '') return;
    const known = meanings.get(key);
    if (known === undefined) meanings.set(key, meaning);
    // Two names of the game share it: it means neither.
    else if (known !== meaning && isOwn) meanings.set(key, null);
  };
  const names = (own: Theme & Partial<SalonTheme>): readonly (readonly [Named, readonly string[]])[] => [
    ...CARDS.map((card) => [card, wordsOf(own[card])] as const),
    ...(own.corridor === undefined ? [] : [['corridor', wordsOf(own.corridor)] as const]),
  ];
  for (const [meaning, words] of names(theme)) learn(words, meaning, true);
  for (const [meaning, words] of names(theme)) {
    const telling = words.filter((word) => !FILLERS.has(word));
    if (telling.length < words.length) learn(telling, meaning, true);
  }
  for (const [meaning, words] of names(theme)) {
    for (const word of words) if (word.length > 2 && !FILLERS.has(word)) learn([word], meaning, true);
  }
  learn(['corridor'], 'corridor', false);
  learn(['hallway'], 'corridor', false);
  for (const [meaning, words] of names(CLASSIC_THEME)) {
    learn(words, meaning, false);
    learn(wordsOf(meaning), meaning, false);
    const telling = words.filter((word) => !FILLERS.has(word));
    learn(telling, meaning, false);
  }
  const known = [...meanings].flatMap(([key, meaning]) => (meaning === null ? [] : [[key, meaning] as const]));
  return { meanings: new Map(known), longest: Math.max(...known.map(([key]) => key.split(' ').length)) };
}

/** The name that begins at a word, and how many words it has. A slip of one letter in a long word is let pass. */
export function nameAt(
  { meanings, longest }: Dictionary,
  words: readonly string[],
  index: number,
): { readonly meaning: Named; readonly length: number } | undefined {
  for (let length = Math.min(longest, words.length - index); length > 0; length--) {
    const key = words.slice(index, index + length).join(' ');
    const meaning = meanings.get(key) ?? (key.length > 5 ? almost(meanings, key) : undefined);
    if (meaning !== undefined) return { meaning, length };
  }
  return undefined;
}

function almost(meanings: Dictionary['meanings'], word: string): Named | undefined {
  const found = new Set([...meanings].filter(([key]) => isOneSlipAway(key, word)).map(([, meaning]) => meaning));
  return found.size === 1 ? [...found][0] : undefined;
}

/** Whether one letter more, less, other, or two changed about make one word the other. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.length < 5) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
