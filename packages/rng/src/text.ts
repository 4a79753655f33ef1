import { fail } from './errors.js';
import type { Rng } from './types.js';
import { checkState } from './xoshiro.js';

/** The name of the sequences that this entry gives: `format` writes it, a change of any sequence would change it. */
export const ALGORITHM = 'x1';

/**
 * A state as a short text: `x1:` and 32 hexadecimal digits.
 *
 * @param rng - a state
 * @returns the text, which `parse` reads
 * @throws RangeError for what is not a state
 *
 * @example
 * ```ts
 * import { format } from '@games/rng';
 *
 * format([1, 2, 3, -1]); // => 'x1:000000010000000200000003ffffffff'
 * ```
 */
export function format(rng: Rng): string {
  checkState(rng);
  return `${ALGORITHM}:${rng.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')}`;
}

/**
 * Reads what `format` wrote.
 *
 * @param text - `x1:` and 32 lower-case hexadecimal digits, not all zero
 * @returns the state
 * @throws RangeError for any other text, TypeError for what is not a text
 *
 * @example
 * ```ts
 * import { parse } from '@games/rng';
 *
 * parse('x1:000000010000000200000003ffffffff'); // => [1, 2, 3, -1]
 * parse('x2:000000010000000200000003ffffffff'); // throws RangeError
 * ```
 */
export function parse(text: string): Rng {
  if (typeof text !== 'string' || !/^x1:[0-9a-f]{32}$/.test(text)) {
    fail('text', text, '"x1:" and 32 hexadecimal digits', typeof text === 'string');
  }
  const word = (i: number): number => Number.parseInt(text.slice(3 + 8 * i, 11 + 8 * i), 16) | 0;
  const rng: Rng = [word(0), word(1), word(2), word(3)];
  checkState(rng);
  return rng;
}
