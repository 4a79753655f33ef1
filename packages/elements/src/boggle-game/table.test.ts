import { expect, test } from 'vitest';
import { readSave, saveOf, waitingIn } from './session.js';
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

test('BOG-6: a round that begins the next game begins, and the computer knows the words that waited', () => {
  const table = new Table();
  table.start({ target: 1, words: ['tea'] });
  take(table, { type: 'startRound', seat: 0, at: 0 });
  const word = (table.state.board?.tiles ?? []).slice(0, 3).join('');
  take(
    table,
    { type: 'submit', seat: 0, at: 1, words: word, replace: true },
    { type: 'timeout', seat: null, at: 180_000 },
  );
  expect(table.state.phase).toBe('over');
  table.teach(['oar']);
  const taken = table.act({ type: 'startRound', seat: 0, at: 200_000 });
  expect(taken.ok && taken.value.map(({ type }) => type)).toEqual(['roundStarted']);
  expect(table.state).toMatchObject({ phase: 'round', round: 1, deadline: 380_000 });
  expect(taken.ok && taken.value.at(-1)).toMatchObject({ board: table.state.board });
  expect(table.known).toContain('oar');
});

test('BOG-18: words read while a game runs outlive a reload in its midst', () => {
  const table = new Table();
  table.teach(['tea']);
  take(table, { type: 'startRound', seat: 0, at: 0 });
  table.teach(['second', 'third']);
  const save = saveOf(table.session, table.waiting);
  const read = readSave(save);
  if (!read.ok) throw new TypeError(read.error.code);
  const reloaded = new Table();
  expect(reloaded.open(read.value, waitingIn(save))).toBe(undefined);
  expect([reloaded.known, reloaded.state]).toEqual([['second', 'tea', 'third'], table.state]);
  expect(saveOf(reloaded.session, reloaded.waiting)).toBe(save);
  take(reloaded, { type: 'newGame', seat: 0 });
  expect(reloaded.state.knowledge.base).toEqual(['second', 'tea', 'third']);
  expect(saveOf(reloaded.session, reloaded.waiting)).not.toContain('waiting');
});

test('BOG-26: after a reload the editor holds what it held, so that the next word is not glued to the last', () => {
  const table = new Table();
  table.start({ people: 3, seconds: null });
  take(
    table,
    { type: 'startRound', seat: 0 },
    { type: 'submit', seat: 1, words: 'before', replace: true },
    { type: 'endRound', seat: 0 },
    { type: 'startRound', seat: 0 },
    { type: 'submit', seat: 0, words: 'Tea ARMS ', replace: true },
    { type: 'submit', seat: 2, words: 'oar' },
  );
  const reloaded = new Table();
  reloaded.open(table.session);
  const texts = [0, 1, 2].map((seat) => {
    reloaded.seat = seat;
    return reloaded.text;
  });
  expect(texts).toEqual(['Tea ARMS ', '', 'oar']);
});

test.each([
  ['{}', []],
  ['{"waiting":"tea"}', []],
  ['{"waiting":["tea", 7, null, {}, "a b", "\\u0000"]}', ['a', 'b', 'tea']],
])('a save may hold anything where words should wait: %s', (save, words) => {
  expect(waitingIn(save)).toEqual(words);
});

test('words read before the first round take the place of those the computer had', () => {
  const table = new Table();
  table.teach(['tea']);
  table.teach(['oar']);
  expect(table.known).toEqual(['oar']);
});
