import { describe, expect, test } from 'vitest';
import { begin, eventsOf, play, refusalOf, round } from '../fixtures/play.js';
import { boggle } from './boggle.js';
import { roundLists } from './lists.js';
import type { BoggleState } from './types.js';

const lists = (state: BoggleState): ReturnType<typeof roundLists> => roundLists(boggle.view(state, 0));
const totals = (state: BoggleState): number[] => boggle.view(state, 0).players.map(({ total }) => total);
const reject = (state: BoggleState, word: string): BoggleState => play(state, { type: 'reject', seat: 0, word });

describe('scoring', () => {
  test('BOG-12: four lists after a round', () => {
    const state = round(begin({ words: ['oar', 'tea', 'zoo'] }), 'tea team zebra');
    expect(lists(state)).toEqual({
      both: ['tea'],
      invalid: ['zebra'],
      yours: ['team'],
      computers: ['oar'],
      rejected: [],
    });
  });

  test('BOG-13: shared words and words off the board score nothing, others by their length', () => {
    const board = { width: 4, height: 2, tiles: ['qu', 'i', 't', 'e', 's', 't', 'n', 'r'] };
    const state = round(
      begin({ width: 4, height: 2, boards: [board], words: ['ten'] }),
      'ten net it quit quite quiets zebra squint',
    );
    const points = Object.fromEntries(
      boggle.view(state, 0).players[0]?.words.map(({ word, points, status }) => [word, [status, points]]) ?? [],
    );
    expect(points).toEqual({
      ten: ['shared', 0],
      net: ['alone', 1],
      it: ['alone', 0],
      quit: ['alone', 1],
      quite: ['alone', 2],
      quiets: ['not-on-board', 0],
      zebra: ['not-on-board', 0],
      squint: ['alone', 3],
    });
  });

  test('BOG-14: a round ends with the scores of both, and the winner if the game ends', () => {
    const running = play(
      begin({ target: 2, words: ['oar'] }),
      { type: 'startRound', seat: 0, at: 0 },
      { type: 'submit', seat: 0, at: 1, words: 'team arms' },
    );
    expect(eventsOf(running, { type: 'timeout', seat: null, at: 180_000 })).toEqual([
      { type: 'roundEnded', round: 1, scores: [2, 1] },
      { type: 'gameEnded', outcome: { winner: 0, reason: 'target', scores: [2, 1] } },
    ]);
  });

  test('BOG-15: a word typed twice, in whatever case and by whatever way, counts once', () => {
    expect(totals(round(begin({ words: [] }), 'team TEAM Team team'))).toEqual([1, 0]);
  });
});

describe('BOG-19: rejecting', () => {
  const played = round(begin({ words: ['oar', 'tea'] }), 'tea team zebra');

  test('a word of yours leaves your set, and all scores follow at once', () => {
    const state = reject(played, 'TEAM');
    expect(lists(state)).toMatchObject({ yours: [], rejected: ['team'], computers: ['oar'] });
    expect([totals(played), totals(state)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(eventsOf(played, { type: 'reject', seat: 0, word: 'team' })).toEqual([
      { type: 'rejected', seat: 0, word: 'team' },
    ]);
  });

  test('an invalid word may be rejected too, and leaves its list', () => {
    expect(lists(reject(played, 'zebra')).invalid).toEqual([]);
  });

  test('what is not yours, what is rejected already, and a round that runs are refused', () => {
    expect(refusalOf(played, { type: 'reject', seat: 0, word: 'oar' })).toBe('not-your-word');
    expect(refusalOf(reject(played, 'team'), { type: 'reject', seat: 0, word: 'team' })).toBe('already-rejected');
    expect(refusalOf(begin(), { type: 'reject', seat: 0, word: 'tea' })).toBe('not-your-word');
    const running = play(played, { type: 'startRound', seat: 0, at: 1e6 });
    expect(refusalOf(running, { type: 'reject', seat: 0, word: 'team' })).toBe('round-running');
  });

  test('a rejection may be taken back, and everything is as before', () => {
    const back = play(reject(played, 'team'), { type: 'restore', seat: 0, word: 'team' });
    expect(back).toEqual(played);
    expect(eventsOf(reject(played, 'team'), { type: 'restore', seat: 0, word: 'TEAM' })).toEqual([
      { type: 'restored', seat: 0, word: 'team' },
    ]);
    expect(refusalOf(back, { type: 'restore', seat: 0, word: 'team' })).toBe('not-rejected');
  });
});

describe('BOG-20: what follows from a rejection', () => {
  test('a word that both had found becomes the program’s alone and scores for it', () => {
    const played = round(begin({ words: ['tea'] }), 'tea team');
    expect(totals(played)).toEqual([1, 0]);
    const state = reject(played, 'tea');
    expect(lists(state)).toMatchObject({ both: [], computers: ['tea'] });
    expect(totals(state)).toEqual([1, 1]);
  });

  test('it may end the game; that end can be taken back, and no other word rejected', () => {
    const played = round(begin({ target: 2, words: ['tea', 'oar'] }), 'tea team');
    expect([played.phase, totals(played)]).toEqual(['between', [1, 1]]);
    const over = reject(played, 'tea');
    expect(boggle.outcome(over)).toEqual({ winner: 1, reason: 'target', scores: [1, 2] });
    expect(eventsOf(played, { type: 'reject', seat: 0, word: 'tea' }).map(({ type }) => type)).toEqual([
      'rejected',
      'gameEnded',
    ]);
    expect(refusalOf(over, { type: 'reject', seat: 0, word: 'team' })).toBe('game-over');
    expect(play(over, { type: 'restore', seat: 0, word: 'tea' })).toEqual(played);
  });

  test('BOG-21: when a round’s end ends the game, there is no chance to reject', () => {
    const over = round(begin({ target: 1, words: [] }), 'team');
    expect(over.phase).toBe('over');
    expect(refusalOf(over, { type: 'reject', seat: 0, word: 'team' })).toBe('game-over');
    expect(refusalOf(over, { type: 'restore', seat: 0, word: 'team' })).toBe('game-over');
  });

  test('a later round forgets the rejections of an earlier one, and keeps their scores', () => {
    const state = round(reject(round(begin({ words: ['oar'] }), 'tea team'), 'tea'), 'tea', 1e6);
    expect(totals(state)).toEqual([2, 2]);
    expect(lists(state).rejected).toEqual([]);
  });
});
