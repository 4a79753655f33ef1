import { bitsOf, choose, countBits } from './bits.js';
import type { CardClass } from './classes.js';
import type { Settled } from './settle.js';

/** Cards that nothing tells apart from some holder on. What was true of them for holders before does not matter any more. */
export interface LevelClass {
  /** The most cards there can be. */
  readonly max: number;
  /** Whether this level's holder may have them. */
  readonly isAllowed: boolean;
  /** Whether no later holder may have them, so that what is left goes to this one. */
  readonly isLast: boolean;
  /** The clauses of this level's holder that one of them satisfies, as bits. */
  readonly clauses: number;
  /** What one card adds to the key of this level's states, and of the next one's. */
  readonly stride: number;
  readonly nextStride: number;
}

/** One holder's turn to be dealt to. Its states are how many cards of each class are left; edges are its possible hands. */
export interface Level {
  readonly holder: number;
  readonly need: number;
  readonly clauses: number;
  readonly classes: readonly LevelClass[];
  /** By first class, its class here. */
  readonly classOf: readonly number[];
  readonly keys: number[];
  /** By state, where its edges begin; one more at the end. */
  readonly first: number[];
  /** By edge: the state it leads to, in how many ways, and how many cards of each class it takes. */
  readonly to: number[];
  readonly ways: number[];
  readonly taken: number[];
}

/** A murder by first classes (-1: settled), in how many ways, and the state it leads to. */
export interface MurderEdge {
  readonly classes: readonly [number, number, number];
  readonly ways: number;
  readonly to: number;
}

/** All deals as ways through a graph, holder by holder: the envelope, then hand after hand. */
export interface Graph {
  readonly settled: Settled;
  readonly classes: readonly CardClass[];
  readonly murders: readonly MurderEdge[];
  readonly levels: readonly Level[];
}

/**
 * Builds the graph. Cards of one signature count as one (how many, not which), and signatures forget the holders that have
 * been dealt to: so at the opening, once the envelope is chosen, all cards are alike, and later the last hands are few.
 *
 * @param order - the holders with unsettled cards
 * @param budget - the most steps of the search for hands: a few million take a second
 * @returns the graph, or `undefined` when it would be larger
 */
export function buildGraph(
  settled: Settled,
  classes: readonly CardClass[],
  order: readonly number[],
  budget: number,
): Graph | undefined {
  const levels: Level[] = [];
  let nextStrides: readonly number[] = classes.map(() => 0);
  for (let i = order.length - 1; i >= 0; i--) {
    const level = newLevel(settled, classes, order.slice(i), nextStrides);
    if (!level) return undefined;
    levels.unshift(level);
    nextStrides = level.classOf.map((at) => level.classes[at]?.stride as number);
  }
  const index = levels[0] && indexOf(levels[0]);
  const start = classes.reduce((sum, { cards }, c) => sum + cards.length * (nextStrides[c] as number), 0);
  const murders = murderEdges(settled, classes, (chosen) => {
    const key = chosen.reduce((sum, c) => (c < 0 ? sum : sum - (nextStrides[c] as number)), start);
    return index ? index(key) : 0;
  });
  let steps = 0;
  for (const [i, level] of levels.entries()) {
    const next = levels[i + 1];
    steps += expand(level, next ? indexOf(next) : () => 0, budget - steps);
    if (steps > budget) return undefined;
  }
  return { settled, classes, murders, levels };
}

/** Gives a key its state's number, a new one at first sight. */
function indexOf(level: Level): (key: number) => number {
  const size = level.classes.reduce((product, { max }) => product * (max + 1), 1);
  const { keys } = level;
  if (size <= 1 << 18) {
    const known = new Int32Array(size);
    return (key) => {
      const at = known[key] as number;
      if (at > 0) return at - 1;
      known[key] = keys.push(key);
      return keys.length - 1;
    };
  }
  const known = new Map<number, number>();
  return (key) => {
    const at = known.get(key);
    if (at !== undefined) return at;
    known.set(key, keys.push(key) - 1);
    return keys.length - 1;
  };
}

function newLevel(
  { clauses, room }: Settled,
  classes: readonly CardClass[],
  order: readonly number[],
  nextStrides: readonly number[],
): Level | undefined {
  const holder = order[0] as number;
  const bits = order.reduce((sum, one) => sum | (1 << one), 0);
  const own = clauses.flatMap((clause, i) => (clause.holder === holder ? [i] : []));
  if (own.length > 31) return undefined;
  const found = new Map<string, { max: number; members: CardClass; nextStride: number }>();
  const places: number[] = [];
  for (const [c, one] of classes.entries()) {
    const rest = one.clauses.filter((i) => bits & (1 << (clauses[i]?.holder as number)));
    const signature = `${one.allowed & bits} ${rest}`;
    const known = found.get(signature);
    if (known) known.max += one.cards.length;
    else found.set(signature, { max: one.cards.length, members: one, nextStride: nextStrides[c] as number });
    places.push([...found.keys()].indexOf(signature));
  }
  let stride = 1;
  const level: LevelClass[] = [];
  for (const { max, members, nextStride } of found.values()) {
    const inOwn = own.reduce((sum, i, bit) => (members.clauses.includes(i) ? sum | (1 << bit) : sum), 0);
    const later = members.allowed & bits & ~(1 << holder);
    const isAllowed = (members.allowed & (1 << holder)) !== 0;
    level.push({ max, isAllowed, isLast: later === 0, clauses: isAllowed ? inOwn : 0, stride, nextStride });
    stride *= max + 1;
  }
  if (stride > 2 ** 52) return undefined;
  return {
    holder,
    need: room[holder] as number,
    clauses: own.length === 31 ? 0x7fffffff : (1 << own.length) - 1,
    classes: level,
    classOf: places,
    keys: [],
    first: [0],
    to: [],
    ways: [],
    taken: [],
  };
}

/** How many cards of each class are left in a state. */
export function countsOf(level: Level, state: number): number[] {
  const key = level.keys[state] as number;
  return level.classes.map(({ stride, max }) => Math.floor(key / stride) % (max + 1));
}

/** Finds every hand of every state of a level. */
function expand(level: Level, indexOfNext: (key: number) => number, budget: number): number {
  const { classes, to, ways, taken, first, need } = level;
  // Those that must be taken first, then those that clauses wait for: a dead end is seen early.
  const open = classes
    .flatMap(({ isAllowed }, k) => (isAllowed ? [k] : []))
    .sort((a, b) => rank(classes[a]) - rank(classes[b]));
  const later = open.map((_, i) => open.slice(i).reduce((sum, k) => sum | (classes[k]?.clauses as number), 0));
  later.push(0);
  const hand = classes.map(() => 0);
  const room = new Int32Array(open.length + 1);
  let counts: number[] = [];
  let steps = 0;
  const deal = (i: number, left: number, sum: number, key: number, satisfied: number): void => {
    steps++;
    if (left > (room[i] as number) || (satisfied | (later[i] as number)) !== level.clauses) return;
    if (i === open.length) {
      to.push(indexOfNext(key));
      ways.push(sum);
      for (const n of hand) taken.push(n);
      return;
    }
    const k = open[i] as number;
    const one = classes[k] as LevelClass;
    const count = counts[k] as number;
    const least = one.isLast ? count : Math.max(0, left - (room[i + 1] as number));
    const most = Math.min(count, left);
    for (let n = least; n <= most; n++) {
      hand[k] = n;
      deal(
        i + 1,
        left - n,
        sum * choose(count, n),
        key - n * one.nextStride,
        n > 0 ? satisfied | one.clauses : satisfied,
      );
    }
    hand[k] = 0;
  };
  for (let state = 0; state < level.keys.length; state++) {
    counts = countsOf(level, state);
    const isDead = classes.some(({ isLast, isAllowed }, k) => isLast && !isAllowed && (counts[k] as number) > 0);
    for (let i = open.length - 1; i >= 0; i--)
      room[i] = (room[i + 1] as number) + (counts[open[i] as number] as number);
    const key = classes.reduce((sum, { nextStride }, k) => sum + (counts[k] as number) * nextStride, 0);
    if (!isDead) deal(0, need, 1, key, 0);
    first.push(to.length);
    if (steps > budget) break;
  }
  return steps;
}

function rank(one: LevelClass | undefined): number {
  if (!one) return 0;
  return one.isLast ? -40 : -countBits(one.clauses);
}

/** The murders by classes. A triple that was wrongly accused is left out: its cards are classes of their own. */
function murderEdges(
  { isOpen, wrong, place, table }: Settled,
  classes: readonly CardClass[],
  leadTo: (chosen: readonly number[]) => number,
): MurderEdge[] {
  const options = isOpen.map((open, kind) =>
    open ? classes.flatMap((one, c) => (one.kind === kind ? [c] : [])) : [-1],
  ) as [number[], number[], number[]];
  const edges: MurderEdge[] = [];
  const isNamed = (c: number, card: number | undefined): boolean =>
    card !== undefined && (c < 0 ? place[card] === table.envelope : classes[c]?.cards[0] === card);
  for (const s of options[0]) {
    for (const w of options[1]) {
      for (const r of options[2]) {
        const chosen: [number, number, number] = [s, w, r];
        if (wrong.some((cards) => chosen.every((c, kind) => isNamed(c, cards[kind])))) continue;
        const ways = chosen.reduce((product, c) => product * (classes[c]?.cards.length ?? 1), 1);
        edges.push({ classes: chosen, ways, to: leadTo(chosen) });
      }
    }
  }
  return edges;
}

/** Holders with unsettled cards, those with the most to say first: what only they tell apart is then forgotten. */
export function orderOf(settled: Settled, classes: readonly CardClass[]): readonly number[] {
  const weight = (holder: number): number => {
    const bit = 1 << holder;
    const possible = classes.reduce((sum, one) => sum + (one.allowed & bit ? one.cards.length : 0), 0);
    const told = settled.clauses.filter((clause) => clause.holder === holder);
    return choose(possible, settled.room[holder] as number) * 0.5 ** told.length;
  };
  return bitsOf((1 << settled.table.envelope) - 1)
    .filter((holder) => (settled.room[holder] as number) > 0)
    .sort((a, b) => weight(a) - weight(b));
}
