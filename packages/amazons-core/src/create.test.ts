import { describe, expect, it } from 'vitest';
import { start } from './fixtures/play.js';
import {
  type AmazonsConfig,
  amazonsOf,
  create,
  formatPosition,
  legalActions,
  MAX_SIZE,
  MIN_SIZE,
  outcome,
  SETUP_NAMES,
  SETUPS,
} from './index.js';

describe('create', () => {
  it('AMA-2: gives the standard board without a configuration, and its value can be read at once', () => {
    expect(create().value).toEqual(start(SETUPS.standard));
    expect(formatPosition(create().value)).toBe('3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1');
  });

  it.each(SETUP_NAMES)('AMA-1: knows the setup %s', (name) => {
    const { width, height } = SETUPS[name];
    expect(start(SETUPS[name])).toMatchObject({ width, height, turn: 0, ply: 0 });
  });

  it('AMA-1: a size alone means the setup known for it', () => {
    for (const name of ['standard', '8x8', '6x6'] as const) {
      const { width, height } = SETUPS[name];
      expect(start({ width, height })).toEqual(start(SETUPS[name]));
    }
  });

  it('AMA-1: takes every size from 3 x 3 to 16 x 16, with as many amazons a side and a game to play', () => {
    for (let width = MIN_SIZE; width <= MAX_SIZE; width++) {
      for (let height = MIN_SIZE; height <= MAX_SIZE; height++) {
        const state = start({ width, height });
        expect(amazonsOf(state, 0).length).toBeGreaterThan(0);
        expect(amazonsOf(state, 1)).toHaveLength(amazonsOf(state, 0).length);
        expect(outcome(state)).toBeUndefined();
        expect([...legalActions(state)].length).toBeGreaterThan(0);
      }
    }
  });

  it('AMA-1: `first` says who moves first, also where the position names another', () => {
    expect(start({ first: 1 }).turn).toBe(1);
    expect(start({ position: 'Q1q w', first: 1 }).turn).toBe(1);
    expect(start({ position: 'Q1q b' }).turn).toBe(1);
  });

  it('AMA-1: takes any number of amazons, uneven ones too', () => {
    expect(amazonsOf(start('QQQQQ/5/5/4q'), 0)).toHaveLength(5);
  });

  it.each<[string, unknown, object]>([
    ['a width below 3', { width: 2 }, { field: 'width', value: 2 }],
    ['a height over 16', { height: 17 }, { field: 'height', value: 17 }],
    ['half a tile', { width: 6.5 }, { field: 'width', value: 6.5 }],
    ['a size in words', { width: 'ten' }, { field: 'width', value: 'ten' }],
    ['null for a size', { height: null }, { field: 'height', value: null }],
    ['an unknown side', { first: 2 }, { field: 'first', value: 2 }],
    ['a pie that is no boolean', { pie: 'yes' }, { field: 'pie', value: 'yes' }],
    ['a clock without time', { clock: { mainMs: 0, incrementMs: 0 } }, { field: 'clock' }],
    ['a clock that runs backwards', { clock: { mainMs: 1, incrementMs: -1 } }, { field: 'clock' }],
    ['a clock that never ends', { clock: { mainMs: Number.POSITIVE_INFINITY, incrementMs: 0 } }, { field: 'clock' }],
    ['a clock in words', { clock: { mainMs: '5', incrementMs: 0 } }, { field: 'clock' }],
    [
      'a clock that counts past what a number can',
      { clock: { mainMs: 2 ** 53 + 2, incrementMs: 0 } },
      { field: 'clock' },
    ],
    ['half a clock', { clock: { mainMs: 1 } }, { field: 'clock' }],
    ['null for a clock', { clock: null }, { field: 'clock', value: null }],
    ['a position that is no text', { position: 7 }, { field: 'position', value: 7 }],
    ['another width than the position has', { width: 8, position: 'Q1q' }, { field: 'width', value: 8 }],
    ['another height than the position has', { height: 8, position: 'Q1q' }, { field: 'height', value: 8 }],
    ['another first than the amazon in mid-turn', { first: 1, position: 'Q1q w a1' }, { field: 'first', value: 1 }],
    ['a strip without a position', { width: 1, height: 1, position: undefined }, { field: 'width', value: 1 }],
    ['no number', { width: Number.NaN }, { field: 'width' }],
    ['what JSON cannot hold', { height: 10n }, { field: 'height' }],
    ['no object', 'standard', { field: 'config', value: 'standard' }],
    ['null', null, { field: 'config', value: null }],
  ])('refuses %s, naming the field', (_, config, error) => {
    expect(create(config as Partial<AmazonsConfig>)).toEqual({
      ok: false,
      error: { code: 'invalid-config', ...error },
    });
  });

  it('does not pass over a misspelt field (OpenSpiel 1448: an unknown size parameter, an unhelpful error)', () => {
    expect(create({ board_size: 8 } as Partial<AmazonsConfig>)).toEqual({
      ok: false,
      error: { code: 'invalid-config', field: 'board_size', value: 8 },
    });
  });

  it('refuses a position it cannot read, with the code of the position', () => {
    expect(create({ position: '3q/5' })).toMatchObject({ ok: false, error: { code: 'position-ragged' } });
  });

  it('takes what is just within its limits, and a strip as a position', () => {
    expect(start({ clock: { mainMs: 2 ** 53, incrementMs: 0 } }).clock?.remainingMs).toEqual([2 ** 53, 2 ** 53]);
    expect(start({ position: 'Q1q', width: 3, height: 1 })).toEqual(start('Q1q'));
    expect(start({ first: 0 })).toEqual(start());
    expect([start({ pie: true }).pie, start({ pie: false }).pie, start().pie]).toEqual([
      'waiting',
      undefined,
      undefined,
    ]);
  });

  it('takes undefined for a field that is not chosen', () => {
    const config = { width: undefined, position: undefined, first: undefined, pie: undefined, clock: undefined };
    expect(create(config as unknown as Partial<AmazonsConfig>)).toEqual(create());
  });
});

it('a setup is chosen by its name, and a list is no configuration', () => {
  expect(create({ position: 'cross' })).toEqual(create(SETUPS.cross));
  expect(create({ position: '6x6-two' })).toEqual(create(SETUPS['6x6-two']));
  expect(create({ position: 'constructor' }).ok).toBe(false);
  expect(create([] as never)).toEqual({ ok: false, error: { code: 'invalid-config', field: 'config' } });
});
