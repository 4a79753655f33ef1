import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commitSolution, verifySolution } from './commitment.js';
import { decodeDesk, encodeDesk } from './desk.js';

// Written once, opened forever: a change that breaks this file needs a new version and a migration.
test('SAL-21: a desk that version 1 kept opens to the game it was, with its wordings and marks', () => {
  const text = readFileSync(new URL('./fixtures/desk-version-1.txt', import.meta.url), 'utf8');
  const opened = decodeDesk(text);
  if (!opened.ok) throw new Error(opened.error.code);
  const { game, wordings, sent } = opened.value;
  const { state } = game;
  expect(game.seed).toBe('a stormy night');
  expect(state.murder).toEqual({ suspect: 'mustard', weapon: 'gun', room: 'library' });
  expect(state.hands).toEqual([
    [],
    ['plum', 'candlestick', 'study', 'conservatory'],
    ['green', 'rope', 'wrench', 'ballroom'],
    ['white', 'peacock', 'knife', 'lead-pipe'],
    ['lounge', 'kitchen', 'billiard-room'],
    ['scarlet', 'hall', 'dining-room'],
  ]);
  expect(state.theme.library).toBe('The Stacks');
  expect(state.log.filter(({ type }) => type === 'skipped' || type === 'tookOver' || type === 'noted')).toHaveLength(3);
  expect(state.outcome?.reason).toBe('solved');
  expect([wordings, sent.length]).toEqual([{ late: 'Hurry, {me}!' }, 8]);
  // The promise of a game that runs must still be kept by the version that ends it.
  const { commitment, proof } = commitSolution(state.murder, 'a stormy night');
  expect(commitment).toBe('93f50083d9cbb3c6d02edb830d3c472e744f9939f437d1b87792421a00982bae');
  expect(verifySolution(commitment, proof)).toEqual(state.murder);
  expect(encodeDesk(opened.value)).toBe(text.replaceAll('\r\n', '\n'));
});
