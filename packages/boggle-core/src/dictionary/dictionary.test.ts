import { describe, expect, test } from 'vitest';
import { buildDictionary } from './build.js';
import { decode } from './decode.js';
import { encode } from './encode.js';
import { fold } from './fold.js';
import { toDigit } from './format.js';
import { has, wordsOf } from './lookup.js';

describe('buildDictionary', () => {
  test.each([
    ['line feeds', 'oar\ntea\nteam\n'],
    ['carriage returns and line feeds', 'oar\r\ntea\r\nteam\r\n'],
    ['carriage returns', 'oar\rtea\rteam'],
    ['a byte order mark', '\uFEFFoar\ntea\nteam'],
    ['capitals and spaces', ' OAR \n\tTea\nteaM'],
    ['another order, and doubles', 'team\noar\n\n\ntea\nTEA\n'],
  ])('understands %s', (_, text) => {
    expect([...wordsOf(buildDictionary(text))]).toEqual(['oar', 'tea', 'team']);
  });

  test('reports what it met with', () => {
    const { report } = buildDictionary(`tea\r\nTEA\r\n\r\ncafé\r\ndon't\r\n12\r\n${'x'.repeat(65)}\r\ntwo words\r\n`);
    expect(report).toEqual({
      lines: 7,
      duplicates: 1,
      folded: 2,
      junk: 4,
      problems: [
        { code: 'not-letters', line: 5, text: "don't" },
        { code: 'not-letters', line: 6, text: '12' },
        { code: 'too-long', line: 7, text: 'x'.repeat(65) },
        { code: 'not-letters', line: 8, text: 'two words' },
      ],
    });
  });

  test('takes any iterable, and nothing', () => {
    expect(buildDictionary(new Set(['tea'])).size).toBe(1);
    expect(buildDictionary('').size).toBe(0);
    expect(has(buildDictionary(''), '')).toBe(false);
  });

  test('is told of a word that is no string', () => {
    expect(() => buildDictionary(['tea', 1 as unknown as string])).toThrow('words must be strings, got 1');
  });

  test('takes a last line without an end, lines of blanks, and letters after a carriage return', () => {
    const { report, ...rest } = buildDictionary('\uFEFFoar\r\n \t\ntea\rteam\nate ');
    expect([...wordsOf({ report, ...rest })]).toEqual(['ate', 'oar']);
    expect(report).toMatchObject({
      lines: 3,
      junk: 1,
      problems: [{ code: 'not-letters', line: 3, text: 'tea\rteam' }],
    });
  });

  test('reports a hundred problems at most, and counts all', () => {
    const { report } = buildDictionary(Array.from({ length: 300 }, (_, n) => String(n)));
    expect([report.junk, report.problems.length]).toEqual([300, 100]);
  });
});

test('accents and ligatures become letters', () => {
  expect(['Ångström', 'ŒUVRE', 'straße', 'Łódź', 'naïve'].map(fold)).toEqual([
    'angstrom',
    'oeuvre',
    'strasse',
    'lodz',
    'naive',
  ]);
});

describe('packed', () => {
  test('an empty dictionary has bytes too', () => {
    expect(decode(encode(buildDictionary([]))).size).toBe(0);
  });

  test('references take a digit more where many nodes are shared', () => {
    // Each set of 13 letters ends the words after two beginnings: 8,191 nodes with two ways in, more than two digits count.
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const spell = (n: number) => `${letters[n % 26]}${letters[Math.floor(n / 26) % 26]}${letters[Math.floor(n / 676)]}`;
    const words: string[] = [];
    for (let set = 1; set < 8192; set++) {
      for (const start of [`a${spell(set)}`, `b${spell((5 * set) % 8192)}`]) {
        for (let letter = 0; letter < 13; letter++) if (set & (1 << letter)) words.push(start + letters[letter]);
      }
    }
    const dictionary = buildDictionary(words);
    const bytes = encode(dictionary);
    expect(toDigit(bytes[21] as number)).toBe(3);
    expect(decode(bytes).links).toEqual(dictionary.links);
  });

  test.each([
    ['nothing', ''],
    ['another version', '!'],
    ['a head cut short', "'%%%%%"],
  ])('%s is refused', (_, text) => {
    expect(() => decode(text)).toThrow(RangeError);
  });
});
