import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { start } from '../fixtures/play.js';
import { legalActions } from '../index.js';
import { explain } from '../refusal-text.js';
import { addMove, createSgf, formatSgf, mainLine, parseSgf, type SgfGame, stateAt } from './index.js';

const GOOD = '(;FF[4]GM[18]SZ[6]PB[A]C[x\\]];B[bfbbdb]C[hm](;W[bacacc];B[aeadcd])(;W[eaeeed]N[x])(;AB[aa]PL[B];C[]))';

/** Trees of random legal moves, grown at random nodes. */
const trees = fc
  .record({
    config: fc.constantFrom(
      { width: 4, height: 4 },
      { width: 6, height: 3, first: 1 as const },
      { position: 'Q2*/1q2/3q w' },
    ),
    grow: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }),
    comment: fc.string({
      unit: fc.constantFrom('a', ']', '[', '\\', ':', ';', ')', '\n', 'é', '💥', ' '),
      maxLength: 12,
    }),
  })
  .map(({ config, grow, comment }) => {
    const made = createSgf(start(config), [], { N: ['x]\\', ''] });
    if (!made.ok) throw new TypeError(made.error.code);
    let game: SgfGame = made.value;
    for (const [at, pick] of grow) {
      const index = at % game.nodes.length;
      const actions = [...legalActions(stateAt(game, index))];
      const action = actions[pick % actions.length];
      const added = action?.type === 'move' ? addMove(game, index, action) : undefined;
      if (added?.ok) game = added.value.game;
    }
    return { ...game, nodes: game.nodes.map((node) => (comment ? { ...node, comment } : node)) };
  });

describe('SGF', () => {
  it('what is written is read back, whatever the tree and its comments', () => {
    fc.assert(
      fc.property(trees, (game) => {
        const once = parseSgf(formatSgf(game));
        if (!once.ok) throw new TypeError(explain(once.error));
        // Writing puts the nodes in the order of the file; from then on nothing changes any more.
        expect(once.value.nodes).toHaveLength(game.nodes.length);
        expect([once.value.start, mainLine(once.value)]).toEqual([game.start, mainLine(game)]);
        expect(parseSgf(formatSgf(once.value))).toEqual(once);
        expect(JSON.parse(JSON.stringify(once.value))).toEqual(once.value);
      }),
      { numRuns: 100 },
    );
  });

  it('whatever it is given, it answers with a game or a coded refusal that has words', () => {
    const sign = fc.constantFrom(
      ...'()[];\\:BWAECSZPL18 \n\r',
      'aa',
      'djddgd',
      'GM[18]',
      '(;',
      '[bfbbdb]',
      ';B',
      'AA[',
      'SZ[',
    );
    const spoiled = fc
      .tuple(fc.nat(GOOD.length), fc.nat(20), fc.string({ unit: sign, maxLength: 6 }))
      .map(([at, gone, put]) => GOOD.slice(0, at) + put + GOOD.slice(at + gone));
    const texts = fc.oneof(spoiled, fc.string({ unit: sign, maxLength: 80 }), fc.string({ unit: 'binary' }));
    let good = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseSgf(text);
        if (read.ok) {
          good++;
          mainLine(read.value);
          expect(parseSgf(formatSgf(read.value))).toEqual(read);
          return;
        }
        expect(read.error.code).toMatch(/^sgf-/);
        expect(explain(read.error)).not.toMatch(/undefined|NaN/);
        if (!('line' in read.error)) return;
        const { line, column } = read.error;
        const lines = text.split(/\r\n|\n|\r/);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 2);
      }),
      { numRuns: 1_500 },
    );
    expect(good).toBeGreaterThan(20);
  });

  it.each([
    ['parentheses', '(;'.repeat(19_000)],
    ['closed parentheses', `${'(;'.repeat(19_000)}${')'.repeat(19_000)}`],
    ['open parentheses alone', '('.repeat(490_000)],
    ['a property of many values', `(;AA${'[aa]'.repeat(120_000)})`],
    ['rectangles', `(;SZ[16]AA${'[aa:pp]'.repeat(70_000)})`],
    [
      'many properties',
      `(;${Array.from(
        { length: 50_000 },
        (_, n) =>
          `${n
            .toString(26)
            .toUpperCase()
            .replace(/\d/g, (d) => 'QRSTUVWXYZ'.charAt(Number(d)))}[]`,
      ).join('')})`,
    ],
    ['backslashes', `(;C[${'\\'.repeat(490_000)}])`],
    ['an endless identifier', `(;${'A'.repeat(490_000)})`],
    ['line ends', `(;C[${'\r\n'.repeat(240_000)}`],
    ['blanks', `(${' '.repeat(490_000)};)`],
    ['empty nodes', `(${';'.repeat(20_000)})`],
  ])('is done with hostile text: %s', (_, text) => {
    const read = parseSgf(text);
    if (!read.ok) expect(read.error.code).toMatch(/^sgf-/);
    else expect(formatSgf(read.value).length).toBeGreaterThan(0);
  });
});
