import { describe, expect, test } from 'vitest';
import { buildDictionary } from '../dictionary/build.js';
import { BOARD, begin, play, refusalOf } from '../fixtures/play.js';
import { boggle, createBoggle } from './boggle.js';
import { timeLeft } from './clock.js';
import { roundLists } from './lists.js';
import type { BoggleConfig, BoggleState } from './types.js';

const dictionary = buildDictionary(['tea', 'team', 'arms', 'mate', 'oar', 'toe', 'star', 'tar', 'arts']);

function played(config: Partial<BoggleConfig>, words: string): BoggleState {
  const listed = createBoggle({ dictionary, hides: (word) => word === 'tar' });
  const game = listed.create({ boards: [BOARD], words: [], ...config }, 'a seed');
  if (!game.ok) throw new Error(game.error.code);
  let state = game.value;
  for (const action of [
    { type: 'startRound', seat: 0, at: 0 },
    { type: 'submit', seat: 0, at: 1, words },
    { type: 'timeout', seat: null, at: 180_000 },
  ] as const) {
    const next = listed.reduce(state, action);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value.state;
  }
  return state;
}

describe('configurations', () => {
  test.each([
    [{ people: 0 }, 'people'],
    [{ people: 9 }, 'people'],
    [{ width: 21 }, 'width'],
    [{ height: 1.5 }, 'height'],
    [{ seconds: 9 }, 'seconds'],
    [{ minLength: 0 }, 'minLength'],
    [{ dice: 'toString' }, 'dice'],
    [{ opponent: 'cheat' }, 'opponent'],
    [{ check: 'no' }, 'check'],
    [{ holes: [16] }, 'holes'],
    [{ holes: Array.from({ length: 16 }, (_, cell) => cell) }, 'holes'],
    [{ holes: new Array(2) }, 'holes'],
    [{ boards: [{ width: 4, height: 4, tiles: ['a'] }] }, 'boards'],
    [{ boards: [{ ...BOARD, width: 5 }] }, 'boards'],
    [{ boards: [{ ...BOARD, tiles: BOARD.tiles.map(() => '') }] }, 'boards'],
    [{ boards: [{ ...BOARD, tiles: new Array(16) }] }, 'boards'],
    [{ words: ['two words'] }, 'words'],
    [{ words: 'tea' }, 'words'],
    [{ colour: 'red' }, 'colour'],
    [null, 'config'],
    [7, 'config'],
    ['spec', 'config'],
    [[], 'config'],
  ])('%j is refused', (config, field) => {
    expect(boggle.create(config as unknown as BoggleConfig, 1)).toEqual({
      ok: false,
      error: { code: 'invalid-config', field },
    });
  });

  test('a game that rolls needs a seed, and a list where one is played with', () => {
    expect(boggle.create()).toEqual({ ok: false, error: { code: 'no-seed' } });
    expect(boggle.create({ check: 'list' }, 1)).toEqual({ ok: false, error: { code: 'no-list' } });
  });

  test('dice bring their board, and the size may be another', () => {
    const size = (config: Partial<BoggleConfig>): unknown => {
      const game = boggle.create(config, 1);
      return game.ok && [game.value.config.width, game.value.config.height];
    };
    expect(size({ dice: 'super-big-2012' })).toEqual([6, 6]);
    expect(size({ dice: 'new-1987', width: 5 })).toEqual([5, 4]);
  });
});

describe('options', () => {
  test('boards that were chosen are seen when their rounds begin', () => {
    const state = begin();
    expect(state.config.boards).toEqual([BOARD, BOARD, BOARD]);
    expect(boggle.view(state, 0).config).toEqual({ ...state.config, boards: [] });
    const running = play(state, { type: 'startRound', seat: 0, at: 0 });
    expect(boggle.view(running, null).config.boards).toEqual([BOARD]);
  });

  test('a round without a clock ends when somebody says so', () => {
    const running = play(begin({ seconds: null }), { type: 'startRound', seat: 0 });
    expect(boggle.deadline(running)).toBeUndefined();
    expect(timeLeft(boggle.view(running, 0), 5)).toBeNull();
    const over = play(running, { type: 'submit', seat: 0, words: 'tea' }, { type: 'endRound', seat: 0 });
    expect(over.phase).toBe('between');
    const timed = play(begin(), { type: 'startRound', seat: 0, at: 0 });
    expect(refusalOf(timed, { type: 'endRound', seat: 0 })).toBe('clock-running');
    expect(refusalOf(begin(), { type: 'startRound', seat: 0 })).toBe('time-missing');
    expect(refusalOf(timed, { type: 'submit', seat: 0, words: 'tea' })).toBe('time-missing');
  });

  test('a round of another length', () => {
    const running = play(begin({ seconds: 60 }), { type: 'startRound', seat: 0, at: 0 });
    expect(boggle.deadline(running)?.at).toBe(60_000);
  });

  test('words shorter than the least length score nothing', () => {
    const state = played({ minLength: 4 }, 'tea team');
    expect(boggle.view(state, 0).players[0]?.words.map(({ points }) => points)).toEqual([0, 1]);
  });

  test('several people: what two have found cancels, and everybody sees their own words only', () => {
    const state = play(
      begin({ people: 3, opponent: 'none' }),
      { type: 'startRound', seat: 2, at: 0 },
      { type: 'submit', seat: 0, at: 1, words: 'tea team' },
      { type: 'submit', seat: 1, at: 1, words: 'arms tea' },
    );
    expect([0, 1, 2, null].map((seat) => boggle.view(state, seat).typed)).toEqual([
      ['tea', 'team'],
      ['arms', 'tea'],
      [],
      [],
    ]);
    const over = play(state, { type: 'timeout', seat: null, at: 180_000 });
    expect(boggle.actors(over)).toEqual([0, 1, 2]);
    expect(roundLists(boggle.view(over, 1))).toEqual({
      ...{ both: ['tea'], invalid: [], yours: ['arms'], computers: [], rejected: [] },
    });
    expect(roundLists(boggle.view(over, null))).toEqual({
      ...{ both: [], invalid: [], yours: [], computers: [], rejected: [] },
    });
    expect(boggle.view(over, null).players.map(({ total, kind }) => [kind, total])).toEqual([
      ['person', 1],
      ['person', 1],
      ['person', 0],
    ]);
    const alone = play(over, { type: 'reject', seat: 1, word: 'tea' });
    expect(boggle.view(alone, null).players.map(({ total }) => total)).toEqual([2, 1, 0]);
  });

  test('several people: a word is unlearned only when all who typed it have rejected it', () => {
    const state = play(
      begin({ people: 2, difficulty: 10, words: [] }),
      { type: 'startRound', seat: 0, at: 0 },
      { type: 'submit', seat: 0, at: 1, words: 'tea' },
      { type: 'submit', seat: 1, at: 1, words: 'tea' },
      { type: 'timeout', seat: null, at: 180_000 },
      { type: 'reject', seat: 0, word: 'tea' },
    );
    expect(state.knowledge.learned).toEqual(['tea']);
    expect(play(state, { type: 'reject', seat: 1, word: 'tea' }).knowledge.learned).toEqual([]);
  });

  test('with a list to check, a typed word must be in it', () => {
    const state = played({ check: 'list' }, 'tea tae zebra');
    expect(boggle.view(state, 0).players[0]?.words.map(({ word, status }) => [word, status])).toEqual([
      ['tae', 'not-in-list'],
      ['tea', 'alone'],
      ['zebra', 'not-on-board'],
    ]);
  });

  test('a word that the list does not know is not yours, and leaves it to a computer that knows it', () => {
    const state = played({ check: 'list', words: ['tae'] }, 'tae');
    expect(boggle.view(state, 0).players.map(({ words }) => words)).toEqual([
      [{ word: 'tae', status: 'not-in-list', points: 0 }],
      [{ word: 'tae', status: 'alone', points: 1 }],
    ]);
  });

  test('a computer that plays from the list finds all of it at level 10, and keeps some words to itself', () => {
    const state = played({ opponent: 'list', difficulty: 10 }, '');
    expect(state.found).toEqual(['arms', 'arts', 'oar', 'star', 'tea', 'team', 'toe']);
    const levels = [1, 5, 10].map((difficulty) => played({ opponent: 'list', difficulty }, '').found.length);
    expect(levels[0]).toBeLessThan(levels[2] as number);
  });

  test('a computer that plays from the list finds no word that is too short to score', () => {
    expect(played({ opponent: 'list', difficulty: 10, minLength: 4 }, '').found).toEqual([
      'arms',
      'arts',
      'star',
      'team',
    ]);
  });

  test('the longer a word, the seldomer a computer of level 5 sees it: 1 in 2, 4 and 8', () => {
    const game = createBoggle({ dictionary: buildDictionary(['tea', 'team', 'teams']) });
    const found = Array.from({ length: 400 }, (_, seed) => {
      const start = game.create({ boards: [BOARD], opponent: 'list', difficulty: 5, words: [] }, seed);
      const begun = start.ok ? game.reduce(start.value, { type: 'startRound', seat: 0, at: 0 }) : start;
      const over = begun.ok ? game.reduce(begun.value.state, { type: 'timeout', seat: null, at: 180_000 }) : begun;
      return over.ok ? over.value.state.found : [];
    }).flat();
    // 200, 100 and 50 are expected, with standard deviations of 10 at most.
    const counts = ['tea', 'team', 'teams'].map((word) => found.filter((one) => one === word).length);
    counts.forEach((count, i) => {
      expect(Math.abs(count - 200 / 2 ** i), `${counts}`).toBeLessThan(40);
    });
  });

  test('a list to check with is no opponent: nobody finds its words, and only a learner learns yours', () => {
    const alone = played({ opponent: 'none', check: 'list', difficulty: 10 }, 'tea');
    expect([alone.found, boggle.view(alone, 0).players.map(({ total }) => total)]).toEqual([[], [1]]);
    const listed = played({ opponent: 'list', difficulty: 10 }, 'tae tea');
    expect([listed.drawn, listed.knowledge.learned]).toEqual([[], []]);
  });

  test('a board is rolled in the size, with the dice and with the holes that were asked for', () => {
    const state = begin({ boards: [], dice: 'super-big-2012', width: 3, height: 2, holes: [1], words: [] });
    const { board } = play(state, { type: 'startRound', seat: 0, at: 0 });
    expect([board?.width, board?.height, board?.tiles.length]).toEqual([3, 2, 6]);
    expect(board?.tiles.map((tile) => tile === '')).toEqual([false, true, false, false, false, false]);
  });

  test('a game without a list has none to check with or to play from', () => {
    const bare = createBoggle();
    expect(bare.create({ opponent: 'list' }, 1)).toEqual({ ok: false, error: { code: 'no-list' } });
    expect(bare.create({}, 1).ok).toBe(true);
  });

  test('a state of a game with a list is refused by a game without it', () => {
    const state = played({ check: 'list' }, 'tea');
    expect(boggle.reduce(state, { type: 'newGame', seat: 0 })).toEqual({
      ok: false,
      error: { code: 'other-list', expected: dictionary.id, found: null },
    });
  });

  test('boards that somebody sent are played first, then boards are rolled', () => {
    const [first, second] = [1, 2].map((rounds) => {
      let state = begin({ boards: [BOARD], words: [] });
      for (let n = 0; n < rounds; n++) {
        state = play(state, { type: 'startRound', seat: 0, at: 0 });
        if (n < rounds - 1) state = play(state, { type: 'timeout', seat: null, at: 180_000 });
      }
      return state.board;
    });
    expect(first).toEqual(BOARD);
    expect(second).not.toEqual(BOARD);
  });
});
