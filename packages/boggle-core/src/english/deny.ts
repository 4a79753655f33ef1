import { toDigit } from '../dictionary/format.js';
import { DENIED } from './generated/denied.js';

/** Where the hash starts: the first number after FNV's own by which no other word of the list has the hash of a denied one. */
const START = 0x811c9e88;

/** FNV-1a of a word in the letters a to z, its upper 23 bits. */
export function hashWord(word: string): number {
  let hash = START;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 9;
}

/** The hashes: each stands as its distance from the one before, in three digits of base 64. */
function readHashes(): ReadonlySet<number> {
  const hashes = new Set<number>();
  let hash = 0;
  for (let at = 0; at < DENIED.length; at += 3) {
    let distance = 0;
    for (let digit = at; digit < at + 3; digit++) distance = 64 * distance + toDigit(DENIED.charCodeAt(digit));
    hash += distance;
    hashes.add(hash);
  }
  return hashes;
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
  denied ??= readHashes();
  return denied.has(hashWord(word));
}
