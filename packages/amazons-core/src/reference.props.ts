import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { start } from './fixtures/play.js';
import {
  type AmazonsConfig,
  type AmazonsState,
  amazonsOf,
  arrowTargets,
  check,
  FILES,
  legalActions,
  outcome,
  perft,
  queenTargets,
  reduce,
  SETUPS,
  type Square,
} from './index.js';

/**
 * The rules a second time, as plainly as they can be said and sharing nothing with the package: a board of letters by
 * square name, and every pair of squares asked whether a queen could go from one to the other.
 */
type Letters = Map<string, string>;

const letters = (state: AmazonsState): Letters =>
  new Map(
    state.board.map((cell, index) => [
      `${FILES[index % state.width]}${Math.floor(index / state.width) + 1}`,
      cell === 'empty' ? '.' : cell.charAt(0),
    ]),
  );

function queenCanGo(board: Letters, from: string, to: string): boolean {
  const [x, y] = [from.charCodeAt(0), Number(from.slice(1))];
  const [dx, dy] = [to.charCodeAt(0) - x, Number(to.slice(1)) - y];
  const far = Math.max(Math.abs(dx), Math.abs(dy));
  if (far === 0 || (dx !== 0 && dy !== 0 && dx !== dy && dx !== -dy)) return false;
  for (let n = 1; n <= far; n++) {
    if (board.get(`${String.fromCharCode(x + (dx / far) * n)}${y + (dy / far) * n}`) !== '.') return false;
  }
  return true;
}

function turns(state: AmazonsState): string[] {
  const board = letters(state);
  const own = state.turn === 0 ? 'w' : 'b';
  const squares = [...board.keys()];
  return squares
    .filter((from) => board.get(from) === own)
    .flatMap((from) =>
      squares
        .filter((to) => queenCanGo(board, from, to))
        .flatMap((to) => {
          const after = new Map(board).set(from, '.').set(to, own);
          return squares.filter((arrow) => queenCanGo(after, to, arrow)).map((arrow) => `${from} ${to} ${arrow}`);
        }),
    );
}

const configs: fc.Arbitrary<Partial<AmazonsConfig>> = fc.oneof(
  fc.record({
    width: fc.integer({ min: 3, max: 6 }),
    height: fc.integer({ min: 3, max: 6 }),
    first: fc.constantFrom(0, 1),
  }),
  // Any scatter of amazons and arrows, one-row boards too.
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 }))
    .chain(([width, height]) =>
      fc.array(fc.string({ unit: fc.constantFrom('Q', 'q', '*', '.', '.', '.'), minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    )
    .map((rows) => ({ position: rows.join('/') })),
);

const all = (state: AmazonsState): string[] =>
  [...legalActions(state)].flatMap((action) =>
    action.type === 'move' ? [`${action.from} ${action.to} ${action.arrow}`] : [],
  );

describe('against an independent reference', () => {
  it('AMA-3, AMA-5, AMA-6, AMA-8: random plays meet the same turns and the same end', () => {
    fc.assert(
      fc.property(configs, fc.array(fc.nat(), { maxLength: 12 }), (config, choices) => {
        let state = start(config);
        for (const choice of [...choices, 0]) {
          const expected = turns(state).sort();
          expect(all(state).sort()).toEqual(expected);
          expect(perft(state, 1)).toBe(expected.length);
          expect(outcome(state) !== undefined).toBe(expected.length === 0);
          const actions = [...legalActions(state)];
          const action = actions[choice % actions.length];
          if (!action) return;
          const arrows = state.board.filter((cell) => cell === 'arrow').length;
          const step = reduce(state, action);
          if (!step.ok) throw new TypeError('a listed action was refused');
          // The amazons stay as many, and each turn adds one arrow: a game is at most as long as there are empty tiles.
          expect(step.value.state.board.filter((cell) => cell === 'arrow')).toHaveLength(arrows + 1);
          for (const side of [0, 1] as const) {
            expect(amazonsOf(step.value.state, side)).toHaveLength(amazonsOf(state, side).length);
          }
          state = step.value.state;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('AMA-4, AMA-5, AMA-6: check takes a turn exactly if it is listed, and the stages lead to it', () => {
    fc.assert(
      fc.property(configs, fc.nat(), (config, pick) => {
        const state = start(config);
        const listed = new Set(all(state));
        const squares = [...letters(state).keys()] as Square[];
        const from = squares[pick % squares.length] ?? 'a1';
        const staged = new Set<string>();
        for (const to of queenTargets(state, from)) {
          for (const arrow of arrowTargets(state, from, to)) staged.add(`${from} ${to} ${arrow}`);
        }
        for (const to of squares) {
          for (const arrow of squares) {
            const legal = check(state, { type: 'move', seat: state.turn, from, to, arrow }) === undefined;
            expect(legal).toBe(listed.has(`${from} ${to} ${arrow}`));
            expect(staged.has(`${from} ${to} ${arrow}`)).toBe(legal);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a whole game on 10 x 10 ends within 92 turns', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (choices) => {
        let state = start(SETUPS.standard);
        while (!outcome(state)) {
          const actions = [...legalActions(state)];
          const action = actions[(choices.next().value ?? 0) % actions.length];
          const step = action && reduce(state, action);
          if (!step?.ok) throw new TypeError('a listed action was refused');
          state = step.value.state;
        }
        expect(state.ply).toBeLessThanOrEqual(92);
        expect(turns(state)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });
});
