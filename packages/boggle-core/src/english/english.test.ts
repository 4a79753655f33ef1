import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { deniedWords, enable, wordFiles } from '../../scripts/words.mjs';
import { buildDictionary } from '../dictionary/build.js';
import { encode } from '../dictionary/encode.js';
import { toCode } from '../dictionary/format.js';
import { has, wordsOf } from '../dictionary/lookup.js';
import { FIRST_WORDS } from '../rules/generated/first-words.js';
import { hashWord, isDenied } from './deny.js';
import { english } from './english.js';
import { PACKED } from './generated/packed.js';

describe('the English list', () => {
  const text = [...wordsOf(english())].join('\n');

  test('has its count and its checksum, and is the pinned file word by word', () => {
    expect(english().size).toBe(172_727);
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('c84082da1b288899');
    expect(text).toBe(enable().sort().join('\n'));
  });

  test('has common words that other lists have lost', () => {
    for (const word of ['greet', 'green', 'greed', 'count', 'quit', 'boggle']) expect(has(english(), word)).toBe(true);
  });

  test('takes at most 300 kB on the wire', () => {
    expect(
      brotliCompressSync(PACKED.join(''), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length,
    ).toBeLessThan(300_000);
  });

  test('and the other word data are what the script writes', async () => {
    const files = await wordFiles({ buildDictionary, encode, hashWord, toCode });
    for (const [path, expected] of Object.entries(files)) {
      expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8') === expected, path).toBe(true);
    }
  });
});

describe('words that the computer keeps to itself', () => {
  test('are those of the script and no others of the list', async () => {
    const denied = await deniedWords();
    expect([...wordsOf(english())].filter(isDenied)).toEqual(denied);
    expect(denied).toHaveLength(248);
  });

  test('are not what merely looks like one', () => {
    for (const word of ['brick', 'niggle', 'spice', 'spiced', 'cockle', 'class', 'shire', 'hobo', 'kumquat', 'crape']) {
      expect(isDenied(word), word).toBe(false);
    }
  });
});

test('BOG-16: the computer begins with 300 common short words of the list', () => {
  expect(FIRST_WORDS).toHaveLength(300);
  expect([...FIRST_WORDS].sort()).toEqual(FIRST_WORDS);
  expect(FIRST_WORDS.every((word) => /^[a-z]{3,4}$/.test(word) && has(english(), word) && !isDenied(word))).toBe(true);
});
