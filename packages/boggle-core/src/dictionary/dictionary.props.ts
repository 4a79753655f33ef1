import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDictionary } from './build.js';
import { decode } from './decode.js';
import { encode } from './encode.js';
import { has, hasPrefix, wordAt, wordsOf } from './lookup.js';

const word = fc.oneof(
  fc.stringMatching(/^[abc]{1,6}$/),
  fc.stringMatching(/^[a-z]{1,12}$/),
  fc.constantFrom('a', 'z', 'q', 'aa', 'z'.repeat(64)),
);
const list = fc.array(word, { maxLength: 200 });

describe('a dictionary', () => {
  test('has what a Set of its words has', () => {
    fc.assert(
      fc.property(list, fc.array(fc.oneof(word, fc.string()), { maxLength: 50 }), (words, others) => {
        const dictionary = buildDictionary(words);
        const set = new Set(words);
        expect(dictionary.size).toBe(set.size);
        for (const one of [...words, ...others]) expect(has(dictionary, one)).toBe(set.has(one));
      }),
      { numRuns: 500 },
    );
  });

  test('has the beginnings of its words', () => {
    fc.assert(
      fc.property(list, fc.array(fc.oneof(word, fc.string()), { maxLength: 50 }), (words, others) => {
        const dictionary = buildDictionary(words);
        for (const one of [...words, ...others, '']) {
          expect(hasPrefix(dictionary, one)).toBe(words.some((other) => other.startsWith(one)));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('lists them by the alphabet', () => {
    fc.assert(
      fc.property(list, (words) => {
        const dictionary = buildDictionary(words);
        expect([...wordsOf(dictionary)]).toEqual([...new Set(words)].sort());
        expect(() => wordAt(dictionary, dictionary.size)).toThrow(RangeError);
      }),
      { numRuns: 200 },
    );
  });

  test('is the same whatever the order of its words, and has an id of its own', () => {
    fc.assert(
      fc.property(list, word, (words, other) => {
        const dictionary = buildDictionary(words);
        expect(buildDictionary([...words].reverse())).toEqual({ ...dictionary, report: expect.anything() });
        const more = buildDictionary([...words, other]);
        expect(more.id === dictionary.id).toBe(words.includes(other));
      }),
      { numRuns: 200 },
    );
  });

  test('comes back from its bytes, and from the same as a string', () => {
    fc.assert(
      fc.property(list, (words) => {
        const dictionary = buildDictionary(words);
        const bytes = encode(dictionary);
        expect([...wordsOf(decode(bytes))]).toEqual([...wordsOf(dictionary)]);
        expect(decode(String.fromCharCode(...bytes)).id).toBe(dictionary.id);
        expect(decode(bytes).links).toEqual(dictionary.links);
        expect(bytes.every((byte) => byte >= 37 && byte < 127 && byte !== 92)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('bytes that were cut or changed are refused, or are a dictionary still: nothing hangs or falls over', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(255), fc.nat(), (words, at, byte, cut) => {
        const bytes = encode(buildDictionary(words));
        const broken = bytes.slice(0, bytes.length - (cut % 3));
        if (broken.length > 0) broken[at % broken.length] = byte;
        try {
          const dictionary = decode(broken);
          expect([...wordsOf(dictionary)]).toHaveLength(dictionary.size);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
