import { expect, test } from 'vitest';
import { begin, play, round } from '../fixtures/play.js';
import { boggle } from './boggle.js';
import { readDictionaryFile } from './dictionary-file.js';
import { wordsKnown } from './knowledge.js';
import { MAX_KNOWN, MAX_WORDS } from './limits.js';

test('BOG-17: it learns as long as the next game can know all that, and never more', () => {
  const words = Array.from({ length: MAX_KNOWN - 1 }, (_, n) => `w${n}`);
  const full = round(begin({ words, difficulty: 10 }), 'tea team');
  expect(boggle.view(full, 0)).toMatchObject({ learned: ['tea'], known: MAX_KNOWN });
  const back = play(full, { type: 'reject', seat: 0, word: 'team' }, { type: 'restore', seat: 0, word: 'team' });
  expect(back.knowledge).toEqual(full.knowledge);
  expect(boggle.create({ words: wordsKnown(back.knowledge) }, 1).ok).toBe(true);
  expect(boggle.create({ words: [...words, 'tea', 'team'] }, 1)).toMatchObject({ error: { field: 'words' } });
});

test('BOG-18: a dictionary file brings so many words and no more', () => {
  const words = Array.from({ length: MAX_WORDS + 1 }, (_, n) => `w${n}`);
  const most = readDictionaryFile(words.slice(1).join('\n'));
  expect(most.ok && most.value.length).toBe(MAX_WORDS);
  const more = readDictionaryFile(words.join('\n'));
  expect(more).toMatchObject({ ok: false, error: { code: 'file-too-large', limit: MAX_WORDS } });
  expect(more.ok || more.error.words.length).toBe(MAX_WORDS);
});
