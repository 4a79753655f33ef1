import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../check.js';
import { reduce } from '../reduce.js';
import { openState } from './fixtures/states.js';
import { plainKernel } from './plain-kernel.js';
import { search, startSearch } from './search.js';
import { LEVELS } from './types.js';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('search on any position', () => {
  it('chooses a legal turn and expects legal turns, at every level', () => {
    fc.assert(
      fc.property(openState, fc.constantFrom(...LEVELS), seeds, (state, level, seed) => {
        const { action, line, score } = search(state, { nodes: 300, level, seed });
        expect(check(state, action)).toBeUndefined();
        expect(line[0]).toEqual(action);
        expect(Math.abs(score)).toBeLessThanOrEqual(1);
        let at = state;
        for (const step of line) {
          const next = reduce(at, step);
          if (!next.ok) throw new Error(JSON.stringify(next.error));
          at = next.value.state;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('completes a turn that was begun', () => {
    fc.assert(
      fc.property(openState, seeds, (state, seed) => {
        const { action } = search(state, { nodes: 50, seed });
        if (action.type !== 'move') throw new Error('no swap without the pie rule');
        const board = [...state.board];
        const place = (square: string): number =>
          (Number(square.slice(1)) - 1) * state.width + square.charCodeAt(0) - 97;
        board[place(action.to)] = board[place(action.from)] ?? 'empty';
        board[place(action.from)] = 'empty';
        const middle = { ...state, board, shooting: action.to };
        const completed = search(middle, { nodes: 50, seed }).action;
        expect(completed).toMatchObject({ from: action.to, to: action.to });
        expect(check(middle, completed)).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  it('depends on the state, the nodes, the level and the seed alone; on either kernel', () => {
    fc.assert(
      fc.property(openState, seeds, (state, seed) => {
        const options = { nodes: 1500, seed };
        const once = search(state, options);
        expect(search(state, options)).toEqual(once);
        const sliced = startSearch(state, options, plainKernel());
        while (!sliced.run(0)) expect(sliced.thought().nodes).toBeLessThan(1500 + 2048);
        expect(sliced.result()).toEqual(once);
      }),
      { numRuns: 40 },
    );
  });
});
