import { makeDictionary } from '../dictionary/make.js';
import type { Dictionary } from '../dictionary/types.js';
import { unpack } from '../dictionary/unpack.js';
import { PACKED } from './generated/packed.js';

let dictionary: Dictionary | undefined;

/**
 * The English list: ENABLE, 172,727 words of three letters and more, which its compilers gave to the public domain.
 * It is unpacked at the first call and shared from then on.
 *
 * @example
 * ```ts
 * import { has } from '@games/boggle-core/dictionary';
 * import { english } from '@games/boggle-core/english';
 *
 * english().size; // => 172727
 * has(english(), 'boggle'); // => true
 * ```
 */
export function english(): Dictionary {
  if (!dictionary) {
    const { links, size } = unpack(PACKED);
    dictionary = makeDictionary(links, size);
  }
  return dictionary;
}
