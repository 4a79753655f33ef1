import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { play, start } from './fixtures/play.js';
import {
  type AmazonsAction,
  type AmazonsState,
  amazonsOf,
  arrowTargets,
  cellAt,
  check,
  checkArrow,
  checkFrom,
  checkTo,
  legalActions,
  outcome,
  queenTargets,
  reduce,
  type Square,
} from './index.js';

const standard = start();
const move = (from: string, to: string, arrow: string, seat: 0 | 1 = 0): AmazonsAction =>
  ({ type: 'move', seat, from, to, arrow }) as AmazonsAction;

describe('the board', () => {
  it('AMA-2: is 10 x 10 with four amazons a side at a4 d1 g1 j4 and a7 d10 g10 j7, all else empty', () => {
    expect([standard.width, standard.height, standard.board.length]).toEqual([10, 10, 100]);
    expect(amazonsOf(standard, 0).sort()).toEqual(['a4', 'd1', 'g1', 'j4']);
    expect(amazonsOf(standard, 1).sort()).toEqual(['a7', 'd10', 'g10', 'j7']);
    expect(standard.board.filter((cell) => cell === 'empty')).toHaveLength(92);
  });

  it('AMA-2: an arrow stays for the whole game', () => {
    const state = play(standard, 'd1-d7/g7 g10-g9/c9 d7-d1/d9');
    expect((['g7', 'c9', 'd9'] as const).map((square) => cellAt(state, square))).toEqual(['arrow', 'arrow', 'arrow']);
    expect(state.board.filter((cell) => cell === 'arrow')).toHaveLength(3);
  });
});

describe('the end', () => {
  it("AMA-3: none of the mover's amazons has an empty neighbour: the other side has won", () => {
    expect(outcome(start('q*Q/**1/3 b'))).toEqual({ winner: 0, reason: 'no-move' });
    // The same board with White to move goes on: only the side to move is looked at.
    expect(outcome(start('q*Q/**1/3 w'))).toBeUndefined();
  });

  it('AMA-3: one free amazon is enough, and a friend is as good a wall as an arrow', () => {
    expect(outcome(start('qq*/***/**Q b'))).toEqual({ winner: 0, reason: 'no-move' });
    expect(outcome(start('qq1/***/**Q b'))).toBeUndefined();
  });

  it('AMA-3: the game ends with the turn that shuts the other side in, and says so in an event', () => {
    const step = reduce(start('q1*/**1/2Q w'), move('c1', 'c2', 'b3'));
    expect(step.ok && step.value.events).toEqual([
      { type: 'moved', seat: 0, from: 'c1', to: 'c2', arrow: 'b3' },
      { type: 'ended', outcome: { winner: 0, reason: 'no-move' } },
    ]);
    expect(step.ok && check(step.value.state, move('a3', 'b3', 'a3', 1))).toMatchObject({ code: 'game-over' });
  });
});

describe('choosing an amazon', () => {
  // The amazon in the corner is shut in; the other one is free.
  const state = start('3q/4/**2/Q*2/1**Q w');

  it('AMA-4: one with no empty neighbour is an invalid selection, and another may be chosen', () => {
    const shut = start('2q/2*/*1Q/Q*1 w');
    expect(checkFrom(shut, 'a1')).toBeUndefined();
    const walled = start('2q/2*/**Q/Q*1 w');
    expect(checkFrom(walled, 'a1')).toEqual({ code: 'immobile', stage: 'from', square: 'a1' });
    expect(queenTargets(walled, 'a1')).toEqual([]);
    expect(checkFrom(walled, 'c2')).toBeUndefined();
    expect(reduce(walled, move('a1', 'b3', 'a3'))).toEqual({
      ok: false,
      error: { code: 'immobile', stage: 'from', square: 'a1' },
    });
  });

  it("AMA-4: says whether the tile is empty, holds an arrow, or the opponent's amazon", () => {
    expect(checkFrom(state, 'a4')).toEqual({ code: 'no-amazon', stage: 'from', square: 'a4', found: 'empty' });
    expect(checkFrom(state, 'a3')).toEqual({ code: 'no-amazon', stage: 'from', square: 'a3', found: 'arrow' });
    expect(checkFrom(state, 'd5')).toEqual({ code: 'opponents-amazon', stage: 'from', square: 'd5' });
  });

  it('AMA-4: a square that is not on the board, or no square at all, is refused with its own code', () => {
    const off = { code: 'off-board', stage: 'from', width: 4, height: 5 };
    expect(checkFrom(state, 'e1')).toEqual({ ...off, square: 'e1' });
    expect(checkFrom(state, 'a6')).toEqual({ ...off, square: 'a6' });
    expect(checkFrom(state, 'A2' as Square)).toEqual({ ...off, square: 'A2' });
    expect(checkFrom(state, 7 as unknown as Square)).toEqual({ code: 'malformed', field: 'from' });
  });
});

describe('choosing a destination', () => {
  // d4 stands in the open; each line from it has its own obstacle.
  const state = start('*2*2*/7/1q5/*2Q2Q/2*4/7/*4q1 w');

  it('AMA-5: any distance along a line over empty tiles', () => {
    expect(checkTo(state, 'd4', 'd1')).toBeUndefined();
    expect(checkTo(state, 'd4', 'd6')).toBeUndefined();
    expect(queenTargets(standard, 'd1')).toHaveLength(20);
    expect(queenTargets(standard, 'a4')).toHaveLength(20);
  });

  it.each([
    ['obstructed by an arrow', 'b2', { code: 'obstructed', origin: 'd4', square: 'b2', by: 'c3', found: 'arrow' }],
    ['occupied by an arrow', 'c3', { code: 'occupied', square: 'c3', found: 'arrow' }],
    ['occupied by a friend', 'g4', { code: 'occupied', square: 'g4', found: 'white' }],
    ['occupied by the opponent, on the edge of a line', 'b5', { code: 'not-a-line', origin: 'd4', square: 'b5' }],
    ['out of range', 'e6', { code: 'not-a-line', origin: 'd4', square: 'e6' }],
    ['its own tile', 'd4', { code: 'same-square', square: 'd4' }],
    ['off the board', 'h4', { code: 'off-board', square: 'h4', width: 7, height: 7 }],
  ])('AMA-5: %s is told', (_, to, refusal) => {
    expect(checkTo(state, 'd4', to as Square)).toEqual({ stage: 'to', ...refusal });
    expect(reduce(state, move('d4', to, 'd5'))).toEqual({ ok: false, error: { stage: 'to', ...refusal } });
  });

  it('AMA-5: the first obstacle on the way is named, though there are more behind it', () => {
    const row = start('Q1*q*1/6 w');
    expect(checkTo(row, 'a2', 'f2')).toMatchObject({ code: 'obstructed', by: 'c2', found: 'arrow' });
    expect(checkTo(row, 'a2', 'e2')).toMatchObject({ code: 'obstructed', by: 'c2' });
  });

  it('AMA-5: a choice before it that does not stand is told first', () => {
    expect(checkTo(state, 'a1', 'a2')).toEqual({ code: 'no-amazon', stage: 'from', square: 'a1', found: 'arrow' });
  });
});

describe('choosing where to shoot', () => {
  it('AMA-6: by the same rule, from the new tile', () => {
    expect(checkArrow(standard, 'd1', 'd7', 'g7')).toBeUndefined();
    expect(checkArrow(standard, 'd1', 'd7', 'd7')).toEqual({ code: 'same-square', stage: 'arrow', square: 'd7' });
    expect(checkArrow(standard, 'd1', 'd7', 'e9')).toMatchObject({ code: 'not-a-line', stage: 'arrow', origin: 'd7' });
    expect(checkArrow(standard, 'd1', 'd7', 'a7')).toMatchObject({ code: 'occupied', stage: 'arrow', found: 'black' });
    expect(checkArrow(standard, 'd1', 'd9', 'd11')).toMatchObject({ code: 'off-board', stage: 'arrow' });
    expect(checkArrow(start('q2/1*1/Q2 w'), 'a1', 'c1', 'a3')).toMatchObject({ code: 'obstructed', by: 'b2' });
  });

  it('AMA-6: the tile the amazon left counts as empty: the arrow may land on it', () => {
    expect(checkArrow(standard, 'd1', 'd7', 'd1')).toBeUndefined();
    expect(play(standard, 'd1-d7/d1').board[3]).toBe('arrow');
  });

  it('AMA-6: and may fly over it', () => {
    const state = start('q1Q1/4/4 w');
    expect(arrowTargets(state, 'c3', 'd3')).toContain('b3');
    expect(checkArrow(state, 'c3', 'd3', 'b3')).toBeUndefined();
    // The amazon next to it still blocks.
    expect(checkArrow(state, 'c3', 'd3', 'a3')).toMatchObject({ code: 'occupied', found: 'black' });
  });

  it('AMA-6: an amazon that moved can always shoot, be it back to where it came from', () => {
    const state = start('Q1q');
    expect([...legalActions(state)]).toEqual([move('a1', 'b1', 'a1')]);
  });
});

describe('the turn', () => {
  it('AMA-7: takes effect in one step and passes', () => {
    const step = reduce(standard, move('d1', 'd7', 'g7'));
    if (!step.ok) throw new TypeError('not reached');
    const { state } = step.value;
    expect((['d1', 'd7', 'g7'] as const).map((square) => cellAt(state, square))).toEqual(['empty', 'white', 'arrow']);
    expect(state.board.filter((cell, index) => cell !== standard.board[index])).toHaveLength(3);
    expect([state.turn, state.ply, state.last]).toEqual([1, 1, { from: 'd1', to: 'd7', arrow: 'g7' }]);
  });

  it('AMA-7: nothing of it takes effect when a part of it is refused', () => {
    const before = JSON.stringify(standard);
    expect(reduce(standard, move('d1', 'd7', 'e9')).ok).toBe(false);
    expect(JSON.stringify(standard)).toBe(before);
  });

  it('AMA-7: is refused to the side that is not to move', () => {
    expect(reduce(standard, move('a7', 'a6', 'a5', 1))).toEqual({
      ok: false,
      error: { code: 'not-your-turn', seat: 1, turn: 0 },
    });
  });

  it.each([
    [-2, -2],
    [0, -2],
    [2, -2],
    [-2, 0],
    [2, 0],
    [-2, 2],
    [0, 2],
    [2, 2],
  ])('AMA-8: the line dx = %i, dy = %i counts for the amazon and for the arrow', (dx, dy) => {
    const state = start('q8/9/9/9/4Q4/9/9/9/9 w');
    const at = (steps: number): Square =>
      `${'abcdefghi'.charAt(4 + (dx / 2) * steps)}${5 + (dy / 2) * steps}` as Square;
    expect(queenTargets(state, 'e5')).toContain(at(2));
    expect(arrowTargets(state, 'e5', at(1))).toContain(at(3));
    expect(checkArrow(state, 'e5', at(2), at(3))).toBeUndefined();
  });

  it('AMA-9: choosing in stages changes nothing, so a choice can be taken back until the turn is played', () => {
    const frozen: AmazonsState = Object.freeze({ ...standard, board: Object.freeze([...standard.board]) });
    expect(queenTargets(frozen, 'd1')).toContain('d7');
    expect(arrowTargets(frozen, 'd1', 'd7')).toContain('g7');
    expect(queenTargets(frozen, 'g1')).toContain('g7');
    expect(frozen).toEqual(standard);
    expect(reduce(frozen, move('g1', 'g7', 'd7')).ok).toBe(true);
  });

  it('AMA-10: the rules stand apart: they import the kit and each other, no screen, no clock, no chance', () => {
    const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/\.(test|props)\.ts$|^(engine|fixtures)/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const text = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/^\s*(\*|\/\/).*$/gm, '');
      const imports = [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? '');
      expect(imports.filter((name) => !name.startsWith('.') && name !== '@games/kit')).toEqual([]);
      expect(text).not.toMatch(/\b(document|window|navigator|Date|Math\.random|performance|setTimeout|fetch)\b/);
    }
  });
});

describe('giving up and junk', () => {
  it('lets either side give up at any time', () => {
    for (const seat of [0, 1] as const) {
      const step = reduce(standard, { type: 'resign', seat });
      expect(step.ok && outcome(step.value.state)).toEqual({ winner: 1 - seat, reason: 'resign' });
    }
  });

  it.each([
    [undefined, 'action'],
    [null, 'action'],
    ['move', 'action'],
    [{}, 'type'],
    [{ type: 'jump', seat: 0 }, 'type'],
    [{ type: 'move', seat: 2 }, 'seat'],
    [{ type: 'move', seat: null }, 'seat'],
    [{ type: 'timeout', seat: 2, at: 1 }, 'seat'],
    [{ type: 'move', seat: 0, at: Number.NaN }, 'at'],
    [{ type: 'timeout', seat: null }, 'at'],
    [{ type: 'move', seat: 0 }, 'from'],
    [{ type: 'move', seat: 0, from: 'd1', to: {}, arrow: 'a1' }, 'to'],
    [{ type: 'move', seat: 0, from: 'd1', to: 'd2', arrow: null }, 'arrow'],
  ])('refuses %j as malformed, naming the field', (action, field) => {
    const error = { code: 'malformed', field };
    expect(check(standard, action as unknown as AmazonsAction)).toEqual(error);
    expect(reduce(standard, action as unknown as AmazonsAction)).toEqual({ ok: false, error });
  });
});
