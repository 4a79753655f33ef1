import { describe, expect, it } from 'vitest';
import { emptyPosition, placePiece, positionProblems, setTurn } from './editor.js';
import { play, start } from './fixtures/play.js';
import { type AmazonsState, cellAt, create, formatPosition, type Square } from './index.js';

const empty = (width: number, height: number): AmazonsState => {
  const made = emptyPosition({ width, height });
  if (!made.ok) throw new TypeError(made.error.code);
  return made.value;
};

describe('the position editor', () => {
  it('builds a position piece by piece, and a game can start from it', () => {
    const built = setTurn(
      placePiece(placePiece(placePiece(empty(4, 3), 'a1', 'white'), 'd3', 'black'), 'b2', 'arrow'),
      1,
    );
    expect(formatPosition(built)).toBe('3q/1*2/Q3 b - - 0 1');
    expect(positionProblems(built)).toEqual([]);
    expect(create({ position: formatPosition(built) })).toEqual({ ok: true, value: built });
  });

  it('replaces and takes off whatever stands there, and leaves the position it was given', () => {
    const before = start();
    const after = placePiece(placePiece(before, 'd1', 'black'), 'g1', 'empty');
    expect([cellAt(after, 'd1'), cellAt(after, 'g1'), cellAt(before, 'd1')]).toEqual(['black', 'empty', 'white']);
  });

  it('makes of a game in progress a start without last turn, pie, clocks or result', () => {
    const state = play(start({ pie: true }), 'd1-d7/g7');
    expect(Object.keys(placePiece(state, 'a1', 'arrow')).sort()).toEqual(['board', 'height', 'ply', 'turn', 'width']);
    expect(Object.keys(setTurn(state, 0)).sort()).toEqual(['board', 'height', 'ply', 'turn', 'width']);
  });

  it('refuses sizes that are no board', () => {
    for (const [width, height] of [
      [0, 5],
      [5, 17],
      [2.5, 5],
      [Number.NaN, 5],
    ] as const) {
      expect(emptyPosition({ width, height })).toEqual({ ok: false, error: { code: 'position-size', width, height } });
    }
  });

  it("throws a RangeError for a square off the board: a programmer's mistake", () => {
    expect(() => placePiece(empty(4, 3), 'e1' as Square, 'arrow')).toThrow(RangeError);
    expect(() => placePiece(empty(4, 3), 'e1' as Square, 'arrow')).toThrow('got e1');
  });

  it('names a side without amazons, and a game that is over before it starts', () => {
    expect(positionProblems(empty(3, 3))).toEqual([
      { code: 'no-amazons', side: 0 },
      { code: 'no-amazons', side: 1 },
    ]);
    expect(positionProblems(start('q*Q/**1/3 b'))).toEqual([{ code: 'already-over', winner: 0 }]);
  });
});
