import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNotPlain } from './plain.js';

test('what survives JSON is plain, and only that', () => {
  fc.assert(
    fc.property(fc.anything({ withMap: true, withSet: true, withDate: true, withNullPrototype: false }), (value) => {
      if (findNotPlain(value) !== undefined) return;
      expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
    }),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(
      fc.json(),
      (text) => findNotPlain(JSON.parse(text.replaceAll('__proto__', 'p').replaceAll('-0', '0'))) === undefined,
    ),
  );
});

test('the path says where', () => {
  class Card {}
  const cases: [unknown, string][] = [
    [undefined, '.'],
    [Number.NaN, '.'],
    [{ a: [1, { b: Number.POSITIVE_INFINITY }] }, 'a[1].b'],
    [{ a: -0 }, 'a'],
    [{ a: undefined }, 'a'],
    [[1, undefined], '[1]'],
    [new Array(3), '[0]'],
    [Object.assign([1], { extra: 1 }), '.'],
    [{ at: new Date() }, 'at'],
    [{ hands: [new Map()] }, 'hands[0]'],
    [{ card: new Card() }, 'card'],
    [{ act: () => 1 }, 'act'],
    [{ id: 1n }, 'id'],
    [{ id: Symbol('x') }, 'id'],
    [{ [Symbol('x')]: 1 }, '.'],
    [Object.defineProperty({}, 'deck', { value: [], enumerable: false }), 'deck'],
    [JSON.parse('{"a":{"__proto__":{}}}'), 'a.__proto__'],
  ];
  expect(cases.map(([value]) => findNotPlain(value))).toEqual(cases.map(([, path]) => path));
});

test('a value may be 64 levels deep', () => {
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  expect(findNotPlain(nested(64))).toBeUndefined();
  expect(findNotPlain(nested(65))).toBe('[0]'.repeat(64));
  expect(findNotPlain(nested(2000))).toBe('[0]'.repeat(64));
});
