import { describe, expect, it } from 'vitest';
import { play, start } from './fixtures/play.js';
import { type AmazonsState, legalActions, parsePosition, perft, reduce } from './index.js';

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
};

describe('bugs that others reported of their programs', () => {
  it('Fairy-Stockfish 922, 584: no list is too short for all moves, on the largest board either', () => {
    expect([...legalActions(start())]).toHaveLength(2_176);
    const row = 'Q1'.repeat(8);
    const crowd = start({ position: Array.from({ length: 16 }, (_, rank) => (rank % 2 ? row : '16')).join('/') });
    expect([...legalActions(crowd)]).toHaveLength(perft(crowd, 1));
    expect(perft(crowd, 1)).toBeGreaterThan(10_000);
  });

  it('legalActions is lazy: the first action of the largest board costs no list of all', () => {
    const actions = legalActions(start({ width: 16, height: 16 }));
    expect(actions.next().value).toMatchObject({ type: 'move', seat: 0 });
    expect(actions[Symbol.iterator]()).toBe(actions);
  });

  it('gonzalo-rr 3689275: two lines from one state share nothing that changes', () => {
    const frozen: AmazonsState = deepFreeze(start({ clock: { mainMs: 9_000, incrementMs: 0 }, pie: true }));
    const at = { at: 5 };
    const one = reduce(frozen, { type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'g7', ...at });
    const two = reduce(frozen, { type: 'move', seat: 0, from: 'g1', to: 'g7', arrow: 'd7', ...at });
    expect(one.ok && two.ok && one.value.state.board).not.toEqual(two.ok && two.value.state.board);
    expect(frozen).toEqual(start({ clock: { mainMs: 9_000, incrementMs: 0 }, pie: true }));
  });

  it('OpenSpiel 1277 (of Breakthrough): a state goes on from its JSON with the same side to move', () => {
    const state = play(start(), 'd1-d7/g7');
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(JSON.parse(JSON.stringify(state)).turn).toBe(1);
  });

  it('amazons-game-engine: half a turn cannot be undone wrongly, since a turn is one action', () => {
    expect(reduce(start(), { type: 'move', seat: 0, from: 'd1', to: 'd7' } as never)).toEqual({
      ok: false,
      error: { code: 'malformed', field: 'arrow' },
    });
  });

  it('Fairy-Stockfish pull 565: a position in the older form is read, not misread', () => {
    const old = parsePosition('3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3[PPPPPPPPpppppppp] w - - 0 1');
    expect(old.ok && perft(old.value, 1)).toBe(2_176);
  });
});
