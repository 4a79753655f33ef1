import type { Language } from '../stores/settings.js';
import { de } from './de.js';
import { en } from './en.js';

/** The app's own words: the table's shape is the English one, so a missing or misspelt entry is a type error. */
export type Words = typeof en;

/** A text in every language. */
export type InEachLanguage<T> = Readonly<Record<Language, T>>;

const tables: InEachLanguage<Words> = { en, de };

/** The words of a language. */
export const wordsIn = (language: Language): Words => tables[language];

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in words: "yesterday", "vor 3 Stunden". `from` and `now` are milliseconds since 1970. */
export function timeAgo(from: number, now: number, language: Language): string {
  const past = Math.max(0, now - from);
  const [unit, size] = steps.find(([, size]) => past >= size) ?? ['second', 1000];
  const count = unit === 'second' ? 0 : Math.floor(past / size);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
}
