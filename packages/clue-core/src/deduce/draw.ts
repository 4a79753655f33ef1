import type { Cursor } from '@games/rng';
import type { Ways } from './count.js';
import type { Graph, Level } from './graph.js';

/** By card, its holder. */
export type Deal = Int8Array;

/**
 * Makes what draws deals, each as likely as any other: ways through the graph, each step weighed by the ways that lead on
 * from it. The sums of these weights are made once a state, when it is first come to.
 */
export function dealer(graph: Graph, ways: Ways): (cursor: Cursor) => Deal {
  const { settled, classes, murders, levels } = graph;
  const first = ways[0] as Float64Array;
  const murderSums = sums(murders.length, (i) => (murders[i]?.ways ?? 0) * (first[murders[i]?.to ?? 0] as number));
  const memberships = levels.map((level) => {
    const members: number[][] = level.classes.map(() => []);
    for (const [c, k] of level.classOf.entries()) members[k]?.push(c);
    return members;
  });
  const known: (Float64Array | undefined)[][] = levels.map(() => []);
  const pools = classes.map(({ cards }) => Int8Array.from(cards));
  const sizes = new Int32Array(classes.length);
  /** Takes some cards of these classes: each card left is as likely as the others. */
  const take = (deal: Deal, members: readonly number[], n: number, holder: number, cursor: Cursor): void => {
    let total = 0;
    for (const c of members) total += sizes[c] as number;
    for (let drawn = 0; drawn < n; drawn++, total--) {
      // Where all go, chance has no say.
      let at = total === n - drawn ? 0 : cursor.nextInt(0, total - 1);
      for (const c of members) {
        const size = sizes[c] as number;
        if (at >= size) {
          at -= size;
          continue;
        }
        const pool = pools[c] as Int8Array;
        const card = pool[at] as number;
        // The last one fills the gap, so that those drawn stand at the end.
        pool[at] = pool[size - 1] as number;
        pool[size - 1] = card;
        sizes[c] = size - 1;
        deal[card] = holder;
        break;
      }
    }
  };
  return (cursor) => {
    const deal = settled.place.slice();
    for (const [c, pool] of pools.entries()) sizes[c] = pool.length;
    const murder = murders[pick(murderSums, cursor)];
    let state = murder?.to ?? 0;
    for (const c of murder?.classes ?? []) if (c >= 0) take(deal, [c], 1, settled.table.envelope, cursor);
    for (const [i, level] of levels.entries()) {
      const start = level.first[state] as number;
      let weights = known[i]?.[state];
      if (!weights) {
        const next = ways[i + 1] as Float64Array;
        weights = sums(
          (level.first[state + 1] as number) - start,
          (at) => (level.ways[start + at] as number) * (next[level.to[start + at] as number] as number),
        );
        (known[i] as (Float64Array | undefined)[])[state] = weights;
      }
      const edge = start + pick(weights, cursor);
      const members = memberships[i] as number[][];
      for (const [k, own] of members.entries()) {
        const n = level.taken[edge * members.length + k] as number;
        if (n > 0) take(deal, own, n, level.holder, cursor);
      }
      state = level.to[edge] as number;
    }
    return deal;
  };
}

/** Running sums of weights. */
function sums(count: number, weight: (i: number) => number): Float64Array {
  const running = new Float64Array(count);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    sum += weight(i);
    running[i] = sum;
  }
  return running;
}

/** A place by weight, of running sums: one with no weight is never picked. */
function pick(running: Float64Array, cursor: Cursor): number {
  let low = 0;
  let high = running.length - 1;
  if (high <= 0) return 0;
  const at = cursor.nextFloat() * (running[high] as number);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((running[middle] as number) > at) high = middle;
    else low = middle + 1;
  }
  return low;
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
