import { describe, expect, test } from 'vitest';
import { cellsInOrder, turnOf } from './layout.js';
import { glide, NOTHING, stepBack, type Trace, type TraceRefusal, tap, type } from './trace.js';

const board = { width: 3, height: 3, tiles: ['qu', 'i', 't', 'e', '', 'i', 't', 'e', 'ing'] };

const traced = (step: Trace | TraceRefusal): Trace => {
  if ('code' in step) throw new TypeError(step.code);
  return step;
};
const spell = (word: string): Trace | TraceRefusal =>
  [...word].reduce<Trace | TraceRefusal>((now, letter) => ('code' in now ? now : type(board, now, letter)), NOTHING);

describe('BOG-11: what a path takes', () => {
  test('a tile beside the last, once, and no hole', () => {
    const first = traced(tap(board, NOTHING, 0));
    expect(tap(board, first, 2)).toEqual({ code: 'not-adjacent', from: 0, to: 2 });
    expect(tap(board, first, 4)).toEqual({ code: 'hole', cell: 4 });
    const second = traced(tap(board, first, 1));
    expect(second).toEqual({ path: [0, 1], typed: 'qui' });
    expect(tap(board, second, 0)).toEqual({ code: 'tile-used', cell: 0 });
    expect(traced(tap(board, second, 1)).path, 'a tap on the last tile gives it back').toEqual([0]);
    expect(traced(glide(board, second, 0)).path, 'so does gliding back').toEqual([0]);
    expect(glide(board, second, 1)).toBe(second);
  });
});

describe('typing', () => {
  test('a tile of several letters is found by its first, and filled by the next', () => {
    expect(spell('q')).toEqual({ path: [0], typed: 'q' });
    expect(spell('qu')).toEqual({ path: [0], typed: 'qu' });
    expect(spell('quit')).toEqual({ path: [0, 1, 2], typed: 'quit' });
    expect(spell('quiti')).toEqual({ path: [0, 1, 2, 5], typed: 'quiti' });
  });

  test('another path is sought where the one so far cannot go on', () => {
    // The first t that comes is the upper right one; only the lower left one touches an e that touches ing.
    expect(traced(spell('teing')).path).toEqual([6, 7, 8]);
  });

  test('letters that no path spells are refused with the word', () => {
    expect(spell('quiz')).toEqual({ code: 'no-path', word: 'quiz' });
  });

  test('back takes the last tile; half a tile goes whole', () => {
    expect(stepBack(board, traced(spell('quit')))).toEqual({ path: [0, 1], typed: 'qui' });
    expect(stepBack(board, traced(spell('q')))).toEqual(NOTHING);
    expect(stepBack(board, traced(spell('ei'))).typed).toBe('e');
  });
});

test('the board is turned by quarters, of any size', () => {
  expect(cellsInOrder(3, 2, 0)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
  expect(cellsInOrder(3, 2, 1)).toEqual([
    [3, 0],
    [4, 1],
    [5, 2],
  ]);
  expect(cellsInOrder(3, 2, 2)).toEqual([
    [5, 4, 3],
    [2, 1, 0],
  ]);
  expect(cellsInOrder(3, 2, 3)).toEqual([
    [2, 5],
    [1, 4],
    [0, 3],
  ]);
  expect([-1, 4, 7.9, Number.NaN].map(turnOf)).toEqual([3, 0, 3, 0]);
});
