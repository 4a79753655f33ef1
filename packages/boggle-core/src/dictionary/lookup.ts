import { STRIDE } from './layout.js';
import { LAST, letterOf, NODE } from './links.js';
import type { Dictionary } from './types.js';

/** The edge that a word, or the beginning of one, ends with; 0 when nothing begins so, and for the empty text. */
function walk({ links }: Dictionary, text: string): number {
  let link = links[0] as number;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - 97;
    let next = link & NODE;
    if (next === 0) return 0;
    while (letterOf(links[next] as number) < letter && ((links[next] as number) & LAST) === 0) next++;
    link = links[next] as number;
    if (letterOf(link) !== letter) return 0;
  }
  return text === '' ? 0 : link;
}

/**
 * Whether a word is in the dictionary.
 *
 * @param dictionary - from `buildDictionary` or `decode`
 * @param word - in lower case, the letters a to z; see `fold`. Anything else is in no dictionary
 *
 * @example
 * ```ts
 * import { buildDictionary, has } from '@games/boggle-core/dictionary';
 *
 * const dictionary = buildDictionary(['tea', 'team']);
 * has(dictionary, 'team'); // => true
 * has(dictionary, 'te'); // => false
 * ```
 */
export function has(dictionary: Dictionary, word: string): boolean {
  // The sign is the mark of a word.
  return walk(dictionary, word) < 0;
}

/**
 * Whether some word begins so; a word begins with itself.
 *
 * @param dictionary - from `buildDictionary` or `decode`
 * @param prefix - in lower case, the letters a to z
 *
 * @example
 * ```ts
 * import { buildDictionary, hasPrefix } from '@games/boggle-core/dictionary';
 *
 * const dictionary = buildDictionary(['tea', 'team']);
 * hasPrefix(dictionary, 'te'); // => true
 * hasPrefix(dictionary, 'ta'); // => false
 * ```
 */
export function hasPrefix(dictionary: Dictionary, prefix: string): boolean {
  return prefix === '' ? dictionary.size > 0 : walk(dictionary, prefix) !== 0;
}

/**
 * The word at a place of the list in alphabetical order.
 *
 * @param dictionary - from `buildDictionary` or `decode`
 * @param index - 0 to `size - 1`
 * @throws RangeError for another index
 *
 * @example
 * ```ts
 * import { buildDictionary, wordAt } from '@games/boggle-core/dictionary';
 *
 * wordAt(buildDictionary(['team', 'tea']), 1); // => 'team'
 * ```
 */
export function wordAt(dictionary: Dictionary, index: number): string {
  const { edges, size } = dictionary;
  if (!Number.isInteger(index) || index < 0 || index >= size) {
    throw new RangeError(`index must be an integer from 0 to ${size - 1}, got ${index}`);
  }
  let word = '';
  let edge = 0;
  for (let left = index; left >= 0; ) {
    const letters = edges[edge + 2] as number;
    let next = (edges[edge] as number) & 0x7fffffff;
    let rest = letters;
    // The last edge that has no more words before it than are left to pass.
    for (let higher = rest & (rest - 1); higher !== 0; higher &= higher - 1) {
      if ((edges[next + STRIDE + 3] as number) > left) break;
      next += STRIDE;
      rest = higher;
    }
    word += String.fromCharCode(97 + 31 - Math.clz32(rest & -rest));
    left -= (edges[next + 3] as number) + ((edges[next] as number) >>> 31);
    edge = next;
  }
  return word;
}

/**
 * All words in alphabetical order.
 *
 * @param dictionary - from `buildDictionary` or `decode`
 *
 * @example
 * ```ts
 * import { buildDictionary, wordsOf } from '@games/boggle-core/dictionary';
 *
 * [...wordsOf(buildDictionary(['team', 'tea']))]; // => ['tea', 'team']
 * ```
 */
export function* wordsOf(dictionary: Dictionary): Generator<string, void> {
  for (let index = 0; index < dictionary.size; index++) yield wordAt(dictionary, index);
}
