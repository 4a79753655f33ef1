import { describe, expect, it } from 'vitest';
import { start } from './fixtures/play.js';
import {
  type AmazonsAction,
  type AmazonsState,
  actors,
  check,
  deadline,
  legalActions,
  outcome,
  reduce,
} from './index.js';

const timed = start({ width: 6, height: 6, clock: { mainMs: 10_000, incrementMs: 500 } });
const timeout = (at: number): AmazonsAction => ({ type: 'timeout', seat: null, at });

/** Some legal turn of the side to move, at a time. */
function turn(state: AmazonsState, at?: number): AmazonsAction {
  const [action] = legalActions(state);
  if (!action) throw new TypeError('the game is over');
  const { at: _at, ...rest } = action;
  return at === undefined ? (rest as AmazonsAction) : { ...rest, at };
}
function after(state: AmazonsState, action: AmazonsAction): AmazonsState {
  const step = reduce(state, action);
  if (!step.ok) throw new TypeError(JSON.stringify(step.error));
  return step.value.state;
}

describe('clocks', () => {
  const begun = after(timed, turn(timed, 1_000));

  it('start with the first move, which costs nothing', () => {
    expect(after(timed, turn(timed, 1_000))).toEqual(begun);
    expect(deadline(timed)).toBeUndefined();
    expect(begun.clock).toEqual({ incrementMs: 500, remainingMs: [10_000, 10_000], since: 1_000 });
    expect(deadline(begun)).toEqual({ at: 11_000, seat: 1 });
  });

  it('charge a turn its time and add the increment', () => {
    const second = after(begun, turn(begun, 4_000));
    expect(second.clock).toEqual({ incrementMs: 500, remainingMs: [10_000, 7_500], since: 4_000 });
    expect(deadline(second)).toEqual({ at: 14_000, seat: 0 });
    const third = after(second, turn(second, 4_000));
    expect(third.clock?.remainingMs).toEqual([10_500, 7_500]);
  });

  it('a turn counts until just before the deadline, and is refused from it on', () => {
    expect(check(begun, turn(begun, 10_999))).toBeUndefined();
    expect(check(begun, turn(begun, 11_000))).toEqual({ code: 'time-over', at: 11_000, deadline: 11_000 });
    expect(check(begun, turn(begun, 99_000))).toEqual({ code: 'time-over', at: 99_000, deadline: 11_000 });
  });

  it('refuse an early timeout, take one at the deadline or late, and refuse a doubled one', () => {
    expect(check(begun, timeout(10_999))).toEqual({ code: 'time-left', at: 10_999, deadline: 11_000 });
    expect(outcome(after(begun, timeout(11_000)))).toEqual({ winner: 0, reason: 'timeout' });
    const over = after(begun, timeout(1e12));
    expect(outcome(over)).toEqual({ winner: 0, reason: 'timeout' });
    expect(check(over, timeout(1e12))).toMatchObject({ code: 'game-over' });
    expect([actors(over), deadline(over)]).toEqual([[], undefined]);
  });

  it('a player may claim it too', () => {
    expect(check(begun, { type: 'timeout', seat: 0, at: 11_000 })).toBeUndefined();
  });

  it('need the time of a turn, and time does not run backwards', () => {
    expect(check(begun, turn(begun))).toEqual({ code: 'time-missing' });
    expect(check(timed, turn(timed))).toEqual({ code: 'time-missing' });
    expect(check(begun, turn(begun, 999))).toEqual({ code: 'time-backwards', at: 999, since: 1_000 });
    expect(check(begun, timeout(0))).toEqual({ code: 'time-backwards', at: 0, since: 1_000 });
  });

  it('are told with each action that is legal: the earliest moment it could have', () => {
    expect([timed, begun].map((state) => legalActions(state).next().value)).toMatchObject([{ at: 0 }, { at: 1_000 }]);
  });

  it('hold no negative zero, which JSON would not', () => {
    expect(after(timed, turn(timed, -0)).clock?.since).toBe(0);
    expect(start({ clock: { mainMs: 1, incrementMs: -0 } }).clock?.incrementMs).toBe(0);
  });

  it('do not keep anybody from giving up', () => {
    expect(check(begun, { type: 'resign', seat: 0 })).toBeUndefined();
    expect(check(begun, { type: 'resign', seat: 0, at: 999 })).toMatchObject({ code: 'time-backwards' });
    expect(check(begun, { type: 'resign', seat: 1, at: 99_000 })).toBeUndefined();
  });

  it('without clocks there is no timeout, and `at` does not matter', () => {
    const state = start();
    expect(check(state, timeout(1e15))).toEqual({ code: 'no-clock' });
    expect(check(timed, timeout(1e15))).toEqual({ code: 'no-clock' });
    expect(reduce(state, turn(state, 5))).toEqual(reduce(state, turn(state)));
  });

  it('stop when the game ends on the board', () => {
    const last = start({ position: 'q1*/**1/2Q w', clock: { mainMs: 1, incrementMs: 0 } });
    const over = after(last, { type: 'move', seat: 0, from: 'c1', to: 'c2', arrow: 'b3', at: 7 });
    expect([outcome(over), deadline(over)]).toEqual([{ winner: 0, reason: 'no-move' }, undefined]);
  });
});
