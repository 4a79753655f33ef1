import { gameLaws } from '@games/kit/laws';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUSPECTS } from '../cards.js';
import { configs } from './fixtures/configs.js';
import { twin } from './fixtures/twin.js';
import { legalActions } from './legal.js';
import { salon } from './salon.js';
import type { SalonAction, SalonState, SalonView } from './types.js';

/** What people try: mostly what is legal and ends no game, and the mistakes they make. */
function moves(view: SalonView, seat: number): fc.Arbitrary<SalonAction> {
  const quiet = [...legalActions(view)].filter((action) => action.type !== 'accuse');
  const { at } = view;
  return fc.constantFrom<SalonAction>(
    ...quiet,
    { type: 'move', seat, to: 'lounge', at },
    { type: 'suggest', seat, suspect: 'plum', weapon: 'rope', room: 'hall', at },
    { type: 'show', seat, card: 'rope', at },
    { type: 'fileOrder', seat, order: [...view.hand].reverse(), at },
    { type: 'ask', seat, about: [{ card: 'rope', holder: 1, holds: true }], at },
    { type: 'note', seat: 0, text: 'A storm [b]rises[/b].', at },
    { type: 'skip', seat, player: seat, at },
  );
}

const OPEN = ['fileOrder', 'ask', 'takeOver', 'away', 'note', 'skip', 'passOver'] as const;

const options = {
  config: configs,
  seats: (state: SalonState) => state.seats.map((_, seat) => seat),
  twin,
  moves,
  offTurn: OPEN,
  afterOutcome: ['note', 'reveal'],
} as const;

describe('salon: the laws of any game', () => {
  const laws = gameLaws(salon, {
    ...options,
    commutes: ['fileOrder'],
    exhaustive: true,
    plies: 50,
    parameters: { numRuns: 6 },
  });
  for (const law of laws) test(law.name, () => law.run());
});

describe('SAL-10, SAL-21, SAL-22: what each may know, over long games in which nobody accuses early', () => {
  /** Of all that is legal, 324 accusations a turn would end most random plays before anything was shown. */
  const patient: typeof salon = {
    ...salon,
    *legalActions(view, seat) {
      for (const action of salon.legalActions(view, seat)) {
        if (action.type !== 'accuse') yield action;
        else if (view.turn > 12 && action.suspect === SUSPECTS[view.turn % 6] && action.weapon === 'rope') yield action;
      }
    },
  };
  /** The kinds of events in the states looked at: a law proves nothing of what never happened. */
  const seen = new Set<string>();
  const laws = gameLaws(patient, {
    ...options,
    exhaustive: false,
    plies: 70,
    // One seed, so that what has been looked at is the same each time.
    parameters: { numRuns: 6, seed: 8 },
    twin(state, seat, random) {
      for (const { type } of state.log) seen.add(type);
      return twin(state, seat, random);
    },
  });
  for (const law of laws.filter(({ name }) => name.includes('hides'))) test(law.name, () => law.run());

  test('these laws have looked at everything that can happen', () => {
    expect([...seen].sort()).toEqual([
      'accused',
      'answerAsked',
      'asked',
      'disproved',
      'ended',
      'handed',
      'hostAway',
      'judged',
      'moved',
      'noted',
      'ordersAsked',
      'overdue',
      'passed',
      'passedOver',
      'placed',
      'revealed',
      'shown',
      'skipAsked',
      'skipped',
      'suggested',
      'tookOver',
      'turnBegan',
      'turnEnded',
      'undisproved',
    ]);
  });
});
