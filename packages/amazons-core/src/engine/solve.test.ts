import { describe, expect, it } from 'vitest';
import { create } from '../create.js';
import { stateOf } from './fixtures/states.js';
import { solve } from './solve.js';

// Each side has two amazons on the rim of its second row and two beside the corners of its first.
describe('solve', () => {
  it.each([
    ['4 x 4: lost for the side to move', '1qq1/q2q/Q2Q/1QQ1 w', -1],
    ['the same for the other side', '1qq1/q2q/Q2Q/1QQ1 b', -1],
    // Published as a win of the first player: Song and Müller, "An enhanced solver for the game of Amazons", 2015.
    ['5 columns x 4 rows: won', '1q1q1/q3q/Q3Q/1Q1Q1 w', 1],
    ['3 x 3 with one amazon each', 'q2/3/2Q w', 1],
  ] as const)('%s', (_what, position, value) => {
    expect(solve(stateOf(position))).toBe(value);
  });

  it('gives up at its limit', () => {
    expect(solve(stateOf('1q1q1/q3q/Q3Q/1Q1Q1 w'), 1000)).toBe(0);
  });

  it('refuses a board that is too large', () => {
    expect(() => solve(create().value)).toThrow('state: at most 32 squares, not 100');
  });
});
