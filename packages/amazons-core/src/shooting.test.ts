import { describe, expect, it } from 'vitest';
import { start } from './fixtures/play.js';
import { arrowTargets, checkArrow, checkFrom, checkTo, legalActions, queenTargets } from './index.js';

// A position in mid-turn: the amazon on a2 has moved and has yet to shoot.
const state = start('3/3/Q1Q/1q1 w a2');

describe('a turn of which only the shot is left', () => {
  it('AMA-6: is played by the amazon that has moved, and by no other', () => {
    expect(checkFrom(state, 'a2')).toBeUndefined();
    expect(checkFrom(state, 'c2')).toEqual({ code: 'must-shoot', stage: 'from', square: 'a2' });
    expect(queenTargets(state, 'c2')).toEqual([]);
  });

  it('AMA-6: leaves the amazon where it is', () => {
    expect(queenTargets(state, 'a2')).toEqual(['a2']);
    expect(checkTo(state, 'a2', 'a2')).toBeUndefined();
    expect(checkTo(state, 'a2', 'a3')).toEqual({ code: 'must-shoot', stage: 'to', square: 'a2' });
    expect(checkTo(state, 'a2', 'c2')).toEqual({ code: 'must-shoot', stage: 'to', square: 'a2' });
  });

  it('AMA-6: shoots along a line', () => {
    expect(checkArrow(state, 'a2', 'a2', 'a4')).toBeUndefined();
    expect(checkArrow(state, 'a2', 'a2', 'c2')).toMatchObject({ code: 'occupied', stage: 'arrow' });
    expect(arrowTargets(state, 'a2', 'a2').sort()).toEqual(['a1', 'a3', 'a4', 'b2', 'b3', 'c4']);
    const legal = [...legalActions(state)].map((action) => action.type === 'move' && [action.from, action.to]);
    expect(legal).toEqual(new Array(6).fill(['a2', 'a2']));
  });
});

it('AMA-3: after the end no amazon is chosen, and legal actions are those of the side to move', () => {
  const over = start('q*Q/**1/3 b');
  expect(checkFrom(over, 'a3')).toEqual({ code: 'game-over', outcome: { winner: 0, reason: 'no-move' } });
  expect([[...legalActions(start(), 0)].length, [...legalActions(start(), 1)].length]).toEqual([2_176, 0]);
});
