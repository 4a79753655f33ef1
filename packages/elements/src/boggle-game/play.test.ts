import { MAX_KNOWN } from '@games/boggle-core';
import { expect, test } from 'vitest';
import { Play } from './play.js';
import { english } from './words.en.js';

const nothing = (): void => undefined;
const newPlay = (): Play =>
  new Play({
    ...{ now: () => 0, words: () => english, mayAct: () => true, refused: nothing, changed: nothing },
    ...{ counted: nothing, ask: nothing, listed: async () => undefined },
  });

test('BOG-16: words of a file are taken as long as the computer can know them all; else it keeps what it knew', () => {
  const play = newPlay();
  const before = play.table.known.length;
  const words = Array.from({ length: MAX_KNOWN - before }, (_, n) => `w-${n}`);
  expect(play.add(words.slice(1))).toBe(true);
  expect(play.table.state.knowledge.base).toHaveLength(MAX_KNOWN - 1);
  expect(play.add(['one-more', 'and-one-more'])).toBe(false);
  expect(play.table.state.knowledge.base).toHaveLength(MAX_KNOWN - 1);
});
