import { gameLaws } from '@games/kit/laws';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clue } from './clue.js';
import { configs } from './fixtures/configs.js';
import { twin } from './fixtures/twin.js';
import { legalActions } from './legal.js';
import type { ClueAction, ClueState, ClueView } from './types.js';

/** What people try: mostly what is legal and ends no game. */
function moves(view: ClueView): fc.Arbitrary<ClueAction> {
  const quiet = [...legalActions(view)].filter((action) => action.type !== 'accuse');
  const seat = view.me ?? 0;
  return fc.constantFrom<ClueAction>(
    ...quiet,
    { type: 'move', seat, to: 'A17' },
    { type: 'move', seat, to: 'lounge' },
    { type: 'suggest', seat, suspect: 'plum', weapon: 'rope', room: 'hall' },
    { type: 'show', seat, card: 'rope' },
  );
}

const options = {
  config: configs,
  seats: (state: ClueState) => state.players.map((_, seat) => seat),
  twin,
};

describe('the laws of any game', () => {
  const laws = gameLaws(clue, {
    ...options,
    moves,
    exhaustive: true,
    secrets: (state) => [state.rng],
    plies: 60,
    parameters: { numRuns: 10 },
  });
  for (const law of laws) test(law.name, () => law.run());
});

describe('fairness, over games in which nobody accuses early (CLU-7, CLU-17)', () => {
  /** Of all that is legal, 324 accusations a turn would end most random plays before anything was shown. */
  const patient: typeof clue = {
    ...clue,
    *legalActions(view, seat) {
      for (const action of clue.legalActions(view, seat)) {
        if (action.type !== 'accuse') yield action;
        else if (view.turn > 16) yield { ...action, suspect: 'plum' };
      }
    },
  };
  /** The kinds of events in the states looked at: a law proves nothing of what never happened. */
  const seen = new Set<string>();
  const laws = gameLaws(patient, {
    ...options,
    exhaustive: false,
    plies: 90,
    // One seed, so that what has been looked at is the same each time.
    parameters: { numRuns: 10, seed: 7 },
    twin(state, seat, random) {
      for (const { type } of state.log) seen.add(type);
      return twin(state, seat, random);
    },
  });
  for (const law of laws.filter(({ name }) => name.includes('hides'))) test(law.name, () => law.run());

  test('these laws have looked at everything that can happen', () => {
    expect([...seen].sort()).toEqual([
      'accused',
      'disproved',
      'ended',
      'looked',
      'moved',
      'passed',
      'placed',
      'rolled',
      'shown',
      'stayed',
      'suggested',
      'tookPassage',
      'turnBegan',
      'undisproved',
    ]);
  });
});
