import { checkInteger, fail } from './errors.js';
import { type Weights, type WeightTable, weights } from './weights.js';

/** The widest range whose product with a 32-bit word is exact in a double. */
const NARROW = 2 ** 21;

/**
 * Everything that is drawn from 32-bit words, whatever generator they come from. A generator adds the words.
 *
 * How many words each draw takes is part of the promise: see the functions of the same names.
 */
export abstract class Draws {
  abstract nextUint32(): number;

  nextInt(min: number, max: number): number {
    const range = max - min + 1;
    if (!(range > 0 && range <= NARROW && (min | 0) === min && (max | 0) === max)) return this.#wide(min, max);
    // D. Lemire, "Fast Random Integer Generation in an Interval" (2019): the high word of word x range, where a low word
    // below 2^32 mod range is drawn again. Almost always the low word is not even below range, and no remainder is taken.
    let word = this.nextUint32();
    let low = Math.imul(word, range) >>> 0;
    if (low < range) {
      const threshold = 2 ** 32 % range;
      while (low < threshold) {
        word = this.nextUint32();
        low = Math.imul(word, range) >>> 0;
      }
    }
    return min + ((word * range * 2 ** -32) >>> 0);
  }

  /** Wider ranges: 2^53 is cut into `range` equal parts, and the rest is drawn again. */
  #wide(min: number, max: number): number {
    checkInteger('min', min, Number.MIN_SAFE_INTEGER);
    checkInteger('max', max, min);
    checkInteger('max - min', max - min, 0);
    const part = Math.floor(2 ** 53 / (max - min + 1));
    let drawn: number;
    do drawn = Math.floor((this.nextFloat() * 2 ** 53) / part);
    while (drawn > max - min);
    return min + drawn;
  }

  nextFloat(): number {
    // The convention of MT19937's genrand_res53: 27 bits, then 26, of two words.
    const high = this.nextUint32() >>> 5;
    return (high * 2 ** 26 + (this.nextUint32() >>> 6)) * 2 ** -53;
  }

  nextBoolean(): boolean {
    return this.nextUint32() >= 2 ** 31;
  }

  pick<T>(items: readonly T[]): T {
    if (!items.length) fail('items', items, 'not empty', true);
    return items[this.nextInt(0, items.length - 1)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    return this.#deal([...items], 1);
  }

  sample<T>(items: readonly T[], count: number): T[] {
    const from = items.length - count;
    checkInteger('count', count, 0, items.length);
    return this.#deal([...items], Math.max(from, 1)).slice(from);
  }

  /** Fisher and Yates from the end (Durstenfeld 1964), down to `from`. */
  #deal<T>(items: T[], from: number): T[] {
    for (let last = items.length - 1; last >= from; last--) {
      const other = this.nextInt(0, last);
      const item = items[last] as T;
      items[last] = items[other] as T;
      items[other] = item;
    }
    return items;
  }

  weighted<T>(table: Weights<T> | WeightTable<T>): T {
    const { values, total, cuts, aliases } = Array.isArray((table as Weights<T>).values)
      ? (table as Weights<T>)
      : weights<T>(table as WeightTable<T>);
    const drawn = this.nextInt(0, total * values.length - 1);
    const column = Math.floor(drawn / total);
    return values[(drawn % total < (cuts[column] as number) ? column : aliases[column]) as number] as T;
  }

  dice(count: number, sides = 6): number[] {
    checkInteger('count', count, 0, 2 ** 32 - 1);
    checkInteger('sides', sides, 1);
    return Array.from({ length: count }, () => this.nextInt(1, sides));
  }
}
