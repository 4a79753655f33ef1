import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbours } from './adjacency.js';
import { findPath, isOnBoard } from './path.js';
import { pointsFor } from './points.js';
import { formatBoard, parseBoard } from './text.js';
import type { Board } from './types.js';

const tiles = (text: string, options = {}): readonly string[] | string => {
  const board = parseBoard(text, options);
  return board.ok ? board.value.tiles : board.error.code;
};

describe('parseBoard', () => {
  test.each([
    ['abcd', ['a', 'b', 'c', 'd']],
    ['AB/CD', ['a', 'b', 'c', 'd']],
    ['a b\r\nc d\r\n', ['a', 'b', 'c', 'd']],
    ['a, b; c, d', ['a', 'b', 'c', 'd']],
    ['QuITE', ['qu', 'i', 't', 'e']],
    ['quite', ['qu', 'i', 't', 'e']],
    ['qite', ['qu', 'i', 't', 'e']],
    ['QITE', ['q', 'i', 't', 'e']],
    ['ThIn/Er.', ['th', 'in', 'er', '']],
    ['Tine', ['t', 'i', 'n', 'e']],
    ['(ing)A#_', ['ing', 'a', '', '']],
    ['(q)ite', ['q', 'i', 't', 'e']],
  ])('reads %j', (text, expected) => expect(tiles(text)).toEqual(expected));

  test('one row is a square, unless a sign stands at its end', () => {
    const size = (text: string, options = {}): unknown => {
      const board = parseBoard(text, options);
      return board.ok ? [board.value.width, board.value.height] : board.error.code;
    };
    expect(['abcd', 'abcd\n', 'abcd/', 'abcde| \n', 'abcd;/'].map((text) => size(text))).toEqual([
      ...[
        [2, 2],
        [2, 2],
        [4, 1],
        [5, 1],
        [4, 1],
      ],
    ]);
    expect(size('abcd/', { width: 2 })).toEqual([2, 2]);
    expect(formatBoard({ width: 4, height: 1, tiles: ['a', 'b', 'c', 'd'] })).toBe('ABCD/');
  });

  test('a lone Q is what the option says', () => {
    expect(tiles('QITE', { q: 'qu' })).toEqual(['qu', 'i', 't', 'e']);
    expect(tiles('qite', { q: 'letter' })).toEqual(['q', 'i', 't', 'e']);
  });

  test('Qu written as two small letters is one tile where it must be', () => {
    expect(tiles('besb/rrne/eeeh/btequ')).toHaveLength(16);
    expect(tiles('quit', { width: 4 })).toEqual(['qu', 'u', 'i', 't']);
  });

  test.each([
    ['', { code: 'board-empty' }],
    [' / \n', { code: 'board-empty' }],
    ['abcde', { code: 'board-shape', tiles: 5 }],
    ['abc/de', { code: 'board-ragged', row: 2, tiles: 2, expected: 3 }],
    ['ab\nc1', { code: 'board-character', character: '1', line: 2, column: 2 }],
    ['ab\nc(', { code: 'board-character', character: '(', line: 2, column: 2 }],
    ['a'.repeat(4001), { code: 'board-too-long', limit: 4000 }],
  ])('refuses %j', (text, error) => expect(parseBoard(text)).toEqual({ ok: false, error }));

  test('refuses a size that the text does not have', () => {
    const error = { code: 'board-size', tiles: 4, width: 3, height: 2 };
    expect(parseBoard('abcd', { width: 3 })).toEqual({ ok: false, error });
    expect(tiles('ab/cd', { width: 4, height: 1 })).toBe('board-size');
    expect(tiles('a'.repeat(21), { height: 1 })).toBe('board-size');
  });

  test('any board comes back from its text, any text is read or refused', () => {
    const tile = fc.oneof(fc.stringMatching(/^[a-z]{1,8}$/), fc.constantFrom('', 'q', 'qu', 'u', 'th', 'a'));
    const boards = fc
      .record({ width: fc.integer({ min: 1, max: 7 }), height: fc.integer({ min: 1, max: 7 }) })
      .chain((size) =>
        fc.record({
          ...{ width: fc.constant(size.width), height: fc.constant(size.height) },
          tiles: fc.array(tile, { minLength: size.width * size.height, maxLength: size.width * size.height }),
        }),
      );
    fc.assert(
      fc.property(boards, (board) => {
        expect(parseBoard(formatBoard(board))).toEqual({ ok: true, value: board });
        const { width, height } = board;
        const small = formatBoard(board, { q: 'q', rows: '\n' });
        expect(parseBoard(small, { height })).toEqual({ ok: true, value: board });
        expect(parseBoard(formatBoard(board, { rows: '' }), { width })).toEqual({ ok: true, value: board });
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseBoard(text).ok === 'boolean'));
  });
});

describe('BOG-11: a word on the board', () => {
  const board: Board = { width: 4, height: 2, tiles: ['t', 'e', 'a', '', 'qu', 'n', 's', 's'] };

  test('goes over neighbours, of which a cell has eight', () => {
    expect(neighbours(3, 3)[4]).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    expect(neighbours(4, 4)[3]).toEqual([2, 6, 7]);
    expect(neighbours(1, 1)).toEqual([[]]);
  });

  test('is found in any case, over a tile of two letters', () => {
    expect(findPath(board, 'TEAS')).toEqual([0, 1, 2, 6]);
    expect(findPath(board, 'quen')).toEqual([4, 1, 5]);
    expect(isOnBoard(board, 'qen')).toBe(false);
  });

  test('takes no tile twice, no leap, no hole, and is not nothing', () => {
    for (const word of ['tet', 'ts', 'ass e', '', 'tat', 'a s', 'tesss'])
      expect(isOnBoard(board, word), word).toBe(false);
    expect(isOnBoard(board, 'ass')).toBe(true);
  });

  test('is looked for ahead: where its end cannot be reached, not every way there is tried', () => {
    // There are more ways over 24 tiles than could ever be walked.
    const letters = [...'aaaaaaaaaaaaaaaaaaaaaaaa......aaaa.b'].map((tile) => (tile === '.' ? '' : tile));
    const apart: Board = { width: 6, height: 6, tiles: letters };
    expect(findPath(apart, `${'a'.repeat(20)}b`)).toBeUndefined();
    expect(findPath({ ...apart, tiles: letters.with(28, 'a') }, `${'a'.repeat(20)}b`)).toHaveLength(21);
  });
});

test('BOG-13: the points of a word', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 25].map(pointsFor)).toEqual([0, 0, 0, 1, 1, 2, 3, 5, 11, 11, 11]);
});
