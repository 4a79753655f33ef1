import { describe, expect, test } from 'vitest';
import { BOARD, begin, play, refusalOf, round } from '../fixtures/play.js';
import { boggle } from './boggle.js';
import { MAX_TEXT } from './limits.js';
import type { BoggleAction, BoggleConfig, BoggleRefusal } from './types.js';

const refused = (state: ReturnType<typeof begin>, action: unknown): BoggleRefusal | undefined => {
  const next = boggle.reduce(state, action as BoggleAction);
  return next.ok ? undefined : next.error;
};
const running = play(begin({ people: 2 }), { type: 'startRound', seat: 0, at: 0 });

describe('what is no action', () => {
  test.each([
    [undefined, 'action'],
    [null, 'action'],
    ['submit', 'action'],
    [{}, 'type'],
    [{ type: 'jump', seat: 0 }, 'type'],
    [{ type: 'startRound', seat: 0, at: 0.5 }, 'at'],
    [{ type: 'startRound', seat: 0, at: '0' }, 'at'],
    [{ type: 'quit', seat: 0, at: null }, 'at'],
    [{ type: 'timeout', seat: 0, at: 180_000 }, 'seat'],
    [{ type: 'timeout', seat: null }, 'at'],
    [{ type: 'newGame' }, 'seat'],
    [{ type: 'newGame', seat: '0' }, 'seat'],
    [{ type: 'submit', seat: 0, at: 1 }, 'words'],
    [{ type: 'submit', seat: 0, at: 1, words: ['tea'] }, 'words'],
    [{ type: 'submit', seat: 0, at: 1, words: 'tea', replace: 'yes' }, 'replace'],
    [{ type: 'reject', seat: 0 }, 'word'],
    [{ type: 'restore', seat: 0, word: 7 }, 'word'],
  ])('BOG-5: %j is malformed, and the field is named', (action, field) => {
    expect(refused(running, action)).toEqual({ code: 'malformed', field });
  });

  test('`replace` may say no, and undefined says nothing', () => {
    for (const replace of [false, undefined]) {
      expect(refused(running, { type: 'submit', seat: 0, at: 1, words: 'tea', replace })).toBeUndefined();
    }
    expect(refused(running, { type: 'newGame', seat: 0, replace: 'yes' })).toBeUndefined();
  });

  test('a text of at most so many signs is taken', () => {
    const submit = (length: number): unknown => ({ type: 'submit', seat: 0, at: 1, words: 'a'.repeat(length) });
    expect(refused(running, submit(MAX_TEXT))).toBeUndefined();
    expect(refused(running, submit(MAX_TEXT + 1))).toEqual({
      code: 'too-long',
      length: MAX_TEXT + 1,
      limit: MAX_TEXT,
    });
  });
});

describe('whose turn it is not', () => {
  test.each([2, 3, -1, 0.5])('nobody sits on seat %j of two people and the computer', (seat) => {
    expect(refused(running, { type: 'submit', seat, at: 1, words: 'tea' })).toEqual({
      code: 'not-your-seat',
      people: 2,
    });
  });

  test('from the view of one seat nothing can be done for another', () => {
    const action = { type: 'submit', seat: 1, at: 1, words: 'tea' } as const;
    expect(boggle.check(boggle.view(running, 0), action)).toEqual({ code: 'not-your-seat', people: 2 });
    expect(boggle.check(boggle.view(running, 1), action)).toBeUndefined();
    expect(boggle.check(boggle.view(running, null), action)).toEqual({ code: 'not-your-seat', people: 2 });
  });
});

describe('what is not for now', () => {
  test('BOG-9: a timeout says when the time is up, a late word when it was', () => {
    expect(refused(running, { type: 'timeout', seat: null, at: 179_999 })).toEqual({
      ...{ code: 'time-left', at: 179_999, deadline: 180_000 },
    });
    expect(refused(running, { type: 'submit', seat: 0, at: 180_001, words: 'tea' })).toEqual({
      ...{ code: 'time-over', at: 180_001, deadline: 180_000 },
    });
    expect(refused(running, { type: 'endRound', seat: 0 })).toEqual({ code: 'clock-running', deadline: 180_000 });
  });

  test('a round is ended while it runs, and without a clock its words need no time', () => {
    const free = begin({ seconds: null });
    expect(refusalOf(free, { type: 'endRound', seat: 0 })).toBe('no-round');
    const open = play(free, { type: 'startRound', seat: 0 });
    expect(open.deadline).toBeNull();
    expect(refusalOf(open, { type: 'submit', seat: 0, at: 9e9, words: 'tea' })).toBeUndefined();
    expect(refusalOf(open, { type: 'timeout', seat: null, at: 9e9 })).toBe('no-clock');
  });

  test('BOG-20: once a rejection has ended the game, a new round forgets it', () => {
    const played = round(begin({ target: 2, words: ['tea', 'oar'] }), 'tea team');
    const over = play(played, { type: 'reject', seat: 0, word: 'tea' });
    expect([played.rejection, over.rejection]).toEqual([false, true]);
    expect(play(over, { type: 'startRound', seat: 0, at: 1e6 }).rejection).toBe(false);
    expect(play(over, { type: 'newGame', seat: 0 }).rejection).toBe(false);
    expect(refused(over, { type: 'reject', seat: 0, word: 'team' })).toMatchObject({
      ...{ code: 'game-over', outcome: { winner: 1 } },
    });
  });
});

describe('configurations at their limits', () => {
  const config = (given: object): boolean => boggle.create({ words: [], ...given } as Partial<BoggleConfig>, 1).ok;

  test.each([
    { people: 8 },
    { width: 20, height: 20 },
    { width: 1, height: 1 },
    { minLength: 1 },
    { minLength: 16 },
    { seconds: 10 },
    { seconds: 3600 },
    { difficulty: 1, target: 10_000 },
    { holes: [0, 15, 15] },
    { boards: [{ ...BOARD, tiles: ['x'.repeat(8), '', ...BOARD.tiles.slice(2)] }] },
    { words: ['x'.repeat(64)] },
  ])('%j is taken', (given) => {
    expect(config(given)).toBe(true);
  });

  test.each([
    { minLength: 17 },
    { seconds: 3601 },
    { holes: [-1] },
    { holes: 3 },
    { boards: [[]] },
    { boards: [null] },
    { boards: [{ ...BOARD, height: 5 }] },
    { boards: [{ ...BOARD, tiles: [...BOARD.tiles, 'a'] }] },
    ...['A', 'a1', '1a', 'x'.repeat(9), 7].map((tile) => ({
      boards: [{ ...BOARD, tiles: [tile, ...BOARD.tiles.slice(1)] }],
    })),
    { words: ['x'.repeat(65)] },
    { words: [''] },
    { words: ['tea '] },
    { words: [7] },
    { words: [['tea']] },
    [],
  ])('%j is refused', (given) => {
    expect(boggle.create(given as Partial<BoggleConfig>, 1).ok).toBe(false);
  });

  test('a thousand boards are taken, and one more is not', () => {
    expect([1000, 1001].map((count) => config({ boards: new Array(count).fill(BOARD) }))).toEqual([true, false]);
  });

  test('holes are kept once each, in order', () => {
    const game = boggle.create({ holes: [15, 3, 15, 11], words: [] }, 1);
    expect(game.ok && game.value.config.holes).toEqual([3, 11, 15]);
  });

  test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, {}])('%j is no seed', (seed) => {
    expect(boggle.create({}, seed as unknown as string)).toEqual({ ok: false, error: { code: 'no-seed' } });
  });
});

describe('what is listed as legal', () => {
  const settings = [
    ...Array.from({ length: 10 }, (_, n) => ({ type: 'setDifficulty', seat: 0, difficulty: n + 1 })),
    ...[1, 100, 10_000].map((target) => ({ type: 'setTarget', seat: 0, target })),
    { type: 'newGame', seat: 0 },
    { type: 'quit', seat: 0 },
  ];
  const listed = (state: ReturnType<typeof begin>): unknown => [...boggle.legalActions(boggle.view(state, 0), 0)];

  test.each([
    [['t', 'e', 'a'], 'tea'],
    [['', '', ''], 'a'],
  ])('in a round a walk along the first tiles, %j, and its end where no clock runs', (tiles, words) => {
    const board = { ...BOARD, tiles: [...tiles, ...BOARD.tiles.slice(3)] };
    const open = play(begin({ seconds: null, boards: [board] }), { type: 'startRound', seat: 0 });
    expect(listed(open)).toEqual([
      { type: 'submit', seat: 0, at: 0, words },
      { type: 'submit', seat: 0, at: 0, words, replace: true },
      { type: 'endRound', seat: 0 },
      ...settings,
    ]);
  });

  test('after a round each word of yours, to be rejected or restored', () => {
    const played = play(round(begin({ words: [] }), 'tea team'), { type: 'reject', seat: 0, word: 'tea' });
    expect(listed(played)).toEqual([
      { type: 'startRound', seat: 0, at: 0 },
      { type: 'restore', seat: 0, word: 'tea' },
      { type: 'reject', seat: 0, word: 'team' },
      ...settings,
    ]);
  });
});

test('of words that are handed in, whoever handed them in is told, and nobody else', () => {
  const event = { type: 'submitted', seat: 1, words: ['tea'] } as const;
  expect([0, 1, null].map((seat) => boggle.eventFor(event, seat))).toEqual([undefined, event, undefined]);
  const ended = { type: 'quit' } as const;
  expect(boggle.eventFor(ended, null)).toEqual(ended);
});

test('BOG-15: a hand-in that changes nothing says nothing', () => {
  const twice = play(running, { type: 'submit', seat: 1, at: 1, words: 'tea' });
  const again = boggle.reduce(twice, { type: 'submit', seat: 1, at: 2, words: 'TEA tea' });
  expect(again).toEqual({ ok: true, value: { state: twice, events: [] } });
});
