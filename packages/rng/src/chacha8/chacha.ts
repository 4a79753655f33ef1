import { Draws } from '../draws.js';
import { checkInteger, fail } from '../errors.js';
import { childWords, splitWords } from '../hash.js';
import { chacha8Block } from './block.js';
import { format } from './text.js';
import type { Cursor, Rng } from './types.js';

/** Refuses what is not a state: eight 32-bit signed integers, then two whole numbers from 0. */
export function checkState(rng: Rng): void {
  const isList = Array.isArray(rng);
  if (!isList || rng.length !== 10 || rng.some((word, i) => (i < 8 ? (word | 0) !== word : !isCount(word)))) {
    fail('rng', rng, 'eight 32-bit signed integers and two whole numbers', isList);
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** A hash as the key of a new stream. */
export function toState(words: readonly number[]): Rng {
  return [...words, 0, 0] as unknown as Rng;
}

/** ChaCha8 as a generator, moving: the words of the blocks of one stream, in order. */
export class ChaCha8 extends Draws implements Cursor {
  readonly #key: readonly number[];
  readonly #block: Int32Array = new Int32Array(16);
  #stream: number;
  #drawn: number;

  constructor(rng: Rng) {
    super();
    checkState(rng);
    this.#key = rng.slice(0, 8);
    this.#stream = rng[8];
    this.#drawn = rng[9];
    this.#refill();
  }

  nextUint32(): number {
    const place = this.#drawn % 16;
    if (place === 0) this.#fill();
    const word = this.#block[place] as number;
    checkInteger('words drawn', ++this.#drawn, 0);
    return word >>> 0;
  }

  state(): Rng {
    return [...this.#key, this.#stream, this.#drawn] as unknown as Rng;
  }

  fork(label: string | number): Rng {
    return toState(childWords(format(this.state()), label));
  }

  split(count: number): Rng[] {
    const children = splitWords(format(this.state()), count);
    this.nextUint32();
    return children.map(toState);
  }

  // The counter and the nonce are one 128-bit number of blocks: the next nonce is 2^64 blocks, 2^68 words, away.

  jump(): void {
    this.#leap(1);
  }

  longJump(): void {
    this.#leap(2 ** 32);
  }

  #leap(streams: number): void {
    checkInteger('stream', this.#stream + streams, 0);
    this.#stream += streams;
    this.#refill();
  }

  /** Makes the block that it stands in; at the start of one, `nextUint32` will. */
  #refill(): void {
    if (this.#drawn % 16) this.#fill();
  }

  #fill(): void {
    chacha8Block(this.#block, this.#key, this.#stream, Math.floor(this.#drawn / 16));
  }
}
