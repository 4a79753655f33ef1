import { BASE, COMMON, DIGITS, toCode, VERSION } from './format.js';
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

/** Of numbers, so many of the most frequent, with their places. */
function mostFrequent(numbers: readonly number[], count: number): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  const order = [...times].sort(([a, often], [b, rarely]) => rarely - often || a - b);
  return new Map(order.slice(0, count).map(([number], place) => [number, place]));
}

/** How many digits a reference takes, and how many nodes can then have one of their own. */
function widthOf(nodes: number): { readonly width: number; readonly wanted: number } | undefined {
  for (const width of [2, 3]) {
    const wanted = BASE - Math.max(1, Math.ceil(nodes / BASE ** (width - 1)));
    if (wanted > 0) return { width, wanted: Math.min(wanted, nodes) };
  }
  return undefined;
}

/** What the rows say: the shapes of edges, and the numbers of the nodes that some of them lead to. */
function describe(links: Int32Array): { shapes: number[]; asked: number[]; nodes: number } {
  const ways = waysInto(links);
  const numbers = new Map<number, number>();
  const shapes: number[] = [];
  const asked: number[] = [];
  for (let at = 1, node = 1; at < links.length; at++) {
    const link = links[at] as number;
    const next = link & NODE;
    const isShared = (ways[next] as number) > 1;
    const isLast = (link & LAST) !== 0;
    const isNumbered = (ways[node] as number) > 1;
    const way = next === 0 ? 0 : (isShared ? 3 : 1) + (link >>> 31);
    shapes.push(15 * letterOf(link) + 5 * (isLast ? (isNumbered ? 2 : 1) : 0) + way);
    if (next !== 0 && isShared) asked.push(numbers.get(next) as number);
    if (!isLast) continue;
    if (isNumbered) numbers.set(node, numbers.size);
    node = at + 1;
  }
  return { shapes, asked, nodes: numbers.size };
}

/**
 * A dictionary as bytes: a sixth of the size of the words, and a ninth of it once compressed (of the English list). All are printable
 * ASCII characters other than the double quote, the backslash and the dollar, so that they can stand in a source file too.
 *
 * @param dictionary - from `buildDictionary` or `decode`
 * @throws RangeError when it is too large: more than 697,048 nodes that several others lead to, many millions of words
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
  const { shapes, asked, nodes } = describe(dictionary.links);
  const widths = widthOf(nodes);
  if (!widths) throw new RangeError(`dictionary is too large: ${dictionary.size} words`);
  const { width, wanted } = widths;

  const common = mostFrequent(shapes, COMMON);
  const shapeRow = shapes.flatMap((shape) => {
    const place = common.get(shape);
    return place === undefined ? [COMMON + Math.floor(shape / BASE), shape % BASE] : [place];
  });
  const own = mostFrequent(asked, wanted);
  const referenceRow = asked.flatMap((number) => {
    const place = own.get(number);
    if (place !== undefined) return [place];
    const [first, ...others] = digits(number, width) as [number, ...number[]];
    return [wanted + first, ...others];
  });
  return Uint8Array.from(
    [
      [VERSION],
      [shapes.length, nodes, shapeRow.length, dictionary.size].flatMap((count) => digits(count, DIGITS)),
      [width, wanted],
      Array.from({ length: wanted }, (_, place) => digits([...own.keys()][place] ?? 0, DIGITS)).flat(),
      Array.from({ length: COMMON }, (_, place) => digits([...common.keys()][place] ?? 0, 2)).flat(),
      shapeRow,
      referenceRow,
    ].flat(),
    toCode,
  );
}
