import { describe, expect, test } from 'vitest';
import { ROOMS } from '../cards.js';
import { begin, play, refusal } from './fixtures/table.js';
import { CORNERS, DEFAULT_RING, movesFrom, oppositeCorner, passageOf } from './ring.js';
import { create } from './setup.js';
import { SALON_THEME, THEME_KEYS } from './theme.js';

/** The ring of the original game, by the names its host gave. */
const ORIGINAL = {
  study: 'The Throne Room',
  hall: 'The Kwik-E-Mart',
  lounge: 'The Trendy Coffee Shop',
  'dining-room': 'The Infinite Storage Room',
  kitchen: 'The Daily Dungeon',
  ballroom: 'The Crusty Crab',
  conservatory: "Cyrax's Studio",
  'billiard-room': 'The Nuclear Power Plant',
  library: 'The Ice Cream Parlor',
} as const;

describe('the board', () => {
  test('SAL-1: nine areas in a ring, each next to two others and to the corridor', () => {
    const bare = { ...DEFAULT_RING, passages: [] };
    for (const [i, area] of ROOMS.entries()) {
      const near = movesFrom(bare, area);
      expect(near).toEqual([ROOMS[(i + 8) % 9], ROOMS[(i + 1) % 9], 'corridor']);
      for (const other of near) expect(movesFrom(bare, other)).toContain(area);
    }
  });

  test('SAL-1: the default ring has its corners and passages where the game as asked for has them', () => {
    const named = (area: keyof typeof ORIGINAL): string => ORIGINAL[area];
    expect(CORNERS.map((corner) => named(ROOMS[corner] as keyof typeof ORIGINAL))).toEqual([
      'The Throne Room',
      'The Trendy Coffee Shop',
      'The Daily Dungeon',
      "Cyrax's Studio",
    ]);
    expect(DEFAULT_RING.passages.map(([a, b]) => [named(a), named(b)])).toEqual([
      ['The Throne Room', 'The Daily Dungeon'],
      ['The Trendy Coffee Shop', "Cyrax's Studio"],
    ]);
    expect(begin({ theme: ORIGINAL }).theme).toEqual({ ...SALON_THEME, ...ORIGINAL });
  });

  test('SAL-1: every name is the host’s to choose, and no two are alike', () => {
    const theme = Object.fromEntries(THEME_KEYS.map((key, i) => [key, `Name ${i}`]));
    expect(begin({ theme }).theme).toEqual(theme);
    expect(new Set(Object.values(SALON_THEME)).size).toBe(THEME_KEYS.length);
    expect(create({ theme: { plum: 'spanner' } }, 1)).toEqual({
      ok: false,
      error: { code: 'name-taken', name: 'Spanner' },
    });
    expect(create({ theme: { plum: 'two\nlines' } }, 1)).toMatchObject({
      ok: false,
      error: { code: 'invalid-config', field: 'theme.plum' },
    });
    expect(create({ theme: { nobody: 'x' } as never }, 1)).toMatchObject({ error: { field: 'theme.nobody' } });
  });

  test('SAL-1: the host may lay the ring out otherwise', () => {
    const ring = [...ROOMS].reverse();
    const state = begin({ ring });
    expect(state.ring).toEqual(ring);
    expect(state.passages).toEqual([
      ['library', 'kitchen'],
      ['conservatory', 'lounge'],
    ]);
    expect(create({ ring: [...ROOMS.slice(1), 'hall'] }, 1)).toMatchObject({
      error: { field: 'ring', value: 'study' },
    });
  });

  test('SAL-2: the host places passages, each between opposite corners', () => {
    expect(oppositeCorner(ROOMS, 'kitchen')).toBe('study');
    expect(oppositeCorner(ROOMS, 'library')).toBeUndefined();
    const one = begin({ passages: [['conservatory', 'lounge']] });
    expect(passageOf(one, 'lounge')).toBe('conservatory');
    expect(passageOf(one, 'conservatory')).toBe('lounge');
    expect(passageOf(one, 'study')).toBeUndefined();
    for (const [from, to] of [
      ['study', 'lounge'],
      ['hall', 'ballroom'],
      ['study', 'study'],
    ] as const) {
      const refused = { ok: false, error: { code: 'passage-not-corners', from, to } };
      expect(create({ passages: [[from, to]] }, 1)).toEqual(refused);
    }
    const twice = [['study', 'kitchen'] as const, ['kitchen', 'study'] as const];
    expect(create({ passages: twice }, 1)).toMatchObject({ error: { code: 'passage-not-corners', from: 'kitchen' } });
  });

  test('SAL-3: no dice: to a neighbour, through a passage from a corner, or to the corridor', () => {
    const state = begin();
    const inCorner = { ...state, places: { ...state.places, scarlet: 'kitchen' as const } };
    for (const to of ['dining-room', 'ballroom', 'study', 'corridor'] as const) {
      expect(play(inCorner, { type: 'move', seat: 1, to }).places.scarlet).toBe(to);
    }
    for (const to of ['kitchen', 'lounge', 'library'] as const) {
      expect(refusal(inCorner, { type: 'move', seat: 1, to })).toEqual({
        code: 'out-of-reach',
        from: 'kitchen',
        to,
        places: ['dining-room', 'ballroom', 'study', 'corridor'],
      });
    }
  });

  test('SAL-3, SAL-4: everyone begins in the corridor, from which every area can be entered', () => {
    const state = begin();
    expect(new Set(Object.values(state.places))).toEqual(new Set(['corridor']));
    for (const to of ROOMS) expect(play(state, { type: 'move', seat: 1, to }).places.scarlet).toBe(to);
    expect(refusal(state, { type: 'move', seat: 1, to: 'corridor' })).toMatchObject({ code: 'out-of-reach' });
  });
});
