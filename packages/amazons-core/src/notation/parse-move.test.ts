import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, start } from '../fixtures/play.js';
import { formatMove, legalActions, type MoveStyle, parseMove, parseMoves, SETUPS } from '../index.js';

const STYLES: readonly MoveStyle[] = ['standard', 'parentheses', 'cross', 'uci', 'sgf', 'openspiel', 'botzone'];
const MOVE = { from: 'd1', to: 'd7', arrow: 'g7' } as const;

describe('parseMove', () => {
  it.each([
    ['Wikipedia', 'd1-d7/g7'],
    ['with its number', '1.d1-d7/g7'],
    ["Black's, with its number", '12... d1-d7/g7'],
    ['papers', 'd1-d7(g7)'],
    ['ludicum, en dash', '1.d1–d7,g7;'],
    ['littlegolem, upper case', 'D1-D7 x G7'],
    ['Mueller', 'D1-D7xG7'],
    ['with the multiplication sign', 'd1-d7×g7'],
    ['with an arrow', 'd1→d7 / g7'],
    ['with a colon', 'd1-d7: g7'],
    ['squares alone', 'd1 d7 g7'],
    ['nothing between', 'd1d7g7'],
    ['Fairy-Stockfish UCI', 'd1d7,d7g7'],
    ['UCI in upper case', 'D1D7, D7G7'],
    ['SGF points', 'djddgd'],
    ['an SGF property', ';B[djddgd]'],
    ['OpenSpiel, three lines', 'X From (10, 4)\nX To (4, 4)\nX Shoot: (4, 7)'],
    ['OpenSpiel, one line, the other side', 'O From (10,4) O To (4,4) O Shoot: (4,7)'],
  ])('reads %s: %j', (_, text) => {
    expect(parseMove(text)).toEqual({ ok: true, value: MOVE });
    expect(parseMove(`  ${text}\r\n`)).toEqual({ ok: true, value: MOVE });
  });

  it('reads the squares of the largest board', () => {
    const size = { width: 16, height: 16 };
    const move = { from: 'p16', to: 'a1', arrow: 'a16' };
    for (const text of ['p16-a1/a16', 'p16a1,a1a16', 'p16a1a16', 'paapaa']) {
      expect(parseMove(text, size)).toEqual({ ok: true, value: move });
    }
  });

  it('reads bare numbers only when told whose they are', () => {
    const eight = SETUPS['8x8'];
    // Botzone's Black stands at (0,2) (2,0) (5,0) (7,2) and moves first: our White.
    expect(parseMove('2 0 2 5 5 5', eight, { numbers: 'botzone' })).toEqual({
      ok: true,
      value: { from: 'c1', to: 'c6', arrow: 'f6' },
    });
    expect(parseMove('93 33 36', SETUPS.standard, { numbers: 'openspiel-ids' })).toEqual({ ok: true, value: MOVE });
    expect(parseMove('2 0 2 5 5 5', eight)).toMatchObject({ ok: false, error: { code: 'move-syntax' } });
  });

  it.each([
    ['', { code: 'move-syntax', found: '', column: 1 }],
    ['d1-d7', { code: 'move-syntax', found: 'd1-d7', column: 1 }],
    ['d1-d7/g7 and more', { code: 'move-syntax', found: 'and more', column: 10 }],
    ['d1-d7/g7 d10-d9/g9', { code: 'move-syntax', found: 'd1-d7/g7 d10-d9/g9', column: 1 }],
    ['d17-d2/d3', { code: 'move-syntax', found: 'd17-d2/d3', column: 1 }],
    ['d0-d2/d3', { code: 'move-syntax', found: 'd0-d2/d3', column: 1 }],
    ['d1-d11/g7', { code: 'move-off-board', found: 'd1-d11/g7', width: 10, height: 10 }],
    ['djddgp', { code: 'move-off-board', found: 'djddgp', width: 10, height: 10 }],
    ['X From (0, 4) X To (4, 4) X Shoot: (4, 7)', { code: 'move-off-board', width: 10, height: 10 }],
    ['d1d7,d6g6', { code: 'move-disagrees', to: 'd7', shooter: 'd6' }],
    ['-1 -1 -1 -1 -1 -1', { code: 'move-syntax', found: '-1 -1 -1 -1 -1 -1', column: 1 }],
    ['x'.repeat(30_000), { code: 'move-too-long', limit: 20_000 }],
  ])('refuses %j', (text, error) => {
    expect(parseMove(text)).toMatchObject({ ok: false, error });
  });

  it('whatever it is given, it answers', () => {
    const sign = fc.constantFrom(
      'd1',
      'D7',
      'g10',
      'a',
      'p',
      '1',
      '16',
      '-',
      '–',
      '/',
      '(',
      ')',
      'x',
      ',',
      ';',
      '. ',
      ' ',
      '\n',
      'X From (1, 2)',
      '[',
      'B',
    );
    const style = fc.constantFrom(undefined, 'botzone' as const, 'openspiel-ids' as const);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'binary' })), style, (text, numbers) => {
        const read = parseMove(text, SETUPS.standard, { ...(numbers && { numbers }) });
        if (!read.ok) expect(read.error.code).toMatch(/^move-/);
        else expect(parseMove(formatMove(read.value))).toEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    'd1'.repeat(9_000),
    ' '.repeat(19_999),
    'd1-'.repeat(6_000),
    `d1${' '.repeat(19_000)}`,
    '1.'.repeat(9_000),
    ';B['.repeat(6_000),
  ])('is done with hostile text at once, case %#', (text) => {
    const read = parseMoves(text);
    if (!read.ok) expect(read.error.code).toMatch(/^move-/);
    expect(read.ok && read.value.length === 3_000).toBe(text.startsWith('d1d1'));
  });
});

describe('formatMove', () => {
  it.each([
    ['standard', 'd1-d7/g7'],
    ['parentheses', 'd1-d7(g7)'],
    ['cross', 'd1-d7xg7'],
    ['uci', 'd1d7,d7g7'],
    ['sgf', 'djddgd'],
    ['openspiel', 'X From (10, 4)\nX To (4, 4)\nX Shoot: (4, 7)'],
    ['botzone', '3 0 3 6 6 6'],
  ] as const)('writes %s', (style, text) => {
    expect(formatMove(MOVE, { style })).toBe(text);
  });

  it('every style is read back, on every setup', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(SETUPS)),
        fc.nat(),
        fc.constantFrom(...STYLES),
        (size, pick, style) => {
          const actions = [...legalActions(start(size))];
          const action = actions[pick % actions.length];
          if (action?.type !== 'move') throw new TypeError('not reached');
          const { from, to, arrow, seat } = action;
          const text = formatMove(action, { style, size, seat });
          const numbers = style === 'botzone' ? { numbers: style } : {};
          expect(parseMove(text, size, numbers)).toEqual({ ok: true, value: { from, to, arrow } });
        },
      ),
    );
  });
});

describe('parseMoves', () => {
  it('reads a pasted game, numbers and all', () => {
    const text = '1.d1–d5,g8; g10–d7,h3;\n2. g1-g4(e4) a7-b7(b3)';
    const read = parseMoves(text);
    expect(read.ok && read.value.map((move) => formatMove(move))).toEqual([
      'd1-d5/g8',
      'g10-d7/h3',
      'g1-g4/e4',
      'a7-b7/b3',
    ]);
    expect(play(start(), text).ply).toBe(4);
  });

  it('reads the same game in every style, parted by blanks', () => {
    const moves = parseMoves('d1-d7/g7 d10-d9/g9 d7-e7/e1');
    if (!moves.ok) throw new TypeError('not reached');
    for (const style of STYLES.filter((one) => one !== 'botzone')) {
      const text = moves.value.map((move) => formatMove(move, { style })).join(' ');
      expect(parseMoves(text)).toEqual(moves);
    }
  });

  it('an empty text is no turn', () => {
    expect(parseMoves(' \n')).toEqual({ ok: true, value: [] });
  });
});
