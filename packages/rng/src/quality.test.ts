import { describe, expect, test } from 'vitest';
import * as chacha8 from './chacha8/index.js';
import { cursor, dice, nextInt, seed, weighted, weights } from './index.js';

/** Pearson's statistic of equally likely cells, in standard deviations from its mean (the normal approximation). */
function deviations(cells: ArrayLike<number>, expected: (cell: number) => number = evenly(cells)): number {
  let statistic = 0;
  for (let i = 0; i < cells.length; i++) statistic += ((cells[i] as number) - expected(i)) ** 2 / expected(i);
  const freedom = cells.length - 1;
  return (statistic - freedom) / Math.sqrt(2 * freedom);
}

function evenly(cells: ArrayLike<number>): () => number {
  const total = Array.from(cells).reduce((a, b) => a + b);
  return () => total / cells.length;
}

/** The draws are fixed by their seeds, so these bounds hold always or never: chance would break one in some ten thousand. */
const FAIR = 4.5;

/**
 * The linear complexity of bits: the length of the shortest feedback register that gives them (J. Massey 1969). Bits of
 * chance have about half their number; a generator whose bits are linear in its 128 bits of state has 128.
 */
function linearComplexity(bits: Uint8Array): number {
  const n = bits.length;
  const current = new Uint8Array(n + 1);
  let last = new Uint8Array(n + 1);
  current[0] = 1;
  last[0] = 1;
  let length = 0;
  let since = 1;
  for (let i = 0; i < n; i++) {
    let discrepancy = 0;
    for (let j = 0; j <= length; j++) discrepancy ^= (current[j] as number) & (bits[i - j] as number);
    if (discrepancy === 0) {
      since++;
      continue;
    }
    const before = current.slice();
    for (let j = 0; j + since <= n; j++) current[j + since] = (current[j + since] as number) ^ (last[j] as number);
    if (2 * length <= i) {
      length = i + 1 - length;
      last = before;
      since = 1;
    } else since++;
  }
  return length;
}

describe('the test of linear complexity can fail', () => {
  test('it finds the 31 of a feedback register of 31 bits, and the 128 of xoroshiro128+ by its lowest bit', () => {
    const register = new Uint8Array(1000).fill(1, 0, 31);
    for (let i = 31; i < 1000; i++) register[i] = (register[i - 3] as number) ^ (register[i - 31] as number);
    register[0] = 0;
    for (let i = 31; i < 1000; i++) register[i] = (register[i - 3] as number) ^ (register[i - 31] as number);
    expect(linearComplexity(register)).toBe(31);

    const mask = 2n ** 64n - 1n;
    const rotate = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (64n - by))) & mask;
    let s = [1n, 2n] as [bigint, bigint];
    const lowest = Uint8Array.from({ length: 1000 }, () => {
      const bit = Number((s[0] + s[1]) & 1n);
      const x = s[0] ^ s[1];
      s = [rotate(s[0], 24n) ^ x ^ ((x << 16n) & mask), rotate(x, 37n)];
      return bit;
    });
    expect(linearComplexity(lowest)).toBe(128);
  });
});

describe.each([
  { name: 'x1', start: () => cursor(seed('quality')) },
  { name: 'c1', start: () => chacha8.cursor(chacha8.seed('quality')) },
])('no draw of $name is a feedback register', ({ start }) => {
  const LENGTH = 1200;
  const expectRandom = (complexity: number): void => expect(Math.abs(complexity - LENGTH / 2)).toBeLessThan(12);

  test('every one of the 32 output bits', () => {
    const moving = start();
    const words = Array.from({ length: LENGTH }, () => moving.nextUint32());
    for (let bit = 0; bit < 32; bit++) {
      expectRandom(linearComplexity(Uint8Array.from(words, (word) => (word >>> bit) & 1)));
    }
  });

  test('coin flips, the parity of a die, and the lowest bit of a float', () => {
    const moving = start();
    expectRandom(linearComplexity(Uint8Array.from({ length: LENGTH }, () => moving.nextInt(0, 1))));
    expectRandom(linearComplexity(Uint8Array.from({ length: LENGTH }, () => Number(moving.nextBoolean()))));
    expectRandom(linearComplexity(Uint8Array.from({ length: LENGTH }, () => moving.nextInt(1, 6) & 1)));
    expectRandom(linearComplexity(Uint8Array.from({ length: LENGTH }, () => (moving.nextFloat() * 2 ** 53) & 1)));
  });

  test('dice fall evenly, alone and in pairs', () => {
    const moving = start();
    const faces = new Uint32Array(6);
    const pairs = new Uint32Array(36);
    let last = 0;
    for (const face of moving.dice(400_000)) {
      faces[face - 1] = (faces[face - 1] as number) + 1;
      pairs[last * 6 + face - 1] = (pairs[last * 6 + face - 1] as number) + 1;
      last = face - 1;
    }
    expect(deviations(faces)).toBeLessThan(FAIR);
    expect(deviations(pairs)).toBeLessThan(FAIR);
  });

  test('every card of a shuffle comes to every place, and every order of four is as likely', () => {
    const moving = start();
    const deck = Array.from({ length: 18 }, (_, card) => card);
    const places = new Uint32Array(18 * 18);
    for (let i = 0; i < 20_000; i++) {
      moving.shuffle(deck).forEach((card, place) => {
        places[card * 18 + place] = (places[card * 18 + place] as number) + 1;
      });
    }
    expect(deviations(places)).toBeLessThan(FAIR);
    const orders = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const order = moving.shuffle([1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(deviations([...orders.values()])).toBeLessThan(FAIR);
  });

  test('every pair of a sample is as likely', () => {
    const moving = start();
    const pairs = new Map<string, number>();
    for (let i = 0; i < 40_000; i++) {
      const pair = moving.sample(['a', 'b', 'c', 'd', 'e'], 2).join('');
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(20);
    expect(deviations([...pairs.values()])).toBeLessThan(FAIR);
  });

  test('floats and wide ranges fill their range evenly, down to the lowest byte', () => {
    const moving = start();
    const cells = [0, 1, 2, 3].map(() => new Uint32Array(256));
    const add = (i: number, cell: number): void => {
      const row = cells[i] as Uint32Array;
      row[cell] = (row[cell] as number) + 1;
    };
    for (let i = 0; i < 100_000; i++) {
      add(0, Math.floor(moving.nextFloat() * 256));
      add(1, Math.floor(moving.nextInt(0, 3 * 2 ** 51 - 1) / (3 * 2 ** 43)));
      add(2, moving.nextInt(0, 2 ** 40 - 1) % 256);
      add(3, Math.floor(moving.nextInt(-(2 ** 20), 2 ** 20 - 1) / 2 ** 13) + 128);
    }
    for (const row of cells) expect(deviations(row)).toBeLessThan(FAIR);
  });

  test('weights are kept, whole or not', () => {
    const moving = start();
    const scrabble = [9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1];
    for (const scale of [1, 0.1]) {
      const table = weights(scrabble.map((weight) => weight * scale));
      const drawn = new Uint32Array(26);
      for (let i = 0; i < 100_000; i++) {
        const letter = moving.weighted(table);
        drawn[letter] = (drawn[letter] as number) + 1;
      }
      expect(deviations(drawn, (letter) => (100_000 * (scrabble[letter] as number)) / 98)).toBeLessThan(FAIR);
    }
  });
});

describe('seeds one after the other have nothing in common', () => {
  test('their first two dice fall evenly in pairs', () => {
    const pairs = new Uint32Array(36);
    for (let i = 0; i < 40_000; i++) {
      const [[a, b]] = dice(seed(i), 2) as unknown as [[number, number]];
      const pair = (a - 1) * 6 + b - 1;
      pairs[pair] = (pairs[pair] as number) + 1;
    }
    expect(deviations(pairs)).toBeLessThan(FAIR);
  });

  test('a die of one seed tells nothing of the next seed, nor of the sixth after it', () => {
    const first = Array.from({ length: 20_000 }, (_, i) => nextInt(seed(i), 1, 6)[0]);
    for (const apart of [1, 6]) {
      const pairs = new Uint32Array(36);
      for (let i = 0; i + apart < first.length; i++) {
        const pair = ((first[i] as number) - 1) * 6 + (first[i + apart] as number) - 1;
        pairs[pair] = (pairs[pair] as number) + 1;
      }
      expect(deviations(pairs)).toBeLessThan(FAIR);
    }
  });

  test('a seed of one letter more changes half of the bits', () => {
    let changed = 0;
    for (let i = 0; i < 2000; i++) {
      const a = seed(`seed ${i}`);
      const b = seed(`seed ${i}!`);
      a.forEach((word, k) => {
        for (let bits = word ^ (b[k] as number); bits; bits &= bits - 1) changed++;
      });
    }
    expect(Math.abs(changed / 2000 - 64)).toBeLessThan(1);
  });
});

test('a weight of zero is never drawn', () => {
  const moving = cursor(seed('zero'));
  const table = weights({ never: 0, always: 1, seldom: 1e-2, not: 0 });
  const drawn = new Set(Array.from({ length: 20_000 }, () => moving.weighted(table)));
  expect([...drawn].sort()).toEqual(['always', 'seldom']);
  expect(weighted(seed(1), { only: 3 })[0]).toBe('only');
});
