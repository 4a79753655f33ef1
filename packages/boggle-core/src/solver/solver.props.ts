import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsFor } from '../board/points.js';
import type { Board } from '../board/types.js';
import { buildDictionary } from '../dictionary/build.js';
import { solveNaively } from '../fixtures/naive.js';
import { createSolver } from './solver.js';
import { findWords } from './wide.js';

/** Few letters, so that words are found, letters repeat and paths cross. */
const letter = fc.constantFrom('a', 'e', 'i', 's', 't', 'r', 'u', 'q');
const tile = fc.oneof(
  { weight: 12, arbitrary: letter },
  { weight: 2, arbitrary: fc.constantFrom('qu', 'th', 'in', 'er', 'he', 'an', 'ing') },
  { weight: 1, arbitrary: fc.constant('') },
);
const size = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 1, arbitrary: fc.record({ width: fc.constant(1), height: fc.integer({ min: 1, max: 20 }) }) },
);
const boardOf = (tiles: fc.Arbitrary<string>): fc.Arbitrary<Board> =>
  size.chain(({ width, height }) =>
    fc
      .array(tiles, { minLength: width * height, maxLength: width * height })
      .map((list) => ({ width, height, tiles: list })),
  );

/** Words of the same few letters, and words that are walked off the board itself, so that long ones are found too. */
const words = (board: Board): fc.Arbitrary<string[]> => {
  const random = fc.array(
    fc.array(fc.constantFrom('a', 'e', 'i', 's', 't', 'r', 'u', 'q', 'h', 'n', 'g'), { minLength: 1, maxLength: 6 }),
    { maxLength: 40 },
  );
  const steps = fc.array(fc.array(fc.nat(), { minLength: 2, maxLength: 12 }), { maxLength: 40 });
  return fc
    .tuple(random, steps)
    .map(([made, walks]) => [
      ...made.map((letters) => letters.join('')),
      ...walks.map((walk) => walkOff(board, walk)).filter((word) => word !== ''),
    ]);
};

/** A word along a walk that may come back to a tile: some of them are on the board, some are not. */
function walkOff({ width, height, tiles }: Board, walk: readonly number[]): string {
  let at = (walk[0] as number) % tiles.length;
  let word = tiles[at] as string;
  for (const step of walk.slice(1)) {
    const x = (at % width) + (step % 3) - 1;
    const y = Math.floor(at / width) + (Math.floor(step / 3) % 3) - 1;
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    at = y * width + x;
    word += tiles[at];
  }
  return word.slice(0, 64);
}

const mustAgree = (board: Board, list: readonly string[], minLength: number): void => {
  const dictionary = buildDictionary(list);
  const solver = createSolver(dictionary, board);
  const expected = solveNaively([...new Set(list)], board, minLength);
  expect(solver.solve(board, { minLength })).toEqual(expected);
  expect(findWords(dictionary, board).filter((word) => word.length >= minLength)).toEqual(expected);
  const points = expected.reduce((sum, word) => sum + pointsFor(word.length), 0);
  expect(solver.score(board, { minLength })).toBe(points);
};

describe('a solver agrees with a naive one', () => {
  const cases = boardOf(tile).chain((board) =>
    fc.tuple(fc.constant(board), words(board), fc.integer({ min: 1, max: 4 })),
  );

  test('BOG-11: on boards of all shapes, with holes and tiles of several letters', () => {
    fc.assert(
      fc.property(cases, ([board, list, minLength]) => mustAgree(board, list, minLength)),
      { numRuns: 3000 },
    );
  });

  test('on boards of many Qu, where a word is longer than the board has tiles', () => {
    const many = boardOf(fc.constantFrom('qu', 'qu', 'a', 'i', 'q')).chain((board) =>
      fc.tuple(fc.constant(board), words(board)),
    );
    fc.assert(
      fc.property(many, ([board, list]) => mustAgree(board, list, 1)),
      { numRuns: 1000 },
    );
  });

  test('one solver after another on boards of one and of several letters a tile, as tables are shared', () => {
    const pair = fc.tuple(boardOf(tile), boardOf(letter), boardOf(tile));
    fc.assert(
      fc.property(
        pair.chain((boards) => fc.tuple(fc.constant(boards), words(boards[0]))),
        ([boards, list]) => {
          const dictionary = buildDictionary(list);
          const solvers = boards.map((board) => createSolver(dictionary, board));
          for (const at of [0, 1, 2, 1, 0]) {
            const board = boards[at] as Board;
            expect(solvers[at]?.solve(board)).toEqual(solveNaively([...new Set(list)], board));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('what is found has a path, and the path spells it', () => {
    fc.assert(
      fc.property(cases, ([board, list]) => {
        const solver = createSolver(buildDictionary(list), board);
        for (const word of solver.solve(board, { minLength: 1 })) {
          const path = solver.findPath(board, word) ?? [];
          expect(path.map((cell) => board.tiles[cell]).join('')).toBe(word);
          expect(new Set(path).size).toBe(path.length);
          expect(solver.isOnBoard(board, word)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
