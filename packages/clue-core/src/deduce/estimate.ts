import { type Cursor, cursor, seed as toRng } from '@games/rng';
import { bitsOf } from './bits.js';
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

/** Counts of a sample, `total` deals: what is certain and what is impossible is exact all the same. */
export interface Estimate extends Counts {
  /** The deals drawn, each nearly as likely as any other. */
  readonly deals: readonly Deal[];
  /** How many deals there may be in all: a whole number, at least 1. */
  readonly size: number;
}

/** What was forgotten, and is taken back: a holder has one of these cards, or none of them. */
interface Condition {
  readonly type: 'one' | 'none';
  readonly holder: number;
  readonly cards: number;
}

/** Deals that fit where some conditions were forgotten. */
interface Start {
  readonly free: Settled;
  readonly forgotten: readonly Condition[];
  readonly total: number;
  readonly walkers: readonly Walker[];
}

/**
 * Estimates where counting would take too long. Forgets every "one of these", which makes counting quick, and draws from what is
 * left; then takes them back a few at a time: deals in which they are not true give way to copies of those in which they are,
 * and all walk on from there (a sequential Monte Carlo sampler: Del Moral, Doucet, Jasra 2006). Where even that leaves too much
 * to count, who lacks which card is forgotten too, and taken back first. What is done is counted and not timed, so the same
 * knowledge gives the same numbers everywhere. Whether a card can be with a holder at all is then searched for, not sampled.
 */
export function estimate(problem: Problem, settled: Settled, first: Deal): Estimate {
  const { deals, size } = sample(settled, first);
  const counts = emptyCounts(settled, deals.length);
  const { table } = problem;
  const width = table.envelope + 1;
  const [, weapons, rooms] = table.kinds;
  counts.cells.fill(0);
  for (const deal of deals) {
    const murder: number[] = [];
    for (let card = 0; card < table.cards; card++) {
      const cell = card * width + (deal[card] as number);
      counts.cells[cell] = (counts.cells[cell] as number) + 1;
      if (deal[card] === table.envelope) murder.push(card);
    }
    const [s = 0, w = 0, r = 0] = murder;
    const at = (s * weapons.length + w - (weapons[0] as number)) * rooms.length + r - (rooms[0] as number);
    counts.murders[at] = (counts.murders[at] as number) + 1;
  }
  markPossible(problem, settled, deals, counts.cells);
  return { ...counts, deals, size };
}

/** Deals, each nearly as likely as any other, and about how many there are in all. */
function sample(settled: Settled, first: Deal): Pick<Estimate, 'deals' | 'size'> {
  const random = cursor(toRng(settled.allowed.join()));
  const ones = settled.clauses.map((clause): Condition => ({ type: 'one', ...clause }));
  const start =
    drawFrom({ ...settled, clauses: [] }, ones, random) ??
    drawFrom(anywhere(settled), [...lacks(settled), ...ones], random);
  // With everything forgotten there is one class of cards a kind: never too much to count.
  if (!start) throw new TypeError('a problem without conditions must be counted within the budget');
  const { free, forgotten } = start;
  let { total, walkers } = start;
  for (let taken = 0; taken < forgotten.length; ) {
    // So many at once as leave a good part of the walkers.
    let kept = walkers;
    for (; taken < forgotten.length && kept.length > WALKERS / 2; taken++) {
      const condition = forgotten[taken] as Condition;
      kept = kept.filter((walker) => isTrue(condition, walker));
    }
    // Where none is left, all go on from the one deal that is known to fit.
    const isAnew = kept.length === 0;
    if (isAnew) kept = [walkerOf(settled, first)];
    total *= kept.length / WALKERS;
    const from = kept;
    walkers = Array.from({ length: WALKERS }, (_, i) => copyOf(from[i % from.length] as Walker));
    const go = walk(withConditions(free, forgotten.slice(0, taken)));
    const steps = isAnew || taken === forgotten.length ? LAST_STEPS : STEPS;
    for (const walker of walkers) go(walker, steps, random);
  }
  return { deals: walkers.map(({ deal }) => deal), size: Math.max(1, Math.round(total)) };
}

/** Draws deals of a problem from which conditions were taken; undefined where it still takes too long to count. */
function drawFrom(free: Settled, forgotten: readonly Condition[], random: Cursor): Start | undefined {
  const classes = classesOf(free);
  const graph = buildGraph(free, classes, orderOf(free, classes), BUDGET);
  if (!graph) return undefined;
  const ways = waysOf(graph);
  const first = ways[0] as Float64Array;
  const total = graph.murders.reduce((sum, edge) => sum + edge.ways * (first[edge.to] as number), 0);
  const draw = dealer(graph, ways);
  return { free, forgotten, total, walkers: Array.from({ length: WALKERS }, () => walkerOf(free, draw(random))) };
}

/** Every unsettled card with whoever has room for it. */
function anywhere(settled: Settled): Settled {
  const { allowed, place, room } = settled;
  const open = room.reduce((bits, cards, holder) => (cards > 0 ? bits | (1 << holder) : bits), 0);
  return {
    ...settled,
    allowed: allowed.map((bits, card) => ((place[card] as number) < 0 ? bits | open : bits)),
    clauses: [],
  };
}

/** What `anywhere` forgets, card by card. */
function lacks(settled: Settled): Condition[] {
  const { allowed } = anywhere(settled);
  return [...allowed.entries()].flatMap(([card, bits]) =>
    bitsOf(bits & ~(settled.allowed[card] as number)).map(
      (holder): Condition => ({ type: 'none', holder, cards: 1 << card }),
    ),
  );
}

function isTrue({ type, holder, cards }: Condition, { hands }: Walker): boolean {
  return (type === 'one') === (((hands[holder] as number) & cards) !== 0);
}

function withConditions(free: Settled, conditions: readonly Condition[]): Settled {
  const allowed = free.allowed.slice();
  for (const { type, holder, cards } of conditions) {
    if (type === 'one') continue;
    for (const card of bitsOf(cards)) allowed[card] = (allowed[card] as number) & ~(1 << holder);
  }
  return { ...free, allowed, clauses: conditions.filter(({ type }) => type === 'one') };
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
