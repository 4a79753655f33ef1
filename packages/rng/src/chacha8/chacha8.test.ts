import { expect, test } from 'vitest';
import { chacha8Block } from './block.js';
import { cursor, nextUint32, type Rng } from './index.js';

// Key and nonce zero, block 0, as little-endian words (recomputed with an independent C program; in bytes 3e00ef2f895f40d6...).
const FIRST_BLOCK = [
  0x2fef003e, 0xd6405f89, 0xe8b85b7f, 0xa1a5091f, 0xc30e842c, 0x3b7f9ace, 0x88e11b18, 0x1e1a71ef, 0x72e14c98,
  0x416f21b9, 0x6753449f, 0x19566d45, 0xa3424a31, 0x01b086da, 0xb8fd7b38, 0x42fe0c0e,
];
const ZERO: Rng = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

test('ChaCha8 gives the published block', () => {
  const moving = cursor(ZERO);
  expect(FIRST_BLOCK.map(() => moving.nextUint32())).toEqual(FIRST_BLOCK);
  let rng = ZERO;
  for (const word of FIRST_BLOCK) {
    const [value, next] = nextUint32(rng);
    expect(value).toBe(word);
    rng = next;
  }
  expect(rng).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 16]);
  expect(moving.state()).toEqual(rng);
});

test('its blocks are those of the cipher written with big integers', () => {
  const mask = 2n ** 32n - 1n;
  const reference = (key: readonly bigint[], nonce: bigint, counter: bigint): number[] => {
    const input = [
      0x61707865n,
      0x3320646en,
      0x79622d32n,
      0x6b206574n,
      ...key,
      counter & mask,
      counter >> 32n,
      nonce & mask,
      nonce >> 32n,
    ];
    const x = [...input];
    const mix = (a: number, b: number, c: number, by: bigint): void => {
      x[a] = ((x[a] as bigint) + (x[b] as bigint)) & mask;
      const d = (x[c] as bigint) ^ (x[a] as bigint);
      x[c] = ((d << by) | (d >> (32n - by))) & mask;
    };
    const quarter = (a: number, b: number, c: number, d: number): void => {
      mix(a, b, d, 16n);
      mix(c, d, b, 12n);
      mix(a, b, d, 8n);
      mix(c, d, b, 7n);
    };
    for (let i = 0; i < 4; i++) {
      quarter(0, 4, 8, 12);
      quarter(1, 5, 9, 13);
      quarter(2, 6, 10, 14);
      quarter(3, 7, 11, 15);
      quarter(0, 5, 10, 15);
      quarter(1, 6, 11, 12);
      quarter(2, 7, 8, 13);
      quarter(3, 4, 9, 14);
    }
    return x.map((word, i) => Number((word + (input[i] as bigint)) & mask));
  };
  const keys = [1n, 0xffffffffn, 0x80000000n, 0x12345678n];
  for (const [nonce, counter] of [
    [0, 0],
    [7, 1],
    [2 ** 32 + 5, 2 ** 33 + 3],
    [2 ** 52 + 1, 2 ** 48 + 12345],
  ] as const) {
    const key = [...keys, ...keys.map((word) => word ^ 0xa5a5a5a5n)];
    const out = new Int32Array(16);
    chacha8Block(
      out,
      key.map(Number).map((word) => word | 0),
      nonce,
      counter,
    );
    expect(Array.from(out, (word) => word >>> 0)).toEqual(reference(key, BigInt(nonce), BigInt(counter)));
  }
});

test('it goes on from any place of a block', () => {
  const whole = cursor(ZERO);
  const words = Array.from({ length: 40 }, () => whole.nextUint32());
  for (let drawn = 0; drawn < 40; drawn++) {
    expect(nextUint32([0, 0, 0, 0, 0, 0, 0, 0, 0, drawn])[0]).toBe(words[drawn]);
  }
});
