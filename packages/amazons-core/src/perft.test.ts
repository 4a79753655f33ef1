import { describe, expect, it } from 'vitest';
import { MIDGAMES, play, start } from './fixtures/play.js';
import { type AmazonsConfig, legalActions, perft, SETUPS } from './index.js';

const FIVE = '1q1q1/q3q/5/Q3Q/1Q1Q1';
const FOUR = '1qq1/q2q/Q2Q/1QQ1';

describe('perft', () => {
  // Two or more independent programs agree on each row; deeper rows run in scripts/perft.mjs.
  it.each<[string, Partial<AmazonsConfig>, number[]]>([
    ['10 x 10', SETUPS.standard, [1, 2_176, 4_307_152]],
    ['10 x 10 cross', SETUPS.cross, [1, 2_176, 4_231_796]],
    ['8 x 8', SETUPS['8x8'], [1, 1_232, 1_331_198]],
    ['6 x 6', SETUPS['6x6'], [1, 544, 238_532, 91_074_224]],
    ['6 x 6 with two amazons', SETUPS['6x6-two'], [1, 424, 148_890]],
    ['5 x 5', { position: FIVE }, [1, 260, 50_422, 7_940_210]],
    ['4 x 4', { position: FOUR }, [1, 88, 4_336, 139_500, 2_918_258]],
    ['a strip where the only shot is back', { position: 'Q1q' }, [1, 1, 0]],
  ])('AMA-5, AMA-6: counts the turns on %s', (_, config, counts) => {
    expect(counts.map((_count, depth) => perft(start(config), depth))).toEqual(counts);
  });

  it.each(MIDGAMES)('counts the turns of the midgame %s', (position, counts) => {
    expect(counts.map((_count, index) => perft(start(position), index + 1))).toEqual(counts);
  });

  it('agrees with legalActions on every setup and midgame', () => {
    const states = [...Object.values(SETUPS), ...MIDGAMES.map(([position]) => ({ position }))].map((one) => start(one));
    for (const state of states) expect([...legalActions(state)]).toHaveLength(perft(state, 1));
  });

  it('counts on from a position in mid-turn', () => {
    const state = start('Q2/3/2q w a3');
    expect(perft(state, 1)).toBe([...legalActions(state)].length);
    expect(perft(state, 2)).toBe(
      [...legalActions(state)].reduce((sum, action) => {
        if (action.type !== 'move') return sum;
        return sum + [...legalActions(play(state, `${action.from}-${action.to}/${action.arrow}`))].length;
      }, 0),
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('throws a RangeError for the depth %d', (depth) => {
    expect(() => perft(start(), depth)).toThrow(RangeError);
    expect(() => perft(start(), depth)).toThrow(`got ${depth}`);
  });
});
