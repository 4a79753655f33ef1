import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeSaveText, encodeSaveText } from './text.js';

// Written once, opened forever: a change that breaks one of these files needs a new version and a migration.
test('CLU-8: a game saved by version 1 opens to the game it was, deal, dice and all', () => {
  const text = readFileSync(new URL('./fixtures/version-1.txt', import.meta.url), 'utf8');
  const opened = decodeSaveText(text);
  if (!opened.ok) throw new Error(opened.error.code);
  const { save, state } = opened.value;
  expect(save.seed).toBe('a stormy night');
  expect(save.actions).toHaveLength(120);
  expect(state.hands).toEqual([
    ['peacock', 'study', 'lounge', 'dining-room', 'ballroom', 'conservatory'],
    ['scarlet', 'green', 'plum', 'knife', 'wrench', 'kitchen'],
    ['white', 'rope', 'candlestick', 'lead-pipe', 'hall', 'billiard-room'],
  ]);
  expect(state.turn).toBe(31);
  expect(state.log).toHaveLength(157);
  expect(state.log.filter(({ type }) => type === 'rolled').slice(0, 5)).toEqual(
    [5, 6, 5, 2, 2].map((die, i) => ({ type: 'rolled', seat: i % 3, roll: [die] })),
  );
  expect(state.outcome).toEqual({
    winner: 0,
    reason: 'solved',
    murder: { suspect: 'mustard', weapon: 'gun', room: 'library' },
  });
  expect(encodeSaveText(save)).toBe(text.replaceAll('\r\n', '\n'));
});
