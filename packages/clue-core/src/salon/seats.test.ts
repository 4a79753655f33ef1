import { describe, expect, test } from 'vitest';
import { CARDS, cardsOf, SUSPECTS } from '../cards.js';
import { fillWithNpcs } from './config.js';
import { eventFor } from './events.js';
import { begin, deal, play, refusal, step } from './fixtures/table.js';
import { create } from './setup.js';
import type { SalonState } from './types.js';
import { view, viewOfNpc } from './view.js';

const TWO = [
  { suspect: 'plum', name: 'Ada' },
  { suspect: 'white', name: 'Bo' },
] as const;
/** Ada, Bo, and Miss Scarlet on seat 3, an NPC. */
const npcGame = (config = {}): SalonState => begin({ players: fillWithNpcs(TWO, 3), ...config });
const suspects = (state: SalonState): readonly unknown[] =>
  state.seats.slice(1).map((seat) => seat.role !== 'host' && seat.suspect);

describe('the seats', () => {
  test('SAL-17: two to six players', () => {
    for (const players of [1, 7, 0]) {
      expect(create({ players }, 1)).toMatchObject({ ok: false, error: { code: 'player-count', people: players } });
    }
    const lonely = [{ suspect: 'plum' }, { suspect: 'white', npc: true }] as const;
    expect(create({ players: lonely }, 1)).toMatchObject({ error: { code: 'player-count', people: 1, suspects: 2 } });
    expect(create({ players: [TWO[0], TWO[0]] }, 1)).toMatchObject({ error: { code: 'suspect-taken' } });
    expect(create({ players: 3 })).toMatchObject({ error: { code: 'seed-required' } });
  });

  test('SAL-17, SAL-21: dealt to those who joined, as evenly as possible, the remainder in turn order', () => {
    for (const [players, hands] of [
      [2, [9, 9]],
      [3, [6, 6, 6]],
      [4, [5, 5, 4, 4]],
      [5, [4, 4, 4, 3, 3]],
      [6, [3, 3, 3, 3, 3, 3]],
    ] as const) {
      const state = begin({ players });
      expect(state.hands.map((hand) => hand.length)).toEqual([0, ...hands]);
      const all = [...cardsOf(state.murder), ...state.hands.flat()];
      expect([...all].sort()).toEqual([...CARDS].sort());
    }
  });

  test('SAL-17: or NPCs take the suspects that nobody plays, and hold cards', () => {
    const state = begin({ players: fillWithNpcs(TWO) });
    expect(state.seats.map(({ role }) => role)).toEqual(['host', 'player', 'player', 'npc', 'npc', 'npc', 'npc']);
    expect(new Set(suspects(state))).toEqual(new Set(SUSPECTS));
    expect(state.hands.map((hand) => hand.length)).toEqual([0, 3, 3, 3, 3, 3, 3]);
  });

  test('SAL-20: turn order as they came, by lot, or as the host chose', () => {
    const players = (['plum', 'white', 'scarlet', 'green', 'mustard'] as const).map((suspect) => ({ suspect }));
    const came = players.map(({ suspect }) => suspect);
    expect(suspects(begin({ players }))).toEqual(came);
    const chosen = [...came].reverse();
    expect(begin({ players, order: chosen })).toMatchObject({ order: 'chosen' });
    expect(suspects(begin({ players, order: chosen }))).toEqual(chosen);
    const lots = [1, 2, 3, 4].map((seed) => suspects(begin({ players, order: 'random' }, seed)).join());
    expect(new Set(lots).size).toBeGreaterThan(2);
    expect(create({ players, order: came.slice(1) }, 1)).toEqual({
      ok: false,
      error: { code: 'order-incomplete', suspects: came },
    });
  });

  test('SAL-21: the host’s seat is 0 and sees everything, an NPC’s seat what a spectator sees', () => {
    const state = npcGame();
    expect(view(state, 0)).toMatchObject({ role: 'host', hands: state.hands });
    expect({ ...view(state, 3), me: null, role: 'spectator' }).toEqual(view(state, null));
    expect(view(state, 1).hands).toBeUndefined();
  });
});

describe('an NPC', () => {
  /** The turn of the NPC, whose suggestion Ada makes. */
  const turn = (config = {}): SalonState => {
    const walk = [1, 2].flatMap((seat) => [
      { type: 'move', seat, to: 'hall' } as const,
      { type: 'endTurn', seat } as const,
    ]);
    return play(deal(npcGame(config), [['gun'], ['rope'], ['knife']]), ...walk);
  };
  const ask = { type: 'suggest', seat: 1, suspect: 'green', weapon: 'gun', room: 'library' } as const;

  test('SAL-18: its suggestions are made by the players, in turn', () => {
    const state = turn();
    expect(state).toMatchObject({ seat: 3, by: 1 });
    const asked = step(play(state, { type: 'move', seat: 1, to: 'library' }), ask);
    expect(asked.events[0]).toMatchObject({ type: 'suggested', seat: 3, by: 1 });
    expect(asked.state).toMatchObject({ seat: 1, npcMade: [0, 1, 0, 0], npcLast: 1 });
    expect(asked.state.places.scarlet).toBe('library');
    const later = { ...asked.state, seat: 2, phase: { type: 'done' } as const, by: 2 };
    expect(play(later, { type: 'endTurn', seat: 2 })).toMatchObject({ seat: 3, by: 2 });
  });

  test('SAL-18: the card is told to its owner and the host, and not to who made the suggestion', () => {
    const { events } = step(play(turn(), { type: 'move', seat: 1, to: 'library' }), { ...ask, weapon: 'rope' });
    const shown = events.find(({ type }) => type === 'shown');
    expect(shown).toMatchObject({ seat: 2, to: 3, card: 'rope', knownTo: [2] });
    expect([0, 1, 2, 3, null].filter((seat) => shown && eventFor(shown, seat))).toEqual([0, 2]);
  });

  test('SAL-18: one who is absent may be passed over, but not if another would then have made two more', () => {
    const state = turn();
    const late = play(state, { type: 'timeout', seat: null, at: state.due ?? 0 });
    const passed = step(late, { type: 'passOver', seat: 0, player: 1 });
    expect(passed.events).toEqual([{ type: 'passedOver', seat: 1, npc: 3, by: 2, due: late.at + state.skipAfter }]);
    expect(refusal(state, { type: 'passOver', seat: 0, player: 1 })).toMatchObject({ code: 'too-early' });
    expect(refusal(state, { type: 'passOver', seat: 2, player: 1 })).toEqual({ code: 'host-only' });
    const ahead = { ...late, npcMade: [0, 0, 1, 0], npcLast: 2 };
    expect(refusal(ahead, { type: 'passOver', seat: 0, player: 1 })).toEqual({
      code: 'pass-over-unfair',
      player: 1,
      made: 0,
    });
    // The NPC's turn itself may be skipped then.
    expect(play(ahead, { type: 'skip', seat: 0, player: 3 })).toMatchObject({ seat: 1, npcMade: [0, 0, 1, 0] });
  });

  test('SAL-18: it never accuses', () => {
    const accuse = { type: 'accuse', suspect: 'plum', weapon: 'rope', room: 'hall' } as const;
    expect(refusal(turn(), { ...accuse, seat: 1 })).toEqual({ code: 'npc-never-accuses' });
    expect(refusal(turn({ npcTurns: 'host' }), { ...accuse, seat: 0 })).toEqual({ code: 'npc-never-accuses' });
  });

  test('an NPC is done in the corridor, and after any answer', () => {
    const there = { ...turn(), places: { ...turn().places, scarlet: 'hall' as const } };
    expect(play(there, { type: 'move', seat: 1, to: 'corridor' }).seat).toBe(1);
    const nobody = play(turn(), { type: 'move', seat: 1, to: 'library' }, { ...ask, weapon: 'knife', stayOpen: true });
    expect(nobody.seat).toBe(1);
  });

  test('at the host’s wish the host’s program plays it', () => {
    const state = turn({ npcTurns: 'host' });
    expect(state).toMatchObject({ seat: 3, by: 0 });
    expect(viewOfNpc(state, 3).hand).toEqual(state.hands[3]);
    expect(play(state, { type: 'move', seat: 0, to: 'library' }, { ...ask, seat: 0 })).toMatchObject({ seat: 1 });
  });

  test('SAL-19: a newcomer takes it over, and is told its cards, what it showed and what it was shown', () => {
    const asked = play(turn(), { type: 'move', seat: 1, to: 'library' }, { ...ask, weapon: 'rope' });
    const shows = play(asked, { type: 'move', seat: 1, to: 'study' }, { ...ask, room: 'study', weapon: 'knife' });
    const { state, events } = step(shows, { type: 'takeOver', seat: 0, npc: 3, name: 'Cy' });
    const shown = [{ seat: 3, to: 1, card: 'knife' }];
    const seen = [{ seat: 2, to: 3, card: 'rope' }];
    expect(events).toEqual([
      { type: 'tookOver', seat: 3, name: 'Cy' },
      {
        type: 'handed',
        seat: 3,
        hand: CARDS.filter((card) => state.hands[3]?.includes(card)),
        shown,
        seen,
        knownTo: [3],
      },
    ]);
    expect(events.map((event) => eventFor(event, 1)?.type)).toEqual(['tookOver', undefined]);
    const mine = view(state, 3);
    expect(mine).toMatchObject({ role: 'player', hand: state.hands[3] });
    expect(mine.log.filter(({ type }) => type === 'shown')).toHaveLength(2);
    expect(view(shows, 3).log.filter(({ type }) => type === 'shown')).toEqual([]);
    const order = [...(state.hands[3] ?? [])].reverse();
    expect(play(state, { type: 'fileOrder', seat: 3, order }).orders[3]).toEqual(order);
    expect(refusal(state, { type: 'takeOver', seat: 0, npc: 3 })).toEqual({ code: 'not-an-npc', seat: 3 });
    expect(refusal(shows, { type: 'takeOver', seat: 1, npc: 3 })).toEqual({ code: 'host-only' });
  });

  test('SAL-19: where it is the NPC’s turn, the newcomer plays it on, and owes no suggestions for the time before', () => {
    const state = play({ ...turn(), npcMade: [0, 4, 5, 0], at: 50 }, { type: 'takeOver', seat: 0, npc: 3 });
    expect(state).toMatchObject({ seat: 3, by: 3, npcMade: [0, 4, 5, 4], due: 50 + state.skipAfter });
    expect(play(state, { type: 'move', seat: 3, to: 'hall' }).places.scarlet).toBe('hall');
  });

  test('SAL-9: the host files its reveal order, until it is taken over', () => {
    const state = npcGame();
    const order = [...(state.hands[3] ?? [])].reverse();
    expect(play(state, { type: 'fileOrder', seat: 0, as: 3, order }).orders[3]).toEqual(order);
    expect(refusal(state, { type: 'fileOrder', seat: 0, order })).toEqual({ code: 'not-an-npc', seat: 0 });
    expect(refusal(state, { type: 'fileOrder', seat: 1, as: 3, order })).toEqual({ code: 'host-only' });
  });
});

test('SAL-22: a question about one’s record is the player’s and the host’s alone', () => {
  const about = [{ card: 'rope', holder: 2, holds: true }] as const;
  const { events } = step(begin(), { type: 'ask', seat: 3, about });
  expect(events).toEqual([{ type: 'asked', seat: 3, about, knownTo: [3] }]);
  expect([0, 1, 3, null].filter((seat) => events[0] && eventFor(events[0], seat))).toEqual([0, 3]);
  expect(refusal(begin(), { type: 'ask', seat: 0, about })).toEqual({ code: 'players-only' });
  for (const wrong of [[], [{ ...about[0], holder: 0 as const }], [{ ...about[0], card: 'x' as 'rope' }]]) {
    expect(refusal(begin(), { type: 'ask', seat: 3, about: wrong })).toEqual({ code: 'malformed', field: 'about' });
  }
});
