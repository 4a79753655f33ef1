import { expect, it } from 'vitest';
import { isOnBoard, isSquare } from './index.js';

it.each(['', 'a', 'a0', 'a01', 'a17', 'a1 ', ' a1', 'aa1', 'a100', 'q1', 'A1', 7, null, undefined, ['a1'], { a1: 1 }])(
  'AMA-2: %j names no square',
  (value) => {
    expect(isSquare(value)).toBe(false);
    expect(isOnBoard({ width: 16, height: 16 }, value)).toBe(false);
  },
);

it('AMA-2: a board ends with its last column and its last row', () => {
  const size = { width: 10, height: 3 };
  expect(['j3', 'k3', 'j4'].map((square) => isOnBoard(size, square))).toEqual([true, false, false]);
});
