import { Draws } from './draws.js';
import { fail } from './errors.js';
import { childWords, splitWords } from './hash.js';
import { format } from './text.js';
import type { Cursor, Rng } from './types.js';

/** Refuses what is not a state: four 32-bit signed integers, not all zero. */
export function checkState(rng: Rng): void {
  if (rng.length !== 4 || rng.some((word) => (word | 0) !== word) || !rng.some((word) => word)) {
    fail('rng', rng, 'four 32-bit signed integers, not all zero', true);
  }
}

// The polynomials of Blackman and Vigna's xoshiro128plusplus.c: 2^64 and 2^96 steps.
const JUMP = [0x8764000b, 0xf542d2d3, 0x6fa035c3, 0x77f2db5b];
const LONG_JUMP = [0xb523952e, 0x0b6f099f, 0xccf5a0ef, 0x1c580662];

/** xoshiro128++ 1.0 (D. Blackman and S. Vigna, "Scrambled Linear Pseudorandom Number Generators", 2019). */
export class Xoshiro extends Draws implements Cursor {
  // A typed array: Chromium boxes fields that outgrow its 31-bit small integers.
  readonly #words: Int32Array;

  constructor(rng: Rng) {
    super();
    checkState(rng);
    this.#words = Int32Array.from(rng);
  }

  nextUint32(): number {
    const s = this.#words;
    const s0 = s[0] as number;
    const s1 = s[1] as number;
    const s2 = (s[2] as number) ^ s0;
    const s3 = (s[3] as number) ^ s1;
    const sum = (s0 + (s[3] as number)) | 0;
    s[0] = s0 ^ s3;
    s[1] = s1 ^ s2;
    s[2] = s2 ^ (s1 << 9);
    s[3] = (s3 << 11) | (s3 >>> 21);
    return (((sum << 7) | (sum >>> 25)) + s0) >>> 0;
  }

  state(): Rng {
    const s = this.#words;
    return [s[0] as number, s[1] as number, s[2] as number, s[3] as number];
  }

  fork(label: string | number): Rng {
    return toState(childWords(format(this.state()), 'fork', label));
  }

  split(count: number): Rng[] {
    const children = splitWords(format(this.state()), count).map(toState);
    this.nextUint32();
    return children;
  }

  jump(): void {
    this.#leap(JUMP);
  }

  longJump(): void {
    this.#leap(LONG_JUMP);
  }

  #leap(polynomial: readonly number[]): void {
    const sum = [0, 0, 0, 0];
    for (let bit = 0; bit < 128; bit++) {
      if ((polynomial[bit >> 5] as number) & (1 << bit)) {
        this.#words.forEach((word, i) => {
          sum[i] = (sum[i] as number) ^ word;
        });
      }
      this.nextUint32();
    }
    this.#words.set(sum);
  }
}

/** The first 128 bits of a hash as a state. That they are all zero has a chance of 2^-128. */
export function toState(words: readonly number[]): Rng {
  return [words[0] as number, words[1] as number, words[2] as number, words[3] as number];
}
