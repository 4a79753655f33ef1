import { BASE, COUNTS, HEAD, toDigit, VERSION, WANTED } from './format.js';
import { LAST, LETTER, NODE, WORD } from './links.js';

export function broken(what: string): RangeError {
  return new RangeError(`bytes must be an encoded dictionary, but ${what}`);
}

/** What the project's types, which know no host, do not know: a function of the language's every host, pure and quick. */
declare const TextEncoder: (new () => { encode(text: string): Uint8Array }) | undefined;

function toBytes(text: string): Uint8Array {
  return typeof TextEncoder === 'undefined'
    ? Uint8Array.from(text, (sign) => sign.charCodeAt(0))
    : new TextEncoder().encode(text);
}

/** A number of so many digits. */
function numberAt(data: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let at = from; at < from + count; at++) {
    const digit = toDigit(data[at] as number);
    if (!(digit >= 0 && digit < BASE)) throw broken('its head is no number');
    value = value * BASE + digit;
  }
  return value;
}

/** The references to numbered nodes, as numbers. */
function readReferences(data: Uint8Array, from: number, count: number, longCount: number): Int32Array {
  const wanted = Int32Array.from({ length: WANTED }, (_, place) => numberAt(data, 1 + 5 * COUNTS + 3 * place, 3));
  const references = new Int32Array(count);
  let middle = from + count;
  for (let at = 0; at < count; at++) {
    const code = data[from + at] as number;
    const first = code < 92 ? code - 40 : code - 41;
    if (first < WANTED) references[at] = first < 0 ? -1 : (wanted[first] as number);
    else {
      const high = data[middle] as number;
      const low = data[middle + longCount] as number;
      references[at] =
        BASE * BASE * (first - WANTED) + BASE * (high < 92 ? high - 40 : high - 41) + (low < 92 ? low - 40 : low - 41);
      middle++;
    }
  }
  return references;
}

/**
 * The automaton of a packed dictionary (see format.ts and links.ts), and how many words it says it has. Whatever the text is,
 * what comes out is an automaton, or an error.
 *
 * The loops are plain, and `toDigit` stands in them written out, on purpose: the list is unpacked once, by an engine that sees
 * them for the first time, and to it every call is dear.
 *
 * @throws RangeError when it is something else, cut or changed
 */
export function unpack(text: Uint8Array | string): { readonly links: Int32Array; readonly size: number } {
  const data = typeof text === 'string' ? toBytes(text) : text;
  if (toDigit(data[0] as number) !== VERSION) throw broken('the version is unknown');
  const counts = Array.from({ length: COUNTS }, (_, row) => numberAt(data, 1 + 5 * row, 5));
  const [edgeCount, nodeCount, sharedCount, refCount, longCount, size] = counts as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const lettersAt = HEAD - 1;
  const kindsAt = HEAD + edgeCount;
  const refsAt = kindsAt + Math.ceil(edgeCount / 2);
  if (data.length !== refsAt + refCount + 2 * longCount) throw broken('it has the wrong length');
  if (edgeCount > NODE || nodeCount > edgeCount || sharedCount > nodeCount)
    throw broken('its nodes do not fit together');

  const references = readReferences(data, refsAt, refCount, longCount);
  const links = new Int32Array(edgeCount + 1);
  const numbered = new Int32Array(sharedCount);
  // Nodes that no edge leads to yet.
  const open = new Int32Array(nodeCount + 1);
  let depth = 0;
  let shared = 0;
  let reference = 0;
  let pair = kindsAt;
  let kinds = 0;
  let before = -1;
  let start = 1;
  for (let edge = 1; edge <= edgeCount; edge++) {
    const code = data[lettersAt + edge] as number;
    const digit = code < 92 ? code - 40 : code - 41;
    // A third of it, for digits.
    const letter = (digit * 171) >> 9;
    const end = digit - 3 * letter;
    if ((edge & 1) === 1) kinds = (data[pair++] as number) - 40;
    else kinds >>= 3;
    const kind = kinds & 7;
    let next = 0;
    if (kind > 2) {
      const number = references[reference++] as number;
      if (number >= 0 && number < shared) next = numbered[number] as number;
    } else if (kind > 0 && depth > 0) next = open[--depth] as number;
    if (letter <= before || letter > 25 || (next === 0) !== (kind === 0)) {
      throw broken('its nodes do not fit together');
    }
    const word = kind === 0 || (kind & 1) === 0 ? WORD : 0;
    links[edge] = word | (end > 0 ? LAST : 0) | (letter << LETTER) | next;
    before = letter;
    if (end === 0) continue;
    if (end === 1) open[depth++] = start;
    else if (shared < sharedCount) numbered[shared++] = start;
    before = -1;
    start = edge + 1;
  }
  if (start !== edgeCount + 1 || depth > 1) throw broken('its nodes do not fit together');
  links[0] = depth === 0 ? 0 : (open[0] as number);
  return { links, size };
}
