import { cursor, seed } from '@games/rng';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, cardsOf, SUSPECTS } from './cards.js';
import { fillSeats } from './config/resolve.js';
import { dealCards } from './deal.js';
import { configs } from './fixtures/configs.js';
import { begin, play } from './fixtures/table.js';
import { create } from './setup.js';

describe('the start of a game', () => {
  test('CLU-7: one of each kind is the murder, the rest is dealt out, an uneven deal too', () => {
    const sizes = [2, 3, 4, 5, 6].map((players) => begin({ players }).hands.map((hand) => hand.length));
    expect(sizes).toEqual([
      [9, 9],
      [6, 6, 6],
      [5, 5, 4, 4],
      [4, 4, 4, 3, 3],
      [3, 3, 3, 3, 3, 3],
    ]);
  });

  test('CLU-7: no card is lost, whoever plays (phillid/cluedo a327a0c, nebkat/Cluedo ef3f8874)', () => {
    fc.assert(
      fc.property(configs, fc.string(), (config, seed) => {
        const { murder, hands, faceUp } = begin(config, seed);
        expect([...cardsOf(murder), ...hands.flat(), ...faceUp].sort()).toEqual([...CARDS].sort());
      }),
      { numRuns: 60 },
    );
  });

  test('CLU-7: every murder and every deal is as likely as any other', () => {
    const murders = new Map<string, number>();
    const firstHands = new Map<string, number>();
    const random = cursor(seed('deal'));
    for (let i = 0; i < 3240; i++) {
      const { murder, hands } = dealCards(random, 4);
      murders.set(cardsOf(murder).join(), (murders.get(cardsOf(murder).join()) ?? 0) + 1);
      for (const card of hands[0] ?? []) firstHands.set(card, (firstHands.get(card) ?? 0) + 1);
    }
    // 324 murders, 10 expected of each: chi-square with 323 degrees of freedom stays below 420 but once in 5,000 tries.
    expect(murders.size).toBe(324);
    const chi = [...murders.values()].reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0);
    expect(chi).toBeLessThan(420);
    for (const card of CARDS) {
      // A hand of five of eighteen cards, and the card not in the envelope.
      const share = (5 / 18) * (1 - 1 / (SUSPECTS.includes(card as never) || CARDS.indexOf(card) < 12 ? 6 : 9));
      expect(Math.abs((firstHands.get(card) ?? 0) / 3240 - share)).toBeLessThan(0.04);
    }
  });

  test('an even deal lays the rest face up (a house rule)', () => {
    const state = begin({ players: 4, deal: 'even' });
    expect(state.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
    expect(state.faceUp).toHaveLength(2);
  });

  test('CLU-10: Miss Scarlet always plays; where nobody takes her, she is the first computer player', () => {
    expect(create({ players: [{ suspect: 'plum' }, { suspect: 'green' }] }, 1)).toEqual({
      ok: false,
      error: { code: 'first-not-played', suspect: 'scarlet' },
    });
    const players = fillSeats([{ suspect: 'green', name: 'Ada' }], 4, 'master');
    expect(players).toEqual([
      { suspect: 'scarlet', computer: 'master' },
      { suspect: 'mustard', computer: 'master' },
      { suspect: 'white', computer: 'master' },
      { suspect: 'green', name: 'Ada' },
    ]);
    expect(create({ players }, 1).ok).toBe(true);
    expect(fillSeats([{ suspect: 'scarlet' }, { suspect: 'plum' }], 2)).toHaveLength(2);
    // Whom a person has taken, the computer does not play.
    const byComputer = (...people: ('mustard' | 'white')[]): unknown =>
      fillSeats(
        people.map((suspect) => ({ suspect })),
        4,
      ).flatMap(({ suspect, computer }) => (computer ? [suspect] : []));
    expect(byComputer('mustard')).toEqual(['scarlet', 'white', 'green']);
    expect(byComputer('mustard', 'white')).toEqual(['scarlet', 'green']);
    expect(() => fillSeats([{ suspect: 'plum' }, { suspect: 'green' }], 2)).toThrow(RangeError);
    expect(() => fillSeats([{ suspect: 'plum' }], 8)).toThrow(RangeError);
  });

  test('CLU-11: turns go Scarlet, Mustard, White, Green, Peacock, Plum, however players are listed', () => {
    const state = begin({ players: [...SUSPECTS].reverse().map((suspect) => ({ suspect })) });
    expect(state.players.map(({ suspect }) => suspect)).toEqual([...SUSPECTS]);
    expect(state.seat).toBe(0);
    let now = state;
    const turns = SUSPECTS.map(() => {
      const { seat } = now;
      now = play({ ...now, phase: { type: 'done' } }, { type: 'endTurn', seat });
      return seat;
    });
    expect([...turns, now.seat]).toEqual([0, 1, 2, 3, 4, 5, 0]);
  });

  test('who starts is an option: a suspect, or by lot', () => {
    const players = [{ suspect: 'plum' }, { suspect: 'green' }] as const;
    expect(begin({ players, first: 'plum' }).seat).toBe(1);
    expect(begin({ players, first: 'plum' }).log).toEqual([{ type: 'turnBegan', seat: 1, turn: 1 }]);
    const starters = new Set(Array.from({ length: 40 }, (_, i) => begin({ players: 6, first: 'random' }, i).seat));
    expect(starters.size).toBe(6);
  });

  test('CLU-20: two to six players', () => {
    for (const players of [0, 1, 7, 2.5, Number.NaN, []]) {
      expect(create({ players }, 1)).toMatchObject({ ok: false, error: { code: 'player-count', min: 2, max: 6 } });
    }
  });

  test('a game that draws needs a seed, and the same seed gives the same game', () => {
    expect(create({})).toEqual({ ok: false, error: { code: 'seed-required' } });
    expect(begin({}, 7)).toEqual(begin({}, 7));
    expect(begin({}, 7).murder).not.toEqual(begin({}, 8).murder);
    expect(begin({}, '7').hands).not.toEqual(begin({}, 7).hands);
  });

  test('each fault of a configuration has its code', () => {
    const error = (config: unknown): unknown => {
      const made = create(config as never, 1);
      return made.ok ? 'a game' : made.error;
    };
    expect(error(null)).toEqual({ code: 'invalid-config', field: 'config', value: null });
    expect(error({ dices: 2 })).toEqual({ code: 'invalid-config', field: 'dices', value: 2 });
    expect(error({ dice: 3 })).toEqual({ code: 'invalid-config', field: 'dice', value: 3 });
    expect(error({ constructor: 1 })).toEqual({ code: 'invalid-config', field: 'constructor', value: 1 });
    expect(error({ board: 7 })).toEqual({ code: 'invalid-config', field: 'board', value: 7 });
    expect(error({ board: 'map' })).toEqual({ code: 'board-size', rows: 0, columns: 0 });
    expect(error({ players: 'six' })).toEqual({ code: 'invalid-config', field: 'players', value: 'six' });
    expect(error({ players: ['scarlet', 'plum'] })).toMatchObject({ field: 'players[0].0' });
    expect(error({ players: [{ suspect: 'scarlet' }, { suspect: 'scarlet' }] })).toEqual({
      code: 'suspect-taken',
      suspect: 'scarlet',
    });
    const named = (name: unknown): unknown => error({ players: [{ suspect: 'scarlet', name }, { suspect: 'plum' }] });
    expect(named('Ada Löwenherz 2')).toBe('a game');
    expect(named('x'.repeat(40))).toBe('a game');
    for (const name of ['', '   ', 'a\nb', 'a\u2028b', 'a\u202eb', 'x'.repeat(41), 7, null]) {
      expect(named(name)).toMatchObject({ code: 'invalid-config', field: 'players[0].name' });
    }
    expect(error({ players: [{ suspect: 'scarlet', computer: ' ' }, { suspect: 'plum' }] })).toEqual({
      ...{ code: 'invalid-config', field: 'players[0].computer', value: ' ' },
    });
    expect(error({ players: [{ suspect: 'butler' }, { suspect: 'plum' }] })).toEqual({
      ...{ code: 'invalid-config', field: 'players[0].suspect', value: 'butler' },
    });
    expect(error('classic')).toEqual({ code: 'invalid-config', field: 'config', value: 'classic' });
  });

  test('a refusal is plain JSON and short, whatever stood there', () => {
    const made = (config: unknown): unknown => create(config as never, 1);
    const refused = (error: object): unknown => ({ ok: false, error: { code: 'invalid-config', ...error } });
    for (const value of [{ a: 1 }, [1], () => 1, 10n])
      expect(made({ board: value })).toStrictEqual(refused({ field: 'board' }));
    expect(made({ first: 'x'.repeat(81) })).toEqual(refused({ field: 'first', value: 'x'.repeat(80) }));
    expect(made({ first: null })).toEqual(refused({ field: 'first', value: null }));
  });

  test('what is undefined is as if it were not there; who plays is kept, and no more', () => {
    expect(begin({ dice: undefined, move: undefined, players: 3 } as never)).toEqual(begin({ players: 3 }));
    const players = [
      { suspect: 'scarlet', name: 'Ada', computer: undefined },
      { suspect: 'plum', name: undefined, computer: 'master' },
    ];
    expect(begin({ players } as never).players).toStrictEqual([
      { suspect: 'scarlet', name: 'Ada' },
      { suspect: 'plum', computer: 'master' },
    ]);
  });
});
