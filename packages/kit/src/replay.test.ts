import { expect, expectTypeOf, test } from 'vitest';
import { type BidsRefusal, type BidsState, bids } from './fixtures/bids.js';
import { toReducer } from './reducer.js';
import { replay } from './replay.js';
import { err, ok, type Result } from './result.js';

const start = bids.create({ rounds: 1 }, 'seed');
const hands = start.ok ? start.value.hands : [];
const first = { type: 'bid', seat: 0, card: hands[0]?.[0] ?? 0, at: 5 } as const;
const second = { type: 'bid', seat: 1, card: hands[1]?.[0] ?? 0, at: 6 } as const;

test('a play leads to the state it led to', () => {
  const replayed = replay(bids, { config: { rounds: 1 }, seed: 'seed', actions: [first, second] });
  expect(replayed.ok && bids.outcome(replayed.value)).toMatchObject({ reason: 'no-prizes-left' });
  expect(replay(bids, { config: { rounds: 1 }, seed: 'seed', actions: [] })).toEqual(start);
});

test('a start that is refused says why', () => {
  expect(replay(bids, { actions: [] })).toEqual(err({ code: 'start-refused', refusal: { code: 'seed-needed' } }));
});

test('an action that is refused says which and why', () => {
  expect(replay(bids, { config: { rounds: 1 }, seed: 'seed', actions: [first, first] })).toEqual(
    err({ code: 'action-refused', index: 1, refusal: { code: 'already-bid' } }),
  );
});

test('a reducer gives the next state, and for a refused action the very same one', () => {
  const refused: unknown[][] = [];
  const reducer = toReducer(bids, (...told) => refused.push(told));
  const state = start.ok ? start.value : expect.fail();
  const next = reducer(state, first);
  expect(next.bids).toEqual([first.card, null]);
  expect(refused).toEqual([]);
  expect(reducer(next, first)).toBe(next);
  expect(refused).toEqual([[{ code: 'already-bid' }, first, next]]);
  expect(toReducer(bids)(next, first)).toBe(next);
});

test('a reducer takes what Redux sends at its start', () => {
  const state = start.ok ? start.value : expect.fail();
  expect(toReducer(bids)(state, { type: '@@redux/INIT' } as never)).toBe(state);
});

test('the types of a result tell success from failure', () => {
  const result: Result<BidsState, BidsRefusal> = start;
  if (result.ok) expectTypeOf(result.value).toEqualTypeOf<BidsState>();
  else expectTypeOf(result.error).toEqualTypeOf<BidsRefusal>();
  expect([ok(1), err('x')]).toEqual([
    { ok: true, value: 1 },
    { ok: false, error: 'x' },
  ]);
});
