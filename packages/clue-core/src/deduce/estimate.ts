import { cursor, seed as toRng } from '@games/rng';
import { classesOf } from './classes.js';
import { type Counts, emptyCounts, waysOf } from './count.js';
import { type Deal, dealer } from './draw.js';
import { findDealWith } from './feasible.js';
import { buildGraph, orderOf } from './graph.js';
import type { Problem } from './problem.js';
import type { Settled } from './settle.js';

/** Deals that are wanted, and the most that are drawn for them. */
const WANTED = 1500;
const MOST_DRAWS = 40_000;
const BUDGET = 500_000;

/** Counts by a sample: what is certain and what is impossible is exact all the same. */
export interface Estimate extends Counts {
  /** The deals drawn, each as likely as any other. */
  readonly deals: readonly Deal[];
}

/**
 * Estimates where counting would take too long: forgets as many of the "one of these" as make counting quick, draws from what
 * is left, and keeps the deals in which the forgotten ones are true too (rejection sampling, so the deals are uniform).
 * Whether a card can be with a holder at all is then searched for, not sampled.
 */
export function estimate(problem: Problem, settled: Settled, first: Deal): Estimate {
  const { deals, share, total } = sample(settled);
  const counts = emptyCounts(settled, total * share);
  const { table } = problem;
  const width = table.envelope + 1;
  const [, weapons, rooms] = table.kinds;
  const known = deals.length > 0 ? deals : [first];
  counts.cells.fill(0);
  for (const deal of known) {
    const murder: number[] = [];
    for (let card = 0; card < table.cards; card++) {
      const cell = card * width + (deal[card] as number);
      counts.cells[cell] = (counts.cells[cell] as number) + counts.total / known.length;
      if (deal[card] === table.envelope) murder.push(card);
    }
    const [s = 0, w = 0, r = 0] = murder;
    const at = (s * weapons.length + w - (weapons[0] as number)) * rooms.length + r - (rooms[0] as number);
    counts.murders[at] = (counts.murders[at] as number) + counts.total / known.length;
  }
  markPossible(problem, settled, known, counts.cells);
  return { ...counts, deals: known };
}

function sample(settled: Settled): { deals: Deal[]; share: number; total: number } {
  // The longest clauses are the likeliest to be true anyway: they cost least to forget.
  const clauses = [...settled.clauses].sort((a, b) => size(a.cards) - size(b.cards));
  for (let kept = Math.floor(clauses.length * 0.75); ; kept = Math.floor(kept / 2)) {
    const relaxed: Settled = { ...settled, clauses: clauses.slice(0, kept) };
    const classes = classesOf(relaxed);
    const graph = buildGraph(relaxed, classes, orderOf(relaxed, classes), kept === 0 ? 4 * BUDGET : BUDGET);
    if (!graph) {
      if (kept === 0) return { deals: [], share: 1, total: Number.NaN };
      continue;
    }
    const ways = waysOf(graph);
    const first = ways[0] as Float64Array;
    const total = graph.murders.reduce((sum, edge) => sum + edge.ways * (first[edge.to] as number), 0);
    const draw = dealer(graph, ways);
    const random = cursor(toRng(settled.allowed.join()));
    const deals: Deal[] = [];
    let drawn = 0;
    for (; drawn < MOST_DRAWS && deals.length < WANTED; drawn++) {
      const deal = draw(random);
      if (clauses.every(({ holder, cards }) => isHeld(deal, holder, cards))) deals.push(deal);
    }
    if (deals.length > 200 || kept === 0) return { deals, share: deals.length / drawn, total };
  }
}

function size(cards: number): number {
  return cards.toString(2).replaceAll('0', '').length;
}

function isHeld(deal: Deal, holder: number, cards: number): boolean {
  for (let rest = cards; rest !== 0; rest &= rest - 1) if (deal[31 - Math.clz32(rest & -rest)] === holder) return true;
  return false;
}

/** A place that no deal of the sample shows may be possible: then it gets the smallest share, and never none. */
function markPossible(problem: Problem, settled: Settled, deals: readonly Deal[], cells: Float64Array): void {
  const { table } = problem;
  const width = table.envelope + 1;
  for (let card = 0; card < table.cards; card++) {
    for (let holder = 0; holder < width; holder++) {
      const at = card * width + holder;
      const isUnseen = (cells[at] as number) === 0 && ((settled.allowed[card] as number) >>> holder) & 1;
      if (isUnseen && findDealWith(problem, card, holder, true, deals[0])) cells[at] = Number.MIN_VALUE;
    }
  }
}
