import { readWords } from './clean.js';
import { makeDictionary } from './make.js';
import { minimize } from './minimize.js';
import type { Dictionary } from './types.js';

/**
 * A dictionary of a word list: a text with a word a line, as it is read from a file, or the words themselves. Line ends of
 * any kind, a byte order mark, capitals and accents are understood; what is no word is left out and reported.
 *
 * @param words - in any order; 170,000 take about a tenth of a second
 * @returns the dictionary, with its `report`
 * @throws TypeError when one of the words is no string
 *
 * @example
 * ```ts
 * import { buildDictionary, has } from '@games/boggle-core/dictionary';
 *
 * const dictionary = buildDictionary('Tea\r\nTEAM\r\ncrème\r\nR2-D2\r\n');
 * dictionary.size; // => 3
 * has(dictionary, 'creme'); // => true
 * dictionary.report.problems; // => [{ code: 'not-letters', line: 4, text: 'R2-D2' }]
 * ```
 */
export function buildDictionary(words: string | Iterable<string>): Dictionary {
  const { trie, report } = readWords(words);
  return makeDictionary(minimize(trie), trie.size, report);
}
