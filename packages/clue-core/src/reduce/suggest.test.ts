import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards.js';
import { eventFor } from '../events.js';
import { begin, deal, play, refusal, step } from '../fixtures/table.js';
import { legalActions } from '../legal.js';
import type { ClueState } from '../types.js';
import { view } from '../view.js';

/** Miss Scarlet has just entered the kitchen, in a game of four. */
function entered(hands: Parameters<typeof deal>[1], config = {}): ClueState {
  const start = deal(begin({ players: 4, ...config }), hands);
  return { ...start, places: { ...start.places, scarlet: 'kitchen' }, phase: { type: 'entered' }, roll: [4] };
}

const SUGGESTION = { type: 'suggest', seat: 0, suspect: 'green', weapon: 'gun', room: 'kitchen' } as const;

describe('a suggestion', () => {
  test('CLU-17: the next in turn who can refute must, showing one card to the suggester alone', () => {
    const state = entered([['green'], ['knife'], ['gun', 'kitchen'], []]);
    const asked = step(state, SUGGESTION);
    expect(asked.events).toEqual([
      { type: 'suggested', seat: 0, suspect: 'green', weapon: 'gun', room: 'kitchen' },
      { type: 'placed', suspect: 'green', from: 'X10', to: 'kitchen', why: 'suggested' },
      { type: 'passed', seat: 1 },
    ]);
    expect(view(asked.state, 2)).toMatchObject({ awaiting: 2, mustShow: ['gun', 'kitchen'] });
    // Whoever is not asked has nothing to show, though they hold one of the cards.
    expect([0, 1, null].map((seat) => view(asked.state, seat).mustShow)).toEqual([[], [], []]);
    expect(view(state, 2).mustShow).toEqual([]);
    expect([...legalActions(view(asked.state, 2))]).toEqual([
      { type: 'show', seat: 2, card: 'gun' },
      { type: 'show', seat: 2, card: 'kitchen' },
    ]);
    const shown = step(asked.state, { type: 'show', seat: 2, card: 'gun' });
    expect(shown.events.map((event) => eventFor(event, 1)?.type)).toEqual(['disproved', undefined]);
    expect(shown.events.map((event) => eventFor(event, null)?.type)).toEqual(['disproved', undefined]);
    for (const seat of [0, 2]) {
      expect(shown.events.map((event) => eventFor(event, seat))).toEqual([
        { type: 'disproved', seat: 2, to: 0 },
        { type: 'shown', seat: 2, to: 0, card: 'gun' },
      ]);
    }
    expect(shown.state.phase).toEqual({ type: 'done' });
  });

  test('CLU-17: who has one card only is waited for all the same, so that nobody can tell', () => {
    const one = play(entered([[], ['gun'], [], []]), SUGGESTION);
    const two = play(entered([[], ['gun', 'green'], [], []]), SUGGESTION);
    expect(one.phase).toEqual(two.phase);
    expect({ ...view(one, null), players: [] }).toEqual({ ...view(two, null), players: [] });
  });

  test('CLU-17, CLU-19: nobody can refute it, whatever the suggester holds', () => {
    const { state, events } = step(entered([['green', 'gun', 'kitchen'], ['knife'], ['study'], []]), SUGGESTION);
    expect(events.slice(-4)).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'passed', seat: 2 },
      { type: 'passed', seat: 3 },
      { type: 'undisproved', seat: 0 },
    ]);
    expect(state.phase).toEqual({ type: 'done' });
  });

  test('CLU-17: it names the room the player stands in (step-8/cluedo-karamchand ae1bb7e)', () => {
    const state = entered([]);
    expect(refusal(state, { ...SUGGESTION, room: 'hall' })).toEqual({
      code: 'other-room',
      room: 'hall',
      here: 'kitchen',
    });
    expect(refusal(begin(), SUGGESTION)).toEqual({ code: 'not-in-room' });
    expect(refusal({ ...state, phase: { type: 'start' } }, SUGGESTION)).toEqual({
      code: 'enter-first',
      room: 'kitchen',
    });
    // ... and not after leaving it (276584e7).
    const left = { ...state, places: { ...state.places, scarlet: 'R20' as const }, phase: { type: 'done' as const } };
    expect(refusal(left, SUGGESTION)).toEqual({ code: 'not-in-room' });
  });

  test('CLU-17: the suspect named is moved there, played or not, and may stay there in their turn', () => {
    const state = entered([]);
    const played = play(state, { ...SUGGESTION, suspect: 'mustard' });
    expect(played.places.mustard).toBe('kitchen');
    expect(played.summoned).toEqual([false, true, false, false]);
    const spare = play(state, { ...SUGGESTION, suspect: 'plum' });
    expect(spare.places.plum).toBe('kitchen');
    expect(spare.summoned).toEqual([false, false, false, false]);
    const there = { ...state, places: { ...state.places, mustard: 'kitchen' as const } };
    const seen = step(there, { ...SUGGESTION, suspect: 'mustard' });
    expect(seen.state.summoned[1]).toBe(false);
    expect(seen.events.map(({ type }) => type)).toEqual(['suggested', 'passed', 'passed']);
    const self = play(state, { ...SUGGESTION, suspect: 'scarlet' });
    expect(self.summoned[0]).toBe(false);
  });

  test('CLU-17: one suggestion a turn', () => {
    const state = { ...entered([]), phase: { type: 'done' as const } };
    expect(refusal(state, SUGGESTION)).toEqual({ code: 'already-suggested' });
  });

  test('while a card is owed, nobody does anything else', () => {
    const owed = play(entered([[], ['gun', 'rope'], [], []], {}), SUGGESTION);
    expect(refusal(owed, { type: 'endTurn', seat: 0 })).toEqual({
      code: 'not-your-turn',
      seat: 0,
      awaiting: 1,
      to: 'disprove',
    });
    expect(refusal(owed, { type: 'roll', seat: 1 })).toEqual({ code: 'must-show', cards: ['gun'] });
    expect(refusal(owed, { type: 'show', seat: 1, card: 'rope' })).toEqual({
      code: 'not-suggested',
      card: 'rope',
      cards: ['gun'],
    });
    expect(refusal(owed, { type: 'show', seat: 1, card: 'green' })).toEqual({
      code: 'not-in-hand',
      card: 'green',
      cards: ['gun'],
    });
    expect(refusal(entered([]), { type: 'show', seat: 0, card: 'gun' })).toEqual({ code: 'nothing-to-show' });
  });

  test('CLU-18: a player who is out goes on refuting (sadakatsu/SpeedClueContest 95337d7)', () => {
    const state = entered([[], ['gun'], [], []]);
    const out = { ...state, out: [false, true, false, false] };
    expect(play(out, SUGGESTION).phase).toMatchObject({ type: 'disproving', by: 1 });
  });

  test('every choice of a shown card leaves the others with the same view', () => {
    const owed = play(entered([[], [], ['gun', 'green', 'kitchen'], []]), SUGGESTION);
    const views = (['gun', 'green', 'kitchen'] as const).map((card) => {
      const shown = play(owed, { type: 'show', seat: 2, card });
      return [1, 3, null].map((seat) => JSON.stringify(view(shown, seat)));
    });
    expect(new Set(views.map((view) => view.join())).size).toBe(1);
  });

  test('house rules: a suggestion that must be made, and one that moves nobody', () => {
    const must = entered([], { suggest: 'must' });
    expect(refusal(must, { type: 'endTurn', seat: 0 })).toEqual({ code: 'must-suggest', room: 'kitchen' });
    expect(play({ ...must, phase: { type: 'done' } }, { type: 'endTurn', seat: 0 }).seat).toBe(1);
    expect(play(entered([]), { type: 'endTurn', seat: 0 }).seat).toBe(1);
    const still = play(entered([], { summon: false }), SUGGESTION);
    expect(still.places.green).toBe('X10');
    expect(still.summoned).toEqual([false, false, false, false]);
  });
});

describe('fairness', () => {
  test('an event that nobody thought of is nobody’s to know', () => {
    expect([0, null].map((seat) => eventFor({ type: 'peeked', seat: 0 } as never, seat))).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('no view tells the murder before its time, or another hand (clueless 20, mtgred/netrunner 6124)', () => {
    const state = deal(begin({ players: 3 }), [CARDS.slice(0, 3), CARDS.slice(8, 11), []]);
    for (const seat of [0, 1, 2, null]) {
      const seen = view(state, seat);
      expect(seen.murder).toBeUndefined();
      expect(seen.hand).toEqual(seat === null ? [] : state.hands[seat]);
      // Allowed names stand in the table and the log; a hand's cards stand nowhere but in `hand`.
      const { hand: _hand, places: _places, players: _players, options: _options, ...rest } = seen;
      for (const card of CARDS) expect(JSON.stringify(rest)).not.toContain(`"${card}"`);
    }
  });

  test('whoever does not sit at the table sees what a spectator sees', () => {
    const state = begin({ players: 3 });
    for (const seat of [3, -1, 0.5, '0', 'length']) {
      expect(view(state, seat as number)).toStrictEqual(view(state, null));
    }
    expect(view(state, null).players[0]).toStrictEqual({ suspect: 'scarlet', cards: 6 });
  });

  test("whether a seat is a computer is the host's to know", () => {
    const state = begin({
      players: [
        { suspect: 'scarlet', computer: 'master' },
        { suspect: 'plum', name: 'Ada' },
      ],
    });
    expect(JSON.stringify(view(state, 1))).not.toContain('master');
    expect(view(state, 1).players[1]).toEqual({ suspect: 'plum', name: 'Ada', cards: 9 });
  });
});
