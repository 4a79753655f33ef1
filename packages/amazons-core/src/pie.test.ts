import { describe, expect, it } from 'vitest';
import { play, start } from './fixtures/play.js';
import { type AmazonsAction, amazonsOf, check, legalActions, reduce } from './index.js';

const swap = (seat: 0 | 1): AmazonsAction => ({ type: 'swap', seat });
const unavailable = { code: 'swap-unavailable' };

describe('the pie rule', () => {
  const state = start({ width: 6, height: 6, pie: true });
  const moved = play(state, 'b1-b4/d4');

  it('waits for the first move, and is open after it', () => {
    expect([state.pie, play(state, 'b1-b4/d4').pie, play(start(), 'd1-d7/g7').pie]).toEqual([
      'waiting',
      'open',
      undefined,
    ]);
  });

  it('offers the swap as the first answer only', () => {
    expect(check(state, swap(0))).toEqual(unavailable);
    expect(check(moved, swap(1))).toBeUndefined();
    expect(check(moved, swap(0))).toMatchObject({ code: 'not-your-turn' });
    expect(check(play(moved, 'b6-b5/c5'), swap(0))).toEqual(unavailable);
    expect(check(play(start(), 'd1-d7/g7'), swap(1))).toEqual(unavailable);
  });

  it('lists it among the legal actions', () => {
    expect([...legalActions(moved)].filter((action) => action.type === 'swap')).toEqual([swap(1)]);
    expect([...legalActions(state)].filter((action) => action.type === 'swap')).toEqual([]);
  });

  it('exchanges the amazons, keeps the arrow, passes the turn and is over', () => {
    const step = reduce(moved, swap(1));
    if (!step.ok) throw new TypeError('not reached');
    const { state: swapped, events } = step.value;
    expect(events).toEqual([{ type: 'swapped', seat: 1 }]);
    expect([amazonsOf(swapped, 0), amazonsOf(swapped, 1)]).toEqual([amazonsOf(moved, 1), amazonsOf(moved, 0)]);
    expect([swapped.turn, swapped.ply, swapped.pie, swapped.last]).toEqual([0, 2, undefined, moved.last]);
    expect(swapped.board.filter((cell) => cell === 'arrow')).toHaveLength(1);
    expect(check(swapped, swap(0))).toEqual(unavailable);
  });

  it('is over too when the answer is a move', () => {
    expect(play(moved, 'b6-b5/c5').pie).toBeUndefined();
  });
});
