import { sha256 } from '@noble/hashes/sha2.js';
import { checkInteger, fail, MAX_COUNT } from './errors.js';

/**
 * SHA-256 of a text and, after it, bytes: eight 32-bit signed words, the first bytes first.
 *
 * A text is hashed as its UTF-16 code units, high byte first, and not as UTF-8, which reads every lone surrogate as the
 * same U+FFFD: two different texts must never be one seed.
 */
function digest(text: string, bytes: Uint8Array = new Uint8Array()): number[] {
  const message = new Uint8Array(text.length * 2 + bytes.length);
  for (let i = 0; i < text.length; i++) {
    message[i * 2] = text.charCodeAt(i) >> 8;
    message[i * 2 + 1] = text.charCodeAt(i);
  }
  message.set(bytes, text.length * 2);
  const hash = new DataView(sha256(message).buffer);
  return [0, 4, 8, 12, 16, 20, 24, 28].map((at) => hash.getInt32(at));
}

/** The words of a seed. The tag keeps the kinds apart, the name of the algorithm keeps the generators apart. */
export function seedWords(algorithm: string, value: string | number | Uint8Array): number[] {
  const start = `@games/rng ${algorithm} seed `;
  // A number is hashed as JavaScript writes it: no two finite numbers read alike, but -0 reads "0".
  if (typeof value === 'string' || Number.isFinite(value)) return digest(`${start}${typeof value} ${value}`);
  if (value instanceof Uint8Array) return digest(`${start}bytes `, value);
  return fail('seed', value, 'a string, a finite number or a Uint8Array');
}

/** The words of a child of a state, given as `format` writes it. */
export function childWords(state: string, label: string | number, kind = 'fork'): number[] {
  if (typeof label !== 'string' && !Number.isFinite(label)) fail('label', label, 'a string or a finite number');
  return digest(`@games/rng ${state} ${kind} ${typeof label} ${label}`);
}

/** The words of `count` children of a state, given as `format` writes it. */
export function splitWords(state: string, count: number): number[][] {
  checkInteger('count', count, 0, MAX_COUNT);
  const children: number[][] = [];
  while (children.length < count) children.push(childWords(state, children.length, 'split'));
  return children;
}
