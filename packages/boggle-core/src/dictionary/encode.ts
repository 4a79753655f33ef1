import { BASE, toCode, VERSION, WANTED } from './format.js';
import { LAST, letterOf, NODE } from './links.js';
import type { Dictionary } from './types.js';

/** A number, as so many digits. */
const digits = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor(value / BASE ** (count - 1 - at)) % BASE);

/** By node, how many edges lead to it. */
function waysInto(links: Int32Array): Uint32Array {
  const ways = new Uint32Array(links.length);
  for (const link of links) ways[link & NODE] = (ways[link & NODE] as number) + 1;
  return ways;
}

/**
 * A dictionary as bytes: a good third of the size of the words, and a sixth of it once compressed. All are printable
 * ASCII characters other than quotes and backslash, so that they can stand in a source file too.
 *
 * @param dictionary - from `buildDictionary` or `decode`
 * @throws RangeError when it is too large: more than 72,250 nodes that several others lead to, some millions of words
 *
 * @example
 * ```ts
 * import { buildDictionary, decode, encode, has } from '@games/boggle-core/dictionary';
 *
 * const bytes = encode(buildDictionary(['tea', 'team']));
 * has(decode(bytes), 'team'); // => true
 * ```
 */
export function encode(dictionary: Dictionary): Uint8Array {
  const links = dictionary.links;
  const ways = waysInto(links);
  const numbers = new Map<number, number>();
  const letters: number[] = [];
  const kinds: number[] = [];
  const asked: number[] = [];
  let nodes = 0;
  for (let at = 1, node = 1; at < links.length; at++) {
    const link = links[at] as number;
    const next = link & NODE;
    const shared = (ways[next] as number) > 1;
    kinds.push(next === 0 ? 0 : (shared ? 3 : 1) + (link >>> 31));
    if (next !== 0 && shared) asked.push(numbers.get(next) as number);
    const isLast = (link & LAST) !== 0;
    const isNumbered = (ways[node] as number) > 1;
    letters.push(3 * letterOf(link) + (isLast ? (isNumbered ? 2 : 1) : 0));
    if (!isLast) continue;
    if (isNumbered) numbers.set(node, numbers.size);
    nodes++;
    node = at + 1;
  }
  if (numbers.size > (BASE - WANTED) * BASE ** 2)
    throw new RangeError(`dictionary is too large: ${dictionary.size} words`);

  const order = [...numbers].sort(([a], [b]) => (ways[b] as number) - (ways[a] as number) || a - b);
  const wanted = order.slice(0, WANTED).map(([, number]) => number);
  const rank = new Map(wanted.map((number, place) => [number, place]));
  const long = asked
    .filter((number) => !rank.has(number))
    .map((number) => digits(number, 3) as [number, number, number]);
  const counts = [letters.length, nodes, numbers.size, asked.length, long.length, dictionary.size];
  return Uint8Array.from(
    [
      [VERSION],
      counts.flatMap((count) => digits(count, 5)),
      Array.from({ length: WANTED }, (_, place) => digits(wanted[place] ?? 0, 3)).flat(),
      letters,
      Array.from({ length: Math.ceil(kinds.length / 2) }, (_, pair) => {
        return (kinds[2 * pair] as number) + 8 * (kinds[2 * pair + 1] ?? 0);
      }),
      asked.map((number) => rank.get(number) ?? WANTED + Math.floor(number / BASE ** 2)),
      long.map(([, middle]) => middle),
      long.map(([, , low]) => low),
    ].flat(),
    toCode,
  );
}
