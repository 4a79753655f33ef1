import { expect, test } from 'vitest';
import { Table } from './table.js';

const take = (table: Table, ...actions: readonly Parameters<Table['act']>[0][]): void => {
  for (const action of actions) {
    const taken = table.act(action);
    if (!taken.ok) throw new TypeError(taken.error.code);
  }
};

test('BOG-17: words read while a game runs are kept, with each other and with those learned until the next game', () => {
  const table = new Table();
  table.teach(['tea']);
  table.act({ type: 'setDifficulty', seat: 0, difficulty: 10 });
  take(table, { type: 'startRound', seat: 0, at: 0 });
  table.teach(['second']);
  table.teach(['third']);
  take(
    table,
    { type: 'submit', seat: 0, at: 1, words: 'oar', replace: true },
    { type: 'timeout', seat: null, at: 180_000 },
  );
  const all = ['oar', 'second', 'tea', 'third'];
  expect(table.known).toEqual(all);
  take(table, { type: 'newGame', seat: 0 });
  expect(table.state.knowledge.base).toEqual(all);
});

test('words read before the first round take the place of those the computer had', () => {
  const table = new Table();
  table.teach(['tea']);
  table.teach(['oar']);
  expect(table.known).toEqual(['oar']);
});
