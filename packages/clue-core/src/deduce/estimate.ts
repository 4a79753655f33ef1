import { type Cursor, cursor, seed as toRng } from '@games/rng';
import { classesOf } from './classes.js';
import { type Counts, emptyCounts, waysOf } from './count.js';
import { type Deal, dealer } from './draw.js';
import { findDealWith } from './feasible.js';
import { buildGraph, orderOf } from './graph.js';
import type { Problem } from './problem.js';
import type { Settled } from './settle.js';
import { copyOf, type Walker, walk, walkerOf } from './walk.js';

/** Deals that go side by side, and how many steps each walks after every cut and at the end. */
const WALKERS = 1500;
const STEPS = 40;
const LAST_STEPS = 120;
/** The steps that counting may take without any "one of these": half a tenth of a second or so. */
const BUDGET = 250_000;

/** Counts by a sample: what is certain and what is impossible is exact all the same. */
export interface Estimate extends Counts {
  /** The deals drawn, each as likely as any other. */
  readonly deals: readonly Deal[];
}

/**
 * Estimates where counting would take too long. Forgets every "one of these", which makes counting quick, and draws from what is
 * left; then takes them back a few at a time: deals in which they are not true give way to copies of those in which they are,
 * and all walk on from there (a sequential Monte Carlo sampler: Del Moral, Doucet, Jasra 2006). What is done is counted and not
 * timed, so the same knowledge gives the same numbers everywhere. Whether a card can be with a holder at all is then searched
 * for, not sampled.
 */
export function estimate(problem: Problem, settled: Settled, first: Deal): Estimate {
  const { deals: known, total } = sample(settled, first);
  const counts = emptyCounts(settled, total);
  const { table } = problem;
  const width = table.envelope + 1;
  const [, weapons, rooms] = table.kinds;
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

/** Deals, each as likely as any other, and how many there are in all; not a number where even that would take too long. */
function sample(settled: Settled, first: Deal): { readonly deals: readonly Deal[]; readonly total: number } {
  const random = cursor(toRng(settled.allowed.join()));
  const start = drawFreely(settled, random);
  let { total, walkers } = start ?? { total: Number.NaN, walkers: [] };
  let rest = start ? settled.clauses : [];
  while (rest.length > 0) {
    // So many at once as leave a good part of the walkers.
    let kept: readonly Walker[] = walkers;
    let taken = 0;
    for (; taken < rest.length && kept.length > WALKERS / 2; taken++) {
      const { holder, cards } = rest[taken] as Settled['clauses'][number];
      kept = kept.filter(({ hands }) => ((hands[holder] as number) & cards) !== 0);
    }
    if (kept.length === 0) break;
    total *= kept.length / WALKERS;
    rest = rest.slice(taken);
    walkers = Array.from({ length: WALKERS }, (_, i) => copyOf(kept[i % kept.length] as Walker));
    const go = walk(settled, settled.clauses.slice(0, settled.clauses.length - rest.length));
    for (const walker of walkers) go(walker, rest.length === 0 ? LAST_STEPS : STEPS, random);
  }
  if (start && rest.length === 0) return { deals: walkers.map(({ deal }) => deal), total };
  // No way led from what was forgotten to all of it: one deal that fits goes for a long walk.
  const walker = walkerOf(settled, first);
  const go = walk(settled, settled.clauses);
  const deals = Array.from({ length: WALKERS }, () => {
    go(walker, LAST_STEPS, random);
    return walker.deal.slice();
  });
  return { deals, total: Number.NaN };
}

/** Deals that fit without any "one of these"; undefined where there are too many ways to deal even so. */
function drawFreely(
  settled: Settled,
  random: Cursor,
): { readonly total: number; readonly walkers: readonly Walker[] } | undefined {
  const free: Settled = { ...settled, clauses: [] };
  const classes = classesOf(free);
  const graph = buildGraph(free, classes, orderOf(free, classes), BUDGET);
  if (!graph) return undefined;
  const ways = waysOf(graph);
  const first = ways[0] as Float64Array;
  const total = graph.murders.reduce((sum, edge) => sum + edge.ways * (first[edge.to] as number), 0);
  const draw = dealer(graph, ways);
  return { total, walkers: Array.from({ length: WALKERS }, () => walkerOf(free, draw(random))) };
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
