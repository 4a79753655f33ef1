import { bitsOf, countBits } from './bits.js';
import type { Problem } from './problem.js';

/** A problem without what is plain: the cards whose place is not settled, and what is left to decide about them. */
export interface Settled extends Problem {
  /** By holder but the envelope, how many of the unsettled cards it gets. */
  readonly room: readonly number[];
  /** By card, its holder, or -1. */
  readonly place: Int8Array;
  /** By category, whether its card in the envelope is not settled. */
  readonly isOpen: readonly [boolean, boolean, boolean];
}

/**
 * Settles what follows step by step: the only place of a card, hands that are full or have no choice, "one of these" with one
 * left. What remains is what has to be counted.
 *
 * @returns the rest, or `undefined` when nothing fits
 */
export function settle(problem: Problem): Settled | undefined {
  const { table } = problem;
  const allowed = problem.allowed.slice();
  let clauses = problem.clauses;
  let wrong = problem.wrong;
  for (let before = -1; ; ) {
    if (!settleHolders(problem, allowed)) return undefined;
    const left: { holder: number; cards: number }[] = [];
    for (const { holder, cards } of clauses) {
      const options = bitsOf(cards).filter((card) => (allowed[card] as number) & (1 << holder));
      if (options.length === 0) return undefined;
      if (options.some((card) => allowed[card] === 1 << holder)) continue;
      if (options.length === 1) allowed[options[0] as number] = 1 << holder;
      else left.push({ holder, cards: options.reduce((bits, card) => bits | (1 << card), 0) });
    }
    clauses = left;
    const bit = 1 << table.envelope;
    wrong = wrong.filter((cards) => cards.every((card) => (allowed[card] as number) & bit));
    for (const cards of wrong) {
      const open = cards.filter((card) => allowed[card] !== bit);
      if (open.length === 0) return undefined;
      if (open.length === 1) allowed[open[0] as number] = (allowed[open[0] as number] as number) & ~bit;
    }
    const sum = allowed.reduce((bits, one) => bits + countBits(one), 0) + clauses.length + wrong.length;
    if (sum === before) break;
    before = sum;
  }
  return { ...rest(problem, allowed), clauses: strongest(clauses), wrong };
}

/** Places that are full, or that need every card they may get. */
function settleHolders({ table }: Problem, allowed: Int32Array): boolean {
  for (let holder = 0; holder < table.envelope; holder++) {
    const every = table.category.map((_, card) => card);
    if (!fill(allowed, 1 << holder, every, table.capacity[holder] as number)) return false;
  }
  for (const kind of table.kinds) if (!fill(allowed, 1 << table.envelope, kind, 1)) return false;
  return allowed.every((bits) => bits !== 0);
}

function fill(allowed: Int32Array, bit: number, cards: readonly number[], capacity: number): boolean {
  let sure = 0;
  let possible = 0;
  for (const card of cards) {
    if (allowed[card] === bit) sure++;
    if ((allowed[card] as number) & bit) possible++;
  }
  if (sure > capacity || possible < capacity) return false;
  if (sure === possible) return true;
  for (const card of cards) {
    const bits = allowed[card] as number;
    if (bits === bit || !(bits & bit)) continue;
    if (sure === capacity) allowed[card] = bits & ~bit;
    else if (possible === capacity) allowed[card] = bit;
  }
  return true;
}

function rest(problem: Problem, allowed: Int32Array): Omit<Settled, 'clauses' | 'wrong'> {
  const { table } = problem;
  const place = new Int8Array(table.cards).fill(-1);
  const room = [...table.capacity];
  for (let card = 0; card < table.cards; card++) {
    const bits = allowed[card] as number;
    if (bits & (bits - 1)) continue;
    const holder = 31 - Math.clz32(bits);
    place[card] = holder;
    if (holder < table.envelope) room[holder] = (room[holder] as number) - 1;
  }
  const isOpen = table.kinds.map((kind) => kind.every((card) => place[card] !== table.envelope));
  return { table, allowed, room, place, isOpen: isOpen as [boolean, boolean, boolean] };
}

/** Without clauses that another one says more sharply. */
function strongest(clauses: Problem['clauses']): Problem['clauses'] {
  return clauses.filter(
    (one, i) =>
      !clauses.some(
        (other, j) =>
          i !== j &&
          one.holder === other.holder &&
          (other.cards & ~one.cards) === 0 &&
          (other.cards !== one.cards || j < i),
      ),
  );
}
