import { cursor, seed as toRng } from '@games/rng';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.js';
import { everyDeal, isTrue, type Placing, randomNotes, SMALL_DECK, wildEntries } from '../fixtures/notes.js';
import { deduce, workOut } from './deduce.js';
import type { Holder, Knowledge } from './types.js';

/** Notes about nine cards: true ones and untrue ones. */
const notes: fc.Arbitrary<Knowledge> = fc
  .record({
    seed: fc.nat(),
    hands: fc.constantFrom([3, 3], [2, 2, 2], [2, 2, 1], [1, 3, 1]),
    count: fc.nat({ max: 7 }),
  })
  .map(({ seed, hands, count }) => ({
    deck: SMALL_DECK,
    hands,
    me: null,
    entries: wildEntries(cursor(toRng(seed)), SMALL_DECK, hands.length, count),
  }));
const cards: readonly Card[] = [...SMALL_DECK.suspects, ...SMALL_DECK.weapons, ...SMALL_DECK.rooms];
const holdersOf = ({ hands }: Knowledge): Holder[] => [...hands.keys(), 'envelope', 'table'];
const key = (placing: Placing): string => cards.map((card) => placing.get(card)).join();

describe('deduction is exact: every deal tried, one by one', () => {
  test('the number of deals, the share of every card with every holder, and every murder', () => {
    fc.assert(
      fc.property(notes, (knowledge) => {
        const deals = worlds(knowledge).filter((deal) => knowledge.entries.every((entry) => isTrue(entry, deal)));
        const found = deduce(knowledge);
        expect(found.isExact).toBe(true);
        expect(found.deals).toBe(deals.length);
        for (const card of cards) {
          for (const holder of holdersOf(knowledge)) {
            const share = deals.filter((deal) => deal.get(card) === holder).length / (deals.length || 1);
            expect(found.chances[card][holder]).toBe(share);
          }
        }
        const murders = new Map<string, number>();
        for (const deal of deals) {
          const murder = cards.filter((card) => deal.get(card) === 'envelope').join();
          murders.set(murder, (murders.get(murder) ?? 0) + 1 / deals.length);
        }
        expect(found.murders).toHaveLength(murders.size);
        for (const { murder, chance } of found.murders) {
          expect(chance).toBeCloseTo(murders.get(`${murder.suspect},${murder.weapon},${murder.room}`) ?? -1, 12);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('a contradiction is a smallest set of entries that clash', () => {
    let clashes = 0;
    fc.assert(
      fc.property(notes, (knowledge) => {
        const { contradiction, deals } = deduce(knowledge);
        expect(contradiction === undefined).toBe(deals > 0);
        if (!contradiction) return;
        clashes++;
        expect(contradiction.isSmallest).toBe(true);
        expect(contradiction.entries).toHaveLength(smallest(knowledge, []));
        expect(fits(knowledge, contradiction.entries, [])).toBe(false);
      }),
      { numRuns: 60, seed: 5 },
    );
    expect(clashes).toBeGreaterThan(15);
  });

  test('`why` names the fewest entries that force a conclusion, and only what is certain has one', () => {
    let reasons = 0;
    fc.assert(
      fc.property(
        notes,
        fc.constantFrom(...cards),
        fc.constantFrom<Holder>(0, 1, 'envelope'),
        (knowledge, card, holder) => {
          const { chance, why, deals } = deduce(knowledge);
          const because = why(card, holder);
          expect(because !== undefined).toBe(deals > 0 && [0, 1].includes(chance(card, holder)));
          if (!because) return;
          reasons++;
          expect(because.isThere).toBe(chance(card, holder) === 1);
          const against = (deal: Placing): boolean => (deal.get(card) === holder) !== because.isThere;
          expect(fits(knowledge, because.entries, [against])).toBe(false);
          expect(because.entries).toHaveLength(smallest(knowledge, [against]));
          expect([...new Set(because.reasons.map(({ entry }) => entry))].sort()).toEqual([...because.entries].sort());
        },
      ),
      { numRuns: 120, seed: 5 },
    );
    expect(reasons).toBeGreaterThan(20);
  });

  test('all deals are listed, each once, where there are few', () => {
    fc.assert(
      fc.property(notes, (knowledge) => {
        const { work, deals } = workOut(knowledge);
        if (!work) return;
        const listed = (work.list(1e9) ?? []).map((deal) => [...deal].join());
        expect(new Set(listed).size).toBe(deals);
        expect(listed).toHaveLength(deals);
      }),
      { numRuns: 40 },
    );
  });

  test('a sample where counting would take too long says so, and is exact in what is certain', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 3, max: 6 }), fc.integer({ min: 8, max: 20 }), (seed, players, count) => {
        const knowledge = randomNotes(players, count, seed, 0);
        const exact = deduce(knowledge);
        const rough = workOut(knowledge, 3);
        if (rough.isExact) return;
        expect(rough.sampled).toBeGreaterThan(0);
        for (const [card, row] of Object.entries(exact.chances)) {
          for (const [holder, chance] of Object.entries(row)) {
            const guess = rough.chance(card as 'plum', holder as Holder);
            expect([guess === 0, guess === 1]).toEqual([chance === 0, chance === 1]);
            expect(Math.abs(guess - chance)).toBeLessThan(0.08);
          }
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('complete on random logs: every player, from nothing known to all', () => {
  test('what no deal of a sample shows and is not ruled out has been counted: shares sum to one, deals fit the log', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 6 }), fc.integer({ min: 0, max: 30 }), (seed, players, count) => {
        const knowledge = randomNotes(players, count, seed);
        const { isExact, chances, sample, deals } = deduce(knowledge);
        expect([isExact, Number.isInteger(deals)]).toEqual([true, true]);
        for (const row of Object.values(chances)) {
          expect(Object.values(row).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
        }
        for (const { murder, hands, faceUp } of sample(20, seed)) {
          const places: [string, Holder][] = [
            ...hands.flatMap((hand, seat) => hand.map((card): [string, Holder] => [card, seat])),
            ...faceUp.map((card): [string, Holder] => [card, 'table']),
            ...Object.values(murder).map((card): [string, Holder] => [card, 'envelope']),
          ];
          const placing = new Map(places) as unknown as Placing;
          expect(placing.size).toBe(21);
          expect(knowledge.entries.every((entry) => isTrue(entry, placing))).toBe(true);
          for (const [card, holder] of placing) expect(chances[card][holder]).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Whether some deal fits these entries. */
function fits(
  knowledge: Knowledge,
  entries: readonly number[],
  also: readonly ((deal: Placing) => boolean)[],
): boolean {
  const kept = knowledge.entries.filter((_, i) => entries.includes(i));
  return worlds(knowledge).some((deal) => also.every((is) => is(deal)) && kept.every((entry) => isTrue(entry, deal)));
}

const tables = new Map<string, Placing[]>();

function worlds(knowledge: Knowledge): Placing[] {
  const name = knowledge.hands.join();
  const known = tables.get(name) ?? everyDeal({ ...knowledge, entries: [] });
  tables.set(name, known);
  return known;
}

/** The size of the smallest set of entries that no deal fits, by trying all sets. */
function smallest(knowledge: Knowledge, also: readonly ((deal: Placing) => boolean)[]): number {
  // A set clashes when no deal has all of it true: look at the sets of entries that each deal has true.
  const masks = new Set<number>();
  for (const deal of worlds(knowledge)) {
    if (!also.every((is) => is(deal))) continue;
    masks.add(knowledge.entries.reduce((bits, entry, i) => (isTrue(entry, deal) ? bits | (1 << i) : bits), 0));
  }
  let best = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 1 << knowledge.entries.length; set++) {
    const size = set.toString(2).replaceAll('0', '').length;
    if (size < best && ![...masks].some((mask) => (mask & set) === set)) best = size;
  }
  return best;
}

test('the keys of deals tell them apart', () => {
  const deals = everyDeal({ deck: SMALL_DECK, hands: [2, 2, 2], me: null, entries: [] });
  expect(new Set(deals.map(key)).size).toBe(27 * 90);
  expect(deals).toHaveLength(27 * 90);
});
