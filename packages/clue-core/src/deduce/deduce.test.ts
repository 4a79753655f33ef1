import { cursor, seed as toRng } from '@games/rng';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card, ROOMS, SUSPECTS, WEAPONS } from '../cards.js';
import { randomNotes } from '../fixtures/notes.js';
import { deduce, workOut } from './deduce.js';
import { CLASSIC_DECK } from './knowledge.js';
import type { Entry, Knowledge } from './types.js';

const HANDS = { 2: [9, 9], 3: [6, 6, 6], 4: [5, 5, 4, 4], 5: [4, 4, 4, 3, 3], 6: [3, 3, 3, 3, 3, 3] };
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const spectator = (hands: readonly number[], entries: readonly Entry[] = []): Knowledge => ({
  deck: CLASSIC_DECK,
  hands,
  me: null,
  entries,
});

describe('exact counts', () => {
  test.each(Object.values(HANDS).map((hands) => ({ hands })))(
    'from outside, nothing said, $hands: 324 x 18! over the factorials of the hands',
    ({ hands }) => {
      const { deals, isExact, murders, chances } = deduce(spectator(hands));
      expect(deals).toBe((324 * factorial(18)) / hands.reduce((product, hand) => product * factorial(hand), 1));
      expect([isExact, murders.length]).toEqual([true, 324]);
      expect(chances.plum.envelope).toBe(1 / 6);
      expect(chances.hall.envelope).toBeCloseTo(1 / 9, 14);
      expect(chances.rope[0]).toBeCloseTo(((5 / 6) * (hands[0] ?? 0)) / 18, 14);
    },
  );

  test('5.5576e9 deals for three players and 4.4461e13 for six (facts, 3.3)', () => {
    expect(deduce(spectator(HANDS[3])).deals.toExponential(4)).toBe('5.5576e+9');
    expect(deduce(spectator(HANDS[6])).deals.toExponential(4)).toBe('4.4461e+13');
  });

  test('from a seat, nothing said: the hand fixes how many of each kind are left', () => {
    const hand: Card[] = ['scarlet', 'plum', 'rope', 'study', 'hall', 'kitchen'];
    const known = { ...spectator(HANDS[3], [{ type: 'hand', seat: 0, cards: hand }]), me: 0 };
    expect(deduce(known).deals).toBe(4 * 5 * 6 * (factorial(12) / factorial(6) ** 2));
  });

  test('face-up cards are out of play, whether noted or not', () => {
    const noted = deduce(spectator([4, 4, 4, 4], [{ type: 'faceUp', cards: ['rope', 'hall'] }]));
    expect(noted.deals).toBe((6 * 5 * 8 * factorial(16)) / factorial(4) ** 4);
    expect(noted.chances.rope.table).toBe(1);
    const unnoted = deduce(spectator([4, 4, 4, 4]));
    expect(unnoted.deals).toBe((324 * factorial(18)) / (factorial(4) ** 4 * 2));
    expect(unnoted.chances.rope.table).toBeCloseTo(((5 / 6) * 2) / 18, 14);
  });

  test('another edition: ten suspects, ten weapons, twelve rooms, ids of its own', () => {
    const ids = (word: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${word} ${i}`);
    const deck = { suspects: ids('s', 10), weapons: ids('w', 10), rooms: ids('r', 12) };
    const { deals, chances } = deduce({ deck, hands: [10, 10, 9], me: null, entries: [] });
    expect(deals / ((1200 * factorial(29)) / (factorial(10) ** 2 * factorial(9)))).toBeCloseTo(1, 12);
    expect(chances['r 11']?.envelope).toBeCloseTo(1 / 12, 12);
    const six = {
      deck,
      hands: [5, 5, 5, 5, 5, 4],
      me: 0,
      entries: [{ type: 'hand', seat: 0, cards: deck.rooms.slice(0, 5) }],
    } as const;
    expect(deduce(six).isExact).toBe(true);
  });
});

describe('a sample, where counting would take long', () => {
  const ids = (word: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${word} ${i}`);
  const deck = { suspects: ids('s', 10), weapons: ids('w', 10), rooms: ids('r', 12) };

  test('a spectator of a large table: 1,500 deals that fit, the same each time, and labelled as a sample', () => {
    const asked = Array.from({ length: 24 }, (_, i) => {
      const [suspect, weapon, room] = [`s ${(i * 7) % 10}`, `w ${(i * 3 + 1) % 10}`, `r ${(i * 5 + 2) % 12}`];
      return { type: 'suggestion', seat: i % 3, suspect, weapon, room, passed: [], by: (i + 1) % 3 } as const;
    });
    const knowledge: Knowledge<string> = { deck, hands: [10, 10, 9], me: null, entries: asked };
    const { isExact, sampled, chances, sample } = deduce(knowledge);
    expect([isExact, sampled]).toEqual([false, 1500]);
    expect(deduce(knowledge).chances).toEqual(chances);
    for (const { hands, murder } of sample(100, 1)) {
      expect(hands.map(({ length }) => length)).toEqual([10, 10, 9]);
      expect(Object.values(murder)).toHaveLength(3);
      for (const { by, suspect, weapon, room } of asked) {
        expect(hands[by]?.some((card) => [suspect, weapon, room].includes(card))).toBe(true);
      }
    }
  });

  test('how many deals there are is estimated as well: within a fifth of the count', () => {
    for (const seed of [1, 2, 3]) {
      const knowledge = randomNotes(4, 12, seed);
      const rough = workOut(knowledge, 3);
      expect(rough.isExact).toBe(false);
      expect(Math.abs(rough.deals / deduce(knowledge).deals - 1)).toBeLessThan(0.2);
    }
  });

  test('so many lacks that no two cards are alike: shares and number are estimated even so, as JSON can say them', () => {
    const draw = cursor(toRng(0));
    const cards = Object.values(deck).flat();
    const dealt = draw.shuffle(cards.slice(3).filter((card) => !card.endsWith(' 0')));
    const entries = cards.flatMap((card) =>
      [0, 1, 2, 3].flatMap((holder): Entry<string>[] =>
        dealt.indexOf(card) % 4 !== holder && draw.nextInt(0, 2) === 0 ? [{ type: 'lacks', holder, card }] : [],
      ),
    );
    const knowledge: Knowledge<string> = { deck, hands: [7, 7, 7, 6], me: null, entries };
    const [rough, exact] = [deduce(knowledge), workOut(knowledge, 4e6)];
    expect([rough.isExact, exact.isExact]).toEqual([false, true]);
    expect(Number.isInteger(rough.deals)).toBe(true);
    expect(Math.abs(rough.deals / exact.deals - 1)).toBeLessThan(0.2);
    for (const card of cards) {
      for (const holder of [0, 1, 2, 3, 'table', 'envelope'] as const) {
        expect(Math.abs(rough.chance(card, holder) - exact.chance(card, holder))).toBeLessThan(0.08);
      }
    }
    expect(rough.murders.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    for (const { hands } of rough.sample(100, 1)) {
      for (const { holder, card } of entries as { holder: number; card: string }[])
        expect(hands[holder]).not.toContain(card);
    }
  });
});

describe('what follows', () => {
  test('a wrong accusation excludes one triple, not three cards (bchopson/clew)', () => {
    const wrong = {
      type: 'accusation',
      seat: 1,
      right: false,
      suspect: 'plum',
      weapon: 'knife',
      room: 'hall',
    } as const;
    const { murders, chances } = deduce(spectator(HANDS[4], [wrong]));
    expect(murders).toHaveLength(323);
    for (const card of ['plum', 'knife', 'hall'] as const) expect(chances[card].envelope).toBeGreaterThan(0);
    expect(chances.plum.envelope).toBeCloseTo(53 / 323, 14);
  });

  test('six wrong accusations of one suspect in every weapon clear neither, all 54 clear the suspect', () => {
    const some: Entry[] = WEAPONS.map((weapon) => ({
      type: 'accusation',
      seat: 0,
      right: false,
      suspect: 'plum',
      weapon,
      room: 'hall',
    }));
    expect(deduce(spectator(HANDS[4], some)).murders).toHaveLength(318);
    const all: Entry[] = ROOMS.flatMap((room) =>
      WEAPONS.map((weapon): Entry => ({ type: 'accusation', seat: 0, right: false, suspect: 'plum', weapon, room })),
    );
    expect(deduce(spectator(HANDS[4], all)).chances.plum.envelope).toBe(0);
  });

  test('hands that are full, and two cards that two players share out', () => {
    const { chances } = deduce({
      ...spectator(HANDS[6]),
      entries: [
        { type: 'suggestion', seat: 3, suspect: 'plum', weapon: 'rope', room: 'hall', passed: [], by: 4 },
        { type: 'suggestion', seat: 3, suspect: 'green', weapon: 'gun', room: 'study', passed: [], by: 4 },
        { type: 'suggestion', seat: 3, suspect: 'white', weapon: 'knife', room: 'lounge', passed: [], by: 4 },
      ],
    });
    // Three disjoint "one of these" fill a hand of three: it holds nothing else.
    for (const card of CARDS) {
      const named = ['plum', 'rope', 'hall', 'green', 'gun', 'study', 'white', 'knife', 'lounge'].includes(card);
      expect(Number(chances[card][4]) > 0).toBe(named);
    }
  });

  test('the murder by elimination: five of six suspects seen', () => {
    const entries = SUSPECTS.slice(1).map((card, i): Entry => ({ type: 'holds', holder: i % 3, card }));
    const { chances, why } = deduce(spectator(HANDS[3], entries));
    expect(chances.scarlet.envelope).toBe(1);
    expect(why('scarlet', 'envelope')?.entries).toEqual([0, 1, 2, 3, 4]);
    expect(why('scarlet', 0)?.isThere).toBe(false);
    expect(why('rope', 'envelope')).toBeUndefined();
  });

  test('the smallest set of clashing entries, and nothing else', () => {
    const { deals, contradiction, murders, sample, why } = deduce(
      spectator(HANDS[3], [
        { type: 'suggestion', seat: 0, suspect: 'plum', weapon: 'rope', room: 'hall', passed: [1], by: 2 },
        { type: 'holds', holder: 0, card: 'rope' },
        {
          type: 'suggestion',
          seat: 1,
          suspect: 'green',
          weapon: 'rope',
          room: 'hall',
          passed: [2],
          by: 0,
          card: 'rope',
        },
        { type: 'holds', holder: 1, card: 'hall' },
        { type: 'lacks', holder: 0, card: 'gun' },
      ]),
    );
    expect([deals, murders, sample(3, 1)]).toEqual([0, [], []]);
    expect(contradiction).toEqual({ entries: [0, 3], isSmallest: true });
    expect(why('plum', 2)).toBeUndefined();
  });

  test('a hand that is too large contradicts itself', () => {
    const cards: Card[] = ['plum', 'rope', 'hall', 'gun'];
    expect(deduce(spectator(HANDS[6], [{ type: 'hand', seat: 0, cards }])).contradiction?.entries).toEqual([0]);
  });
});

describe('drawing deals', () => {
  test('each is as likely as any other (chi-square over all deals of a position, fixed seed)', () => {
    const knowledge = randomNotes(4, 14, 3);
    const { deals, sample } = deduce(knowledge);
    expect(deals).toBeGreaterThan(20);
    expect(deals).toBeLessThan(1000);
    const draws = deals * 25;
    const seen = new Map<string, number>();
    for (const lie of sample(draws, 'chi')) seen.set(JSON.stringify(lie), (seen.get(JSON.stringify(lie)) ?? 0) + 1);
    expect(seen.size).toBe(deals);
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - 25) ** 2 / 25, 0);
    // Mean deals - 1, variance twice that: within four standard deviations.
    expect(Math.abs(chi - (deals - 1))).toBeLessThan(4 * Math.sqrt(2 * (deals - 1)));
  });

  test('the same seed draws the same', () => {
    const { sample } = deduce(randomNotes(3, 4, 1));
    expect(sample(5, 9)).toEqual(sample(5, 9));
    expect(sample(5, 9)).not.toEqual(sample(5, 10));
  });
});
