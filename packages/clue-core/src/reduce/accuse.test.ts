import { describe, expect, test } from 'vitest';
import { begin, deal, MURDER, play, refusal, step } from '../fixtures/table.js';
import { legalActions } from '../legal.js';
import { outcome } from '../outcome.js';
import type { ClueAction, ClueState } from '../types.js';
import { actors, view } from '../view.js';

const WRONG = { ...MURDER, weapon: 'gun' } as const;

/** A game of three with a known murder. */
function table(config = {}, players = 3): ClueState {
  return deal(begin({ players, ...config }), []);
}

const accuse = (seat: number, murder: typeof WRONG | typeof MURDER): ClueAction => ({
  type: 'accuse',
  seat,
  ...murder,
});

describe('an accusation', () => {
  test('CLU-18, CLU-19 message 3: right, and the game is won', () => {
    const { state, events } = step(table(), accuse(0, MURDER));
    const ended = { winner: 0, reason: 'solved', murder: MURDER };
    expect(events).toEqual([
      { type: 'accused', seat: 0, right: true, ...MURDER },
      { type: 'ended', outcome: ended },
    ]);
    expect(outcome(state)).toEqual(ended);
    expect(actors(state)).toEqual([]);
    expect(view(state, null).murder).toEqual(MURDER);
    expect(view(state, null).hands, 'all lay their cards down').toEqual(state.hands);
    for (const seat of [0, 1, null]) expect([...legalActions(view(state, seat))]).toEqual([]);
    expect(refusal(state, { type: 'roll', seat: 1 })).toEqual({ code: 'game-over', outcome: ended });
  });

  test('CLU-18, CLU-19 message 4: wrong, and the turn passes (cluedo-karamchand 4523d29d)', () => {
    const { state, events } = step(table(), accuse(0, WRONG));
    expect(events).toEqual([
      { type: 'accused', seat: 0, right: false, ...WRONG },
      { type: 'turnBegan', seat: 1, turn: 2 },
    ]);
    expect(state.out).toEqual([true, false, false]);
    expect(actors(state)).toEqual([1]);
    expect(view(state, 0).murder).toBeUndefined();
    expect(view(state, 0)).not.toHaveProperty('hands');
  });

  test('CLU-18: a wrong accuser has no more turns', () => {
    let state = play(table(), accuse(0, WRONG));
    const seats = Array.from({ length: 4 }, () => {
      const { seat } = state;
      state = play({ ...state, phase: { type: 'done' } }, { type: 'endTurn', seat });
      return seat;
    });
    expect(seats).toEqual([1, 2, 1, 2]);
  });

  test('CLU-18: with two players one wrong accusation leaves the other playing (clueless 2)', () => {
    const state = play(table({}, 2), accuse(0, WRONG));
    expect(actors(state)).toEqual([1]);
    const again = play({ ...state, phase: { type: 'done' } }, { type: 'endTurn', seat: 1 });
    expect(actors(again)).toEqual([1]);
    expect(outcome(play(again, accuse(1, MURDER)))?.winner).toBe(1);
  });

  test('CLU-18: if only wrong accusers are left, the game ends and the murder is shown', () => {
    const state = play(table({}, 2), accuse(0, WRONG), accuse(1, WRONG));
    expect(outcome(state)).toEqual({ winner: null, reason: 'unsolved', murder: MURDER });
    expect(view(state, 0).murder).toEqual(MURDER);
  });

  test("CLU-18: any room, at any time of one's turn but while a card is owed", () => {
    const phases = ['start', 'rolled', 'entered', 'done'] as const;
    for (const type of phases) {
      expect(play({ ...table(), phase: { type } }, accuse(0, MURDER)).outcome?.winner).toBe(0);
    }
    expect(refusal(table(), accuse(1, MURDER))).toMatchObject({ code: 'not-your-turn' });
  });

  test('the last one standing wins, as an option', () => {
    const state = play(table({ lastStanding: true }), accuse(0, WRONG));
    expect(outcome(state)).toBeUndefined();
    expect(outcome(play(state, accuse(1, WRONG)))).toEqual({ winner: 2, reason: 'last-standing', murder: MURDER });
  });

  test('a wrong accuser at a door goes in, or stays, or goes to the middle, by option', () => {
    const at = (wrongAccuser: 'door' | 'stay' | 'middle', scarlet: 'G18' | 'G17' | 'study'): unknown => {
      const start = table({ wrongAccuser });
      return play({ ...start, places: { ...start.places, scarlet } }, accuse(0, WRONG)).places.scarlet;
    };
    expect([at('door', 'G18'), at('door', 'G17'), at('door', 'study')]).toEqual(['lounge', 'G17', 'study']);
    expect([at('stay', 'G18'), at('stay', 'G17')]).toEqual(['G18', 'G17']);
    expect([at('middle', 'G18'), at('middle', 'G17'), at('middle', 'study')]).toEqual(['middle', 'middle', 'study']);
  });

  test('a wrong accuser who goes aside is told of, one who stays is not', () => {
    const told = (wrongAccuser: 'door' | 'stay' | 'middle', scarlet: 'G18' | 'G17' | 'study'): unknown[] => {
      const start = table({ wrongAccuser });
      const { events } = step({ ...start, places: { ...start.places, scarlet } }, accuse(0, WRONG));
      expect(events.map(({ type }) => type).filter((type) => type !== 'placed')).toEqual(['accused', 'turnBegan']);
      return events.filter(({ type }) => type === 'placed');
    };
    const placed = { type: 'placed', suspect: 'scarlet', why: 'out' };
    expect(told('door', 'G18')).toEqual([{ ...placed, from: 'G18', to: 'lounge' }]);
    expect(told('middle', 'G17')).toEqual([{ ...placed, from: 'G17', to: 'middle' }]);
    expect([told('door', 'G17'), told('door', 'study'), told('stay', 'G18')]).toEqual([[], [], []]);
  });

  test('a wrong accuser looks into the envelope, alone, as an option', () => {
    const state = play(table({ accuserLooks: true }), accuse(0, WRONG));
    expect(view(state, 0).murder).toEqual(MURDER);
    for (const seat of [1, 2, null]) {
      expect(view(state, seat).murder).toBeUndefined();
      expect(view(state, seat).log.some(({ type }) => type === 'looked')).toBe(false);
    }
  });
});
