import { type ClueAction, clue } from '@games/clue-core';
import { type Considered, choose } from '@games/clue-core/players';
import { expect, test } from 'vitest';
import type { Question } from '../clue-mind/questions.js';
import { playUntil, seats } from '../testing/clue.js';
import { expectCleanConsole } from '../testing/console.js';
import { Computers } from './computers.js';
import { Table } from './table.js';

expectCleanConsole();

const players = seats('SCARLET', 'mustard', 'plum').map((one) => ({
  ...one,
  ...(one.computer && { computer: 'master' }),
}));
const PASTS = ['one', 'another'].map((seed) =>
  playUntil(
    { players },
    seed,
    (state, actions) => actions > 20 && clue.actors(state)[0] === 1 && state.phase.type === 'start',
  ),
);

/** A game in which a computer is to act; 0 and 1 are different ones. */
function newTable(which = 0): Table {
  const past = PASTS[which];
  if (!past) throw new RangeError(`which must be 0 or 1, was ${which}`);
  return new Table(past);
}

/** Computers at a table whose thinking ends when the test says so. */
function slow(): {
  readonly computers: Computers;
  readonly sit: (table: Table) => void;
  readonly acted: readonly { readonly table: Table; readonly action: ClueAction }[];
  readonly asked: readonly Question[];
  readonly letAct: (due: boolean) => void;
  readonly answer: () => Promise<void>;
} {
  let table = newTable();
  let canAct = true;
  const acted: { table: Table; action: ClueAction }[] = [];
  const asked: Question[] = [];
  const waiting: ((considered: Considered | undefined) => void)[] = [];
  const ask = (question: Question): Promise<never> => {
    asked.push(question);
    return new Promise((resolve) => waiting.push(resolve as never));
  };
  const close = (): void => {
    for (const give of waiting.splice(0)) give(undefined);
  };
  const computers = new Computers(
    {
      due: () => (canAct ? table.awaiting : null),
      pace: () => 'instant',
      still: () => Promise.resolve(),
      table: () => table,
      act: (action) => acted.push({ table, action }),
    },
    { ask, close },
  );
  return {
    computers,
    acted,
    asked,
    sit: (next) => {
      table = next;
    },
    letAct: (due) => {
      canAct = due;
    },
    answer: async () => {
      await expect.poll(() => waiting.length, { interval: 1 }).toBe(1);
      const question = asked.at(-1);
      if (question?.type === 'consider') {
        const action = choose(question.view, { level: 'master', seed: question.seed });
        for (const give of waiting.splice(0)) give({ action, reason: { code: 'wander' } });
      }
      await settled();
    },
  };
}

/** All that was to be done after an answer has been done. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));

test('what the worker thinks of is what the same view, level and seed give on the page', async () => {
  const table = newTable();
  const expected = choose(table.view(1), { level: 'master', seed: table.seedFor(1) });
  let acted: ClueAction | undefined;
  const act = (action: ClueAction): void => {
    acted = action;
  };
  const computers = new Computers({
    due: () => 1,
    pace: () => 'instant',
    still: () => Promise.resolve(),
    table: () => table,
    act,
  });
  computers.go();
  await expect.poll(() => acted, { interval: 10, timeout: 20_000 }).toEqual(expected);
  computers.leave();
});

test('it asks once, with nothing but the view of its own seat, and plays the answer', async () => {
  const { computers, acted, asked, answer } = slow();
  computers.go();
  computers.go();
  await answer();
  const table = acted[0]?.table;
  expect(asked).toEqual([{ type: 'consider', view: table?.view(1), level: 'master', seed: table?.seedFor(1) }]);
  expect(acted).toHaveLength(1);
});

test('a game that is left, or another one on the table, while a computer thinks: its move is not played', async () => {
  const left = slow();
  left.computers.go();
  await expect.poll(() => left.asked.length, { interval: 1 }).toBe(1);
  left.computers.leave();
  await settled();
  expect(left.acted).toEqual([]);

  const replaced = slow();
  replaced.computers.go();
  await expect.poll(() => replaced.asked.length, { interval: 1 }).toBe(1);
  const other = newTable(1);
  replaced.computers.stop();
  replaced.sit(other);
  replaced.computers.go();
  await replaced.answer();
  expect(replaced.acted.map(({ table }) => table)).toEqual([other]);
  expect(replaced.asked.at(-1)).toMatchObject({ view: other.view(1) });
});

test('a game that has gone on while a computer thinks: it thinks again', async () => {
  const { computers, acted, asked, sit, answer } = slow();
  const table = newTable();
  sit(table);
  computers.go();
  await expect.poll(() => asked.length, { interval: 1 }).toBe(1);
  table.act({ type: 'roll', seat: 1 });
  await answer();
  expect(acted).toEqual([]);
  await answer();
  expect(asked).toHaveLength(2);
  expect(acted).toHaveLength(1);
});

test('a person who reads something while a computer thinks: it waits, and thinks when it is asked again', async () => {
  const { computers, acted, asked, letAct, answer } = slow();
  computers.go();
  await expect.poll(() => asked.length, { interval: 1 }).toBe(1);
  letAct(false);
  await answer();
  expect(acted).toEqual([]);
  letAct(true);
  computers.go();
  await answer();
  expect(acted).toHaveLength(1);
});
