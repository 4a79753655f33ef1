import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '../cards.js';
import { check } from '../check.js';
import { clue } from '../clue.js';
import type { ClueConfig } from '../config/types.js';
import { begin, deal, MURDER, play } from '../fixtures/table.js';
import type { ClueState } from '../types.js';
import { view } from '../view.js';
import { choose, consider, LEVELS, type Level, PLAY_WORDS, playReasonText } from './index.js';
import { readSheet } from './sheet.js';

/** Plays on with one level a seat, so many actions or to the end; each action legal, each reason in words. */
function playOn(config: Partial<ClueConfig>, levels: readonly Level[], seed: number, actions: number): ClueState {
  let state = begin(config, seed);
  for (let i = 0; i < actions && !clue.outcome(state); i++) {
    const [seat = -1] = clue.actors(state);
    const seen = view(state, seat);
    const { action, reason } = consider(seen, { level: levels[seat % levels.length] ?? 'child', seed });
    expect(check(seen, action)).toBeUndefined();
    expect(playReasonText(reason, seen)).toMatch(/^[A-Z0-9].*\.$/);
    state = play(state, action);
  }
  return state;
}

describe('levels', () => {
  test('three masters solve a case, and a master, a careful player and a child together', () => {
    for (const levels of [['master'], ['child', 'careful', 'master']] as const) {
      const { outcome } = playOn({ players: 3 }, levels, 11, 2000);
      expect(outcome?.reason).toMatch(/solved/);
    }
  });

  test('a child alone among children comes to an end, by a right guess or when all have guessed wrong', () => {
    for (let seed = 0; seed < 4; seed++) {
      const { outcome } = playOn({ players: 3 }, ['child'], seed, 4000);
      expect(['solved', 'unsolved']).toContain(outcome?.reason);
    }
  });

  test('a master plays by every house rule', () => {
    const rules: Partial<ClueConfig>[] = [
      { players: 2 },
      { players: 3, dice: 2, deal: 'even', move: 'up-to', stay: 'always', suggest: 'must' },
      { players: 6, summon: false, wrongAccuser: 'middle', accuserLooks: true, lastStanding: true, first: 'random' },
    ];
    for (const config of rules) playOn(config, ['master', 'child'], 3, 40);
  });

  test('the same view and seed give the same action; choose is what consider does', () => {
    const state = playOn({ players: 4 }, ['careful'], 5, 41);
    const [seat = -1] = clue.actors(state);
    for (const level of LEVELS) {
      const options = { level, seed: 'again' };
      expect(choose(view(state, seat), options)).toEqual(consider(view(state, seat), options).action);
      expect(consider(view(state, seat), options)).toEqual(consider(view(state, seat), options));
    }
  });

  test('out of turn, and at a level that is none, it throws', () => {
    const state = begin({}, 5);
    for (const level of LEVELS) expect(() => choose(view(state, 1), { level })).toThrow(RangeError);
    expect(() => choose(view(state, 0), { level: 'genius' as Level })).toThrow(RangeError);
  });
});

describe('a master', () => {
  /** Seat 0 has entered the kitchen; hands as given, the rest with the last seat. */
  function inKitchen(hands: readonly (readonly Card[])[]): ClueState {
    const start = deal(begin({ players: 3 }), hands);
    return { ...start, places: { ...start.places, scarlet: 'kitchen' }, phase: { type: 'entered' } };
  }
  const OWN: readonly Card[] = ['knife', 'scarlet', 'mustard', 'candlestick', 'ballroom', 'conservatory'];
  const ask = { type: 'suggest', seat: 0, suspect: 'green', weapon: 'gun', room: 'kitchen' } as const;

  test('accuses as soon as one murder is left', () => {
    // All but four cards are in the own hand, and the fourth was shown by the other.
    const rest = CARDS.filter((card) => !['plum', 'rope', 'hall', 'gun'].includes(card));
    const state = inKitchen([rest, ['gun']]);
    const sight = view({ ...state, phase: { type: 'start' } }, 0);
    const known = { ...sight, log: [...sight.log, { type: 'shown', seat: 1, to: 0, card: 'gun' } as const] };
    const asked = { type: 'suggested', seat: 0, suspect: 'green', weapon: 'gun', room: 'hall' } as const;
    const passed = {
      ...known,
      log: [...sight.log, asked, { type: 'disproved', seat: 1, to: 0 } as const, ...known.log.slice(-1)],
    };
    const { action, reason } = consider(passed, { level: 'master' });
    expect([action, reason]).toEqual([
      { type: 'accuse', seat: 0, ...MURDER },
      { code: 'sure', murder: MURDER },
    ]);
  });

  test('shows again what it has shown before, and says so', () => {
    const state = play(inKitchen([OWN, ['gun', 'green', 'kitchen', 'white', 'study', 'lounge']]), ask, {
      type: 'show',
      seat: 1,
      card: 'green',
    });
    const again = play({ ...state, phase: { type: 'entered' } }, { ...ask, weapon: 'rope' });
    const { action, reason } = consider(view(again, 1), { level: 'master' });
    expect([action, reason]).toEqual([
      { type: 'show', seat: 1, card: 'green' },
      { code: 'shown-before', card: 'green' },
    ]);
  });

  test('with several cards to show it weighs what each would tell; with one it has no choice', () => {
    const state = play(inKitchen([OWN, ['gun', 'green', 'kitchen', 'white', 'study', 'lounge']]), ask);
    const { action, reason } = consider(view(state, 1), { level: 'master', seed: 1 });
    expect(action.type === 'show' && ['gun', 'green', 'kitchen'].includes(action.card)).toBe(true);
    expect(reason).toMatchObject({ code: 'tells-least' });
    const only = play(inKitchen([OWN, ['gun', 'white', 'study', 'lounge', 'library', 'green']]), {
      ...ask,
      suspect: 'plum',
      room: 'kitchen',
    });
    expect(consider(view(only, 1), { level: 'master' }).reason).toEqual({ code: 'only-card', card: 'gun' });
  });

  test('asks about what tells most, and names own cards where that makes the answer plain', () => {
    const { action, reason } = consider(
      view(inKitchen([OWN, ['gun', 'white', 'study', 'lounge', 'library', 'green']]), 0),
      { level: 'master' },
    );
    expect(action).toMatchObject({ type: 'suggest', room: 'kitchen' });
    expect(reason).toMatchObject({ code: 'ask-most' });
    if (reason.code === 'ask-most') expect(reason.information).toBeGreaterThan(0.3);
  });

  test('goes by passage where the other end is worth a question', () => {
    const start = begin({ players: 3 });
    const state: ClueState = { ...start, places: { ...start.places, scarlet: 'study' } };
    expect(consider(view(state, 0), { level: 'master' })).toEqual({
      action: { type: 'passage', seat: 0 },
      reason: { code: 'enter', room: 'kitchen' },
    });
  });
});

describe('a child', () => {
  test('makes nothing of who passed: it still asks about what a careful player has ticked off', () => {
    const state = playOn({ players: 3 }, ['careful'], 2, 120);
    const seen = view(state, 0);
    const told = seen.log.filter(({ type }) => type !== 'passed' && type !== 'disproved');
    const size = (log: typeof seen.log): number =>
      [...readSheet({ ...seen, log }).values()].reduce((sum, holders) => sum + holders.size, 0);
    expect(size(told)).toBeGreaterThan(size(seen.log));
  });
});

test('every reason has words', () => {
  expect(Object.keys(PLAY_WORDS).sort()).toEqual(
    [
      'sure',
      'risk',
      'guess',
      'ask-most',
      'ask-open',
      'only-card',
      'shown-before',
      'tells-least',
      'any-card',
      'head-for',
      'enter',
      'wander',
      'wait',
    ].sort(),
  );
  expect(playReasonText({ code: 'risk', murder: MURDER, chance: 0.5, waiting: 0.2 })).toBe(
    'Prof. Plum in the Hall with the Rope is right with 50 %; waiting would win with 20 % only.',
  );
  expect(playReasonText({ code: 'ask-most', information: 1.25, ending: 0.1, unanswered: 0, own: ['hall'] })).toBe(
    'The question that tells most: 1.3 bits. With 10 % it settles the case. The Hall is in my own hand, to make the answer plain.',
  );
});
