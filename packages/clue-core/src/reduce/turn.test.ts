import { describe, expect, test } from 'vitest';
import { check } from '../check.js';
import { begin, play, refusal, step } from '../fixtures/table.js';
import { legalActions } from '../legal.js';
import { destinations } from '../movement/destinations.js';
import type { ClueState } from '../types.js';
import { view } from '../view.js';

/** A turn in which the dice lie as wanted. */
function rolled(state: ClueState, ...roll: readonly number[]): ClueState {
  return { ...state, roll, phase: { type: 'rolled' } };
}

const types = (state: ClueState, seat = state.seat): string[] => [
  ...new Set([...legalActions(view(state, seat))].map(({ type }) => type)),
];

describe('rolling', () => {
  test('CLU-12: one die, once a turn; a second roll is error 1', () => {
    const { state: once, events } = step(begin(), { type: 'roll', seat: 0 });
    expect(events).toEqual([{ type: 'rolled', seat: 0, roll: once.roll }]);
    expect(once.roll).toHaveLength(1);
    expect(refusal(once, { type: 'roll', seat: 0 })).toEqual({ code: 'already-rolled', roll: once.roll });
    expect(types(once)).not.toContain('roll');
  });

  test('CLU-12: also after the move, and after a suggestion', () => {
    const once = play(rolled(begin(), 6), { type: 'move', seat: 0, to: 'G17' });
    expect(refusal(once, { type: 'roll', seat: 0 })).toEqual({ code: 'already-rolled', roll: [6] });
  });

  test('two dice are an option; every face comes up', () => {
    const faces = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { roll } = play(begin({ dice: 2 }, seed), { type: 'roll', seat: 0 });
      expect(roll).toHaveLength(2);
      for (const die of roll) faces.add(die);
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('moving', () => {
  test('CLU-13: exactly the roll, to any square it reaches (opticaliqlusion/clueless 25)', () => {
    const state = rolled(begin(), 3);
    expect(destinations(state).map(({ to }) => to)).toEqual(['C16', 'D17']);
    const walks = [...legalActions(view(state, 0))].filter(({ type }) => type === 'move');
    expect(walks).toEqual(['C16', 'D17'].map((to) => ({ type: 'move', seat: 0, to })));
    expect(destinations(state)[1]?.path).toEqual(['A17', 'B17', 'C17', 'D17']);
    expect(play(state, { type: 'move', seat: 0, to: 'D17' }).places.scarlet).toBe('D17');
  });

  test('CLU-13: anything else is error 2', () => {
    const state = rolled(begin(), 3);
    for (const to of ['B17', 'E17', 'A1', 'J10', 'Z99', 'lounge'] as const) {
      expect(refusal(state, { type: 'move', seat: 0, to })).toEqual({ code: 'unreachable', to, roll: [3] });
    }
  });

  test('CLU-13: only into a room may some of the roll be left over', () => {
    const near = { ...begin(), places: { ...begin().places, scarlet: 'G17' as const } };
    const state = rolled(near, 6);
    expect(destinations(state).find(({ to }) => to === 'lounge')).toEqual({
      to: 'lounge',
      kind: 'room',
      path: ['G17', 'G18', 'F18'],
    });
    const { state: inside, events } = step(state, { type: 'move', seat: 0, to: 'lounge' });
    expect(inside.places.scarlet).toBe('lounge');
    expect(inside.phase).toEqual({ type: 'entered' });
    expect(events).toEqual([{ type: 'moved', seat: 0, from: 'G17', to: 'lounge', path: ['G17', 'G18', 'F18'] }]);
  });

  test('CLU-14: through no other token, and two never stand on one square (clueless 4)', () => {
    const state = rolled({ ...begin(), places: { ...begin().places, plum: 'B17' } }, 2);
    expect(destinations(state)).toEqual([]);
    const other = rolled({ ...begin(), places: { ...begin().places, plum: 'C17' } }, 2);
    expect(destinations(other).map(({ to }) => to)).toEqual(['B16']);
    expect(refusal(other, { type: 'move', seat: 0, to: 'C17' })).toMatchObject({ code: 'unreachable' });
  });

  test('CLU-14: the room left in a turn is not entered again in it', () => {
    const state = rolled({ ...begin(), places: { ...begin().places, scarlet: 'hall' } }, 4);
    expect(destinations(state).map(({ to }) => to)).not.toContain('hall');
    expect(refusal(state, { type: 'move', seat: 0, to: 'hall' })).toEqual({ code: 'room-just-left', room: 'hall' });
    expect(destinations(state).map(({ to }) => to)).toContain('study');
  });

  test('CLU-14: one with no legal move passes; who can move must', () => {
    const start = begin();
    const blocked = rolled({ ...start, places: { ...start.places, scarlet: 'study', plum: 'E7' } }, 5);
    expect(types(blocked)).toEqual(['endTurn', 'accuse']);
    expect(play(blocked, { type: 'endTurn', seat: 0 })).toMatchObject({
      seat: 1,
      turn: 2,
      phase: { type: 'start' },
      roll: [],
    });
    expect(refusal(rolled(start, 5), { type: 'endTurn', seat: 0 })).toEqual({ code: 'must-move' });
    expect(refusal(start, { type: 'endTurn', seat: 0 })).toEqual({ code: 'roll-first' });
    expect(refusal(start, { type: 'move', seat: 0, to: 'B17' })).toEqual({ code: 'roll-first' });
  });

  test('CLU-14: one moves once a turn', () => {
    const moved = play(rolled(begin(), 3), { type: 'move', seat: 0, to: 'D17' });
    expect(refusal(moved, { type: 'move', seat: 0, to: 'C17' })).toEqual({ code: 'already-moved' });
    expect(destinations(moved)).toEqual([]);
  });

  test('any number of steps up to the roll is an option', () => {
    const state = rolled(begin({ move: 'up-to' }), 3);
    expect(destinations(state).map(({ to }) => to)).toEqual(['B16', 'B17', 'C16', 'C17', 'D17']);
  });
});

describe('in place of rolling', () => {
  const inRoom = (room: 'study' | 'hall' | 'lounge', summoned: boolean, config = {}): ClueState => {
    const start = begin(config);
    return { ...start, places: { ...start.places, scarlet: room }, summoned: start.summoned.map(() => summoned) };
  };

  test('CLU-14: a secret passage, which counts as entering', () => {
    const { state, events } = step(inRoom('lounge', false), { type: 'passage', seat: 0 });
    expect(state.places.scarlet).toBe('conservatory');
    expect(state.phase).toEqual({ type: 'entered' });
    expect(events).toEqual([{ type: 'tookPassage', seat: 0, from: 'lounge', to: 'conservatory' }]);
    expect(refusal(state, { type: 'roll', seat: 0 })).toEqual({ code: 'already-moved' });
    expect(types(inRoom('lounge', false))).toEqual(['roll', 'passage', 'accuse']);
    expect(types(inRoom('hall', false))).toEqual(['roll', 'accuse']);
    expect(refusal(state, { type: 'passage', seat: 0 })).toEqual({ code: 'already-moved' });
    expect(refusal(begin(), { type: 'passage', seat: 0 })).toEqual({ code: 'no-passage', place: 'A17' });
    expect(refusal(inRoom('hall', true), { type: 'passage', seat: 0 })).toEqual({ code: 'no-passage', place: 'hall' });
    expect(refusal(rolled(inRoom('study', false), 3), { type: 'passage', seat: 0 })).toEqual({
      code: 'already-rolled',
      roll: [3],
    });
  });

  test('CLU-14: who was moved into a room by a suggestion may suggest there without moving (clueless 5)', () => {
    const { state: stayed, events } = step(inRoom('hall', true), { type: 'stay', seat: 0 });
    expect(events).toEqual([{ type: 'stayed', seat: 0, room: 'hall' }]);
    expect(types(stayed)).toEqual(['endTurn', 'suggest', 'accuse']);
    expect(refusal(inRoom('hall', false), { type: 'stay', seat: 0 })).toEqual({ code: 'not-summoned', room: 'hall' });
    expect(refusal(begin(), { type: 'stay', seat: 0 })).toEqual({ code: 'not-in-room' });
    expect(types(inRoom('hall', false, { stay: 'always' }))).toContain('stay');
  });

  test('CLU-14: being summoned is for the next turn only', () => {
    const state = {
      ...inRoom('study', true),
      places: { ...begin().places, scarlet: 'study', plum: 'E7' },
    } as ClueState;
    const passed = play(rolled(state, 2), { type: 'endTurn', seat: 0 });
    expect(passed.summoned).toEqual([false, true, true, true, true, true]);
  });
});

describe('whose turn it is', () => {
  test('nobody else acts, for themselves or for the player', () => {
    const state = begin();
    expect(refusal(state, { type: 'roll', seat: 1 })).toEqual({
      code: 'not-your-turn',
      seat: 1,
      awaiting: 0,
      to: 'play',
    });
    for (const seat of [6, -1, 0.5, null, '0', undefined]) {
      expect(refusal(state, { type: 'roll', seat })).toEqual({ code: 'malformed', field: 'seat' });
    }
  });

  test('from the view of one seat nothing can be done for another, and a spectator does nothing', () => {
    const state = begin();
    const roll = { type: 'roll', seat: 0 } as const;
    expect(check(view(state, 0), roll)).toBeUndefined();
    expect(check(view(state, 1), roll)).toEqual({ code: 'not-your-seat', seat: 0, me: 1 });
    expect(check(view(state, null), roll)).toEqual({ code: 'not-your-seat', seat: 0, me: null });
    expect([...legalActions(view(state, 0), 1)]).toEqual([]);
  });

  test('what is no action is malformed', () => {
    const state = begin();
    expect(refusal(state, null)).toEqual({ code: 'malformed', field: 'action' });
    expect(refusal(state, 'roll')).toEqual({ code: 'malformed', field: 'action' });
    expect(refusal(state, { type: 'dance', seat: 0 })).toEqual({ code: 'malformed', field: 'type' });
    for (const to of [undefined, 17, ['A17'], 'A0', 'A017', 'AA1', 'a17', 'A170', 'attic']) {
      expect(refusal(state, { type: 'move', seat: 0, to })).toEqual({ code: 'malformed', field: 'to' });
    }
    expect(refusal(state, { type: 'show', seat: 0, card: 'ace' })).toEqual({ code: 'malformed', field: 'card' });
    const murder = { suspect: 'plum', weapon: 'rope', room: 'hall' };
    for (const field of Object.keys(murder)) {
      expect(refusal(state, { type: 'accuse', seat: 0, ...murder, [field]: 'x' })).toEqual({
        code: 'malformed',
        field,
      });
    }
  });
});
