import { gameLaws } from '@games/kit/laws';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { clue } from './clue.js';
import { configs } from './fixtures/configs.js';
import { twin } from './fixtures/twin.js';
import { legalActions } from './legal.js';
import type { ClueAction, ClueView } from './types.js';

/** What people try: mostly what is legal and ends no game, so that plays come far. */
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

describe('the laws of any game (CLU-7, CLU-17, fairness)', () => {
  const laws = gameLaws(clue, {
    config: configs,
    moves,
    exhaustive: true,
    seats: (state) => state.players.map((_, seat) => seat),
    twin,
    secrets: (state) => [state.rng],
    plies: 60,
    parameters: { numRuns: 12 },
  });
  for (const law of laws) test(law.name, () => law.run());
});
