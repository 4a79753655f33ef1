/**
 * Adds.
 *
 * @example
 * ```ts
 * import { add } from '@games/kit';
 * import type { Result } from '@games/kit';
 *
 * const x: number = add(1, 2); // => 3
 * add(2, 2); // => 4
 * ```
 */
export function add(a: number, b: number): number {
  return a + b;
}
