import { expect, test } from 'vitest';
import { explain, REFUSAL_TEXT } from './refusal-text.js';

test('every refusal is a sentence or two, and says the numbers that matter', () => {
  for (const words of Object.values(REFUSAL_TEXT)) expect(typeof words).toBe('function');
  expect(explain({ code: 'out-of-range', field: 'target', min: 1, max: 10_000 })).toBe(
    'The target score is a whole number from 1 to 10,000.',
  );
  expect(explain({ code: 'time-left', at: 0, deadline: 61_000 })).toBe('There is still time: 61 s.');
  expect(explain({ code: 'game-over', outcome: { winner: 0, reason: 'target', scores: [1, 0] } })).toBe(
    'Game over—you win! A new game begins with the next round.',
  );
  expect(explain({ code: 'board-character', character: '7', line: 2, column: 3 })).toContain('Line 2, column 3: “7”');
});
