import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BidsAction, type BidsConfig, type BidsState, bids } from './fixtures/bids.js';
import { type History, history } from './history.js';
import { replay } from './replay.js';
import { decodeSave, encodeSave } from './save.js';

type Past = History<BidsConfig, BidsState, BidsAction>;
const { start, open, act, undo, redo } = history(bids);

function begin(): Past {
  const begun = start({ rounds: 4 }, 'seed');
  return begun.ok ? begun.value : expect.fail();
}

/** The first legal action of the first actor, chosen by a number. */
function play(past: Past, choice: number): Past {
  const [seat = 0] = bids.actors(past.state);
  const actions = [...bids.legalActions(bids.view(past.state, seat))];
  const action = actions[choice % actions.length];
  const acted = action && act(past, action);
  return acted?.ok ? acted.value.history : past;
}

const move = fc.oneof(
  fc.record({ do: fc.constant('act' as const), choice: fc.nat() }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const), count: fc.nat({ max: 3 }) }),
);

test('any mix of actions, undo and redo is what a list of states would be', () => {
  fc.assert(
    fc.property(fc.array(move, { size: 'max', maxLength: 30 }), (moves) => {
      let past = begin();
      let states: BidsState[] = [past.state];
      let at = 0;
      for (const next of moves) {
        const before = structuredClone(past);
        const after = next.do === 'act' ? play(past, next.choice) : { undo, redo }[next.do](past, next.count);
        expect(past).toEqual(before);
        if (next.do === 'undo') at = Math.max(0, at - next.count);
        else if (next.do === 'redo') at = Math.min(states.length - 1, at + next.count);
        else if (after !== past) states = [...states.slice(0, ++at), after.state];
        past = after;
        expect(past.state).toEqual(states[at]);
        expect(past.actions).toHaveLength(at);
        expect(past.undone).toHaveLength(states.length - 1 - at);
        expect(JSON.parse(JSON.stringify(past))).toStrictEqual(past);
        expect(replay(bids, past)).toEqual({ ok: true, value: past.state });
      }
    }),
    { numRuns: 40 },
  );
});

test('with nothing to take back or to do again, the very same history', () => {
  const past = begin();
  expect(undo(past)).toBe(past);
  expect(redo(past)).toBe(past);
  expect(undo(play(past, 0), 0).actions).toHaveLength(1);
  expect(undo(play(past, 0), 99)).toEqual({ ...past, undone: play(past, 0).actions });
});

test('a new action forgets what was undone', () => {
  const back = undo(play(play(begin(), 0), 0));
  expect(back.undone).toHaveLength(1);
  expect(play(back, 1).undone).toEqual([]);
});

test('a history is saved as it is and opened again', () => {
  const past = play(play(begin(), 0), 1);
  const save = decodeSave(bids, encodeSave(bids, past));
  expect(save.ok && open(save.value)).toEqual({ ok: true, value: past });
});

test('refusals come through', () => {
  expect(start({ rounds: 4 })).toEqual({ ok: false, error: { code: 'seed-needed' } });
  expect(open({ seed: 1, actions: [{ type: 'timeout', seat: null, at: 0 }] })).toEqual({
    ok: false,
    error: { code: 'action-refused', index: 0, refusal: { code: 'no-deadline' } },
  });
  expect(act(begin(), { type: 'timeout', seat: null, at: 0 })).toEqual({ ok: false, error: { code: 'no-deadline' } });
});

test('a history that was altered by hand stays where it is', () => {
  const past = { ...begin(), undone: [{ type: 'timeout', seat: null, at: 0 }] as const };
  expect(redo(past)).toBe(past);
});

test('a count is a whole number', () => {
  for (const count of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => undo(begin(), count)).toThrow(new RangeError(`count must be a whole number from 0, got ${count}`));
    expect(() => redo(begin(), count)).toThrow(RangeError);
  }
});
