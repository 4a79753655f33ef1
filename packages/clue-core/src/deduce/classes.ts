import type { Settled } from './settle.js';

/** Cards that nothing tells apart: whatever is true of one is true of each. */
export interface CardClass {
  readonly cards: readonly number[];
  /** The holders they may be with, as bits. */
  readonly allowed: number;
  /** The category, while they may be in the envelope; else -1. */
  readonly kind: number;
  /** The clauses they are in, by place in the list, as bits: at most 31 clauses are told apart by bits. */
  readonly clauses: readonly number[];
}

/** The unsettled cards by what is known of them. */
export function classesOf(settled: Settled): readonly CardClass[] {
  const { table, allowed, place, clauses, wrong } = settled;
  const classes = new Map<string, { cards: number[]; allowed: number; kind: number; clauses: number[] }>();
  for (let card = 0; card < table.cards; card++) {
    if ((place[card] as number) >= 0) continue;
    const bits = allowed[card] as number;
    const kind = (bits >>> table.envelope) & 1 ? (table.category[card] as number) : -1;
    const inClauses = clauses.flatMap(({ cards }, i) => ((cards >>> card) & 1 ? [i] : []));
    const inWrong = kind < 0 ? [] : wrong.flatMap((cards, i) => (cards.includes(card) ? [i] : []));
    const signature = `${bits} ${kind} ${inClauses} ${inWrong}`;
    const known = classes.get(signature);
    if (known) known.cards.push(card);
    else classes.set(signature, { cards: [card], allowed: bits, kind, clauses: inClauses });
  }
  return [...classes.values()];
}
