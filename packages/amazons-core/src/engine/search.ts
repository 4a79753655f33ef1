import { outcome } from '../outcome.js';
import type { AmazonsState, MoveAction, Side } from '../types.js';
import { plainKernel } from './plain-kernel.js';
import { pack, toAction } from './position.js';
import { createTree, type Tried } from './tree.js';
import type { SearchOptions, SearchResult, Session, Thought } from './types.js';
import { wasmKernel } from './wasm-kernel.js';

/** Positions valued when neither time nor nodes are given: about half a second. */
const DEFAULT_NODES = 500_000;
const PROGRESS_MS = 100;

/** The host's clock: the one impure thing of a core, and only where `timeMs` asks for it. */
export function clock(): number {
  return (globalThis as { performance?: { now(): number } }).performance?.now() ?? 0;
}

/**
 * Starts a search that is run in slices. Most callers want `search`, or `createEngine` for a worker.
 *
 * @param state - a game that is not over
 * @param options - how long and how well to think
 * @returns the session: call `run` until it gives true, then `result`
 * @throws RangeError when the game is over
 */
export function startSearch(state: AmazonsState, options: SearchOptions = {}): Session {
  if (outcome(state)) throw new RangeError('state: the game is over, there is nothing to search');
  const begin = options.timeMs === undefined ? 0 : clock();
  const root = pack(state);
  const kernel = wasmKernel() ?? plainKernel();
  kernel.resize(root.width, root.height);
  const tree = createTree(kernel, root, options.seed ?? 0);
  const nodeLimit = options.nodes ?? (options.timeMs === undefined ? DEFAULT_NODES : Number.POSITIVE_INFINITY);
  const timeLimit = options.timeMs ?? Number.POSITIVE_INFINITY;
  let ended = false;
  let reported = 0;

  /** The move that was looked at most, or that surely wins; `undefined` where nothing was looked at. */
  function best(node: number): Tried | undefined {
    let found: Tried | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const child of tree.children(node)) {
      const weight = child.proven === 1 ? Number.POSITIVE_INFINITY : child.proven === -1 ? -1 : child.visits;
      if (weight > most) {
        most = weight;
        found = child;
      }
    }
    return found;
  }

  function line(): MoveAction[] {
    const actions: MoveAction[] = [];
    let node = 0;
    let seat = root.side as Side;
    let moved = root.shooting >= 0 ? (root.shooting << 8) | root.shooting : -1;
    for (;;) {
      if (moved < 0) {
        const step = best(node);
        if (!step) return actions;
        moved = step.move;
        node = step.node;
      }
      const shot = best(node);
      // A queen that moved can always shoot back to where it came from; one that only shoots sees some square.
      const first = actions.length === 0 ? tree.firstMove(node) : -1;
      const arrow = shot?.move ?? (first >= 0 ? first : actions.length === 0 ? moved >> 8 : -1);
      if (arrow < 0) return actions;
      actions.push(toAction(state, seat, moved >> 8, moved & 255, arrow));
      if (!shot) return actions;
      node = shot.node;
      seat = seat === 0 ? 1 : 0;
      moved = -1;
    }
  }

  function thought(): Thought {
    const proof = tree.proof();
    const top = best(0);
    return {
      score: proof !== 0 ? proof : top ? 2 * top.worth - 1 : 0,
      nodes: tree.evaluations(),
      depth: Math.ceil(tree.deepest() / 2),
      line: line(),
    };
  }

  function run(ms: number): boolean {
    const from = clock();
    for (let count = 1; !ended; count++) {
      tree.visit();
      if (tree.evaluations() >= nodeLimit || tree.proof() !== 0) ended = true;
      if ((count & 3) !== 0) continue;
      if (options.shouldStop?.()) ended = true;
      const now = clock();
      if (now - begin >= timeLimit - 1) ended = true;
      if (options.onProgress && now - reported >= PROGRESS_MS) {
        reported = now;
        options.onProgress(thought());
      }
      if (now - from >= ms) break;
    }
    return ended;
  }

  function result(): SearchResult {
    const found = thought();
    const [first] = found.line;
    if (!first) throw new RangeError('result: call run first');
    return { action: first, ...found };
  }

  return { run, thought, result };
}

/**
 * Looks for the best turn.
 *
 * @param state - a game that is not over; one read in mid-turn is completed
 * @param options - `timeMs` or `nodes` (or both), `level`, `seed`; without them half a million positions at full strength
 * @returns the action, what it is worth, and the line expected. With `nodes` alone the same call gives the same answer.
 * @throws RangeError when the game is over
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
