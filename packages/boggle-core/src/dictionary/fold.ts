/** Letters that Unicode does not take apart into a letter and its accent. */
const LIGATURES: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A word in the letters a to z: lower case, accents taken off.
 *
 * @param text - a word as someone wrote it
 * @returns the word; what else stood in it stays, so that `/^[a-z]+$/` tells a word from junk
 *
 * @example
 * ```ts
 * import { fold } from '@games/boggle-core/dictionary';
 *
 * fold('Crème'); // => 'creme'
 * fold('ŒUVRE'); // => 'oeuvre'
 * ```
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßłđðþı]/g, (letter) => LIGATURES[letter] ?? letter);
}
