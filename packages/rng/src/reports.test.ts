import { describe, expect, test } from 'vitest';
import { cursor, dice, format, nextFloat, nextInt, type Rng, run, seed, shuffle, weighted, weights } from './index.js';

const first = (value: string | number): number => nextFloat(seed(value))[0];
const firstFew = (value: string | number): number[] => dice(seed(value), 20, 100)[0];

// What users of other generators reported, done to ours.
describe('reports about other generators', () => {
  test('pure-rand #716, prando #16: seeds one after the other give numbers one after the other', () => {
    const values = Array.from({ length: 10 }, (_, i) => first(i));
    expect(new Set(values.map((value) => value.toFixed(2))).size).toBeGreaterThan(7);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.5);
  });

  test('pure-rand: seeds that are six apart give the same first die', () => {
    const same = Array.from({ length: 600 }, (_, i) => nextInt(seed(i), 1, 6)[0] === nextInt(seed(i + 6), 1, 6)[0]);
    expect(same.filter(Boolean).length).toBeLessThan(140);
  });

  test('pure-rand: seeds that are no whole numbers are cut to one that is', () => {
    expect(firstFew(1.5)).not.toEqual(firstFew(1));
    expect(firstFew(2 ** 32 + 1)).not.toEqual(firstFew(1));
    expect(() => seed(Number.NaN)).toThrow(RangeError);
    expect(() => seed('a' as never)).not.toThrow();
    expect(() => seed(undefined as never)).toThrow(TypeError);
  });

  test('pure-rand, random-js, random: bounds that are reversed or no whole numbers are taken', () => {
    const rng = seed(1);
    expect(() => nextInt(rng, 6, 1)).toThrow(RangeError);
    expect(() => nextInt(rng, 0, 1.5)).toThrow(RangeError);
    expect(() => nextInt(rng, 0, 2 ** 53)).toThrow(RangeError);
  });

  test('pure-rand #598, seedrandom #33: a state cannot be saved without private fields or an option', () => {
    const moving = cursor(seed('saved'));
    moving.dice(10);
    const saved = JSON.stringify(moving.state());
    const rest = moving.dice(10);
    expect(cursor(JSON.parse(saved) as Rng).dice(10)).toEqual(rest);
    expect(saved.length).toBeLessThan(50);
  });

  test("seedrandom #63, #48: 'sf' and 'sfsf' are one stream", () => {
    const streams = ['sf', 'sfsf', 'sfsfsf', 'sf\0', '\0sf', 'SF'].map((value) => firstFew(value).join());
    expect(new Set(streams).size).toBe(6);
  });

  test("prando #1: the seed '' gives the same number for ever; stdlib #2952, faker #838: the seed 0 is ignored", () => {
    for (const value of ['', 0]) {
      expect(new Set(firstFew(value)).size).toBeGreaterThan(10);
      expect(firstFew(value)).toEqual(firstFew(value));
    }
    expect(firstFew('')).not.toEqual(firstFew(0));
    expect(firstFew(0)).not.toEqual(firstFew('0'));
    expect(format(seed(-0))).toBe(format(seed(0)));
  });

  test('random #82: of a hundred seeds in letters, a third begins alike', () => {
    const seeds = Array.from({ length: 1000 }, (_, i) => `${i.toString(36)}-${(i * 7919).toString(36)}`);
    expect(new Set(seeds.map(first)).size).toBe(1000);
  });

  test('random: the seeds 1 and "1" are one', () => {
    expect(firstFew(1)).not.toEqual(firstFew('1'));
  });

  test("chance #423, #422: every seed below 1 is one; #203: 'abe' is 'acc'", () => {
    expect(new Set([0.3, 0.9, 0.1, 1e-9].map((value) => firstFew(value).join())).size).toBe(4);
    expect(firstFew('abe')).not.toEqual(firstFew('acc'));
  });

  test('chance #277: a weight of zero breaks the table; #285: a weight of NaN always gives the last value', () => {
    const [drawn] = run(seed(277), (moving) =>
      Array.from({ length: 500 }, () => moving.weighted(weights([0, 1, 0, 2, 0]))),
    );
    expect(new Set(drawn)).toEqual(new Set([1, 3]));
    expect(() => weights([1, Number.NaN, 2])).toThrow(RangeError);
  });

  test('rot-js, @thi.ng/random: weights that are all zero give a value', () => {
    expect(() => weighted(seed(1), { a: 0, b: 0 })).toThrow(RangeError);
  });

  test('d3, chance, rot-js: the lowest byte of a wide range never changes; @thi.ng/random: a wide range is cut', () => {
    const [wide] = run(seed(3), (moving) => Array.from({ length: 500 }, () => moving.nextInt(0, 2 ** 40)));
    expect(new Set(wide.map((value) => value % 256)).size).toBeGreaterThan(180);
    const [billions] = run(seed(3), (moving) => Array.from({ length: 500 }, () => moving.nextInt(0, 3e9)));
    expect(Math.max(...billions)).toBeGreaterThan(2.9e9);
  });

  test('@thi.ng/random: the state zero gives zero for ever', () => {
    expect(() => cursor([0, 0, 0, 0])).toThrow(RangeError);
  });

  test('boardgame.io #133: a shuffle of setup is always the same, for its seed is undefined', () => {
    expect(() => shuffle(seed(undefined as never), [1, 2, 3])).toThrow(TypeError);
    const orders = new Set(
      Array.from({ length: 50 }, (_, game) => shuffle(seed(`game ${game}`), [1, 2, 3, 4])[0].join('')),
    );
    expect(orders.size).toBeGreaterThan(15);
  });

  test('seedrandom #59: other numbers in another browser: the draws are integer arithmetic and one exact product', () => {
    // The golden values of golden.test.ts hold in every engine; a float is made of 53 bits without rounding.
    expect(nextFloat([1, 2, 3, 4])[0]).toBe(((641 >>> 5) * 2 ** 26 + (1573767 >>> 6)) / 2 ** 53);
  });
});
