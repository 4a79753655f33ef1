import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as chacha8 from './chacha8/index.js';
import * as x1 from './index.js';

// Every sequence is promised: a value here may never change. What gives other values is another algorithm, and gets a name
// of its own beside `x1` and `c1`.

const DECK = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const TABLE = x1.weights({ e: 12, t: 9, a: 8.5, z: 0.25 });

const X1 = {
  seeds: [
    ['golden', 'x1:64f6299d24441d2e34d89d8c1794a015'],
    ['', 'x1:09de207ffb445e020c16a5b4c65ceac7'],
    [0, 'x1:e433d28b2f49ebb09a65b96a6ec12a25'],
    [1, 'x1:a876cd3f84a6eadf539914ee727765cb'],
    ['1', 'x1:6b34a069b31b2ae4caaa8d67d0b8b6f8'],
    [-1.5, 'x1:cd383f4d1b3dd3f94216a59f49b1f3b3'],
    [1e21, 'x1:4954c3f7ed068dd5e3ebee93a6497ca8'],
    [new Uint8Array([1]), 'x1:7e3d92a4d0ecf713e0ea0c16d1fc0c7d'],
    [new Uint8Array(), 'x1:c696b3b53a35bc6692d9c1db02967465'],
    ['é\u{1f3b2}\ud800', 'x1:0e0bfb16c964f8c63361cdd4a726bd47'],
  ],
  draws: {
    nextUint32: [2858091227, 'x1:572694a6746aa93fd814e81185e9d99e'],
    nextInt: [1, 'x1:572694a6746aa93fd814e81185e9d99e'],
    'nextInt wide': [665465941469, 'x1:a6a5e407fb58d5885a6002b71b850f8c'],
    'nextInt widest': [1490252107445980, 'x1:a6a5e407fb58d5885a6002b71b850f8c'],
    nextFloat: [0.665451220218269, 'x1:a6a5e407fb58d5885a6002b71b850f8c'],
    nextBoolean: [true, 'x1:572694a6746aa93fd814e81185e9d99e'],
    pick: ['f', 'x1:572694a6746aa93fd814e81185e9d99e'],
    shuffle: [['d', 'a', 'b', 'c', 'h', 'e', 'g', 'f'], 'x1:9ac5a9ba07ab27dd105e02aa976b149b'],
    sample: [['e', 'g', 'f'], 'x1:46783e03079d33384d6ef6b0eed02706'],
    weighted: ['tatattetatet', 'x1:09130aa89e3ead82492435501b3a878e'],
    dice: [[4, 6, 5, 6, 4, 4, 3, 5], 'x1:0a059afc8d308ccddcd41110019a3486'],
    'dice of 20 sides': [[14, 18, 15, 19], 'x1:af352a3d0c8bfb8b3170b8b368a1f74a'],
    split: [
      ['x1:69c3fcda342c1142fb7dd8f881f5d74e', 'x1:efc8b70112ad46982101387035d1ba63'],
      'x1:572694a6746aa93fd814e81185e9d99e',
    ],
  },
  fork: ['x1:d511d898440a87548034406e2d539542', 'x1:c24fd9e04f39e7e8200b86347e32ef9c'],
  jumps: ['x1:5639734381d7d75c701b9dff8b831977', 'x1:47170a120594b2a978afe468903c7430'],
};

const C1 = {
  seeds: [
    ['golden', 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:0'],
    ['', 'c1:10ee37381e825c98ae4b3fc4dace290fcaff448f1aaf4ddae5a96d2a02eaf90a:0:0'],
    [0, 'c1:9fbcea6009c9ae671c88bca8f751130a63522b5b769e4d7eddd764d28b5898e8:0:0'],
    [1, 'c1:67b83314c368b07573eb19fa615b35b5093d8b87c98c2a420d7ffb9711c5c48b:0:0'],
    ['1', 'c1:bdea60b25d483bee845204d85ebad74e1cd080c18e083015b68d23e382903dcd:0:0'],
    [-1.5, 'c1:0bbfffa0e9be7c0998118ebb1c19134d119cfb927439a3cd183f6c54fe17d5c6:0:0'],
    [1e21, 'c1:3a3f68e47953d8b711186bcc8d073406261b3fd968f4882336ba8eb3a9319362:0:0'],
    [new Uint8Array([1]), 'c1:af5af5b66b368c0a569231f5a196861fa7c3290d096e6b429bb8cdfc774e8ed3:0:0'],
    [new Uint8Array(), 'c1:8cd1c12bfced71c7882329ddeea6cc77fcdd2d7dd7f86a30a04575dc8b3b0b09:0:0'],
    ['é\u{1f3b2}\ud800', 'c1:44107e99dacd0e9bacad29afc6d2381ce62bb7ea14c471e9ca486a26976fd638:0:0'],
  ],
  draws: {
    nextUint32: [3824560440, 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:1'],
    nextInt: [3, 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:1'],
    'nextInt wide': [890494569483, 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:2'],
    'nextInt widest': [3517084959965603, 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:2'],
    nextFloat: [0.8904748702116659, 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:2'],
    nextBoolean: [true, 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:1'],
    pick: ['h', 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:1'],
    shuffle: [
      ['f', 'b', 'e', 'a', 'c', 'd', 'g', 'h'],
      'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:7',
    ],
    sample: [['d', 'g', 'h'], 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:3'],
    weighted: ['aateeatttatt', 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:12'],
    dice: [[6, 6, 4, 3, 1, 5, 4, 2], 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:8'],
    'dice of 20 sides': [[18, 19, 12, 9], 'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:4'],
    split: [
      [
        'c1:97d05b8031683070cfeaa5bf5e2d209db2e8cc06d4b8fe418a0ca092de22e605:0:0',
        'c1:bf56f068b97256281f14ce284732482844b5dee7625b9f313967e245412ec10f:0:0',
      ],
      'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:0:1',
    ],
  },
  fork: [
    'c1:7ee7fc749012c2a4d625ffe5b15b13cb9976f9e2ff89a02a9836b7f7a4c1bfd9:0:0',
    'c1:1f106541c15be7bee30e0fc286dec9ac0af9cae45c93d78802c5abdd5093cea9:0:0',
  ],
  jumps: [
    'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:1:0',
    'c1:b7cb3189150971ede73845f48740750c4a86124049afdd5b2d460f6c7777c1a2:4294967296:0',
  ],
};

describe.each([
  { name: '@games/rng', entry: x1, golden: X1 },
  { name: '@games/rng/chacha8', entry: chacha8 as unknown as typeof x1, golden: C1 },
])('golden values of $name', ({ entry, golden }) => {
  const start = entry.seed('golden');
  const show = ([value, next]: [unknown, x1.Rng]): unknown => [value, entry.format(next)];

  test.each(golden.seeds as [string | number | Uint8Array, string][])('seed(%j)', (value, expected) => {
    expect(entry.format(entry.seed(value))).toBe(expected);
    // And, independently: SHA-256 by Node of the tagged text in UTF-16, high bytes first.
    const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
    const tag = `@games/rng ${entry.ALGORITHM} seed ${value instanceof Uint8Array ? 'bytes' : typeof value} `;
    const hash = createHash('sha256').update(utf16(value instanceof Uint8Array ? tag : tag + value));
    if (value instanceof Uint8Array) hash.update(value);
    expect(expected.slice(3).split(':')[0]).toBe(hash.digest('hex').slice(0, entry.ALGORITHM === 'x1' ? 32 : 64));
  });

  test.each<[keyof typeof X1.draws, () => [unknown, x1.Rng]]>([
    ['nextUint32', () => entry.nextUint32(start)],
    ['nextInt', () => entry.nextInt(start, -3, 3)],
    ['nextInt wide', () => entry.nextInt(start, 0, 1e12)],
    ['nextInt widest', () => entry.nextInt(start, -(2 ** 52), 2 ** 52 - 1)],
    ['nextFloat', () => entry.nextFloat(start)],
    ['nextBoolean', () => entry.nextBoolean(start)],
    ['pick', () => entry.pick(start, DECK)],
    ['shuffle', () => entry.shuffle(start, DECK)],
    ['sample', () => entry.sample(start, DECK, 3)],
    ['weighted', () => entry.run(start, (moving) => Array.from({ length: 12 }, () => moving.weighted(TABLE)).join(''))],
    ['dice', () => entry.dice(start, 8)],
    ['dice of 20 sides', () => entry.dice(start, 4, 20)],
    [
      'split',
      () => {
        const [children, next] = entry.split(start, 2);
        return [children.map(entry.format), next];
      },
    ],
  ])('%s', (name, draw) => {
    expect(show(draw())).toEqual(golden.draws[name]);
  });

  test('fork, jump, longJump, format and parse', () => {
    expect(['dice', 1].map((label) => entry.format(entry.fork(start, label)))).toEqual(golden.fork);
    expect([entry.jump, entry.longJump].map((leap) => entry.format(leap(start)))).toEqual(golden.jumps);
    for (const text of golden.fork) expect(entry.format(entry.parse(text))).toBe(text);
  });
});

test('golden values of weights', () => {
  expect(TABLE).toEqual({
    values: ['e', 't', 'a', 'z'],
    total: 119,
    cuts: [119, 46, 21, 4],
    aliases: [0, 0, 1, 2],
  });
});

test('a whole number is drawn again where it would be biased', () => {
  // For 1 to 3, a word whose product with 3 has the low word 0 is drawn again: the word 0 alone.
  const before = findZero();
  const [zero, after] = x1.nextUint32(before);
  expect(zero).toBe(0);
  expect(x1.nextInt(before, 1, 3)).toEqual(x1.nextInt(after, 1, 3));
  expect(x1.cursor(before).nextInt(1, 3)).toBe(x1.nextInt(after, 1, 3)[0]);
  // For 1 to 4 nothing is biased, and nothing is drawn again.
  expect(x1.nextInt(before, 1, 4)).toEqual([1, after]);
});

/** A state whose output is 0: rotl(s0 + s3, 7) = -s0. */
function findZero(): x1.Rng {
  const s0 = 0x12345678;
  const turned = -s0 | 0;
  return [s0, 5, 6, (((turned >>> 7) | (turned << 25)) - s0) | 0];
}
