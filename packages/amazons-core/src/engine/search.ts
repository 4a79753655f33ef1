import { outcome } from '../outcome.js';
import type { AmazonsState, MoveAction, SwapAction } from '../types.js';
import { chanceOf, drawMove } from './choice.js';
import { clock, createTimer } from './clock.js';
import { fillingTurn } from './fill.js';
import type { Kernel } from './kernel.js';
import { profileOf } from './levels.js';
import { bestOf, expectedLine } from './line.js';
import { plainKernel } from './plain-kernel.js';
import { type Packed, pack, toAction } from './position.js';
import { createTree } from './tree.js';
import type { SearchOptions, SearchResult, Session, Thought } from './types.js';
import { wasmKernel } from './wasm-kernel.js';

/** Positions valued when neither time nor nodes are given: some tenths of a second. */
const DEFAULT_NODES = 500_000;
const PROGRESS_MS = 100;
/** Throws for what a programmer got wrong. */
export function checkSearch(state: AmazonsState, options: SearchOptions): void {
  for (const name of ['timeMs', 'nodes'] as const) {
    const value = options[name];
    if (value !== undefined && !(value > 0)) throw new RangeError(`${name}: more than 0, not ${String(value)}`);
  }
  profileOf(options.level ?? 10);
  if (outcome(state)) throw new RangeError('state: the game is over, there is nothing to search');
}

/** Plays an amazon's move on a packed board: what remains is its arrow. */
function afterMove(root: Packed, move: number): Packed {
  const empty = root.empty.slice();
  const amazons = root.amazons.slice();
  const from = move >> 8;
  const to = move & 255;
  const left = (from >> 4) + 1;
  const stands = (to >> 4) + 1;
  empty[left] = (empty[left] as number) | (0x10001 << (from & 15));
  amazons[left] = (amazons[left] as number) & ~(1 << ((from & 15) + 16 * root.side));
  empty[stands] = (empty[stands] as number) & ~(0x10001 << (to & 15));
  amazons[stands] = (amazons[stands] as number) | (1 << ((to & 15) + 16 * root.side));
  return { ...root, empty, amazons, shooting: to };
}

/**
 * Starts a search that is run in slices. Most callers want `search`, or `createEngine` for a worker.
 *
 * @param state - a game that is not over; one read in mid-turn is completed
 * @param options - how long and how well to think
 * @param kernel - for tests: what values positions; by default WebAssembly where it may run, else plain code, with equal results
 * @returns the session: call `run` until it gives true, then `result`
 * @throws RangeError when the game is over or an option is out of range
 *
 * @example
 * ```ts
 * import { create } from '@games/amazons-core';
 * import { startSearch } from '@games/amazons-core/engine';
 *
 * const session = startSearch(create().value, { nodes: 3000 });
 * while (!session.run(5)) {
 *   // other work
 * }
 * session.result().action.type; // => 'move'
 * ```
 */
export function startSearch(state: AmazonsState, options: SearchOptions = {}, kernel?: Kernel): Session {
  const begin = clock();
  checkSearch(state, options);
  const { timeMs, nodes, level = 10, seed = 0, onProgress, shouldStop } = options;
  const { sight, nodes: most, haste } = profileOf(level);
  const root = pack(state);
  const board = kernel ?? wasmKernel(sight) ?? plainKernel(sight);
  board.resize(root.width, root.height);
  const tree = createTree(board, root, seed);
  const nodeLimit = Math.min(most, nodes ?? (timeMs === undefined ? DEFAULT_NODES : Number.POSITIVE_INFINITY));
  // Once no region is shared there is nothing to look for but room to walk.
  const filling = haste === 0 ? fillingTurn(root) : undefined;
  const timer = createTimer(begin, timeMs ?? Number.POSITIVE_INFINITY);
  let ended = filling !== undefined;
  let reported = begin;

  function thought(): Thought {
    const figures = { nodes: tree.evaluations(), depth: Math.ceil(tree.deepest() / 2) };
    if (filling)
      return { score: filling.score, ...figures, depth: 1, line: [toAction(state, state.turn, ...filling.turn)] };
    const proof = tree.proof();
    const top = bestOf(tree, 0);
    const score = proof !== 0 ? proof : top ? 2 * top.worth - 1 : 0;
    return { score, ...figures, line: expectedLine(tree, root, state) };
  }

  function readClock(): void {
    if (timer.due() || shouldStop?.()) ended = true;
    if (onProgress && !ended && timer.now() - reported >= PROGRESS_MS) {
      reported = timer.now();
      onProgress(thought());
    }
  }

  function run(ms: number): boolean {
    timer.resume();
    const from = timer.now();
    // The clock is read after every visit: the first few, on code that is not compiled yet, take milliseconds each.
    while (!ended) {
      tree.visit();
      if (tree.evaluations() >= nodeLimit || tree.proof() !== 0) ended = true;
      readClock();
      if (timer.now() - from >= ms) break;
    }
    return ended;
  }

  /** A move of the amazon, or its arrow: the best, or what a hasty player takes for it. */
  function chosen(from: typeof tree, node: number, stage: number): number | undefined {
    const best = bestOf(from, node);
    if (best && haste === 0) return best.move;
    const candidates = from.candidates(node);
    const [first] = candidates;
    if (!first || haste === 0) return first?.move;
    return drawMove(candidates, haste, chanceOf(seed, state.ply, stage));
  }

  /** The turn to play; an arrow that was not looked at yet is looked at now. */
  function turn(): MoveAction {
    const mid = root.shooting >= 0;
    const moved = mid ? (root.shooting << 8) | root.shooting : chosen(tree, 0, 0);
    if (moved === undefined) throw new RangeError('result: call run first');
    const node = mid ? 0 : tree.children(0).find(({ move }) => move === moved)?.node;
    let arrow = node === undefined ? undefined : chosen(tree, node, 1);
    if (arrow === undefined) {
      const shooting = createTree(board, mid ? root : afterMove(root, moved), seed);
      shooting.visit();
      shooting.visit();
      arrow = chosen(shooting, 0, 1);
    }
    // A queen that moved can always shoot back to where it came from.
    return toAction(state, state.turn, moved >> 8, moved & 255, arrow ?? moved >> 8);
  }

  function result(): SearchResult {
    const found = thought();
    if (state.pie === 'open' && found.score < 0) {
      const { seat, ...time } = toAction(state, state.turn, 0, 0, 0);
      const swap: SwapAction = { type: 'swap', seat, ...('at' in time && { at: time.at as number }) };
      return { ...found, score: -found.score, action: swap, line: [] };
    }
    if (filling) return { ...found, action: toAction(state, state.turn, ...filling.turn) };
    const action = turn();
    const [first] = found.line;
    const same = first && first.from === action.from && first.to === action.to && first.arrow === action.arrow;
    return { ...found, action, line: same ? found.line : [action] };
  }

  return { run, thought, result };
}

/**
 * Looks for the best turn.
 *
 * @param state - a game that is not over; one read in mid-turn is completed
 * @param options - `timeMs` or `nodes` (or both), `level`, `seed`; without them half a million positions at full strength
 * @returns the action, what it is worth, and the line expected. With `nodes` and no `timeMs` the same call gives the same answer
 * on every machine.
 * @throws RangeError when the game is over or an option is out of range
 *
 * @example
 * ```ts
 * import { create, reduce } from '@games/amazons-core';
 * import { search } from '@games/amazons-core/engine';
 *
 * const start = create().value;
 * const { action } = search(start, { nodes: 2000, seed: 7 });
 * reduce(start, action).ok; // => true
 * ```
 */
export function search(state: AmazonsState, options: SearchOptions = {}): SearchResult {
  const session = startSearch(state, options);
  session.run(Number.POSITIVE_INFINITY);
  return session.result();
}
