import { describe, expect, test } from 'vitest';
import { ROOMS, SUSPECTS } from '../cards.js';
import { roomDistances } from '../movement/distance.js';
import { findDestinations } from '../movement/search.js';
import { CLASSIC_BOARD } from './classic.js';
import { classicBoard, loadBoard } from './index.js';
import { parseBoard } from './parse.js';
import { squareAt, toPoint } from './squares.js';
import type { Square } from './types.js';

const board = classicBoard();

/** All squares of a rectangle of a row range and a column range. */
function block(rows: string, from: number, to: number): Square[] {
  return [...rows].flatMap((row) => Array.from({ length: to - from + 1 }, (_, i) => `${row}${from + i}` as Square));
}

describe('the classic board', () => {
  test('CLU-1: squares are named A1 to X24, row by letter, column by number', () => {
    expect([board.rows, board.columns]).toEqual([24, 24]);
    expect(squareAt({ row: 0, column: 0 })).toBe('A1');
    expect(squareAt({ row: 23, column: 23 })).toBe('X24');
    expect(toPoint('X24')).toEqual({ row: 23, column: 23 });
    for (const square of board.squares) expect(squareAt(toPoint(square))).toBe(square);
  });

  test('CLU-2: Study, Lounge and Ballroom lie as the requirements say', () => {
    expect(board.rooms.study).toEqual(block('ABCD', 1, 7));
    expect(board.rooms.lounge).toEqual(block('ABCDEF', 18, 24));
    expect(board.rooms.ballroom).toEqual([...block('RSTUVW', 9, 16), ...block('X', 11, 14)]);
  });

  test('CLU-2: nine rooms, 17 doors, the middle, two secret passages', () => {
    expect(Object.keys(board.rooms).sort()).toEqual([...ROOMS].sort());
    expect(board.doors).toHaveLength(17);
    expect(ROOMS.map((room) => board.doors.filter((door) => door.room === room).length)).toEqual([
      1, 3, 1, 2, 1, 4, 1, 2, 2,
    ]);
    expect(board.middle).toEqual(block('IJKLMNO', 10, 14));
    expect(board.passages).toEqual([
      ['study', 'kitchen'],
      ['lounge', 'conservatory'],
    ]);
  });

  test('CLU-3: squares on both sides of a wall are not adjacent: A18 touches A17', () => {
    expect(board.rooms.lounge).toContain('A18');
    expect(board.squares).toContain('A17');
    expect(board.neighbours[board.squares.indexOf('A17')]).toEqual([board.squares.indexOf('B17')]);
    expect(board.doors.filter((door) => door.outside === 'A17')).toEqual([]);
  });

  test('CLU-4: the tokens start where the requirements say', () => {
    expect(board.starts).toEqual({
      scarlet: 'A17',
      white: 'X15',
      mustard: 'H24',
      plum: 'F1',
      peacock: 'S1',
      green: 'X10',
    });
  });

  test('186 corridor squares, all reachable from A17', () => {
    expect(board.squares).toHaveLength(186);
    expect(new Set(board.squares).size).toBe(186);
    const reached = new Set([board.squares.indexOf('A17')]);
    for (const at of reached) for (const next of board.neighbours[at] ?? []) reached.add(next);
    expect(reached.size).toBe(186);
  });

  test('adjacency goes both ways', () => {
    board.neighbours.forEach((beside, i) => {
      for (const j of beside) expect(board.neighbours[j]).toContain(i);
    });
  });

  test('steps from each start square to the nearest rooms', () => {
    const nearest = Object.fromEntries(
      SUSPECTS.map((suspect) => {
        const far = Object.entries(roomDistances(board, board.starts[suspect])).sort(([, a], [, b]) => a - b);
        return [suspect, Object.fromEntries(far.slice(0, suspect === 'scarlet' ? 3 : 2))];
      }),
    );
    expect(nearest).toEqual({
      scarlet: { lounge: 8, 'dining-room': 10, hall: 12 },
      mustard: { 'dining-room': 8, lounge: 8 },
      white: { ballroom: 7, kitchen: 12 },
      green: { ballroom: 7, conservatory: 9 },
      peacock: { conservatory: 7, ballroom: 9 },
      plum: { study: 8, hall: 10 },
    });
  });

  test('walks from room to room: the shortest 4, the longest 28', () => {
    const walks = ROOMS.flatMap((from) =>
      ROOMS.filter((to) => to !== from).map((to) => ({
        pair: [from, to].sort().join(' '),
        steps: roomDistances(board, from)[to],
      })),
    );
    const pairs = (steps: number): string[] =>
      [...new Set(walks.filter((w) => w.steps === steps).map((w) => w.pair))].sort();
    expect(Math.min(...walks.map(({ steps }) => steps))).toBe(4);
    expect(pairs(4)).toEqual(['ballroom conservatory', 'billiard-room library', 'dining-room lounge', 'hall study']);
    expect(Math.max(...walks.map(({ steps }) => steps))).toBe(28);
    expect(pairs(28)).toEqual(['kitchen study']);
  });
});

describe('a board is data', () => {
  const broken = (from: string, to: string): unknown => {
    expect(CLASSIC_BOARD).toContain(from);
    const parsed = parseBoard(CLASSIC_BOARD.replace(from, to));
    return parsed.ok ? 'a board' : parsed.error;
  };

  test('each fault has its code', () => {
    expect(broken('map', 'maps')).toMatchObject({ code: 'board-line', line: 1, text: 'maps' });
    expect(broken('D7-E7', 'D7>E7')).toMatchObject({ code: 'board-line' });
    expect(broken('study          D7', 'attic          D7')).toMatchObject({ code: 'board-line' });
    expect(broken('B  SSS', 'C  SSS')).toMatchObject({ code: 'board-line', line: 3 });
    expect(parseBoard('')).toEqual({ ok: false, error: { code: 'board-size', rows: 0, columns: 0 } });
    expect(parseBoard(`map\nA ${'.'.repeat(41)}`)).toMatchObject({ error: { code: 'board-size', columns: 41 } });
    expect(broken('A  SSS', 'A  SS')).toEqual({ code: 'board-ragged', row: 'B', columns: 24, expected: 23 });
    expect(broken('A  SSS', 'A  S?S')).toEqual({ code: 'board-character', square: 'A2', character: '?' });
    expect(broken('#1L', '#.L')).toEqual({ code: 'board-start', suspect: 'scarlet', found: 0 });
    expect(broken('..HHHHHH..L', '.1HHHHHH..L')).toEqual({ code: 'board-start', suspect: 'scarlet', found: 2 });
    expect(parseBoard(CLASSIC_BOARD.replaceAll('KKKKKK', '######').replace('K*KKK', '#####'))).toMatchObject({
      error: { code: 'board-room-missing', room: 'kitchen' },
    });
    expect(broken('S  5.......BBBBBBBB..K*KKK#', 'S  5.......BBBBBBBB..KKKKK#')).toBe('a board');
    expect(broken('kitchen        S20-R20', '')).toEqual({ code: 'board-door-mark', square: 'S20' });
    expect(broken('SSSSSS*', 'SSSSS**')).toEqual({ code: 'board-door-mark', square: 'D6' });
    expect(broken('D7-E7', 'D7-E7 E8-E9')).toEqual({ code: 'board-door-inside', room: 'study', square: 'E8' });
    expect(broken('D7-E7', 'D7-E7 C7-C6')).toEqual({ code: 'board-door-outside', room: 'study', square: 'C6' });
    expect(broken('D7-E7', 'D7-E7 A7-B8')).toEqual({
      code: 'board-door-apart',
      room: 'study',
      inside: 'A7',
      outside: 'B8',
    });
    expect(broken('lounge         conservatory', 'lounge         study')).toEqual({
      code: 'board-passage',
      room: 'study',
    });
    expect(broken('lounge         conservatory', 'lounge         lounge')).toEqual({
      code: 'board-passage',
      room: 'lounge',
    });
  });

  test('a room that no way leads to, and a square that none leads to, are faults', () => {
    const noDoor = CLASSIC_BOARD.replace('K*KKK#', 'KKKKK#').replace('kitchen        S20-R20\n', '');
    expect(parseBoard(noDoor)).toMatchObject({ error: { code: 'board-room-unreachable', room: 'kitchen' } });
    expect(broken('YY*YY...xxxxx', 'YY*YY...xx.xx')).toMatchObject({ code: 'board-square-unreachable', square: 'K12' });
  });

  test('a board may have 26 rows and 40 columns', () => {
    const rows = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter} ${'.'.repeat(40)}`);
    const map = ['A SHLDKBCIY'.padEnd(42, '.'), 'B 123456'.padEnd(42, '.'), ...rows.slice(2)];
    const doors = ROOMS.map((room, i) => `${room} A${i + 1}-B${i + 1}`);
    const wide = parseBoard(['map', ...map, 'doors', ...doors].join('\n'));
    expect(wide.ok && [wide.value.rows, wide.value.columns, wide.value.squares.at(-1)]).toEqual([26, 40, 'Z40']);
    // A search in the open, with the most walks there can be: all 168 squares of the right colour within twelve steps.
    const found = wide.ok ? findDestinations(wide.value, { from: 'M20', steps: 12 }) : [];
    expect(found.filter(({ kind }) => kind === 'square')).toHaveLength(168);
  });

  test('junk is refused, never thrown at', () => {
    for (const text of [
      '\0',
      'map\nA',
      'doors\nhall',
      'passages\nhall',
      'map\nA *',
      'A'.repeat(1e5),
      'map\nA 123456',
    ]) {
      expect(parseBoard(text).ok).toBe(false);
    }
  });

  test('a board is read once', () => {
    expect(loadBoard('classic')).toBe(loadBoard('classic'));
    for (let i = 0; i < 20; i++) loadBoard(`map ${i}`);
    expect(loadBoard('classic').ok).toBe(true);
  });
});
