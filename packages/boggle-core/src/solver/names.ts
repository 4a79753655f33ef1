import { wordAt } from '../dictionary/lookup.js';
import type { Dictionary } from '../dictionary/types.js';

/** By dictionary, the words that some board has had: spelled once, then at hand. */
const spelled = new WeakMap<Dictionary, (string | undefined)[]>();

function namesOf(dictionary: Dictionary): (string | undefined)[] {
  const known = spelled.get(dictionary);
  if (known) return known;
  const names: (string | undefined)[] = new Array(dictionary.size).fill(undefined);
  spelled.set(dictionary, names);
  return names;
}

/** The words of the first `count` indices that are long enough; shorter ones come first. */
export function spell(dictionary: Dictionary, found: ArrayLike<number>, count: number, minLength: number): string[] {
  const names = namesOf(dictionary);
  const words: string[] = [];
  for (let at = 0; at < count; at++) {
    const index = found[at] as number;
    let name = names[index];
    if (name === undefined) {
      name = wordAt(dictionary, index);
      names[index] = name;
    }
    if (name.length >= minLength) words.push(name);
  }
  return words;
}
