import { wordAt } from '../dictionary/lookup.js';
import type { Dictionary } from '../dictionary/types.js';

/** By dictionary, the words that some board has had: spelled once, then at hand. */
const spelled = new WeakMap<Dictionary, (string | undefined)[]>();

/** The words of the first `count` indices. */
export function namesOf(dictionary: Dictionary, found: Int32Array, count: number): string[] {
  let names = spelled.get(dictionary);
  if (!names) {
    names = new Array(dictionary.size).fill(undefined);
    spelled.set(dictionary, names);
  }
  const words: string[] = [];
  for (let at = 0; at < count; at++) {
    const index = found[at] as number;
    let name = names[index];
    if (name === undefined) {
      name = wordAt(dictionary, index);
      names[index] = name;
    }
    words.push(name);
  }
  return words;
}
