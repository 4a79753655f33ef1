import { describe, expect, test } from 'vitest';
import * as chacha8 from './chacha8/index.js';
import * as x1 from './index.js';

const NOT_NUMBERS = [undefined, null, '1', true, {}, [1]] as never[];
const NOT_WHOLE = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.5, 2 ** 53];

describe.each([
  { name: '@games/rng', entry: x1, start: x1.seed('refusals') },
  { name: '@games/rng/chacha8', entry: chacha8 as unknown as typeof x1, start: chacha8.seed('refusals') as never },
])('$name refuses by name and value', ({ entry, start }) => {
  // Each call by the pure function and by the cursor.
  const both = (name: string, ...args: readonly unknown[]): (() => unknown)[] => [
    () => (entry as never as Record<string, (...all: unknown[]) => unknown>)[name]?.(start, ...args),
    () => (entry.cursor(start) as never as Record<string, (...all: unknown[]) => unknown>)[name]?.(...args),
  ];
  const expectRefusal = (calls: (() => unknown)[], error: new () => Error, message: string): void => {
    for (const call of calls) {
      expect(call).toThrow(error);
      expect(call).toThrow(message);
    }
  };

  test('bounds that are no whole numbers, reversed, or too far apart', () => {
    for (const value of NOT_WHOLE) {
      expectRefusal(
        both('nextInt', value, 6),
        RangeError,
        `min must be a whole number from -9007199254740991 to 9007199254740991, not ${value}`,
      );
      expectRefusal(
        both('nextInt', 1, value),
        RangeError,
        `max must be a whole number from 1 to 9007199254740991, not ${value}`,
      );
    }
    for (const value of NOT_NUMBERS) {
      expectRefusal(both('nextInt', value, 6), TypeError, 'min must be a whole number');
      expectRefusal(both('nextInt', 1, value), TypeError, 'max must be a whole number');
    }
    expectRefusal(both('nextInt', 6, 1), RangeError, 'max must be a whole number from 6 to 9007199254740991, not 1');
    expectRefusal(both('nextInt', -1, Number.MAX_SAFE_INTEGER), RangeError, 'max - min must be');
    expectRefusal(both('nextInt', Number.MIN_SAFE_INTEGER, 1), RangeError, 'max - min must be');
  });

  test('lists that are empty and counts that do not fit', () => {
    expectRefusal(both('pick', []), RangeError, 'items must be not empty, not []');
    expectRefusal(both('sample', [1, 2], 3), RangeError, 'count must be a whole number from 0 to 2, not 3');
    for (const name of ['sample', 'dice', 'split']) {
      const args = name === 'sample' ? [[1, 2, 3]] : [];
      for (const value of [-1, ...NOT_WHOLE]) expectRefusal(both(name, ...args, value), RangeError, `not ${value}`);
      for (const value of NOT_NUMBERS) expectRefusal(both(name, ...args, value), TypeError, 'count must be');
    }
    for (const value of [0, -6, ...NOT_WHOLE]) {
      expectRefusal(
        both('dice', 1, value),
        RangeError,
        `sides must be a whole number from 1 to 9007199254740991, not ${value}`,
      );
    }
    expectRefusal(both('dice', 1, '6'), TypeError, 'sides must be a whole number from 1 to 9007199254740991, not "6"');
  });

  test('weights that cannot be meant', () => {
    expectRefusal([() => entry.weights({})], RangeError, 'sum of the weights must be positive and finite, not 0');
    expectRefusal([() => entry.weights([])], RangeError, 'sum of the weights');
    expectRefusal([() => entry.weights({ a: 0, b: 0 })], RangeError, 'sum of the weights must be positive');
    expectRefusal([() => entry.weights({ a: 1, b: -1 })], RangeError, 'weight of b must be a number from 0, not -1');
    expectRefusal([() => entry.weights({ a: Number.NaN })], RangeError, 'weight of a must be a number from 0, not NaN');
    expectRefusal([() => entry.weights([1, Number.POSITIVE_INFINITY])], RangeError, 'sum of the weights');
    expectRefusal([() => entry.weights([Number.MAX_VALUE, Number.MAX_VALUE])], RangeError, 'sum of the weights');
    expectRefusal(
      [() => entry.weights({ a: '1' as never })],
      TypeError,
      'weight of a must be a number from 0, not "1"',
    );
    expectRefusal([() => entry.weights([['a', undefined as never]])], TypeError, 'weight of a');
    expectRefusal(both('weighted', { a: 0 }), RangeError, 'sum of the weights');
  });

  test('seeds and labels that are none', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expectRefusal(
        [() => entry.seed(value)],
        RangeError,
        `seed must be a string, a finite number or a Uint8Array, not ${value}`,
      );
      expectRefusal(both('fork', value), RangeError, `label must be a string or a finite number, not ${value}`);
    }
    for (const value of [undefined, null, true, 1n, Symbol('s'), {}, [1], new Date(0), new Uint16Array(2)] as never[]) {
      expectRefusal(
        [() => entry.seed(value)],
        TypeError,
        'seed must be a string, a finite number or a Uint8Array, not ',
      );
      expectRefusal(both('fork', value), TypeError, 'label must be a string or a finite number, not ');
    }
  });

  test('texts that are no states', () => {
    const text = entry.format(start);
    const wrong = [
      '',
      text.slice(1),
      text.slice(0, -1),
      `${text}0`,
      `${text}\n`,
      ` ${text}`,
      text.toUpperCase(),
      text.replace('1:', '2:'),
    ];
    for (const value of wrong)
      expectRefusal([() => entry.parse(value)], RangeError, `text must be "${entry.ALGORITHM}:`);
    for (const value of [undefined, null, 1, {}, [text]] as never[])
      expectRefusal([() => entry.parse(value)], TypeError, 'text must be');
    // A huge text does not make a huge message.
    expect(() => entry.parse('x'.repeat(1e6))).toThrow(/^.{50,250}$/);
  });

  test('states that are none', () => {
    const words = [...(start as readonly number[])];
    const wrong = [
      words.slice(1),
      [...words, 1],
      [0.5, ...words.slice(1)],
      [2 ** 31, ...words.slice(1)],
      [Number.NaN, ...words.slice(1)],
      ['1', ...words.slice(1)],
      [],
    ];
    for (const value of wrong as unknown as x1.Rng[]) {
      const calls = [
        () => entry.cursor(value),
        () => entry.run(value, () => 1),
        () => entry.format(value),
        () => entry.fork(value, 'a'),
        () => entry.jump(value),
        () => entry.shuffle(value, [1, 2]),
        () => entry.dice(value, 1),
      ];
      expectRefusal(calls, RangeError, 'rng must be ');
    }
    for (const value of [undefined, null, 'x1:0', 1, {}] as never[]) {
      expectRefusal([() => entry.cursor(value), () => entry.format(value)], TypeError, 'rng must be ');
      expect(() => entry.nextUint32(value)).toThrow(TypeError);
    }
  });
});

test('a state of zeros is refused wherever it is drawn from', () => {
  const zero: x1.Rng = [0, 0, 0, 0];
  const calls = [
    () => x1.nextUint32(zero),
    () => x1.nextInt(zero, 1, 6),
    () => x1.nextFloat(zero),
    () => x1.nextBoolean(zero),
    () => x1.cursor(zero),
    () => x1.parse('x1:00000000000000000000000000000000'),
  ];
  for (const call of calls) {
    expect(call).toThrow(RangeError);
    expect(call).toThrow('rng must be four 32-bit signed integers, not all zero, not [0,0,0,0]');
  }
});

test('the single draws refuse words that are no 32-bit integers, and too few of them', () => {
  for (const wrong of [[0.5, 1, 2, 3], [2 ** 31, 1, 2, 3], [Number.NaN, 1, 2, 3], ['1', 1, 2, 3], [1, 2, 3], [], [1]]) {
    const rng = wrong as unknown as x1.Rng;
    for (const call of [
      () => x1.nextUint32(rng),
      () => x1.nextInt(rng, 1, 6),
      () => x1.nextFloat(rng),
      () => x1.nextBoolean(rng),
    ]) {
      expect(call).toThrow('rng must be four 32-bit signed integers, not all zero, not [');
    }
  }
});

test('a count that would exhaust the memory is refused, not tried', () => {
  expect(() => x1.dice(x1.seed(1), 2 ** 20 + 1)).toThrow(
    new RangeError('count must be a whole number from 0 to 1048576, not 1048577'),
  );
  expect(() => x1.split(x1.seed(1), 2 ** 31)).toThrow(RangeError);
});
