import { gameLaws } from '@games/kit/laws';
import { type Cursor, seed } from '@games/rng';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { buildDictionary } from '../dictionary/build.js';
import { createBoggle } from './boggle.js';
import { FIRST_WORDS } from './generated/first-words.js';
import type { BoggleAction, BoggleConfig, BoggleState, BoggleView } from './types.js';

const game = createBoggle({ dictionary: buildDictionary(FIRST_WORDS) });

const configs: fc.Arbitrary<Partial<BoggleConfig>> = fc.record(
  {
    people: fc.integer({ min: 1, max: 3 }),
    opponent: fc.constantFrom('learner', 'list', 'none'),
    check: fc.constantFrom('trust', 'list'),
    dice: fc.constantFrom('spec', 'new-1987'),
    width: fc.integer({ min: 1, max: 4 }),
    height: fc.integer({ min: 1, max: 4 }),
    seconds: fc.constantFrom(180, null),
    target: fc.constantFrom(1, 5),
    difficulty: fc.integer({ min: 1, max: 10 }),
  },
  { requiredKeys: ['target'] },
);

/** Words of the board or any, in time or too late, and rejections of words that are somebody's or nobody's. */
function moves(view: BoggleView, seat: number): fc.Arbitrary<BoggleAction> {
  const tiles = view.board?.tiles ?? ['tea'];
  const due = view.deadline ?? 0;
  const at = fc.constantFrom(due - 1, due, due + 1e6);
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(...FIRST_WORDS),
        fc.array(fc.constantFrom(...tiles)).map((some) => some.join('')),
      ),
    )
    .map((words) => words.join(' '));
  const known = view.players.flatMap(({ words }) => words.map(({ word }) => word));
  const word = fc.constantFrom('tea', ...known);
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('submit'), seat: fc.constant(seat), at, words: text }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('startRound'), seat: fc.constant(seat), at }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('reject', 'restore'), seat: fc.constant(seat), word }) },
    { weight: 2, arbitrary: fc.constant({ type: 'endRound', seat }) },
  ) as fc.Arbitrary<BoggleAction>;
}

/** While a round runs, others may have typed anything, the computer may know other words, and the dice are yet to fall. */
function twin(state: BoggleState, seat: number | null, random: Cursor): BoggleState {
  const { knowledge, phase } = state;
  const hidden = phase === 'round' ? ['tea', 'oar', `z${random.nextInt(0, 99)}`] : [];
  return {
    ...state,
    rng: seed(random.nextUint32()),
    typed: state.typed.map((words, other) => (other === seat ? words : hidden)),
    knowledge: { ...knowledge, base: knowledge.base.map((word) => `${word}${random.nextInt(0, 9)}`).sort() },
  };
}

describe('the laws of any game (BOG-6, BOG-9, fairness)', () => {
  const laws = gameLaws(game, {
    config: configs,
    moves,
    twin,
    seats: (state) => state.before.map((_, seat) => seat),
    secrets: (state) => [state.rng],
    exhaustive: false,
    afterOutcome: ['startRound', 'newGame', 'setTarget', 'setDifficulty', 'quit', 'restore'],
    commutes: ['submit'],
    plies: 40,
    parameters: { numRuns: 12 },
  });
  for (const law of laws) test(law.name, () => law.run());
});
