import { describe, expect, test } from 'vitest';
import { deduce } from '../deduce/deduce.js';
import type { SalonConfig } from '../salon/config.js';
import { fillWithNpcs } from '../salon/config.js';
import { begin, play } from '../salon/fixtures/table.js';
import { salon } from '../salon/salon.js';
import type { SalonState } from '../salon/types.js';
import { viewOfNpc } from '../salon/view.js';
import { chooseTurn, knowledgeOfSalon } from './index.js';

/** A game between computers, to its end. */
function playOut(config: Partial<SalonConfig>, seed: number): { state: SalonState; turns: readonly SalonState[] } {
  let state = begin(config, seed);
  const turns = [state];
  for (let count = 0; salon.outcome(state) === undefined; count++) {
    if (count > 600) throw new Error('the game does not end');
    const [seat = 0] = salon.actors(state);
    const eyes = seat === 0 ? viewOfNpc(state, state.seat) : salon.view(state, seat);
    state = play(state, chooseTurn(eyes, { seed }));
    turns.push(state);
  }
  return { state, turns };
}

const NPCS = fillWithNpcs([{ suspect: 'plum' }, { suspect: 'white' }, { suspect: 'green' }], 5);

describe('computer players', () => {
  test.each([
    ['three people', { players: 3 }],
    ['three people and two NPCs, whose suggestions they make', { players: NPCS }],
    ['three people and two NPCs that the host lets the computer play', { players: NPCS, npcTurns: 'host' }],
    ['reveal orders first', { players: 4, ordersWithin: 1000 }],
  ] as const)('SAL-18: a game is played to its end: %s', (_, config) => {
    const { state } = playOut(config, 5);
    expect(salon.outcome(state)?.reason).toBe('solved');
  });

  test('a player who answers for itself shows what was seen before', () => {
    let state = play(begin({ players: 3 }, 2), { type: 'away', seat: 0, away: true });
    let shown = 0;
    for (let count = 0; count < 120 && !salon.outcome(state); count++) {
      const [seat = 0] = salon.actors(state);
      const action =
        seat === 0 ? ({ type: 'away', seat: 0, away: false } as const) : chooseTurn(salon.view(state, seat));
      if (action.type === 'show') shown++;
      state = play(state, action);
    }
    expect(shown).toBeGreaterThan(1);
  });

  test('every deduction from a view is true of the game, and never contradicts itself', () => {
    const { turns } = playOut({ players: NPCS }, 9);
    for (const state of turns.filter((_, i) => i % 7 === 0)) {
      for (const seat of [1, 2, 3]) {
        const { chances, contradiction } = deduce(knowledgeOfSalon(salon.view(state, seat)));
        expect(contradiction).toBeUndefined();
        for (const [holder, hand] of state.hands.entries()) {
          for (const card of hand) expect(chances[card][holder]).toBeGreaterThan(0);
        }
        expect(chances[state.murder.room].envelope).toBeGreaterThan(0);
      }
    }
  });

  test('who took over an NPC deduces from what it was shown', () => {
    const { turns } = playOut({ players: NPCS }, 9);
    const state = turns[Math.floor(turns.length / 2)];
    if (!state) throw new Error('no turns');
    const taken = play(state, { type: 'takeOver', seat: 0, npc: 4 });
    const known = knowledgeOfSalon(salon.view(taken, 4));
    const showings = taken.log.filter((event) => event.type === 'shown' && event.to === 4).length;
    const seen = known.entries.filter((entry) => entry.type === 'suggestion' && entry.seat === 4 && entry.card);
    expect(seen).toHaveLength(showings);
    expect(known.entries[0]).toEqual({ type: 'hand', seat: 4, cards: state.hands[4] });
  });

  test('the host, who sees all hands, deduces the solution', () => {
    const state = begin({ players: 3 });
    expect(deduce(knowledgeOfSalon(salon.view(state, 0))).murders).toEqual([{ murder: state.murder, chance: 1 }]);
  });
});
