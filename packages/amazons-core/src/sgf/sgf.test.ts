import { describe, expect, it } from 'vitest';
import { play, start } from '../fixtures/play.js';
import {
  type AmazonsAction,
  type AmazonsState,
  amazonsOf,
  cellAt,
  formatMove,
  formatPosition,
  legalActions,
  outcome,
  reduce,
  SETUPS,
} from '../index.js';
import { addMove, createSgf, formatSgf, mainLine, parseSgf, type SgfGame, stateAt } from './index.js';

const read = (text: string): SgfGame => {
  const game = parseSgf(text);
  if (!game.ok) throw new TypeError(JSON.stringify(game.error));
  return game.value;
};
const made = (state: AmazonsState, actions: readonly AmazonsAction[], names = {}): SgfGame => {
  const game = createSgf(state, actions, names);
  if (!game.ok) throw new TypeError(JSON.stringify(game.error));
  return game.value;
};
const moves = (game: SgfGame): string[] => game.nodes.flatMap((node) => (node.move ? [formatMove(node.move)] : []));

describe('GM[18], by red-bean.com/sgf/amazons.html', () => {
  it("its Black stands at the bottom and moves first, so it is seat 0: the page's own example", () => {
    const game = read('(;GM[18];B[djddgd];W[addgad];B[gjehea])');
    expect(game.start).toEqual(start());
    expect(game.nodes.map((node) => node.move?.seat)).toEqual([undefined, 0, 1, 0]);
    expect(moves(game)).toEqual(['d1-d7/g7', 'a7-d4/a7', 'g1-e3/e10']);
  });

  it('the default board is the one it spells out', () => {
    const spelt = '(;GM[18]SZ[10]AB[dj][gj][ag][jg]AW[da][ga][ad][jd])';
    expect(read(spelt)).toEqual(read('(;GM[18])'));
    expect(formatSgf(read(spelt))).toBe('(;FF[4]GM[18]CA[UTF-8]SZ[10])\n');
  });

  it('AA adds arrows, AE takes off, and lists may be rectangles', () => {
    const { start: state } = read('(;GM[18]SZ[6:4]AB[ad]AW[fa]AA[bb:dc][fd]AE[cc])');
    expect(formatPosition(state)).toBe('5q/1***2/1*1*2/Q4* w - - 0 1');
  });

  it('sizes go from the board letters, also rectangular ones', () => {
    expect(read('(;GM[18]SZ[8])').start).toEqual(start(SETUPS['8x8']));
    expect(read('(;GM[18]SZ[6 : 5]AB[ae]AW[fa])').start).toMatchObject({ width: 6, height: 5 });
    expect(read('(;GM[18]SZ[16]AB[ap]AW[pa])').start.board[0]).toBe('white');
  });

  it('PL, or else the first move, says who moves first', () => {
    expect(read('(;GM[18]PL[W];W[addgad])').start.turn).toBe(1);
    expect(read('(;GM[18]PL[white])').start.turn).toBe(1);
    expect(read('(;GM[18];W[addgad])').start.turn).toBe(1);
  });

  it('a file that does not name its game is taken for Amazons, and so is a bare move list', () => {
    expect(moves(read('(;B[djddgd])'))).toEqual(['d1-d7/g7']);
    expect(read('(;)').nodes).toHaveLength(1);
  });
});

describe('parseSgf', () => {
  it('keeps variations in order, comments and all other properties', () => {
    const text =
      '(;GM[18]PB[Ada]PW[Ben]GC[a [bracket\\]];B[djddgd]C[First\nline]N[open](;W[addgad](;B[gjehea])(;B[gjejea]))(;W[daddaa]TE[1]))';
    const game = read(text.replace('W[daddaa]', 'W[dadbda]'));
    expect(game.nodes.map((node) => node.children)).toEqual([[1], [2, 5], [3, 4], [], [], []]);
    expect(game.nodes[0]?.properties).toEqual({ PB: ['Ada'], PW: ['Ben'], GC: ['a [bracket]'] });
    expect(game.nodes[1]).toMatchObject({ comment: 'First\nline', properties: { N: ['open'] } });
    expect(game.nodes[5]?.properties).toEqual({ TE: ['1'] });
    expect(parseSgf(formatSgf(game))).toEqual({ ok: true, value: game });
  });

  it('resolves escapes, soft line breaks and every kind of line end', () => {
    const comment = (text: string): string | undefined => read(`(;GM[18]C[${text}])`).nodes[0]?.comment;
    expect(comment('a\\]b\\\\c\\:d')).toBe('a]b\\c:d');
    expect(comment('soft\\\nbreak\\\r\nhere')).toBe('softbreakhere');
    expect(comment('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour');
    expect(comment('tab\there')).toBe('tab here');
    expect(comment('ünïcödé 💥')).toBe('ünïcödé 💥');
    expect(comment('')).toBeUndefined();
  });

  it('passes over what stands before and after the game, blanks, and lower case in identifiers', () => {
    const text = 'From: a mail\r\n\r\n( ;\r\nGaMe [18]\r\n ; Black [dj dd gd] ; W[addgad] )  (;GM[1]) and more';
    expect(moves(read(text))).toEqual(['d1-d7/g7', 'a7-d4/a7']);
  });

  it('merges the values of a property that is given twice', () => {
    expect(amazonsOf(read('(;SZ[5]AB[ae]AB[ee]AW[aa])').start, 0)).toEqual(['a1', 'e1']);
  });

  it('reads the setup of a later node', () => {
    const game = read('(;SZ[5]AB[ae]AW[aa];AA[cc]PL[W];W[aababb])');
    expect(cellAt(stateAt(game, 1), 'c3')).toBe('arrow');
    expect(stateAt(game, 1).turn).toBe(1);
    expect(parseSgf(formatSgf(game))).toEqual({ ok: true, value: game });
    expect(mainLine(game)).toEqual([]);
  });

  it.each([
    ['', { code: 'sgf-no-game', line: 1, column: 1 }],
    ['no game\nat all', { code: 'sgf-no-game', line: 2, column: 7 }],
    ['(;GM[18]', { code: 'sgf-unclosed', expected: ')', line: 1, column: 9 }],
    ['(;GM[18]\r\n;C[never\r\nends)', { code: 'sgf-unclosed', expected: ']', line: 2, column: 3 }],
    ['(;GM[18]\n;B djddgd)', { code: 'sgf-syntax', expected: '[', found: 'd', line: 2, column: 4 }],
    ['(;GM[18];B[djddgd]?)', { code: 'sgf-syntax', expected: 'A-Z ( ; )', found: '?', line: 1, column: 19 }],
    ['(;GM[18](B[djddgd]))', { code: 'sgf-syntax', expected: ';', found: 'B', line: 1, column: 10 }],
    ['(;GM[18](;B[djddgd])W[addgad])', { code: 'sgf-syntax', expected: '( ; )', found: 'W', line: 1, column: 21 }],
    ['(;GM[18]())', { code: 'sgf-syntax', expected: ';', found: ')', line: 1, column: 10 }],
    ['(;gm[18])', { code: 'sgf-syntax', expected: 'A-Z ( ; )', found: 'g', line: 1, column: 3 }],
    ['(;FF[4]GM[1])', { code: 'sgf-not-amazons', found: '1', line: 1, column: 11 }],
    ['(;GM[18]SZ[17])', { code: 'sgf-size', found: '17', line: 1, column: 12 }],
    ['(;GM[18]SZ[2])', { code: 'sgf-size', found: '2', line: 1, column: 12 }],
    ['(;GM[18]SZ[ten])', { code: 'sgf-size', found: 'ten', line: 1, column: 12 }],
    ['(;GM[18]\nSZ[8]AA[aa][ai])', { code: 'sgf-point', property: 'AA', found: 'ai', line: 2, column: 13 }],
    ['(;GM[18]AB[a1])', { code: 'sgf-point', property: 'AB', found: 'a1', line: 1, column: 12 }],
    ['(;GM[18]AB[aa:bb:cc])', { code: 'sgf-point', property: 'AB', found: 'aa:bb:cc', line: 1, column: 12 }],
    ['(;GM[18]PL[red])', { code: 'sgf-turn', found: 'red', line: 1, column: 12 }],
    ['(;GM[18];B[])', { code: 'sgf-move', found: '', line: 1, column: 12 }],
    ['(;GM[18];B[djdd])', { code: 'sgf-move', found: 'djdd', line: 1, column: 12 }],
    ['(;GM[18];B[djddgdgd])', { code: 'sgf-move', found: 'djddgdgd', line: 1, column: 12 }],
    ['(;GM[18];B[d1d7g7])', { code: 'sgf-move', found: 'd1d7g7', line: 1, column: 12 }],
    ['(;GM[18];B[djddgd]W[addgad])', { code: 'sgf-move', found: 'djddgd', line: 1, column: 12 }],
    ['(;GM[18];B[djddgd][gjehea])', { code: 'sgf-move', found: 'djddgd', line: 1, column: 12 }],
    [
      '(;GM[18]\n\n;B[djefgd])',
      {
        code: 'sgf-illegal-move',
        found: 'djefgd',
        refusal: { code: 'not-a-line', stage: 'to', origin: 'd1', square: 'e5' },
        line: 3,
        column: 4,
      },
    ],
    [
      '(;GM[18];B[djddgd];B[gjehea])',
      {
        code: 'sgf-illegal-move',
        found: 'gjehea',
        refusal: { code: 'not-your-turn', seat: 0, turn: 1 },
        line: 1,
        column: 22,
      },
    ],
    ['x'.repeat(500_001), { code: 'sgf-too-long', length: 500_001, limit: 500_000 }],
    [`(${';'.repeat(20_001)})`, { code: 'sgf-too-many-nodes', limit: 20_000, line: 1, column: 20_002 }],
  ])('refuses case %#, telling where', (text, error) => {
    expect(parseSgf(text)).toEqual({ ok: false, error });
  });
});

describe('games to and from SGF', () => {
  const action = (from: string, to: string, arrow: string, seat: 0 | 1): AmazonsAction =>
    ({ type: 'move', seat, from, to, arrow }) as AmazonsAction;
  const opening = [action('d1', 'd7', 'g7', 0), action('d10', 'd9', 'g9', 1)];

  it('a played game goes out and comes back as start and actions', () => {
    const game = made(start(), opening, { PB: ['Ada'], PW: ['Ben'] });
    const back = read(formatSgf(game));
    expect(back).toEqual(game);
    expect([back.start, mainLine(back)]).toEqual([start(), opening]);
    expect(stateAt(back, 2)).toEqual(play(start(), 'd1-d7/g7 d10-d9/g9'));
  });

  it('says who won: by giving up, by time, on the board', () => {
    const resigned = made(start(), [...opening, { type: 'resign', seat: 0 }]);
    expect(resigned.nodes[0]?.properties.RE).toEqual(['W+R']);
    expect(mainLine(read(formatSgf(resigned))).at(-1)).toEqual({ type: 'resign', seat: 0 });
    expect(made(start(), [...opening, { type: 'timeout', seat: null, at: 9 }]).nodes[0]?.properties.RE).toEqual([
      'W+T',
    ]);
    const won = made(start('q1*/**1/2Q w'), [action('c1', 'c2', 'b3', 0)]);
    expect(won.nodes[0]?.properties.RE).toEqual(['B+']);
    expect(mainLine(read(formatSgf(won)))).toHaveLength(1);
  });

  it('a timed game is written without its times', () => {
    const timed = start({ clock: { mainMs: 1_000, incrementMs: 0 } });
    const game = made(
      timed,
      opening.map((one) => ({ ...one, at: 5 })),
    );
    expect(formatSgf(game)).toBe(formatSgf(made(start(), opening)));
  });

  it('a swap is written as the setup it is, and read as a swap', () => {
    const pie = start({ width: 6, height: 6, pie: true });
    const actions = [action('b1', 'b4', 'd4', 0), { type: 'swap', seat: 1 } as const, action('b6', 'b5', 'c5', 0)];
    const game = made(pie, actions);
    const back = read(formatSgf(game));
    expect(back).toEqual(game);
    expect([back.start.pie, mainLine(back)]).toEqual(['waiting', actions]);
    const end = actions.reduce((state: AmazonsState, one) => {
      const step = reduce(state, one);
      if (!step.ok) throw new TypeError(step.error.code);
      return step.value.state;
    }, pie);
    expect(formatPosition(stateAt(back, 3))).toBe(formatPosition(end));
  });

  it('refuses to write what cannot be played, with the reason', () => {
    expect(createSgf(start(), [action('d1', 'e3', 'e4', 0)])).toMatchObject({
      ok: false,
      error: { code: 'not-a-line' },
    });
    expect(createSgf(start('Q1q w a1'), [])).toMatchObject({ ok: false, error: { code: 'must-shoot' } });
    const resign = { type: 'resign', seat: 0 } as const;
    const timeout = { type: 'timeout', seat: null, at: 0 } as const;
    expect(createSgf(start(), [resign, resign])).toMatchObject({ ok: false, error: { code: 'game-over' } });
    expect(createSgf(start(), [resign, timeout])).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  it('writes every start: other setups, the other side first, strips, an empty board', () => {
    const starts = [...Object.values(SETUPS), { first: 1 }, { position: 'Q1*q b' }, { position: '3/3/3 b' }] as const;
    for (const config of starts) expect(read(formatSgf(made(start(config), []))).start).toEqual(start(config));
  });

  it('a variation is opened, or found where it was played before', () => {
    const game = made(start(), opening);
    const other = addMove(game, 0, { from: 'g1', to: 'g7', arrow: 'd7' });
    if (!other.ok) throw new TypeError(other.error.code);
    expect(other.value).toMatchObject({ node: 3 });
    expect(other.value.game.nodes[0]?.children).toEqual([1, 3]);
    expect(game.nodes[0]?.children).toEqual([1]);
    expect(addMove(game, 1, opening[1] as never)).toEqual({ ok: true, value: { game, node: 2 } });
    expect(addMove(game, 2, { from: 'd1', to: 'd2', arrow: 'd1' })).toMatchObject({ error: { code: 'no-amazon' } });
    expect(moves(read(formatSgf(other.value.game)))).toEqual(['d1-d7/g7', 'd10-d9/g9', 'g1-g7/d7']);
  });

  it("throws a RangeError for a programmer's mistake", () => {
    const game = made(start(), opening);
    expect(() => stateAt(game, 3)).toThrow(new RangeError('index must name a node, got 3'));
    expect(() => formatSgf(made(start(), [], { pb: ['Ada'] }))).toThrow(RangeError);
  });

  it('a whole game survives', () => {
    let state = start({ width: 6, height: 6 });
    const actions: AmazonsAction[] = [];
    for (let pick = 7; !outcome(state); pick = (pick * 31) % 1009) {
      const all = [...legalActions(state)];
      const one = all[pick % all.length];
      if (!one) throw new TypeError('not reached');
      const step = reduce(state, one);
      if (!step.ok) throw new TypeError('not reached');
      actions.push(one);
      state = step.value.state;
    }
    const back = read(formatSgf(made(start({ width: 6, height: 6 }), actions)));
    expect(mainLine(back)).toEqual(actions);
    expect(stateAt(back, back.nodes.length - 1)).toEqual(state);
  });
});
