import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, digest } from './digest.js';
import { findNotPlain } from './plain.js';

/** The same value with the keys of every object in another order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

const plain = fc.jsonValue().filter((value) => findNotPlain(value) === undefined);

test('equal values have equal canonical text and digest, whatever the order of their keys', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      expect(digest(reversed(value))).toBe(digest(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(value);
    }),
  );
});

test('different values have different text and digest', () => {
  fc.assert(
    fc.property(plain, plain, (left, right) => {
      const same = canonicalJson(left) === canonicalJson(right);
      expect(same).toBe(fc.stringify(reversed(reversed(left))) === fc.stringify(left) && equal(left, right));
      expect(digest(left) === digest(right)).toBe(same);
    }),
  );
});

function equal(left: unknown, right: unknown): boolean {
  try {
    expect(left).toEqual(right);
    return true;
  } catch {
    return false;
  }
}

test('near values have digests far apart', () => {
  const digests = Array.from({ length: 20_000 }, (_, ply) => digest({ ply }));
  expect(new Set(digests).size).toBe(digests.length);
  // Each of the 64 bits is set in about half: 5 sigma of a fair coin is 354 of 20,000.
  for (let bit = 0; bit < 64; bit++) {
    const mask = 8 >> (bit % 4);
    const set = digests.filter((text) => Number.parseInt(text.charAt(bit >> 2), 16) & mask).length;
    expect(Math.abs(set - 10_000)).toBeLessThan(354);
  }
});

test('digests are promised: these never change', () => {
  expect([null, 0, '', [], {}, { b: [1, 2.5, 'é'], a: true }].map(digest)).toEqual([
    'd09a2de36b39eac1',
    'bf80d6845568cd40',
    'a9bbd629d6ecddf0',
    '332efd0692a035ae',
    'ac0a96630b30decc',
    '869eb2904f83e863',
  ]);
});

test('what JSON would change is no value to digest', () => {
  for (const value of [undefined, Number.NaN, new Map(), { at: new Date(0) }, [undefined], -0, 1n]) {
    expect(() => digest(value)).toThrow(TypeError);
  }
  expect(() => canonicalJson({ hands: [new Set()] })).toThrow('canonicalJson: value is not plain JSON at hands[0]');
});
