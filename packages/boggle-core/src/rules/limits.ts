/** A range of whole numbers that a parameter may take, and what it is at first. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/**
 * The ranges of all numbers that can be set (BOG-3, BOG-4, BOG-5): for sliders and number fields, too.
 *
 * @example
 * ```ts
 * import { LIMITS } from '@games/boggle-core';
 *
 * LIMITS.target; // => { min: 1, max: 10000, default: 100 }
 * ```
 */
export const LIMITS: Readonly<
  Record<'target' | 'difficulty' | 'people' | 'width' | 'height' | 'minLength' | 'seconds', Range>
> = {
  target: { min: 1, max: 10_000, default: 100 },
  difficulty: { min: 1, max: 10, default: 5 },
  people: { min: 1, max: 8, default: 1 },
  width: { min: 1, max: 20, default: 4 },
  height: { min: 1, max: 20, default: 4 },
  minLength: { min: 1, max: 16, default: 3 },
  seconds: { min: 10, max: 3600, default: 180 },
};

/** The longest text of one `submit`. */
export const MAX_TEXT = 100_000;

/** The most words that a dictionary file may bring. */
export const MAX_WORDS = 100_000;

/** The most words that the computer can know: a file's, and room for as many that it learns. */
export const MAX_KNOWN = 200_000;

/** Whether a value is a whole number within a range. */
export function isWithin(value: unknown, { min, max }: Range): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}
