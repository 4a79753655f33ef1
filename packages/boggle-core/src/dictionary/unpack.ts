import { BASE, COMMON, DIGITS, toDigit, VERSION } from './format.js';
import { LAST, NODE } from './links.js';
import { broken, GETS_NUMBER, NEW, NUMBERED, numberAt, RARE, readLeads, readShapes } from './tables.js';

/** What the project's types, which know no host, do not know: a function of the language's every host, pure and quick. */
declare const TextEncoder: (new () => { encodeInto(text: string, bytes: Uint8Array): unknown }) | undefined;

/** ASCII as bytes. Written in place: memory that is touched for the first time is the dearest part of it. */
function toBytes(pieces: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  const encoder = typeof TextEncoder === 'undefined' ? undefined : new TextEncoder();
  let at = 0;
  for (const piece of pieces) {
    if (encoder) encoder.encodeInto(piece, bytes.subarray(at));
    else for (let sign = 0; sign < piece.length; sign++) bytes[at + sign] = piece.charCodeAt(sign);
    at += piece.length;
  }
  return bytes;
}

/**
 * The links of a packed dictionary (see format.ts and links.ts), and how many words it says it has. Those of a damaged text
 * lead to nodes made before, or nowhere, but may be no automaton: `decode` looks.
 *
 * The loop is plain, and `toDigit` stands in it written out, on purpose: the list is unpacked once, by an engine that sees the
 * loop for the first time, and to it every call and every element of an array is dear.
 *
 * @throws RangeError when it is something else, or cut
 */
export function unpack(text: Uint8Array | readonly string[]): { readonly links: Int32Array; readonly size: number } {
  const data = text instanceof Uint8Array ? text : toBytes(text);
  if (toDigit(data[0] as number) !== VERSION) throw broken('the version is unknown');
  const edgeCount = numberAt(data, 1, DIGITS);
  const sharedCount = numberAt(data, 1 + DIGITS, DIGITS);
  const shapesLength = numberAt(data, 1 + 2 * DIGITS, DIGITS);
  const size = numberAt(data, 1 + 3 * DIGITS, DIGITS);
  const isLong = numberAt(data, 1 + 4 * DIGITS, 1) > 2;
  const wanted = numberAt(data, 2 + 4 * DIGITS, 1);
  const wantedAt = 3 + 4 * DIGITS;
  const commonAt = wantedAt + DIGITS * wanted;
  const shapesAt = commonAt + 2 * COMMON;
  const end = shapesAt + shapesLength;
  if (end > data.length || edgeCount > Math.min(shapesLength, NODE) || sharedCount > edgeCount)
    throw broken('it has the wrong length');

  const leads = readLeads(data, wantedAt, wanted);
  const shapes = readShapes(data, commonAt);
  const links = new Int32Array(edgeCount + 1);
  const numbered = new Int32Array(sharedCount);
  // Nodes that no edge leads to yet.
  const open = new Int32Array(edgeCount + 1);
  let depth = 0;
  // Nodes that have their number.
  let shared = 0;
  let at = shapesAt;
  let reference = end;
  let start = 1;
  for (let edge = 1; edge <= edgeCount; edge++) {
    let shape = shapes[data[at++] as number] as number;
    if ((shape & RARE) !== 0) shape = shapes[(shape ^ RARE) + (data[at++] as number)] as number;
    let next = 0;
    if ((shape & NUMBERED) !== 0) {
      next = leads[data[reference++] as number] as number;
      if (next < 0) next = ~next;
      else {
        let code = data[reference++] as number;
        next += code < 92 ? code - 37 : code - 38;
        if (isLong) {
          code = data[reference++] as number;
          next = BASE * next + (code < 92 ? code - 37 : code - 38);
        }
      }
      next = numbered[next] as number;
    } else if ((shape & NEW) !== 0) next = open[--depth] as number;
    links[edge] = (shape & -16) | next;
    if ((shape & LAST) === 0) continue;
    if ((shape & GETS_NUMBER) === 0) open[depth++] = start;
    else numbered[shared++] = start;
    start = edge + 1;
  }
  if (at !== end || reference !== data.length) throw broken('it has the wrong length');
  // Of the nodes without a number the root alone is left over.
  const isWhole = start === edgeCount + 1 && shared === sharedCount && depth === (edgeCount === 0 ? 0 : 1);
  if (!isWhole) throw broken('its nodes do not fit together');
  links[0] = open[0] as number;
  return { links, size };
}
