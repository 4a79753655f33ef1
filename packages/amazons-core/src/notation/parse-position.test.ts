import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, start } from '../fixtures/play.js';
import { type AmazonsState, cellAt, create, formatPosition, legalActions, parsePosition, SETUPS } from '../index.js';

const read = (text: string): AmazonsState => {
  const position = parsePosition(text);
  if (!position.ok) throw new TypeError(JSON.stringify(position.error));
  return position.value;
};

describe('parsePosition', () => {
  it("reads Fairy-Stockfish's FEN, as it writes it after d1-d7/g7 d10-d9/g9", () => {
    const text = '6q3/3q2*3/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 w - - 2 2';
    const { last: _last, ...played } = play(start(), 'd1-d7/g7 d10-d9/g9');
    expect(read(text)).toEqual(played);
    expect(formatPosition(read(text))).toBe(text);
  });

  it("reads Fairy-Stockfish's FEN from before 2023, with pawns for arrows and in the hand (its pull 565)", () => {
    const old = '3q2q3/10/10/q8q/10/10/Q8Q/3P6/10/3Q2Q3[PPPPPPpppppp] w - - 0 1';
    expect(cellAt(read(old), 'd3')).toBe('arrow');
    expect(read('3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3[] w - - 0 1')).toEqual(start());
  });

  it("reads amazons-game-engine's form, and the amazon that has still to shoot", () => {
    expect(read('3b2b3/10/10/b8b/10/10/w8w/10/10/3w2w3 w - 1')).toEqual(start());
    const midTurn = read('3b2b3/10/10/b2w5b/10/10/w8w/10/10/6w3 w d7 1');
    expect(midTurn.shooting).toBe('d7');
    expect([...legalActions(midTurn)].every((action) => action.type === 'move' && action.from === 'd7')).toBe(true);
    expect([...legalActions(midTurn)]).toHaveLength([...legalActions(start())].filter(isD1D7).length);
    expect(cellAt(read('3b2b3/10/10/b2x5b/10/10/w8w/10/10/6w3'), 'd7')).toBe('arrow');
  });

  it("reads OpenSpiel's drawn board, its rows parted by line breaks, slashes or bars", () => {
    const rows = formatPosition(start(), { style: 'rows' });
    expect(rows.split('\n')[0]).toBe('...O..O...');
    for (const gap of ['\n', '\r\n', '\n   ', '/', '|']) expect(read(rows.replaceAll('\n', gap))).toEqual(start());
    expect(read('x..#|....|.#.o')).toEqual(read('Q2*/4/1*1q'));
    expect(read(`${rows} O`).turn).toBe(1);
  });

  it('reads digits one by one where two together would be wider than the board', () => {
    expect(read('3q2q3/1111111111/55/q8q/10/10/Q8Q/10/10/3Q2Q3')).toEqual(start());
    expect(read('1111111111/q9/Q9').width).toBe(10);
    expect(read('Qq3/14/12Qq').width).toBe(5);
    // Eleven columns are a board too: the greedy reading stands where it fits.
    expect(read('11/Qq9').width).toBe(11);
    expect(parsePosition('11/Q')).toMatchObject({ error: { code: 'position-ragged', width: 1, expected: 11 } });
    expect(parsePosition('3q/1111111')).toMatchObject({ error: { code: 'position-ragged', width: 7, expected: 4 } });
  });

  it('needs only the board: White is to move, and no turn was played', () => {
    expect(read('3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3')).toEqual(start());
    expect(read('  Q1q\n').turn).toBe(0);
    expect(read('Q1q BLACK').turn).toBe(1);
  });

  it.each([
    ['Q1q w - - 0 1', 0, 'Q1q w - - 0 1'],
    ['Q1q b - - 0 1', 0, 'Q1q b - - 0 1'],
    ['Q1q b - - 1 1', 1, 'Q1q b - - 1 1'],
    ['Q1q w - - 0 20', 38, 'Q1q w - - 38 20'],
    ['Q1q b - 1', 1, 'Q1q b - - 1 1'],
    ['Q1q b', 0, 'Q1q b - - 0 1'],
    ['Q1q b - 3', 5, 'Q1q b - - 5 3'],
    ['Q1q w - 0', 0, 'Q1q w - - 0 1'],
  ])('counts turns by the counters of %s', (text, ply, written) => {
    expect(read(text).ply).toBe(ply);
    expect(formatPosition(read(text))).toBe(written);
  });

  it.each([
    ['', { code: 'position-empty' }],
    [' \n ', { code: 'position-empty' }],
    ['3q/5', { code: 'position-ragged', row: 2, width: 5, expected: 4 }],
    ['Q1k', { code: 'position-character', character: 'k', line: 1, column: 3 }],
    ['...\n.♛.\n...', { code: 'position-character', character: '♛', line: 2, column: 2 }],
    ['Q0q', { code: 'position-character', character: '0', line: 1, column: 2 }],
    ['Q1q[hand', { code: 'position-character', character: '[', line: 1, column: 4 }],
    ['Q16', { code: 'position-size', width: 17, height: 1 }],
    [Array.from({ length: 17 }, () => '3').join('/'), { code: 'position-size', width: 3, height: 17 }],
    ['//', { code: 'position-size', width: 0, height: 0 }],
    ['Q1q green', { code: 'position-turn', found: 'green' }],
    ['Q1q w c1', { code: 'position-shooting', found: 'c1' }],
    ['Q1q w b1', { code: 'position-shooting', found: 'b1' }],
    ['Q1q w z9', { code: 'position-shooting', found: 'z9' }],
    ['Qq w a1', { code: 'position-shooting', found: 'a1' }],
    ['Q1q w - - 1 2 3', { code: 'position-fields', found: '- - 1 2 3' }],
    ['Q1q w a1 a1', { code: 'position-fields', found: 'a1 a1' }],
    ['Q'.repeat(3_000), { code: 'position-too-long', limit: 2_000 }],
  ])('refuses %j', (text, error) => {
    expect(parsePosition(text)).toEqual({ ok: false, error });
  });

  it('whatever it is given, it answers, and what it takes can be played', () => {
    const sign = fc.constantFrom(...'Qq*wbxXO.#/|123 -\n\r[]Pp0', '16', ' w ', ' b ', 'a1', '\u2028', '💥');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: sign, maxLength: 60 }), fc.string({ unit: 'binary' })), (text) => {
        const position = parsePosition(text);
        if (!position.ok) {
          expect(position.error.code).toMatch(/^position-/);
          return;
        }
        const { width, height, board } = position.value;
        expect(board).toHaveLength(width * height);
        expect(create({ position: text })).toEqual(position);
        expect(parsePosition(formatPosition(position.value))).toEqual(position);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('formatPosition', () => {
  it('every style is read back: FEN and wbx whole, rows without the side to move', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(SETUPS)), fc.array(fc.nat(), { maxLength: 8 }), (config, picks) => {
        let state = start(config);
        for (const pick of picks) {
          const actions = [...legalActions(state)];
          const action = actions[pick % actions.length];
          if (action?.type === 'move') state = play(state, `${action.from}-${action.to}/${action.arrow}`);
        }
        const { last: _last, ...bare } = state;
        expect(read(formatPosition(state))).toEqual(bare);
        expect(read(formatPosition(state, { style: 'wbx' }))).toEqual(bare);
        expect(read(formatPosition(state, { style: 'rows' })).board).toEqual(bare.board);
      }),
      { numRuns: 40 },
    );
  });

  it('writes the amazon in mid-turn', () => {
    const text = '3q2q3/10/10/q2Q5q/10/10/Q8Q/10/10/6Q3 w d7 - 0 1';
    expect(formatPosition(read(text))).toBe(text);
    expect(formatPosition(read(text), { style: 'wbx' })).toBe('3b2b3/10/10/b2w5b/10/10/w8w/10/10/6w3 w d7 1');
  });
});

function isD1D7(action: ReturnType<typeof legalActions> extends Iterable<infer Action> ? Action : never): boolean {
  return action.type === 'move' && action.from === 'd1' && action.to === 'd7';
}
