import { describe, expect, it } from 'vitest';
import { positionProblems } from './editor.js';
import { play, start } from './fixtures/play.js';
import {
  type AmazonsAction,
  type AmazonsConfig,
  type AmazonsState,
  check,
  create,
  parseMove,
  parsePosition,
} from './index.js';
import { type AnyAmazonsRefusal, explain, REFUSAL_TEXT, type RefusalText } from './refusal-text.js';
import { parseSgf } from './sgf/index.js';

const timed = start({ clock: { mainMs: 1_500, incrementMs: 0 } });
const begun: AmazonsState = {
  ...play(start(), 'd1-d7/g7'),
  clock: { incrementMs: 0, remainingMs: [9, 1_500], since: 100 },
};
const act = (action: object, state = start()): AnyAmazonsRefusal | undefined => check(state, action as AmazonsAction);
const move = (from: string, to: string, arrow: string, state = start()): AnyAmazonsRefusal | undefined =>
  act({ type: 'move', seat: state.turn, from, to, arrow }, state);
const refused = (result: { ok: boolean; error?: AnyAmazonsRefusal }): AnyAmazonsRefusal | undefined => result.error;

/** One way to each code: together they show that every code can be met. */
const WAYS: { readonly [Code in keyof RefusalText]: () => AnyAmazonsRefusal | undefined } = {
  'game-over': () => act({ type: 'resign', seat: 0 }, start('q*Q/**1/3 b')),
  malformed: () => act({ type: 'dance' }),
  'not-your-turn': () => act({ type: 'swap', seat: 1 }),
  'off-board': () => move('k1', 'k2', 'k3'),
  'no-amazon': () => move('e5', 'e6', 'e7'),
  'opponents-amazon': () => move('a7', 'a6', 'a5'),
  immobile: () => move('a1', 'a2', 'b1', start('2q/2*/**Q/Q*1')),
  'must-shoot': () => move('c2', 'c3', 'c2', start('3/3/Q1Q/1q1 w a2')),
  'same-square': () => move('d1', 'd7', 'd7'),
  'not-a-line': () => move('d1', 'e3', 'e4'),
  obstructed: () => move('a4', 'a9', 'b9'),
  occupied: () => move('a4', 'a7', 'b9'),
  'swap-unavailable': () => act({ type: 'swap', seat: 0 }),
  'no-clock': () => act({ type: 'timeout', seat: null, at: 1 }),
  'time-missing': () => move('d1', 'd7', 'g7', timed),
  'time-backwards': () => act({ type: 'timeout', seat: null, at: 1 }, begun),
  'time-over': () => act({ type: 'move', seat: 1, from: 'd10', to: 'd9', arrow: 'd8', at: 5_000 }, begun),
  'time-left': () => act({ type: 'timeout', seat: null, at: 200 }, begun),
  'invalid-config': () => refused(create({ width: 99 })),
  'position-empty': () => refused(parsePosition('')),
  'position-too-long': () => refused(parsePosition('1'.repeat(9_999))),
  'position-character': () => refused(parsePosition('3k')),
  'position-ragged': () => refused(parsePosition('3/4')),
  'position-size': () => refused(parsePosition('99')),
  'position-turn': () => refused(parsePosition('Q1q red')),
  'position-shooting': () => refused(parsePosition('Q1q w c1')),
  'position-fields': () => refused(parsePosition('Q1q w - - 1 2 3')),
  'move-too-long': () => refused(parseMove('x'.repeat(99_999))),
  'move-syntax': () => refused(parseMove('')),
  'move-off-board': () => refused(parseMove('k1-k2/k3')),
  'move-disagrees': () => refused(parseMove('d1d7,d6d5')),
  'no-amazons': () => positionProblems(start('3/3/3'))[1],
  'already-over': () => positionProblems(start('q*Q/**1/3 b'))[0],
  'sgf-too-long': () => refused(parseSgf(' '.repeat(500_001))),
  'sgf-no-game': () => refused(parseSgf('')),
  'sgf-syntax': () => refused(parseSgf('(;?)')),
  'sgf-unclosed': () => refused(parseSgf('(;C[')),
  'sgf-too-many-nodes': () => refused(parseSgf(`(${';'.repeat(30_000)})`)),
  'sgf-not-amazons': () => refused(parseSgf('(;GM[1])')),
  'sgf-size': () => refused(parseSgf('(;SZ[1])')),
  'sgf-point': () => refused(parseSgf('(;AB[zz])')),
  'sgf-turn': () => refused(parseSgf('(;PL[x])')),
  'sgf-move': () => refused(parseSgf('(;B[])')),
  'sgf-illegal-move': () => refused(parseSgf('(;B[djefgd])')),
};

describe('the words of refusals', () => {
  it.each(Object.keys(WAYS) as (keyof RefusalText)[])('AMA-4, AMA-5, AMA-6: %s can be met, and has words', (code) => {
    const refusal = WAYS[code]();
    expect(refusal?.code).toBe(code);
    const text = refusal ? explain(refusal) : '';
    expect(text).toMatch(/^\S.*[.:w]$/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  it('AMA-5: say what is wrong and what would be right', () => {
    const words = (refusal: AnyAmazonsRefusal | undefined): string => (refusal ? explain(refusal) : '');
    expect(words(move('a4', 'a9', 'b9'))).toBe(
      'The way from a4 to a9 is obstructed by a black amazon on a7. Stop the amazon before it, or choose another line.',
    );
    expect(words(move('a4', 'a7', 'b9'))).toBe(
      'a7 is occupied by a black amazon. Choose an empty tile for the amazon.',
    );
    expect(words(move('d1', 'd2', 'e4'))).toBe(
      'e4 is out of range: from d2 the arrow goes straight or diagonally, as a queen does.',
    );
  });

  it('can be told in another language by another table', () => {
    const german = { ...REFUSAL_TEXT, immobile: ({ square }: { square: string }) => `${square} ist eingeschlossen.` };
    expect(explain({ code: 'immobile', stage: 'from', square: 'a1' }, german)).toBe('a1 ist eingeschlossen.');
  });

  it('name the option that was misspelt', () => {
    const result = create({ widht: 8 } as Partial<AmazonsConfig>);
    expect(result.ok ? '' : explain(result.error)).toContain('“widht”');
  });
});
