import { DENIED } from './generated/denied.js';

/** FNV-1a of a word in the letters a to z, 32 bits. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

let denied: ReadonlySet<number> | undefined;

/**
 * Whether a word of the English list is a slur or an obscenity. The computer neither learns nor plays such words, and
 * `<boggle-solver>` leaves them out; you may still type them, and `createSolver` finds them, for you to filter.
 *
 * The words are kept as hashes, so that nobody reads them by chance. Words that merely look alike stay: a niggle, a brick.
 *
 * @param word - in lower case
 *
 * @example
 * ```ts
 * import { isDenied } from '@games/boggle-core/english';
 *
 * isDenied('brick'); // => false
 * ```
 */
export function isDenied(word: string): boolean {
  denied ??= new Set(DENIED.match(/.{7}/g)?.map((hash) => Number.parseInt(hash, 36)));
  return denied.has(hashWord(word));
}
