import { cursor, type SeedValue, seed as toRng } from '@games/rng';
import type { Card } from '../cards.js';
import { checkKnowledge } from './check-knowledge.js';
import { smallestClash } from './clash.js';
import { classesOf } from './classes.js';
import { type Counts, countDeals, emptyCounts, type Ways, waysOf } from './count.js';
import { type Deal, dealer, listDeals } from './draw.js';
import { estimate } from './estimate.js';
import { findDeal } from './feasible.js';
import { buildGraph, type Graph, orderOf } from './graph.js';
import { cardsOfDeck, type Fact, factsOf, holderAt, holderIndex, problemOf, type Table, tableOf } from './problem.js';
import { settle } from './settle.js';
import type { Holder, Knowledge, Lie, MurderChance, Triple } from './types.js';
import { type Why, whyOf } from './why.js';

/** Entries that cannot all be true. */
export interface Contradiction {
  /** Their places in `knowledge.entries`: give up any one of them, and the others of these fit together. */
  readonly entries: readonly number[];
  /** Whether no fewer entries contradict each other; else this set is merely one without needless entries. */
  readonly isSmallest: boolean;
}

/**
 * What follows from what is known.
 *
 * @typeParam C - the ids of the cards
 */
export interface Deduction<C extends string = Card> {
  /** What was given. */
  readonly knowledge: Knowledge<C>;
  /** Whether every number was counted. `false`: by a sample of deals, where counting would take too long (see `deduce`). */
  readonly isExact: boolean;
  /**
   * How many deals fit: a whole number, exact up to 2 to the power of 53, or an estimate when `isExact` is `false`; 0 when the
   * notes contradict each other, and then only.
   */
  readonly deals: number;
  /** How many deals were drawn, when it is not exact. */
  readonly sampled: number;
  /** The chance of every card to be with every holder, 0 to 1. Just 0 and just 1 are certain, also when it is not exact. */
  readonly chances: Readonly<Record<C, Readonly<Record<Holder, number>>>>;
  /** The murders that are possible, the likeliest first, those alike in the order of the deck. */
  readonly murders: readonly MurderChance<C>[];
  /** Present when the notes cannot all be true. */
  readonly contradiction?: Contradiction;
  /** Of one card and one holder: `chances` by call. */
  chance(card: C, holder: Holder): number;
  /** Why a card is with a holder for certain, or certainly is not: the fewest entries that force it; else `undefined`. */
  why(card: C, holder: Holder): Why<C> | undefined;
  /**
   * Draws deals that fit, each as likely as any other (nearly so when `isExact` is `false`: then it draws among those of the
   * sample); the same seed draws the same.
   *
   * @param count - how many
   * @param seed - what is drawn from
   */
  sample(count: number, seed: SeedValue): readonly Lie<C>[];
}

/** A deduction with what it was counted by, for those who go on counting. */
export interface Worked<C extends string = Card> extends Deduction<C> {
  readonly work: Work | undefined;
}

/** Deals as numbers: see `Deal`. */
export interface Work {
  readonly table: Table;
  draw(count: number, seed: SeedValue): readonly Deal[];
  /** All deals, where there are at most so many. */
  list(most: number): readonly Deal[] | undefined;
}

/** The steps that counting may take: a tenth of a second or so. A player's view of the classic game takes a tenth of that. */
const BUDGET = 500_000;
/** A step takes longer, and more of memory, the more cards there are than the classic 21. */
const LARGE_BUDGET = 150_000;

/**
 * Deduces all that follows from what one person knows. Nothing is left out: what is certain gets 1, what is impossible 0, and
 * everything else its exact share of the deals that fit, each deal being as likely as any other.
 *
 * From a player's own view counting takes a millisecond or so. Where it would take long (a spectator of a game in full
 * swing, large decks of a table's own) the shares come from a sample of some 1,500 deals, and `isExact` says so; zeros and ones are
 * exact all the same.
 *
 * @param knowledge - what is known: from `knowledgeOf`, or by hand
 * @returns the deduction
 * @throws RangeError for what `checkKnowledge` refuses
 *
 * @example
 * ```ts
 * import { CLASSIC_DECK, deduce, type Knowledge } from '@games/clue-core/deduce';
 *
 * const knowledge: Knowledge = {
 *   deck: CLASSIC_DECK,
 *   hands: [6, 6, 6],
 *   me: 0,
 *   entries: [
 *     { type: 'hand', seat: 0, cards: ['scarlet', 'plum', 'rope', 'study', 'hall', 'kitchen'] },
 *     { type: 'suggestion', seat: 0, suspect: 'green', weapon: 'rope', room: 'study', passed: [1, 2] },
 *   ],
 * };
 * const { deals, chances, murders, why } = deduce(knowledge);
 * deals; // => 27720
 * chances.green.envelope; // => 1
 * murders.length; // => 30
 * why('green', 'envelope')?.entries; // => [0, 1]
 * ```
 */
export function deduce<C extends string = Card>(knowledge: Knowledge<C>): Deduction<C> {
  const { work: _, ...deduction } = workOut(knowledge);
  return deduction;
}

/** What `deduce` gives, and what it was worked out by. */
export function workOut<C extends string = Card>(knowledge: Knowledge<C>, most?: number): Worked<C> {
  const refusal = checkKnowledge(knowledge);
  if (refusal) throw new RangeError(`knowledge must be well-formed, but it has ${JSON.stringify(refusal)}`);
  const table = tableOf(knowledge);
  const budget = most ?? (table.cards > 21 ? LARGE_BUDGET : BUDGET);
  const facts = factsOf(knowledge, table);
  const problem = problemOf(table, facts);
  const settled = settle(problem);
  if (!settled) return contradicting(knowledge, table, facts);
  const classes = classesOf(settled);
  const graph = buildGraph(settled, classes, orderOf(settled, classes), budget);
  if (graph) {
    const ways = waysOf(graph);
    const counts = countDeals(graph, ways);
    if (counts.total === 0) return contradicting(knowledge, table, facts);
    return deduction(knowledge, facts, counts, exactWork(table, graph, ways, counts.total), 0);
  }
  const first = findDeal(problem);
  if (!first) return contradicting(knowledge, table, facts);
  const counts = estimate(problem, settled, first);
  const work = sampleWork(table, counts.deals);
  return { ...deduction(knowledge, facts, counts, work, counts.deals.length), deals: counts.size };
}

function exactWork(table: Table, graph: Graph, ways: Ways, total: number): Work {
  return {
    table,
    draw(count, seed) {
      const random = cursor(toRng(seed));
      const deal = dealer(graph, ways);
      return Array.from({ length: count }, () => deal(random));
    },
    list: (most) => (total <= most ? listDeals(graph, ways) : undefined),
  };
}

function sampleWork(table: Table, deals: readonly Deal[]): Work {
  return {
    table,
    draw(count, seed) {
      const random = cursor(toRng(seed));
      return Array.from({ length: count }, () => random.pick(deals));
    },
    list: () => undefined,
  };
}

function contradicting<C extends string>(knowledge: Knowledge<C>, table: Table, facts: readonly Fact[]): Worked<C> {
  const none = emptyCounts(
    { ...problemOf(table, []), room: [], place: new Int8Array(table.cards).fill(-1), isOpen: [true, true, true] },
    0,
  );
  const clash = smallestClash(table, facts);
  return { ...deduction(knowledge, facts, none, undefined, 0), ...(clash && { contradiction: clash }) };
}

function deduction<C extends string>(
  knowledge: Knowledge<C>,
  facts: readonly Fact[],
  counts: Counts,
  work: Work | undefined,
  sampled: number,
): Worked<C> {
  const cards = cardsOfDeck(knowledge);
  const table = tableOf(knowledge);
  const chances = chancesOf(cards, table, counts);
  const chance = (card: C, holder: Holder): number => chances[card]?.[holder] ?? 0;
  return {
    knowledge,
    isExact: sampled === 0,
    deals: counts.total,
    sampled,
    chances,
    murders: murdersOf(cards, table, counts),
    chance,
    why(card, holder) {
      const at = cards.indexOf(card);
      const index = holderIndex(table, holder);
      if (at < 0 || !(index >= 0 && index <= table.envelope)) return undefined;
      if (work && chance(card, holder) > 0 && chance(card, holder) < 1) return undefined;
      return work && whyOf(knowledge, table, facts, at, index, chance(card, holder) === 1);
    },
    sample: (count, seed) => (work?.draw(count, seed) ?? []).map((deal) => lieOf(cards, table, deal)),
    work,
  };
}

function chancesOf<C extends string>(
  cards: readonly C[],
  table: Table,
  { cells, total }: Counts,
): Deduction<C>['chances'] {
  const width = table.envelope + 1;
  const rows = cards.map((card, i) => {
    const row = cells.subarray(i * width, (i + 1) * width);
    // One holder left is certain, whatever rounding makes of very large counts.
    const isSure = row.reduce((count, deals) => count + (deals > 0 ? 1 : 0), 0) === 1;
    const shares = Array.from(row, (deals, holder): readonly [string, number] => [
      String(holderAt(table, holder)),
      deals === 0 ? 0 : isSure ? 1 : Math.min(Math.max(deals / total, Number.MIN_VALUE), 1 - Number.EPSILON / 2),
    ]);
    return [card, Object.fromEntries(shares)] as const;
  });
  return Object.fromEntries(rows) as unknown as Deduction<C>['chances'];
}

function murdersOf<C extends string>(cards: readonly C[], table: Table, counts: Counts): MurderChance<C>[] {
  const { kinds } = table;
  const murders: MurderChance<C>[] = [];
  let at = 0;
  for (const s of kinds[0]) {
    for (const w of kinds[1]) {
      for (const r of kinds[2]) {
        const deals = counts.murders[at++] as number;
        const murder = { suspect: cards[s], weapon: cards[w], room: cards[r] } as Triple<C>;
        if (deals > 0) murders.push({ murder, chance: deals / counts.total });
      }
    }
  }
  return murders.sort((a, b) => b.chance - a.chance);
}

function lieOf<C extends string>(cards: readonly C[], table: Table, deal: Deal): Lie<C> {
  const heldBy = (holder: number): C[] => cards.filter((_, card) => deal[card] === holder);
  const [suspect, weapon, room] = heldBy(table.envelope) as [C, C, C];
  const seats = table.envelope - 1;
  return {
    murder: { suspect, weapon, room },
    hands: Array.from({ length: seats }, (_, seat) => heldBy(seat)),
    faceUp: heldBy(seats),
  };
}
