/** The longest name, in characters as people count them; the rules take 40 units of text, and some characters have two. */
export const LONGEST_NAME = 20;

/**
 * A name as it was typed, made fit for logs and saves: one line of visible text, not too long.
 *
 * @param typed - anything
 * @returns the name, or `undefined` where nothing is left of it
 */
export function cleanName(typed: string | undefined): string | undefined {
  const line = (typed ?? '')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return Array.from(line).slice(0, LONGEST_NAME).join('').trim() || undefined;
}
