import { outcome, parsePosition } from '@games/amazons-core';
import { findPath, parseBoard } from '@games/boggle-core';
import { diagrams } from '../src/rooms/amazons/diagram-positions.js';
import { rulesWords } from '../src/rooms/boggle/rules.words.js';
import { expect, test } from './support/test.js';

test('AMA-3 the diagram of the end shows an end, the others a game that goes on', () => {
  for (const [name, { position }] of Object.entries(diagrams)) {
    const read = parsePosition(position);
    const over = read.ok ? outcome(read.value) : undefined;
    expect([name, over?.winner]).toEqual([name, name === 'lost' ? 1 : undefined]);
  }
});

test('AMA-5 AMA-6 the diagrams mark the squares that the rules give', async ({ page }) => {
  await page.goto('/amazons/rules');
  // From c3 with arrows on a4, c1 and f4: counted by hand.
  await expect(page.locator('.diagram .go')).toHaveCount(16);
  // From c5 after c3-c5: the square she left counts.
  await expect(page.locator('.diagram .shoot')).toHaveCount(15);
});

test('BOG-11 the words that the rules show are on their boards', () => {
  const shown = Object.values(rulesWords).flatMap(({ parts }) => parts.flatMap(({ diagram }) => diagram ?? []));
  const words = shown.flatMap(({ board, word, caption }) =>
    [word ?? [], caption.match(/(?<=: ).*(?=\.)/)?.[0].split(', ') ?? []].flat().map((each) => [board, each] as const),
  );
  expect(words).toHaveLength(8);
  for (const [board, word] of words) {
    const read = parseBoard(board);
    expect(read.ok && findPath(read.value, word), word).toHaveLength(word.length);
  }
});
