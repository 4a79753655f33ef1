import { countWords } from './layout.js';
import { isAutomaton } from './links.js';
import { makeDictionary } from './make.js';
import { broken } from './tables.js';
import type { Dictionary } from './types.js';
import { unpack } from './unpack.js';

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
  const { links, size } = unpack(typeof bytes === 'string' ? [bytes] : bytes);
  if (!isAutomaton(links)) throw broken('its nodes do not fit together');
  if (countWords(links) !== size) throw broken('it holds other words than it says');
  return makeDictionary(links, size);
}
