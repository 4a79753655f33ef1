/**
 * The points of a word by its number of letters, the standard table (BOG-13): 3 and 4 letters 1, 5 letters 2, 6 letters 3,
 * 7 letters 5, 8 and more 11, fewer than 3 none. Qu counts as two letters.
 *
 * @param length - how many letters
 *
 * @example
 * ```ts
 * import { pointsFor } from '@games/boggle-core';
 *
 * [2, 3, 4, 5, 6, 7, 8, 17].map((length) => pointsFor(length)); // => [0, 1, 1, 2, 3, 5, 11, 11]
 * ```
 */
export function pointsFor(length: number): number {
  if (length < 3) return 0;
  return [1, 1, 2, 3, 5][length - 3] ?? 11;
}
