import { describe, expect, test } from 'vitest';
import { BOARD, begin, eventsOf, play, refusalOf, round } from '../fixtures/play.js';
import { gameOver } from '../refusal-text.js';
import { boggle } from './boggle.js';
import { formatClock, timeLeft } from './clock.js';
import { LIMITS } from './limits.js';
import { roundLists } from './lists.js';
import type { BoggleState } from './types.js';

const view = (state: BoggleState): ReturnType<typeof boggle.view> => boggle.view(state, 0);
const totals = (state: BoggleState): number[] => view(state).players.map(({ total }) => total);
const scores = (state: BoggleState): number[] => view(state).players.map(({ roundScore }) => roundScore);

describe('games', () => {
  test('BOG-1: a game begins with 0 points, round 0 and empty lists, whenever it is asked for', () => {
    const played = play(round(begin(), 'tea team'), { type: 'startRound', seat: 0, at: 1e6 });
    for (const state of [begin(), play(played, { type: 'newGame', seat: 0 })]) {
      const { phase, round: number, board, players, typed, outcome } = view(state);
      expect({ phase, number, board, typed, outcome }).toEqual({
        ...{ phase: 'ready', number: 0, board: null, typed: [], outcome: null },
      });
      expect(players.map(({ kind, total, roundScore, words }) => [kind, total, roundScore, words])).toEqual([
        ['person', 0, 0, []],
        ['computer', 0, 0, []],
      ]);
    }
  });

  test('BOG-2: the game ends when the target is reached, and the higher total wins', () => {
    const won = round(begin({ target: 2, words: ['oar'] }), 'team arms');
    expect(totals(won)).toEqual([2, 1]);
    expect(boggle.outcome(won)).toEqual({ winner: 0, reason: 'target', scores: [2, 1] });
    const lost = round(begin({ target: 2, words: ['oar', 'ate'] }), 'team');
    expect(boggle.outcome(lost)).toMatchObject({ winner: 1, scores: [1, 2] });
  });

  test('BOG-2: equal totals are a draw; when both reach the target, the higher wins', () => {
    const drawn = round(begin({ target: 1, words: ['oar'] }), 'team');
    expect(boggle.outcome(drawn)).toEqual({ winner: null, reason: 'target', scores: [1, 1] });
    const both = round(begin({ target: 1, words: ['oar'] }), 'team arms');
    expect(boggle.outcome(both)).toMatchObject({ winner: 0, scores: [2, 1] });
  });

  test('BOG-2: a game goes on over rounds until then', () => {
    const first = round(begin({ target: 3, words: ['oar'], opponent: 'learner', difficulty: 1 }, 5), 'team arms');
    expect([view(first).phase, totals(first)]).toEqual(['between', [2, 1]]);
    const second = round(first, 'team', 1e6);
    expect([view(second).phase, totals(second), scores(second), view(second).round]).toEqual([
      'over',
      [3, 2],
      [1, 1],
      2,
    ]);
  });

  test('BOG-3: the target is 1 to 10,000, default 100, and setting it begins a new game, mid-round too', () => {
    expect(LIMITS.target).toEqual({ min: 1, max: 10_000, default: 100 });
    expect(begin().target).toBe(100);
    const running = play(round(begin(), 'team'), { type: 'startRound', seat: 0, at: 1e6 });
    for (const target of [1, 10_000, 100]) {
      const next = play(running, { type: 'setTarget', seat: 0, target });
      expect(next).toMatchObject({ target, phase: 'ready', round: 0, deadline: null, before: [0, 0], drawn: [] });
    }
    expect(eventsOf(running, { type: 'setTarget', seat: 0, target: 7 })).toEqual([
      { type: 'targetSet', target: 7 },
      { type: 'gameStarted', game: 2 },
    ]);
  });

  test('BOG-4: difficulty is 1 to 10, default 5, set at any time, at once, and disturbs nothing', () => {
    expect(LIMITS.difficulty).toEqual({ min: 1, max: 10, default: 5 });
    expect(begin().difficulty).toBe(5);
    const running = play(begin(), { type: 'startRound', seat: 0, at: 0 });
    const set = { type: 'setDifficulty', seat: 0, difficulty: 10 } as const;
    expect(play(running, set)).toEqual({ ...running, difficulty: 10 });
    expect(eventsOf(running, set)).toEqual([{ type: 'difficultySet', difficulty: 10 }]);
  });

  test.each([0, 11, 5.5, -1, Number.NaN, '5', null, undefined])(
    'BOG-5: difficulty %j is refused and changes nothing',
    (value) => {
      const difficulty = value as number;
      expect(refusalOf(begin(), { type: 'setDifficulty', seat: 0, difficulty })).toBe('out-of-range');
      expect(boggle.create({ difficulty }, 1).ok).toBe(value === undefined);
    },
  );

  test.each([0, 10_001, 1.5, Number.POSITIVE_INFINITY, '100'])('BOG-5: target %j is refused', (value) => {
    const refusal = boggle.reduce(begin(), { type: 'setTarget', seat: 0, target: value as number });
    expect(refusal).toEqual({ ok: false, error: { code: 'out-of-range', field: 'target', min: 1, max: 10_000 } });
  });
});

describe('rounds', () => {
  test('BOG-6: a round continues the game, and begins a new one after its end', () => {
    const over = round(begin({ target: 1, words: [] }), 'team');
    expect(over.phase).toBe('over');
    const again = play(over, { type: 'startRound', seat: 0, at: 1e6 });
    expect(again).toMatchObject({ game: 2, round: 1, phase: 'round', before: [0, 0] });
    expect(eventsOf(over, { type: 'startRound', seat: 0, at: 1e6 }).map(({ type }) => type)).toEqual([
      'gameStarted',
      'roundStarted',
    ]);
    expect(refusalOf(again, { type: 'startRound', seat: 0, at: 1e6 })).toBe('round-running');
  });

  test('BOG-7: a round has a new board, a number, round scores 0, empty lists and 3:00 to go', () => {
    const state = play(round(begin(), 'team arms'), { type: 'startRound', seat: 0, at: 5000 });
    expect(state).toMatchObject({
      round: 2,
      board: BOARD,
      deadline: 185_000,
      typed: [[]],
      judged: [[]],
      found: [],
      drawn: [],
    });
    expect(eventsOf(begin(), { type: 'startRound', seat: 0, at: 0 })).toEqual([
      { type: 'roundStarted', round: 1, board: BOARD, deadline: 180_000 },
    ]);
    expect(scores(state)).toEqual([0, 0]);
    expect(totals(state)[0]).toBeGreaterThan(0);
    expect(roundLists(view(state))).toEqual({ both: [], invalid: [], yours: [], computers: [], rejected: [] });
    const clock = [5000, 5001, 6000, 184_001, 185_000, 2e5].map((now) => formatClock(timeLeft(view(state), now) ?? -1));
    expect(clock).toEqual(['3:00', '3:00', '2:59', '0:01', '0:00', '0:00']);
  });

  test('BOG-7: boards differ from round to round and game to game, and follow from the seed alone', () => {
    const boards = (seed: number): unknown[] => {
      const game = boggle.create({ words: [] }, seed);
      if (!game.ok) throw new Error(game.error.code);
      const first = play(game.value, { type: 'startRound', seat: 0, at: 0 });
      const second = round(game.value, seed === 1 ? 'tea' : '');
      const next = play(second, { type: 'startRound', seat: 0, at: 1e6 });
      const restarted = play(next, { type: 'newGame', seat: 0 }, { type: 'startRound', seat: 0, at: 0 });
      return [first.board, next.board, restarted.board].map((board) => board?.tiles.join(''));
    };
    expect(new Set([...boards(1), ...boards(2)]).size).toBe(6);
    expect(boards(1)).toEqual(boards(1));
  });

  test('BOG-8: white space separates words, case does not matter, anything is a word', () => {
    const state = play(
      begin({ words: [] }),
      { type: 'startRound', seat: 0, at: 0 },
      { type: 'submit', seat: 0, at: 1, words: ' TEA\tteam\n\nArms\r\n x7# ¡hé!' },
    );
    expect(state.typed).toEqual([['tea', 'team', 'arms', 'x7#', '¡hé!']]);
    const over = play(state, { type: 'timeout', seat: null, at: 180_000 });
    expect(roundLists(view(over))).toMatchObject({ yours: ['arms', 'tea', 'team'], invalid: ['x7#', '¡hé!'] });
  });

  test('BOG-8: an editor may hand in all of its text again, so that a word taken out is out', () => {
    const state = play(
      begin(),
      { type: 'startRound', seat: 0, at: 0 },
      { type: 'submit', seat: 0, at: 1, words: 'tea team' },
      { type: 'submit', seat: 0, at: 2, words: 'arms tea', replace: true },
    );
    expect(state.typed).toEqual([['arms', 'tea']]);
    expect(eventsOf(state, { type: 'submit', seat: 0, at: 3, words: 'tea oar' })).toEqual([
      { type: 'submitted', seat: 0, words: ['oar'] },
    ]);
    const fewer = { type: 'submit', seat: 0, at: 3, words: 'tea', replace: true } as const;
    expect(play(state, fewer).typed).toEqual([['tea']]);
    expect(eventsOf(state, fewer)).toEqual([{ type: 'submitted', seat: 0, words: [] }]);
  });

  test('BOG-9: from 0:00 on no word is taken, the clock ends the round, and not before', () => {
    const running = play(begin(), { type: 'startRound', seat: 0, at: 0 });
    expect(refusalOf(running, { type: 'submit', seat: 0, at: 179_999, words: 'tea' })).toBeUndefined();
    expect(refusalOf(running, { type: 'submit', seat: 0, at: 180_000, words: 'tea' })).toBe('time-over');
    expect(refusalOf(running, { type: 'timeout', seat: null, at: 179_999 })).toBe('time-left');
    expect(boggle.deadline(running)).toEqual({ at: 180_000, seat: null });
    const over = play(running, { type: 'timeout', seat: null, at: 180_000 });
    expect(over.phase).toBe('between');
    expect(boggle.view(over, 0).typed).toEqual([]);
    expect(refusalOf(over, { type: 'submit', seat: 0, at: 1, words: 'tea' })).toBe('no-round');
    expect(refusalOf(over, { type: 'timeout', seat: null, at: 180_000 })).toBe('no-clock');
  });

  test('BOG-9: a round that could not end by any time does not begin', () => {
    const last = Number.MAX_SAFE_INTEGER - 180_000;
    const refused = { ok: false, error: { code: 'malformed', field: 'at' } };
    expect(boggle.reduce(begin(), { type: 'startRound', seat: 0, at: last + 1 })).toEqual(refused);
    const running = play(begin(), { type: 'startRound', seat: 0, at: last });
    expect(play(running, { type: 'timeout', seat: null, at: last + 180_000 }).phase).toBe('between');
  });

  test('BOG-10: the end follows from the time of the host, however late it is told', () => {
    const running = play(begin(), { type: 'startRound', seat: 0, at: 1000 });
    const late = play(running, { type: 'timeout', seat: null, at: 9_999_999 });
    expect(late).toEqual(play(running, { type: 'timeout', seat: null, at: 181_000 }));
  });

  test('BOG-28: a new game may begin mid-round; BOG-29: quitting halts all', () => {
    const running = play(begin(), { type: 'startRound', seat: 0, at: 0 });
    expect(play(running, { type: 'newGame', seat: 0 })).toMatchObject({ phase: 'ready', round: 0, game: 2 });
    const quit = play(running, { type: 'submit', seat: 0, at: 1, words: 'tea' }, { type: 'quit', seat: 0 });
    expect(quit).toMatchObject({ phase: 'quit', deadline: null, knowledge: { learned: [] } });
    expect([boggle.actors(running), boggle.actors(quit), boggle.outcome(quit)?.reason]).toEqual([[0], [], 'quit']);
    expect(quit.typed).toEqual([[]]);
    expect(eventsOf(running, { type: 'quit', seat: 0 })).toEqual([
      { type: 'quit' },
      { type: 'gameEnded', outcome: { winner: null, reason: 'quit', scores: [0, 0] } },
    ]);
    expect(refusalOf(quit, { type: 'newGame', seat: 0 })).toBe('halted');
  });

  test('BOG-33: the end is told in these words', () => {
    expect([0, null, 1].map((winner) => gameOver({ winner, reason: 'target', scores: [] }))).toEqual([
      'Game over—you win!',
      "Game over—it's a tie!",
      'Game over—the computer wins!',
    ]);
  });
});
