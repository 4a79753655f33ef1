import { fail } from '../errors.js';
import { checkState } from './chacha.js';
import type { Rng } from './types.js';

/** The name of the sequences that this entry gives: `format` writes it, a change of any sequence would change it. */
export const ALGORITHM = 'c1';

/**
 * A state as a short text: `c1:`, 64 hexadecimal digits of the key, the stream and the words drawn.
 *
 * @param rng - a state
 * @returns the text, which `parse` reads
 * @throws RangeError or TypeError for what is no state
 *
 * @example
 * ```ts
 * import { format } from '@games/rng/chacha8';
 *
 * format([1, 2, 3, 4, 5, 6, 7, -1, 0, 9]);
 * // 'c1:00000001000000020000000300000004000000050000000600000007ffffffff:0:9'
 * ```
 */
export function format(rng: Rng): string {
  checkState(rng);
  const key = rng.slice(0, 8).map((word) => (word >>> 0).toString(16).padStart(8, '0'));
  return `${ALGORITHM}:${key.join('')}:${rng[8]}:${rng[9]}`;
}

/**
 * Reads what `format` wrote.
 *
 * @param text - a text that `format` gave
 * @returns the state
 * @throws RangeError for any other text, TypeError for what is not a text
 *
 * @example
 * ```ts
 * import { format, parse, seed } from '@games/rng/chacha8';
 *
 * parse(format(seed('a game'))); // => seed('a game')
 * parse('c1:1234:0:0'); // throws RangeError
 * ```
 */
export function parse(text: string): Rng {
  const isText = typeof text === 'string';
  const [, key = '', stream, drawn] =
    (isText && /^c1:([0-9a-f]{64}):(0|[1-9]\d{0,15}):(0|[1-9]\d{0,15})$/.exec(text)) || [];
  if (!key) fail('text', text, '"c1:", 64 hexadecimal digits, ":", a number, ":", a number', isText);
  const words = (key.match(/.{8}/g) ?? []).map((digits) => Number.parseInt(digits, 16) | 0);
  const rng = [...words, Number(stream), Number(drawn)] as unknown as Rng;
  checkState(rng);
  return rng;
}
