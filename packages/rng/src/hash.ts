import { sha256 } from '@noble/hashes/sha2.js';
import { checkInteger, fail } from './errors.js';

/**
 * SHA-256 of a text and, after it, bytes: eight 32-bit words, the first bytes first.
 *
 * A text is hashed as its UTF-16 code units, high byte first, and not as UTF-8, which reads every broken surrogate as the
 * same U+FFFD: two different texts must never be one seed.
 */
export function digest(text: string, bytes: Uint8Array = new Uint8Array()): number[] {
  const message = new Uint8Array(text.length * 2 + bytes.length);
  const view = new DataView(message.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i));
  message.set(bytes, text.length * 2);
  const hash = new DataView(sha256(message).buffer);
  return Array.from({ length: 8 }, (_, i) => hash.getInt32(i * 4));
}

/** The words of a seed. The tag keeps kinds apart, the algorithm's name keeps generators apart. */
export function seedWords(algorithm: string, value: string | number | Uint8Array): number[] {
  const start = `@games/rng ${algorithm} seed `;
  // A number is hashed as JavaScript writes it: no two finite numbers read alike, except that -0 is written "0".
  if (typeof value === 'string' || Number.isFinite(value)) return digest(`${start}${typeof value} ${value}`);
  if (value instanceof Uint8Array) return digest(`${start}bytes `, value);
  return fail('seed', value, 'a string, a finite number or a Uint8Array');
}

/** The words of a child stream of a state: `kind` keeps forks and splits apart. */
export function childWords(state: string, kind: string, label: string | number): number[] {
  if (typeof label !== 'string' && !Number.isFinite(label)) fail('label', label, 'a string or a finite number');
  return digest(`@games/rng ${state} ${kind} ${typeof label} ${label}`);
}

/** The words of `count` child streams. */
export function splitWords(state: string, count: number): number[][] {
  checkInteger('count', count, 0, 2 ** 32 - 1);
  return Array.from({ length: count }, (_, i) => childWords(state, 'split', i));
}
