import { describe, expect, test } from 'vitest';
import { soak } from '../fixtures/soak.js';
import { begin } from '../fixtures/table.js';
import { view } from '../view.js';
import { choose } from './index.js';

describe('computer players (CLU-20)', () => {
  // Ten thousand of them: `node benchmarks/clue/ten-thousand.mjs`.
  test('two hundred games of six run to their end, every law holding in every state', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      reasons.add(soak({}, seed, 24, seed % 20 === 0).state.outcome?.reason ?? '');
    }
    expect([...reasons]).toEqual(['solved']);
  }, 240_000);

  test('games of two to five and of every house rule end too', () => {
    const rules = [
      { players: 2 },
      { players: 3, dice: 2, deal: 'even' },
      { players: 4, move: 'up-to', stay: 'always', suggest: 'must' },
      { players: 5, summon: false, first: 'random', deal: 'even' },
      { players: 4, wrongAccuser: 'middle', accuserLooks: true, lastStanding: true },
    ] as const;
    for (const config of rules) {
      for (let seed = 0; seed < 4; seed++) expect(soak(config, seed).state.outcome?.reason).toBe('solved');
    }
  });

  test('a player given the same view and seed does the same; out of turn it throws', () => {
    const state = begin({}, 5);
    expect(choose(view(state, 0), { seed: 3 })).toEqual(choose(view(state, 0), { seed: 3 }));
    expect(() => choose(view(state, 1))).toThrow(RangeError);
    expect(() => choose(view(state, null))).toThrow(RangeError);
  });
});
