import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { start } from './fixtures/play.js';
import { legalActions, outcome, perft, reduce, territory } from './index.js';

describe('territory', () => {
  it('one open board is one contested region that nobody owns', () => {
    const { regions, owned, contested, reachable, margin } = territory(start());
    expect(regions).toHaveLength(1);
    expect(regions[0]).toMatchObject({ owner: null, contested: true });
    expect([owned, contested, reachable, margin]).toEqual([[0, 0], 92, [92, 92], null]);
  });

  it('tells closed regions, their owners, and empty tiles that nobody can reach', () => {
    const { regions, owned, contested } = territory(start('Q*1*q/1***1/1*1*1'));
    expect(regions).toEqual([
      { owner: 0, contested: false, squares: ['a1', 'a2'] },
      { owner: null, contested: false, squares: ['c1'] },
      { owner: 1, contested: false, squares: ['e1', 'e2'] },
      { owner: null, contested: false, squares: ['c3'] },
    ]);
    expect([owned, contested]).toEqual([[2, 2], 0]);
  });

  it('a diagonal gap is a way through', () => {
    expect(territory(start('Q*1/*1*/1*q')).owned).toEqual([0, 0]);
    expect(territory(start('Q1*/1**/**q')).owned).toEqual([2, 0]);
  });

  it('an amazon is no wall: what lies behind it is contested, since it may move away', () => {
    const { owned, contested, reachable } = territory(start('2Qq2'));
    expect([owned, contested, reachable]).toEqual([[0, 0], 4, [2, 2]]);
  });

  it('ICGA: the margin counts the empty tiles the winner can still reach, and nothing else', () => {
    // Black is shut in and to move. White reaches a1, a2, b1 on one side, d3 and the top right on the other; e1 is nobody's.
    const position = 'q*3/***1*/1*Q**/2**1';
    expect(outcome(start(`${position} b`))).toEqual({ winner: 0, reason: 'no-move' });
    expect(territory(start(`${position} b`))).toMatchObject({ margin: 7, reachable: [7, 0], owned: [7, 0] });
    expect(territory(start(`${position} w`)).margin).toBeNull();
  });

  it("ICGA: the other side's amazons are in the way", () => {
    // Only Black's amazon on b1 touches c1.
    expect(territory(start('1***/Qq1*')).reachable).toEqual([1, 2]);
  });

  it('a game given up has no margin', () => {
    const step = reduce(start(), { type: 'resign', seat: 0 });
    expect(step.ok && territory(step.value.state).margin).toBeNull();
  });

  it('contested is never owned, and no region is counted twice, in any game', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 20, maxLength: 30, size: 'max' }), (choices) => {
        let state = start({ width: 6, height: 6 });
        for (const choice of choices) {
          const actions = [...legalActions(state)];
          const action = actions[choice % actions.length];
          const step = action && reduce(state, action);
          if (!step?.ok) break;
          state = step.value.state;
        }
        const { regions, owned, contested, reachable } = territory(state);
        const empties = state.board.filter((cell) => cell === 'empty').length;
        const squares = regions.flatMap((region) => region.squares);
        expect(new Set(squares).size).toBe(empties);
        expect(owned[0] + owned[1] + contested).toBeLessThanOrEqual(empties);
        for (const region of regions) if (region.contested) expect(region.owner).toBeNull();
        for (const side of [0, 1] as const) expect(reachable[side]).toBeGreaterThanOrEqual(owned[side]);
        // A side that reaches nothing has no turn, and the other way round.
        expect(reachable[state.turn] === 0).toBe(perft(state, 1) === 0);
      }),
      { numRuns: 60 },
    );
  });
});
