import { fromPool } from './build.js';
import { NODE, type Pool, STRIDE } from './layout.js';
import { popcount } from './lookup.js';
import type { Dictionary } from './types.js';

// The format, version 1. Every byte is a printable character (no quote, no backslash), one digit in base 85, so that the same
// bytes are a string in a source file, and a compressor sees each kind of fact in a row of its own.
//
// Nodes come after the nodes they lead to. Most nodes have one way in: such a node needs no number, it belongs to the first
// later node that asks for a new one. Of the others the most wanted get numbers of one digit.
//
// Head: version, then edges, nodes, references, long references, words, five digits each. Rows:
// 1. by edge: 2 x letter + (1 when it is the last of its node)
// 2. by edge, two a digit: 0 a word ends and nothing follows; 1, 2 a new node follows; 3, 4 a numbered node follows
//    (2 and 4: a word ends here too)
// 3. by node, four a digit: 0 no number, 1 a long number, 2 a short one
// 4. by reference: a short number, or SHORT + the first digit of a long one; 5. and 6. its other two digits
const BASE = 85;
const SHORT = 75;
const VERSION = 1;
const HEAD = 26;

const toCode = (digit: number): number => (digit + 40 < 92 ? digit + 40 : digit + 41);
const toDigit = (code: number): number => (code < 92 ? code - 40 : code - 41);

const digits = (value: number): number[] => [4, 3, 2, 1, 0].map((at) => Math.floor(value / BASE ** at) % BASE);

function packed(values: readonly number[], base: number, perDigit: number): number[] {
  return Array.from({ length: Math.ceil(values.length / perDigit) }, (_, row) => {
    let digit = 0;
    for (let at = perDigit - 1; at >= 0; at--) digit = digit * base + (values[row * perDigit + at] ?? 0);
    return digit;
  });
}

/** By node, its ways in; and the nodes, each after those it leads to. */
function survey({ edges }: Dictionary): { readonly waysIn: Map<number, number>; readonly short: Set<number> } {
  const waysIn = new Map<number, number>();
  const visit = (edge: number): void => {
    const node = (edges[edge] as number) & 0x7fffffff;
    if (node === 0) return;
    const known = waysIn.get(node) ?? 0;
    waysIn.set(node, known + 1);
    if (known > 0) return;
    for (let at = popcount(edges[edge + 2] as number) - 1; at >= 0; at--) visit(node + STRIDE * at);
  };
  visit(0);
  const wanted = [...waysIn].filter(([, ways]) => ways > 1).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return { waysIn, short: new Set(wanted.slice(0, SHORT).map(([node]) => node)) };
}

/**
 * A dictionary as bytes: a good third of the size of the words, and a sixth of it once compressed. All are printable
 * ASCII characters other than quotes and backslash, so that they can stand in a source file too.
 *
 * @param dictionary - from `buildDictionary` or `decode`
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
  const { edges } = dictionary;
  const { waysIn, short } = survey(dictionary);
  const numbers = new Map<number, number>();
  const counts = { short: 0, long: 0 };
  const letters: number[] = [];
  const kinds: number[] = [];
  const nodes: number[] = [];
  const refs: number[] = [];
  const middle: number[] = [];
  const low: number[] = [];
  const refer = (node: number): void => {
    const number = numbers.get(node) as number;
    refs.push(short.has(node) ? number : SHORT + Math.floor(number / BASE ** 2));
    if (short.has(node)) return;
    middle.push(Math.floor(number / BASE) % BASE);
    low.push(number % BASE);
  };
  const done = new Set<number>();
  const visit = (edge: number): void => {
    const node = (edges[edge] as number) & 0x7fffffff;
    const count = popcount(edges[edge + 2] as number);
    done.add(node);
    const isNew: boolean[] = [];
    for (let at = node; at < node + STRIDE * count; at += STRIDE) {
      const next = (edges[at] as number) & 0x7fffffff;
      const fresh = next !== 0 && !done.has(next);
      if (fresh) visit(at);
      isNew.push(fresh);
    }
    let rest = edges[edge + 2] as number;
    for (let n = 0; n < count; n++) {
      const at = node + STRIDE * n;
      const next = (edges[at] as number) & 0x7fffffff;
      const word = (edges[at] as number) >>> 31;
      letters.push(2 * (31 - Math.clz32(rest & -rest)) + (n === count - 1 ? 1 : 0));
      rest &= rest - 1;
      kinds.push(next === 0 ? 0 : isNew[n] ? 1 + word : 3 + word);
      if (next !== 0 && !isNew[n]) refer(next);
    }
    const kind = short.has(node) ? 2 : (waysIn.get(node) as number) > 1 ? 1 : 0;
    nodes.push(kind);
    if (kind !== 0) numbers.set(node, kind === 2 ? counts.short++ : counts.long++);
  };
  if (dictionary.size > 0) visit(0);
  if (counts.long > (BASE - SHORT) * BASE ** 2)
    throw new RangeError(`dictionary is too large: ${dictionary.size} words`);
  const head = [letters.length, nodes.length, refs.length, low.length, dictionary.size].flatMap(digits);
  const rows = [[VERSION], head, letters, packed(kinds, 5, 2), packed(nodes, 3, 4), refs, middle, low];
  return Uint8Array.from(rows.flat(), toCode);
}

function broken(what: string): RangeError {
  return new RangeError(`bytes must be an encoded dictionary, but ${what}`);
}

/** The digits of the rows; quick for a string too, which is how a packed list stands in a module. */
function toDigits(bytes: Uint8Array | string): Uint8Array {
  const digitsOf = new Uint8Array(bytes.length);
  if (typeof bytes === 'string') for (let at = 0; at < bytes.length; at++) digitsOf[at] = toDigit(bytes.charCodeAt(at));
  else for (let at = 0; at < bytes.length; at++) digitsOf[at] = toDigit(bytes[at] as number);
  return digitsOf;
}

/**
 * The dictionary that `encode` wrote.
 *
 * @param bytes - of `encode`, or the same as a string
 * @throws RangeError when they are something else, cut or changed
 *
 * @example
 * ```ts
 * import { decode } from '@games/boggle-core/dictionary';
 *
 * decode('no such thing'); // throws RangeError
 * ```
 */
export function decode(bytes: Uint8Array | string): Dictionary {
  const data = toDigits(bytes);
  if (data[0] !== VERSION) throw broken('the version is unknown');
  const number = (row: number): number =>
    data.subarray(1 + 5 * row, 6 + 5 * row).reduce((value, digit) => value * BASE + digit, 0);
  const [edgeCount, nodeCount, refCount, longCount, size] = [0, 1, 2, 3, 4].map(number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const kindsAt = HEAD + edgeCount;
  const nodesAt = kindsAt + Math.ceil(edgeCount / 2);
  const refsAt = nodesAt + Math.ceil(nodeCount / 4);
  const middleAt = refsAt + refCount;
  const lowAt = middleAt + longCount;
  if (data.length !== lowAt + longCount) throw broken('it has the wrong length');
  const dictionary = fromPool(readPool());
  if (dictionary.size !== size) throw broken('it holds other words than it says');
  return dictionary;

  function readPool(): Pool {
    const links = new Int32Array(edgeCount + 1);
    const counts = new Uint8Array(edgeCount + 1);
    const short = new Int32Array(SHORT);
    const long = new Int32Array(Math.max(nodeCount, 1));
    const open = new Int32Array(nodeCount + 1);
    let depth = 0;
    let shorts = 0;
    let longs = 0;
    let ref = 0;
    let longRef = 0;
    let edge = 0;
    for (let node = 0; node < nodeCount; node++) {
      const start = edge + 1;
      let fresh = 0;
      let letter = 0;
      do {
        letter = data[HEAD + edge] as number;
        const pair = data[kindsAt + (edge >> 1)] as number;
        const kind = (edge & 1) === 0 ? pair % 5 : (pair / 5) | 0;
        let next = 0;
        if (kind >= 3) {
          const first = data[refsAt + ref++] as number;
          if (first < SHORT) next = first < shorts ? (short[first] as number) : -1;
          else {
            const rest = (data[middleAt + longRef] as number) * BASE + (data[lowAt + longRef] as number);
            longRef++;
            const at = (first - SHORT) * BASE ** 2 + rest;
            next = at < longs ? (long[at] as number) : -1;
          }
          if (next < 0) throw broken('it refers to what does not come before');
        } else if (kind > 0) fresh++;
        const word = kind === 0 || (kind & 1) === 0 ? 0x80000000 : 0;
        links[++edge] = word | ((letter >> 1) << 26) | next;
        // Marks a new node, which the next loop fills in: real nodes are above 0, and 0 is none.
        if (kind === 1 || kind === 2) links[edge] = (links[edge] as number) | NODE;
      } while ((letter & 1) === 0 && edge < edgeCount);
      if (fresh > depth || (letter & 1) === 0 || edge - start >= 26) throw broken('its nodes do not fit together');
      depth -= fresh;
      for (let at = start, taken = depth; at <= edge; at++) {
        const link = links[at] as number;
        if ((link & NODE) === NODE) links[at] = (link & ~NODE) | (open[taken++] as number);
      }
      counts[start] = edge - start + 1;
      open[depth++] = start;
      const four = data[nodesAt + (node >> 2)] as number;
      const kind = Math.floor(four / 3 ** (node & 3)) % 3;
      if (kind === 2 && shorts < SHORT) short[shorts++] = start;
      else if (kind > 0) long[longs++] = start;
    }
    if (edge !== edgeCount || depth > 1) throw broken('its nodes do not fit together');
    return { links, counts, end: edge + 1, root: depth === 0 ? 0 : (open[0] as number) };
  }
}
