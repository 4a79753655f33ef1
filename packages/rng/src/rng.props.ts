import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as chacha8 from './chacha8/index.js';
import * as x1 from './index.js';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const count = fc.integer({ min: 0, max: 2 ** 50 });
const label = fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }));

const x1State = fc.tuple(word, word, word, word).filter((words) => words.some(Boolean));
const c1State = fc.tuple(word, word, word, word, word, word, word, word, count, count);

/** One draw of each kind, as a call of the method of that name. */
const call = fc.oneof(
  fc.constant(['nextUint32'] as const),
  fc.constant(['nextFloat'] as const),
  fc.constant(['nextBoolean'] as const),
  fc.tuple(fc.constant('nextInt' as const), fc.integer({ min: -1000, max: 0 }), fc.integer({ min: 0, max: 2 ** 30 })),
  fc.tuple(fc.constant('nextInt' as const), fc.constant(Number.MIN_SAFE_INTEGER), fc.integer({ min: -1000, max: 0 })),
  fc.tuple(fc.constant('pick' as const), fc.array(fc.nat(), { minLength: 1 })),
  fc.tuple(fc.constant('shuffle' as const), fc.array(fc.nat())),
  fc.tuple(fc.constant('sample' as const), fc.constant([1, 2, 3, 4, 5]), fc.integer({ min: 0, max: 5 })),
  fc.tuple(fc.constant('weighted' as const), fc.constant(x1.weights({ a: 3, b: 0, c: 0.25 }))),
  fc.tuple(fc.constant('dice' as const), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 100 })),
  fc.tuple(fc.constant('split' as const), fc.integer({ min: 0, max: 3 })),
);

type Draw = (rng: unknown, ...args: readonly unknown[]) => [unknown, unknown];
type Methods = Record<string, (...args: readonly unknown[]) => unknown>;

describe.each([
  { name: '@games/rng', entry: x1, states: x1State as fc.Arbitrary<unknown> },
  { name: '@games/rng/chacha8', entry: chacha8, states: c1State as fc.Arbitrary<unknown> },
])('$name', ({ entry, states }) => {
  const functions = entry as unknown as Record<string, Draw>;
  const draw = (name: string): Draw => functions[name] as Draw;
  const cursorOf = (rng: unknown): Methods => (entry.cursor as (state: unknown) => unknown)(rng) as Methods;
  const text = entry as unknown as { format(rng: unknown): string; parse(text: string): unknown };

  test('a cursor draws what the functions draw, whatever is drawn in whatever order', () => {
    fc.assert(
      fc.property(states, fc.array(call, { maxLength: 12 }), (start, calls) => {
        const moving = cursorOf(start);
        let rng = start;
        for (const [name, ...args] of calls) {
          const [value, next] = draw(name)(rng, ...args);
          expect(moving[name]?.(...args)).toEqual(value);
          rng = next;
        }
        expect(moving.state?.()).toEqual(rng);
      }),
    );
  });

  test('no draw changes the state or the items it is given', () => {
    fc.assert(
      fc.property(states, call, (start, [name, ...args]) => {
        const frozen = Object.freeze([...(start as number[])]);
        for (const arg of args) Object.freeze(arg);
        expect(draw(name)(frozen, ...args)).toEqual(draw(name)(start, ...args));
      }),
    );
  });

  test('a state is plain JSON and survives its text', () => {
    fc.assert(
      fc.property(states, fc.array(call, { maxLength: 4 }), (start, calls) => {
        let rng = start;
        for (const [name, ...args] of calls) rng = draw(name)(rng, ...args)[1];
        expect(JSON.parse(JSON.stringify(rng))).toEqual(rng);
        expect(text.parse(text.format(rng))).toEqual(rng);
      }),
    );
  });

  test('parse takes what format writes and refuses every other text', () => {
    fc.assert(
      fc.property(states, fc.nat(), fc.string({ unit: 'binary', maxLength: 1 }), (rng, at, sign) => {
        const written = text.format(rng);
        const i = at % written.length;
        const changed = written.slice(0, i) + sign + written.slice(i + 1);
        let read: unknown;
        try {
          read = text.parse(changed);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        expect(text.format(read)).toBe(changed);
      }),
    );
  });

  test('whole numbers keep to their range, up to 2^53 wide', () => {
    const bound = fc.oneof(
      fc.maxSafeInteger(),
      fc.integer({ min: -10, max: 10 }),
      fc.constant(2 ** 21),
      fc.constant(-1),
    );
    fc.assert(
      fc.property(states, bound, bound, (rng, a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        fc.pre(max - min <= Number.MAX_SAFE_INTEGER);
        const [value] = draw('nextInt')(rng, min, max);
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(max);
        expect(Object.is(draw('nextInt')(rng, min, min)[0], min + 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('floats are multiples of 2^-53 from 0 to below 1', () => {
    fc.assert(
      fc.property(states, (rng) => {
        const value = draw('nextFloat')(rng)[0] as number;
        expect(Number.isInteger(value * 2 ** 53)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }),
    );
  });

  test('a shuffle is a permutation, and a sample is the end of it', () => {
    fc.assert(
      fc.property(states, fc.uniqueArray(fc.nat(), { maxLength: 40 }), fc.nat(), (rng, items, n) => {
        const [shuffled] = draw('shuffle')(rng, items) as [number[], unknown];
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
        const size = items.length === 0 ? 0 : n % (items.length + 1);
        expect(draw('sample')(rng, items, size)[0]).toEqual(shuffled.slice(items.length - size));
        if (items.length > 0) expect(items).toContain(draw('pick')(rng, items)[0]);
      }),
    );
  });

  test('a fork depends on its state and its label, and moves nothing', () => {
    fc.assert(
      fc.property(states, label, label, (rng, a, b) => {
        const fork = entry.fork as unknown as (state: unknown, label: string | number) => unknown;
        const moving = cursorOf(rng);
        expect(moving.fork?.(a)).toEqual(fork(rng, a));
        expect(moving.state?.()).toEqual(rng);
        // Equal labels, equal children: only -0 and 0 are two writings of one label.
        if (a === b) expect(fork(rng, a)).toEqual(fork(rng, b));
        else expect(fork(rng, a)).not.toEqual(fork(rng, b));
        expect(fork(draw('nextUint32')(rng)[1], a)).not.toEqual(fork(rng, a));
      }),
    );
  });

  test('two seeds are never read as one', () => {
    const seeds = fc.oneof(label, fc.uint8Array({ maxLength: 40 }));
    fc.assert(
      fc.property(seeds, seeds, (a, b) => {
        const same = a === b || (a instanceof Uint8Array && b instanceof Uint8Array && `${a}` === `${b}`);
        if (same) expect(entry.seed(a)).toEqual(entry.seed(b));
        else expect(entry.seed(a)).not.toEqual(entry.seed(b));
      }),
    );
  });

  test('a jump and a draw can change places', () => {
    fc.assert(
      fc.property(states, fc.constantFrom('jump', 'longJump'), (rng, name) => {
        const leap = functions[name] as unknown as (state: unknown) => unknown;
        expect(leap(draw('nextUint32')(rng)[1])).toEqual(draw('nextUint32')(leap(rng))[1]);
      }),
    );
  });
});

test('a compiled table gives every value exactly its weight', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 30 }), (table) => {
      fc.pre(table.some(Boolean));
      const { values, total, cuts, aliases } = x1.weights(table);
      const heights = table.map(() => 0);
      cuts.forEach((cut, column) => {
        const own = Math.min(cut, total);
        heights[column] = (heights[column] as number) + own;
        const alias = aliases[column] as number;
        heights[alias] = (heights[alias] as number) + total - own;
      });
      expect(total).toBe(table.reduce((a, b) => a + b));
      expect(heights).toEqual(table.map((weight) => weight * values.length));
    }),
  );
});

test('a small whole number is the high word of a product, as Lemire draws it', () => {
  fc.assert(
    fc.property(x1State, fc.integer({ min: 1, max: 2 ** 21 }), (start, range) => {
      let rng: x1.Rng = start;
      let product: bigint;
      do {
        const [value, next] = x1.nextUint32(rng);
        product = BigInt(value) * BigInt(range);
        rng = next;
      } while (BigInt.asUintN(32, product) < 2n ** 32n % BigInt(range));
      expect(x1.nextInt(start, 1, range)).toEqual([1 + Number(product >> 32n), rng]);
    }),
    { numRuns: 2000 },
  );
});
