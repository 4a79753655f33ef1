import { describe, expect, test } from 'vitest';
import { clue } from '../clue.js';
import { soak } from '../fixtures/soak.js';
import { begin, deal, MURDER, play } from '../fixtures/table.js';
import type { ClueState } from '../types.js';
import { view } from '../view.js';
import { openMurders, readSheet } from './sheet.js';

describe('the sheet of a simple player', () => {
  test('a failed accusation excludes one triple, not three cards (bchopson/clew)', () => {
    const wrong = { ...MURDER, weapon: 'gun' } as const;
    const state = deal(begin({ players: 3 }), [['knife'], ['wrench'], []]);
    const before = view(state, 1);
    const after = view(play(state, { type: 'accuse', seat: 0, ...wrong }), 1);
    const open = openMurders(readSheet(after), after);
    expect(open).not.toContainEqual(wrong);
    expect(open).toHaveLength(openMurders(readSheet(before), before).length - 1);
    for (const card of ['plum', 'gun', 'hall'] as const) expect(readSheet(after).get(card)?.has('envelope')).toBe(true);
  });

  test('says nothing false of any game: each card is with a holder it leaves open', () => {
    for (let seed = 0; seed < 12; seed++) {
      const config = { players: 2 + (seed % 5) };
      const { actions } = soak(config, seed, 1e6, false);
      const start = clue.create(config, seed);
      if (!start.ok) throw new Error(start.error.code);
      let state: ClueState = start.value;
      for (const [i, action] of actions.entries()) {
        state = play(state, action);
        if (i % 17 !== 0) continue;
        const sheet = readSheet(view(state, i % config.players));
        state.hands.forEach((hand, seat) => {
          for (const card of hand) expect(sheet.get(card)?.has(seat)).toBe(true);
        });
        for (const card of [state.murder.suspect, state.murder.weapon, state.murder.room]) {
          expect(sheet.get(card)?.has('envelope')).toBe(true);
        }
      }
    }
  });

  test("a card that was shown is its holder's, one passed on is not", () => {
    const start = deal(begin({ players: 3 }), [['knife'], ['wrench'], ['gun']]);
    const state = {
      ...start,
      places: { ...start.places, scarlet: 'kitchen' as const },
      phase: { type: 'entered' as const },
    };
    const asked = play(
      state,
      { type: 'suggest', seat: 0, suspect: 'plum', weapon: 'gun', room: 'kitchen' },
      { type: 'show', seat: 2, card: 'gun' },
    );
    const sheet = readSheet(view(asked, 0));
    expect([...(sheet.get('gun') ?? [])]).toEqual([2]);
    expect(sheet.get('plum')?.has(1)).toBe(false);
    expect(readSheet(view(asked, 1)).get('gun')?.has('envelope')).toBe(true);
  });
});
