import { countsOf, type Graph, type Level } from './graph.js';
import type { Settled } from './settle.js';

/** How many deals there are, and how many of them put each card where. Whole numbers: exact below 2 to the power of 53. */
export interface Counts {
  readonly total: number;
  /** By card, then holder: `card * (envelope + 1) + holder`. */
  readonly cells: Float64Array;
  /** By suspect, weapon and room, each by its place in its kind. */
  readonly murders: Float64Array;
}

/** By level and state, in how many ways the rest can be dealt. */
export type Ways = readonly Float64Array[];

/** Counts backwards, from the last hand. */
export function waysOf({ levels }: Graph): Ways {
  const ways: Float64Array[] = [Float64Array.of(1)];
  for (let i = levels.length - 1; i >= 0; i--) {
    const level = levels[i] as Level;
    const next = ways[0] as Float64Array;
    const sums = new Float64Array(level.keys.length);
    for (let state = 0; state < sums.length; state++) {
      let sum = 0;
      for (let edge = level.first[state] as number; edge < (level.first[state + 1] as number); edge++) {
        sum += (level.ways[edge] as number) * (next[level.to[edge] as number] as number);
      }
      sums[state] = sum;
    }
    ways.unshift(sums);
  }
  return ways;
}

/** What settled cards add: they are where they are in every deal. */
export function emptyCounts({ table, place }: Settled, total: number): Counts {
  const width = table.envelope + 1;
  const cells = new Float64Array(table.cards * width);
  for (let card = 0; card < table.cards; card++) {
    if ((place[card] as number) >= 0) cells[card * width + (place[card] as number)] = total;
  }
  const [suspects, weapons, rooms] = table.kinds;
  return { total, cells, murders: new Float64Array(suspects.length * weapons.length * rooms.length) };
}

/**
 * Counts each card with each holder. Forward go as many sums as there are classes: in how many ways a state is come to
 * while a card of that class is left. They tell apart what the graph's later levels have merged.
 */
export function countDeals(graph: Graph, ways: Ways): Counts {
  const { settled, classes, murders, levels } = graph;
  const { table } = settled;
  const first = ways[0] as Float64Array;
  const total = murders.reduce((sum, edge) => sum + edge.ways * (first[edge.to] as number), 0);
  const counts = emptyCounts(settled, total);
  if (total === 0) return counts;
  const width = table.envelope + 1;
  const add = (c: number, holder: number, deals: number): void => {
    for (const card of classes[c]?.cards ?? [])
      counts.cells[card * width + holder] = (counts.cells[card * width + holder] as number) + deals;
  };
  const size = classes.length;
  let sums = new Float64Array(first.length * size);
  for (const { classes: chosen, ways: sum, to } of murders) {
    const rest = first[to] as number;
    if (rest === 0) continue;
    for (const c of chosen) if (c >= 0) add(c, table.envelope, (sum / (classes[c]?.cards.length as number)) * rest);
    countMurders(graph, chosen, rest, counts.murders);
    for (let c = 0; c < size; c++) {
      const cards = classes[c]?.cards.length as number;
      const left = chosen.includes(c) ? cards - 1 : cards;
      sums[to * size + c] = (sums[to * size + c] as number) + (sum / cards) * left;
    }
  }
  for (const [i, level] of levels.entries()) {
    const found = new Float64Array(size);
    sums = forward(level, sums, ways[i + 1] as Float64Array, size, found);
    for (let c = 0; c < size; c++) if ((found[c] as number) > 0) add(c, level.holder, found[c] as number);
  }
  return counts;
}

function forward(
  level: Level,
  sums: Float64Array,
  next: Float64Array,
  size: number,
  found: Float64Array,
): Float64Array<ArrayBuffer> {
  const { classes, classOf, first, to, ways, taken } = level;
  const kinds = classes.length;
  const after = new Float64Array(next.length * size);
  for (let state = 0; state < level.keys.length; state++) {
    const counts = countsOf(level, state);
    const from = state * size;
    for (let edge = first[state] as number; edge < (first[state + 1] as number); edge++) {
      const target = to[edge] as number;
      const rest = next[target] as number;
      if (rest === 0) continue;
      const sum = ways[edge] as number;
      for (let c = 0; c < size; c++) {
        const deals = (sums[from + c] as number) * sum;
        if (deals === 0) continue;
        const k = classOf[c] as number;
        const n = taken[edge * kinds + k] as number;
        if (n === 0) {
          after[target * size + c] = (after[target * size + c] as number) + deals;
          continue;
        }
        const count = counts[k] as number;
        found[c] = (found[c] as number) + ((deals * n) / count) * rest;
        if (n < count) after[target * size + c] = (after[target * size + c] as number) + (deals * (count - n)) / count;
      }
    }
  }
  return after;
}

function countMurders(
  { settled, classes }: Graph,
  chosen: readonly [number, number, number],
  deals: number,
  murders: Float64Array,
): void {
  const { table, place } = settled;
  const [suspects, weapons, rooms] = chosen.map((c, kind) =>
    c >= 0 ? (classes[c]?.cards ?? []) : (table.kinds[kind] ?? []).filter((card) => place[card] === table.envelope),
  ) as [readonly number[], readonly number[], readonly number[]];
  const [, weaponKinds, roomKinds] = table.kinds;
  const firstWeapon = weaponKinds[0] as number;
  const firstRoom = roomKinds[0] as number;
  for (const s of suspects) {
    for (const w of weapons) {
      for (const r of rooms)
        murders[(s * weaponKinds.length + w - firstWeapon) * roomKinds.length + r - firstRoom] = deals;
    }
  }
}
