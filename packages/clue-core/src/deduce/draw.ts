import type { Cursor } from '@games/rng';
import type { Ways } from './count.js';
import type { Graph, Level } from './graph.js';

/** By card, its holder. */
export type Deal = Int8Array;

/** Draws a deal, each as likely as any other: a way through the graph, each step weighed by the ways that lead on from it. */
export function drawDeal(graph: Graph, ways: Ways, cursor: Cursor): Deal {
  const { settled, classes, murders, levels } = graph;
  const deal = settled.place.slice();
  const left = classes.map(({ cards }) => [...cards]);
  const first = ways[0] as Float64Array;
  const murder =
    murders[pickBy(cursor, murders.length, (i) => (murders[i]?.ways ?? 0) * (first[murders[i]?.to ?? 0] as number))];
  let state = murder?.to ?? 0;
  for (const c of murder?.classes ?? [])
    if (c >= 0) take(deal, [left[c] as number[]], 1, settled.table.envelope, cursor);
  for (const [i, level] of levels.entries()) {
    const next = ways[i + 1] as Float64Array;
    const start = level.first[state] as number;
    const edge =
      start +
      pickBy(
        cursor,
        (level.first[state + 1] as number) - start,
        (at) => (level.ways[start + at] as number) * (next[level.to[start + at] as number] as number),
      );
    for (let k = 0; k < level.classes.length; k++) {
      const n = level.taken[edge * level.classes.length + k] as number;
      const from = left.filter((_, c) => level.classOf[c] === k);
      if (n > 0) take(deal, from, n, level.holder, cursor);
    }
    state = level.to[edge] as number;
  }
  return deal;
}

/** A number below `count`, by weight. */
function pickBy(cursor: Cursor, count: number, weight: (i: number) => number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += weight(i);
  let rest = cursor.nextFloat() * sum;
  for (let i = 0; i < count; i++) {
    rest -= weight(i);
    if (rest < 0) return i;
  }
  // Rounding may leave a last crumb: it is the last possible one's.
  for (let i = count - 1; i >= 0; i--) if (weight(i) > 0) return i;
  return 0;
}

function take(deal: Deal, from: readonly number[][], n: number, holder: number, cursor: Cursor): void {
  for (let drawn = 0; drawn < n; drawn++) {
    let at = cursor.nextInt(0, from.reduce((sum, cards) => sum + cards.length, 0) - 1);
    for (const cards of from) {
      if (at < cards.length) {
        const [card] = cards.splice(at, 1);
        deal[card as number] = holder;
        break;
      }
      at -= cards.length;
    }
  }
}

/** Every deal, where there are few. */
export function listDeals(graph: Graph, ways: Ways): Deal[] {
  const { settled, classes, murders, levels } = graph;
  const deals: Deal[] = [];
  const left = classes.map(({ cards }) => cards);
  const without = (from: readonly (readonly number[])[], gone: readonly number[]): readonly (readonly number[])[] =>
    from.map((cards) => cards.filter((card) => !gone.includes(card)));
  const put = (deal: Deal, cards: readonly number[], holder: number): Deal => {
    const next = deal.slice();
    for (const card of cards) next[card] = holder;
    return next;
  };
  const go = (i: number, state: number, deal: Deal, rest: readonly (readonly number[])[]): void => {
    const level = levels[i];
    if (!level) {
      deals.push(deal);
      return;
    }
    const next = ways[i + 1] as Float64Array;
    for (let edge = level.first[state] as number; edge < (level.first[state + 1] as number); edge++) {
      const to = level.to[edge] as number;
      if ((next[to] as number) === 0) continue;
      for (const cards of handsOf(level, edge, rest))
        go(i + 1, to, put(deal, cards, level.holder), without(rest, cards));
    }
  };
  for (const { classes: chosen, to } of murders) {
    if ((ways[0]?.[to] as number) === 0) continue;
    const options = chosen.map((c) => (c < 0 ? [-1] : (classes[c]?.cards ?? [])));
    for (const s of options[0] ?? []) {
      for (const w of options[1] ?? []) {
        for (const r of options[2] ?? []) {
          const cards = [s, w, r].filter((card) => card >= 0);
          go(0, to, put(settled.place.slice(), cards, settled.table.envelope), without(left, cards));
        }
      }
    }
  }
  return deals;
}

/** The hands that an edge stands for. */
function handsOf(level: Level, edge: number, left: readonly (readonly number[])[]): number[][] {
  let hands: number[][] = [[]];
  for (let k = 0; k < level.classes.length; k++) {
    const n = level.taken[edge * level.classes.length + k] as number;
    if (n === 0) continue;
    const cards = left.flatMap((some, c) => (level.classOf[c] === k ? some : []));
    const parts = subsets(cards, n);
    hands = hands.flatMap((hand) => parts.map((part) => [...hand, ...part]));
  }
  return hands;
}

function subsets(cards: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), n - 1).map((rest) => [card, ...rest]));
}
