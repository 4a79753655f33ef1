// What the characters of a packed dictionary stand for (see format.ts), as tables: the rows are read through them.
import { BASE, COMMON, DIGITS, toCode, toDigit } from './format.js';
import { LAST, LETTER, WORD } from './links.js';

export function broken(what: string): RangeError {
  return new RangeError(`bytes must be an encoded dictionary, but ${what}`);
}

/** A number of so many digits. */
export function numberAt(data: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let at = from; at < from + count; at++) {
    const digit = toDigit(data[at] as number);
    if (!(digit >= 0 && digit < BASE)) throw broken('its head is no number');
    value = value * BASE + digit;
  }
  return value;
}

/** In the low bits of a shape, where its link will have a node: a new node follows, or a numbered one. */
export const NEW = 1;
export const NUMBERED = 2;
/** The node that ends with this edge is numbered. */
export const GETS_NUMBER = 4;
/** The shape takes another character; the rest of the bits is the row of the table where that is looked up. */
export const RARE = 8;
/** The characters of a row of the table: any byte has its place. */
const ROW = 256;

/** A shape's bits: those of its link, and those above. */
function bitsOf(shape: number): number {
  const way = shape % 5;
  const end = Math.floor(shape / 5) % 3;
  const word = way % 2 === 0 ? WORD : 0;
  const follows = way === 0 ? 0 : way < 3 ? NEW : NUMBERED;
  return word | (end > 0 ? LAST : 0) | (Math.floor(shape / 15) << LETTER) | (end === 2 ? GETS_NUMBER : 0) | follows;
}

/** By character, the bits of a shape; the rows after the first are for the second character of rare ones. */
export function readShapes(data: Uint8Array, from: number): Int32Array {
  const bits = new Int32Array(ROW * (1 + BASE - COMMON));
  for (let digit = 0; digit < COMMON; digit++) bits[toCode(digit)] = bitsOf(numberAt(data, from + 2 * digit, 2));
  for (let first = 0; first < BASE - COMMON; first++) {
    const row = ROW * (1 + first);
    bits[toCode(COMMON + first)] = RARE | row;
    for (let digit = 0; digit < BASE; digit++) bits[row + toCode(digit)] = bitsOf(first * BASE + digit);
  }
  return bits;
}

/** By the first character of a reference: a node with a digit of its own (its number, inverted), or what the digit is worth. */
export function readLeads(data: Uint8Array, from: number, wanted: number): Int32Array {
  const leads = new Int32Array(ROW);
  for (let digit = 0; digit < BASE; digit++) {
    leads[toCode(digit)] = digit < wanted ? ~numberAt(data, from + DIGITS * digit, DIGITS) : BASE * (digit - wanted);
  }
  return leads;
}
