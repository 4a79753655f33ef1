import { gameLaws } from '@games/kit/laws';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type AmazonsConfig, type AmazonsView, amazons, FILES, type Square } from './index.js';

const boards: readonly Partial<AmazonsConfig>[] = [
  { width: 5, height: 4 },
  { width: 4, height: 4, first: 1, pie: true },
  { width: 3, height: 5, clock: { mainMs: 5_000, incrementMs: 100 } },
  { position: '1qq1/q2q/Q2Q/1QQ1 b', pie: true, clock: { mainMs: 1, incrementMs: 0 } },
  { position: 'Q1q' },
  { position: 'q*Q/**1/3 b' },
  { position: '4/1Q2/**2/3q w b3 - 4 3' },
];

/** Turns as a person might try them: mostly illegal, on the board and off it. */
function attempts(view: AmazonsView, seat: number): fc.Arbitrary<never> {
  const square = fc.tuple(fc.nat(view.width), fc.nat(view.height)).map(([x, y]) => `${FILES[x]}${y + 1}` as Square);
  return fc.record({
    type: fc.constantFrom('move', 'swap', 'resign'),
    seat: fc.constant(seat),
    from: square,
    to: square,
    arrow: square,
    at: fc.integer({ min: -10, max: 10_000 }),
  }) as fc.Arbitrary<never>;
}

describe.each([
  ['any board', fc.constantFrom(...boards)],
  ['the standard board', fc.constant(undefined)],
])('the laws of every game hold on %s', (name, config) => {
  const laws = gameLaws(amazons, {
    config,
    moves: attempts,
    offTurn: ['resign'],
    plies: name === 'any board' ? 24 : 3,
    endless: name !== 'any board',
    parameters: { numRuns: name === 'any board' ? 25 : 2 },
  });
  for (const law of laws) test(law.name, () => law.run());
});
