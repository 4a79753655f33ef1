import type { Candidate } from './choice.js';
import { settle } from './fill.js';
import type { Kernel } from './kernel.js';
import type { Packed } from './position.js';
import { closedRegions } from './regions.js';
import { grown, grownStore, store } from './store.js';
import { winChance } from './win-chance.js';

/** What steers the search; each figure was chosen by matches (benchmarks/amazons). */
export interface Tuning {
  /** How much a promising move is explored before it has proved itself. */
  readonly explore: number;
  /** A move not yet tried is worth its own value less this. */
  readonly caution: number;
  /** The larger, the more evenly the first moves in order are explored. */
  readonly spread: number;
}

export const TUNING: Tuning = { explore: 0.25, caution: 0.02, spread: 3 };

const NONE = -1;
/** Positions to look at, a closed region, before a leaf is left to the evaluation. */
const FILL_BUDGET = 60;
/** Memory for one tree: about 130 MB at most. A full tree is searched on without growing. */
const MAX_NODES = 1 << 20;
const MAX_EDGES = 1 << 24;

/** A move of a node that was tried. `worth` is its chance for the side that moves, 0 to 1; `proven` 1 or -1 when it is sure. */
export interface Tried {
  readonly node: number;
  readonly move: number;
  readonly visits: number;
  readonly worth: number;
  readonly proven: number;
}

/** A tree under search. */
export interface Tree {
  /** One visit: down to a leaf, its value, and back up. */
  visit(): void;
  /** Positions valued so far. */
  evaluations(): number;
  /** The longest path, in plies (two a turn). */
  deepest(): number;
  /** 1 or -1 when the side to move at the root surely wins or loses. */
  proof(): number;
  /** The tried moves of a node; the root is 0. */
  children(node: number): Tried[];
  /** Every move of a node, tried or not. */
  candidates(node: number): Candidate[];
}

/**
 * Monte-Carlo tree search without playouts: a turn is two plies, amazon and arrow (a first move has 80, then about 27
 * choices, in place of 2,176); expanding a node values all its moves; the best of them is what the visit was worth.
 * Sure wins and losses are carried up the tree (Winands, Björnsson, Saito, "Monte-Carlo Tree Search Solver", 2008).
 */
export function createTree(kernel: Kernel, root: Packed, seed: number, tuning: Tuning = TUNING): Tree {
  let size = 1 << 14;
  let edgeSize = 1 << 18;
  let s = store(size);
  let edgeMove = new Uint16Array(edgeSize);
  let edgeScore = new Int16Array(edgeSize);
  let nodes = 0;
  let edgeCount = 0;
  let evaluations = 0;
  let deepest = 0;
  const path = new Int32Array(1024);
  const keys = new Float64Array(8192);
  const mask = (seed ^ (seed >>> 16)) & 0xffff;
  const rootArrow = root.shooting < 0 ? 0 : 1;

  function newNode(move: number): number {
    if (nodes === size) {
      size *= 2;
      s = grownStore(s, size);
    }
    const node = nodes++;
    s.visits[node] = 0;
    s.worth[node] = 0;
    s.edges[node] = NONE;
    s.opened[node] = 0;
    s.child[node] = NONE;
    s.lastChild[node] = NONE;
    s.sibling[node] = NONE;
    s.move[node] = move;
    s.proven[node] = 0;
    return node;
  }

  function expand(node: number, side: number, shooting: number): void {
    const count = shooting < 0 ? kernel.expandAmazons(side) : kernel.expandArrows(side, shooting);
    evaluations += count;
    if (edgeCount + count > edgeSize) {
      edgeSize *= 2;
      edgeMove = grown(edgeMove, edgeSize);
      edgeScore = grown(edgeScore, edgeSize);
    }
    s.firstEdge[node] = edgeCount;
    s.edges[node] = count;
    const { moves, scores } = kernel;
    for (let i = 0; i < count; i++) keys[i] = -(scores[i] as number) * 65536 + ((moves[i] as number) ^ mask);
    keys.subarray(0, count).sort();
    for (let i = 0; i < count; i++) {
      const key = keys[i] as number;
      const order = Math.floor(key / 65536);
      edgeMove[edgeCount] = (key - order * 65536) ^ mask;
      edgeScore[edgeCount++] = Math.max(-32000, Math.min(32000, -order));
    }
  }

  function play(move: number, side: number, shooting: number): void {
    const { empty, amazons } = kernel;
    const to = move & 255;
    const row = (to >> 4) + 1;
    empty[row] = (empty[row] as number) & ~(0x10001 << (to & 15));
    if (shooting >= 0) return;
    const from = move >> 8;
    const left = (from >> 4) + 1;
    empty[left] = (empty[left] as number) | (0x10001 << (from & 15));
    amazons[left] = (amazons[left] as number) & ~(1 << ((from & 15) + 16 * side));
    amazons[row] = (amazons[row] as number) | (1 << ((to & 15) + 16 * side));
  }

  /** The next node on the way down: the best of those opened and the first that is not. */
  function choose(node: number): number {
    const reachOut = tuning.explore * Math.sqrt((s.visits[node] as number) + 1);
    let best = Number.NEGATIVE_INFINITY;
    let chosen = NONE;
    let rank = 0;
    for (let child = s.child[node] as number; child >= 0; child = s.sibling[child] as number, rank++) {
      const visits = s.visits[child] as number;
      const worth = s.proven[child] === -1 ? -10 : (s.worth[child] as number) / visits;
      const appeal = worth + reachOut / ((tuning.spread + rank) * (1 + visits));
      if (appeal > best) {
        best = appeal;
        chosen = child;
      }
    }
    if (rank < (s.edges[node] as number) && nodes < MAX_NODES) {
      const edge = (s.firstEdge[node] as number) + rank;
      const appeal = winChance(edgeScore[edge] as number) - tuning.caution + reachOut / (tuning.spread + rank);
      if (appeal > best) {
        chosen = newNode(edgeMove[edge] as number);
        const last = s.lastChild[node] as number;
        if (last < 0) s.child[node] = chosen;
        else s.sibling[last] = chosen;
        s.lastChild[node] = chosen;
        s.opened[node] = rank + 1;
      }
    }
    return chosen;
  }

  /** Who made the move that stands at this depth of a path. */
  const moverAt = (depth: number): number => (((depth - 1 + rootArrow) >> 1) & 1) ^ root.side;

  /** Whether all moves of a node are opened and surely lose. */
  function allLose(node: number): boolean {
    if (s.opened[node] !== s.edges[node]) return false;
    for (let child = s.child[node] as number; child >= 0; child = s.sibling[child] as number) {
      if (s.proven[child] !== -1) return false;
    }
    return true;
  }

  function visit(): void {
    kernel.empty.set(root.empty);
    kernel.amazons.set(root.amazons);
    let { side, shooting } = root;
    let node = 0;
    let depth = 0;
    let worth = 0.5; // to seat 0
    path[0] = 0;
    for (;;) {
      if (s.proven[node] !== 0 && depth > 0) break;
      if ((s.edges[node] as number) < 0) {
        if (edgeCount + 4096 > MAX_EDGES) break;
        const regions = depth > 0 && shooting < 0 && closedRegions(kernel.empty, kernel.amazons, root.height);
        if (regions) s.proven[node] = -settle(regions, side, root.height, FILL_BUDGET);
        if (s.proven[node] !== 0) break;
        expand(node, side, shooting);
        if (s.edges[node] === 0) s.proven[node] = 1;
        else {
          const chance = winChance(edgeScore[s.firstEdge[node] as number] as number);
          worth = side === 0 ? chance : 1 - chance;
        }
        break;
      }
      const next = choose(node);
      if (next < 0) break;
      node = next;
      const move = s.move[node] as number;
      play(move, side, shooting);
      if (shooting < 0) shooting = move & 255;
      else {
        shooting = -1;
        side ^= 1;
      }
      path[++depth] = node;
    }
    if (depth > deepest) deepest = depth;
    let proof = s.proven[node] as number;
    if (proof !== 0) worth = (proof === 1) === (moverAt(depth) === 0) ? 1 : 0;
    for (let at = depth; at >= 0; at--) {
      const here = path[at] as number;
      s.visits[here] = (s.visits[here] as number) + 1;
      s.worth[here] = (s.worth[here] as number) + (moverAt(at) === 0 ? worth : 1 - worth);
      if (at === depth || proof === 0) continue;
      // `proof` is of the child: 1 when the side to move here wins by it.
      if (proof === 1 || allLose(here)) {
        proof = moverAt(at) === moverAt(at + 1) ? proof : -proof;
        s.proven[here] = proof;
      } else proof = 0;
    }
  }

  newNode(0);
  return {
    visit,
    evaluations: (): number => evaluations,
    deepest: (): number => deepest,
    proof: (): number => (rootArrow ? 1 : -1) * (s.proven[0] as number),
    children(node) {
      const found: Tried[] = [];
      for (let child = s.child[node] as number; child >= 0; child = s.sibling[child] as number) {
        const visits = s.visits[child] as number;
        found.push({
          node: child,
          move: s.move[child] as number,
          visits,
          worth: (s.worth[child] as number) / visits,
          proven: s.proven[child] as number,
        });
      }
      return found;
    },
    candidates(node) {
      const found: Candidate[] = [];
      const first = s.firstEdge[node] as number;
      let child = s.child[node] as number;
      for (let rank = 0; rank < (s.edges[node] as number); rank++) {
        const move = edgeMove[first + rank] as number;
        if (child < 0) {
          found.push({ move, worth: winChance(edgeScore[first + rank] as number) });
          continue;
        }
        const sure = s.proven[child] as number;
        const worth = sure === 0 ? (s.worth[child] as number) / (s.visits[child] as number) : sure === 1 ? 1 : 0;
        found.push({ move, worth });
        child = s.sibling[child] as number;
      }
      return found;
    },
  };
}
