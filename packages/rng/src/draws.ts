import { checkInteger, fail, MAX_COUNT } from './errors.js';
import { type Weights, type WeightTable, weights } from './weights.js';

/**
 * Everything that is drawn from 32-bit words, whichever generator they come from; a generator adds `nextUint32`.
 *
 * How many words each draw takes, and what it makes of them, is promised: see the functions of the same names.
 */
export abstract class Draws {
  abstract nextUint32(): number;

  nextInt(min: number, max: number): number {
    const range = max - min + 1;
    // Up to 2^21 the product with a word is exact in a double. The bound is written out: a bundler's `var` is no constant.
    if (!(range > 0 && range <= 2 ** 21 && (min | 0) === min && (max | 0) === max)) return wideInt(this, min, max);
    // D. Lemire, "Fast Random Integer Generation in an Interval" (2019): the high word of word * range, drawn again when
    // the low word is below 2^32 mod range. The low word is nearly never even below range: no remainder is taken then.
    let word = this.nextUint32();
    let low = Math.imul(word, range) >>> 0;
    if (low < range) {
      const threshold = 2 ** 32 % range;
      while (low < threshold) {
        word = this.nextUint32();
        low = Math.imul(word, range) >>> 0;
      }
    }
    return min + ((word * (range * 2 ** -32)) | 0);
  }

  nextFloat(): number {
    return toFloat(this.nextUint32(), this.nextUint32());
  }

  nextBoolean(): boolean {
    return this.nextUint32() >= 2 ** 31;
  }

  pick<T>(items: readonly T[]): T {
    if (!items.length) fail('items', items, 'not empty', true);
    return items[this.nextInt(0, items.length - 1)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    return deal(this, items, 1);
  }

  sample<T>(items: readonly T[], count: number): T[] {
    checkInteger('count', count, 0, items.length);
    const from = items.length - count;
    return deal(this, items, Math.max(from, 1)).slice(from);
  }

  weighted<T>(table: Weights<T> | WeightTable<T>): T {
    const { values, total, cuts, aliases } = Array.isArray((table as Weights<T>).values)
      ? (table as Weights<T>)
      : weights(table as WeightTable<T>);
    const drawn = this.nextInt(0, total * values.length - 1);
    const column = Math.floor(drawn / total);
    return values[(drawn % total < (cuts[column] as number) ? column : aliases[column]) as number] as T;
  }

  dice(count: number, sides = 6): number[] {
    checkInteger('count', count, 0, MAX_COUNT);
    checkInteger('sides', sides, 1);
    const faces: number[] = [];
    while (faces.length < count) faces.push(this.nextInt(1, sides));
    return faces;
  }
}

/** 27 bits of one word, then 26 of the next: the convention of the Mersenne Twister's genrand_res53. */
export function toFloat(high: number, low: number): number {
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) * 2 ** -53;
}

/** Ranges up to 2^53: the numbers below 2^53 are cut into `range` equal parts, and what is left over is drawn again. */
function wideInt(source: Draws, min: number, max: number): number {
  checkInteger('min', min, Number.MIN_SAFE_INTEGER);
  checkInteger('max', max, min);
  checkInteger('max - min', max - min, 0);
  const part = Math.floor(2 ** 53 / (max - min + 1));
  let drawn: number;
  do drawn = Math.floor((source.nextFloat() * 2 ** 53) / part);
  while (drawn > max - min);
  return min + drawn;
}

/** The shuffle of Fisher and Yates from the end (Durstenfeld 1964), down to the place `from`; gives a new array. */
function deal<T>(source: Draws, items: readonly T[], from: number): T[] {
  const dealt = [...items];
  for (let last = dealt.length - 1; last >= from; last--) {
    const other = source.nextInt(0, last);
    const item = dealt[last] as T;
    dealt[last] = dealt[other] as T;
    dealt[other] = item;
  }
  return dealt;
}
