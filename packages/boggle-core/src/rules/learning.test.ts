import { describe, expect, test } from 'vitest';
import { wordsOf } from '../dictionary/lookup.js';
import { isDenied } from '../english/deny.js';
import { english } from '../english/english.js';
import { BOARD, begin, play, round } from '../fixtures/play.js';
import { boggle, createBoggle } from './boggle.js';
import { dictionaryFile, readDictionaryFile } from './dictionary-file.js';
import { FIRST_WORDS } from './generated/first-words.js';
import { wordsKnown } from './knowledge.js';
import type { BoggleState } from './types.js';

const reject = (state: BoggleState, word: string): BoggleState => play(state, { type: 'reject', seat: 0, word });
const many = (count: number): string => Array.from({ length: count }, (_, n) => `w${n.toString(36)}`).join(' ');

describe('the computer’s dictionary', () => {
  test('BOG-16: at first holds 300 common words, or those of a file, and finds those that are on the board', () => {
    expect(begin().knowledge).toEqual({ base: FIRST_WORDS, learned: [], rejected: [] });
    const state = round(begin({ words: ['zoo', 'tea', 'Oar', 'oar'] }), '');
    expect(state.knowledge.base).toEqual(['oar', 'tea', 'zoo']);
    expect(state.found).toEqual(['oar', 'tea']);
  });

  test('BOG-17: at difficulty 10 it learns all of your words, and plays them from the next round on', () => {
    const state = round(begin({ words: [], difficulty: 10 }), 'team tea zebra');
    expect(state.found).toEqual([]);
    expect(state.knowledge.learned).toEqual(['tea', 'team', 'zebra']);
    expect(round(state, '', 1e6).found).toEqual(['tea', 'team']);
    expect(boggle.view(state, 0)).toMatchObject({ learned: ['tea', 'team', 'zebra'], known: 3 });
  });

  test.each([1, 5, 9])(
    'BOG-17: at difficulty %i it learns each word with a chance of that many tenths',
    (difficulty) => {
      const state = round(begin({ words: [], difficulty }), many(2000));
      // Five standard deviations of 2,000 draws.
      const spread = 5 * Math.sqrt(2000 * (difficulty / 10) * (1 - difficulty / 10));
      expect(Math.abs(state.knowledge.learned.length - 200 * difficulty)).toBeLessThan(spread);
    },
  );

  test('BOG-17: what it has learned stays from game to game', () => {
    const state = round(begin({ words: [], difficulty: 10 }), 'team');
    expect(play(state, { type: 'newGame', seat: 0 }).knowledge.learned).toEqual(['team']);
    expect(play(state, { type: 'setTarget', seat: 0, target: 5 }).knowledge.learned).toEqual(['team']);
  });

  test('BOG-17: the order of typing does not decide what is learned', () => {
    const words = many(40);
    const backwards = words.split(' ').reverse().join(' ');
    expect(round(begin({ words: [] }), words).drawn).toEqual(round(begin({ words: [] }), backwards).drawn);
  });

  test('BOG-17: it does not learn what no dictionary could hold', () => {
    const state = round(begin({ words: [], difficulty: 10 }), `tea a\u0000b ${'x'.repeat(65)} ${'x'.repeat(64)}`);
    expect(state.knowledge.learned).toEqual(['tea', 'x'.repeat(64)]);
  });

  test('BOG-20: a rejected word is unlearned, and learned again when the rejection is taken back', () => {
    const played = round(begin({ words: [], difficulty: 10 }), 'team tea');
    const state = reject(played, 'tea');
    expect(state.knowledge).toEqual({ base: [], learned: ['team'], rejected: ['tea'] });
    expect(boggle.view(state, 0).learned).toEqual(['team']);
    expect(play(state, { type: 'restore', seat: 0, word: 'tea' })).toEqual(played);
  });

  test('BOG-20: a word that it knew before is not unlearned', () => {
    const state = reject(round(begin({ words: ['tea'], difficulty: 10 }), 'tea'), 'tea');
    expect(wordsKnown(state.knowledge)).toEqual(['tea']);
    const twice = round(round(begin({ words: [], difficulty: 10 }), 'tea'), 'tea', 1e6);
    expect(reject(twice, 'tea').knowledge.learned).toEqual(['tea']);
  });

  test('a word that was rejected once is taken for real when it is typed again', () => {
    const once = reject(round(begin({ words: [], difficulty: 10 }), 'tea'), 'tea');
    expect(round(once, 'tea', 1e6).knowledge).toEqual({ base: [], learned: ['tea'], rejected: [] });
  });
});

describe('slurs', () => {
  // Which they are need not be read here: the first of the list that makes a row of tiles.
  const slur = [...wordsOf(english())].find((word) => word.length === 4 && isDenied(word)) ?? '';
  const board = { ...BOARD, tiles: [...slur, ...BOARD.tiles.slice(4)] };
  const boards = [board, board];

  test('yours count, but the computer does not learn them, at any difficulty', () => {
    const state = round(begin({ boards, words: [], difficulty: 10 }), `${slur} ${slur.toUpperCase()} oat`);
    expect(boggle.view(state, 0).players[0]).toMatchObject({ roundScore: 2 });
    expect(wordsKnown(state.knowledge)).toEqual(['oat']);
    expect(boggle.view(state, 0).learned).toEqual(['oat']);
  });

  test('the computer does not play one that a dictionary file brought, without a list too', () => {
    expect(round(begin({ boards, words: [slur, 'oat'] }), '').found).toEqual(['oat']);
  });

  test('whoever embeds the game may hide other words, or none', () => {
    const open = createBoggle({ hides: () => false });
    const step = open.reduce(round(begin({ boards, words: [slur] }), ''), { type: 'startRound', seat: 0, at: 1e6 });
    const end = step.ok ? open.reduce(step.value.state, { type: 'timeout', seat: null, at: 1e6 + 180_000 }) : step;
    expect(end.ok && end.value.state.found).toEqual([slur]);
  });
});

describe('BOG-18: the dictionary file', () => {
  const learned = round(begin({ difficulty: 10 }), many(500));

  test('has 300 words chosen at random from all that it knows', () => {
    const file = readDictionaryFile(dictionaryFile(learned, 'one'));
    if (!file.ok) throw new Error(file.error.code);
    expect(file.value).toHaveLength(300);
    const known = new Set(wordsKnown(learned.knowledge));
    expect(file.value.every((word) => known.has(word))).toBe(true);
    expect(file.value.some((word) => FIRST_WORDS.includes(word))).toBe(true);
    expect(file.value.some((word) => !FIRST_WORDS.includes(word))).toBe(true);
    expect(dictionaryFile(learned, 'one')).toBe(dictionaryFile(learned, 'one'));
    expect(dictionaryFile(learned, 'two')).not.toBe(dictionaryFile(learned, 'one'));
  });

  test('BOG-29: gives back to the next start what was learned', () => {
    const state = play(round(begin({ words: ['oar'], difficulty: 10 }), 'tea ¡hé! #x'), { type: 'quit', seat: 0 });
    const file = readDictionaryFile(dictionaryFile(state, 1));
    expect(file).toEqual({ ok: true, value: ['#x', 'oar', 'tea', '¡hé!'] });
    expect(file.ok && begin({ words: file.value }).knowledge.base).toEqual(['#x', 'oar', 'tea', '¡hé!']);
  });

  test('counts its words, one of them too', () => {
    expect([[], ['tea'], ['tea', 'oar']].map((words) => dictionaryFile(begin({ words }), 1).split('\n')[0])).toEqual([
      '# Boggle dictionary, 0 words',
      '# Boggle dictionary, 1 word',
      '# Boggle dictionary, 2 words',
    ]);
  });

  test.each([
    ['', { code: 'file-empty', words: [] }],
    [' \n# Boggle\n'.slice(0, 2), { code: 'file-empty', words: [] }],
    ['# Boggle dictionary, 3 words\ntea\n', { code: 'file-cut', expected: 3, found: 1, words: ['tea'] }],
    ['tea\n\u0000\u0001\noar', { code: 'file-not-text', line: 2, words: ['oar', 'tea'] }],
    ['tea\nh\uFFFDuser', { code: 'file-not-text', line: 2, words: ['tea'] }],
    ['\uFEFF# Boggle dictionary, 2 words \ntea\n', { code: 'file-cut', expected: 2, found: 1, words: ['tea'] }],
    [`${'x'.repeat(63)}\u0000`, { code: 'file-not-text', line: 1, words: [] }],
    [`tea\n${'x'.repeat(65)}`, { code: 'file-long-word', line: 2, limit: 64, words: ['tea'] }],
  ])('a broken one is refused, with the words that could be read', (text, error) => {
    expect(readDictionaryFile(text)).toEqual({ ok: false, error });
  });

  test('understands a list that somebody wrote', () => {
    expect(readDictionaryFile('\uFEFFTea oar\r\n\r\n  TEAM\r')).toEqual({ ok: true, value: ['oar', 'tea', 'team'] });
  });
});
