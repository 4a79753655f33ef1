import { findDeal, findDealWith } from './feasible.js';
import { hittingSet } from './hitting-set.js';
import { type Fact, problemOf, type Table } from './problem.js';

/** What is held against the entries: the opposite of what they are to prove. */
export interface Against {
  readonly card: number;
  readonly holder: number;
  /** Whether the card is there. */
  readonly isThere: boolean;
}

/** Entries that cannot all be true. */
export interface Clash {
  /** Their places in the knowledge, in order. Without any of them the rest of these fit. */
  readonly entries: readonly number[];
  /** Whether it is proved that no fewer entries clash. */
  readonly isSmallest: boolean;
}

/** Sets are looked for so many times before one that is only irreducible is taken. */
const MOST_ROUNDS = 300;

/**
 * The fewest entries that clash (with each other, or with what is held against them): a smallest unsatisfiable subset, by
 * smallest hitting sets of what has to be given up (Ignatiev, Previti, Liffiton and Marques-Silva, CP 2015).
 *
 * @returns the clash, or `undefined` when everything fits
 */
export function smallestClash(table: Table, facts: readonly Fact[], against?: Against): Clash | undefined {
  const count = facts.reduce((most, { entry }) => Math.max(most, entry + 1), 0);
  const byEntry = Array.from({ length: count }, (_, i) => facts.filter(({ entry }) => entry === i));
  const every = byEntry.flatMap((own, i) => (own.length > 0 ? [i] : []));
  const fit = (entries: Iterable<number>): Int8Array | undefined =>
    findFit(
      table,
      [...entries].flatMap((i) => byEntry[i] ?? []),
      against,
    );
  if (fit(every)) return undefined;
  const givenUp: number[][] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { elements, isSmallest } = hittingSet(givenUp);
    const deal = fit(elements);
    if (!deal) return { entries: [...elements].sort((a, b) => a - b), isSmallest };
    const kept = new Set(elements);
    const keepTrue = (found: Int8Array): void => {
      for (const i of every) if (byEntry[i]?.every((fact) => isTrue(table, fact, found))) kept.add(i);
    };
    keepTrue(deal);
    for (const i of every) {
      if (kept.has(i)) continue;
      const more = fit([...kept, i]);
      if (!more) continue;
      kept.add(i);
      keepTrue(more);
    }
    givenUp.push(every.filter((i) => !kept.has(i)));
  }
  return { entries: irreducible(every, (entries) => !fit(entries)), isSmallest: false };
}

/** A deal in which some facts are true, and what is held against them. */
export function findFit(table: Table, facts: readonly Fact[], against?: Against): Int8Array | undefined {
  const problem = problemOf(table, facts);
  return against ? findDealWith(problem, against.card, against.holder, against.isThere) : findDeal(problem);
}

/** Leaves out what can be left out, the last first. */
export function irreducible<T>(items: readonly T[], isEnough: (items: readonly T[]) => boolean): readonly T[] {
  let kept = items;
  for (const item of [...items].reverse()) {
    const fewer = kept.filter((one) => one !== item);
    if (isEnough(fewer)) kept = fewer;
  }
  return kept;
}

function isTrue({ envelope }: Table, fact: Fact, deal: Int8Array): boolean {
  switch (fact.type) {
    case 'holds':
      return deal[fact.card] === fact.holder;
    case 'lacks':
      return deal[fact.card] !== fact.holder;
    case 'shows':
      return deal.some((holder, card) => holder === fact.holder && (fact.cards >>> card) & 1);
    case 'wrong':
      return fact.cards.some((card) => deal[card] !== envelope);
  }
}
