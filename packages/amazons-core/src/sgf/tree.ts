import { err, ok, type Result } from '@games/kit';
import { outcome } from '../outcome.js';
import { reduce } from '../reduce.js';
import type { AmazonsAction, AmazonsRefusal, AmazonsState, Move } from '../types.js';
import { applySetup, hasSetup, isExchange, sgfColour, swapProperties } from './setup.js';
import type { SgfGame, SgfNode } from './types.js';

/**
 * The position after a node.
 *
 * @param game - a game tree
 * @param index - the node: 0 is the root
 * @returns the state with every setup and move from the root to this node
 * @throws RangeError when there is no such node
 *
 * @example
 * ```ts
 * import { formatPosition } from '@games/amazons-core';
 * import { parseSgf, stateAt } from '@games/amazons-core/sgf';
 *
 * const read = parseSgf('(;GM[18];B[djddgd])');
 * read.ok && formatPosition(stateAt(read.value, 1)); // => '3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1'
 * ```
 */
export function stateAt(game: SgfGame, index: number): AmazonsState {
  const path: SgfNode[] = [];
  for (let at: number | null = index; at !== null; ) {
    const node: SgfNode | undefined = game.nodes[at];
    if (!node || path.length > game.nodes.length) throw new RangeError(`index must name a node, got ${index}`);
    path.push(node);
    at = node.parent;
  }
  return path.reverse().reduce(enter, game.start);
}

/** The state after a node; what cannot be played or set up there is passed over, since `parseSgf` has refused it. */
function enter(before: AmazonsState, node: SgfNode): AmazonsState {
  const isSet = hasSetup(node.properties) || Object.hasOwn(node.properties, 'PL');
  const set = isSet ? applySetup(before, node.properties) : before;
  const state = 'property' in set ? before : asSwap(before, set);
  if (!node.move) return state;
  const step = reduce(state, { type: 'move', ...node.move });
  return step.ok ? step.value.state : state;
}

/** A setup that exchanges the colours where the pie rule offers it is a swap: the turn counts, the last turn stays. */
function asSwap(before: AmazonsState, after: AmazonsState): AmazonsState {
  if (before.pie !== 'open' || !isExchange(before, after)) return after;
  const step = reduce(before, { type: 'swap', seat: before.turn });
  return step.ok ? step.value.state : after;
}

/**
 * The actions of the main line: with `start` they are a game to play on from. A swap and a resignation (`RE[B+R]`) are
 * found too; the line ends where the file sets the board up anew.
 *
 * @param game - a game tree
 * @returns actions for `reduce`, beginning at `game.start`
 *
 * @example
 * ```ts
 * import { mainLine, parseSgf } from '@games/amazons-core/sgf';
 *
 * const read = parseSgf('(;GM[18]RE[W+R];B[djddgd])');
 * read.ok && mainLine(read.value).map((action) => action.type); // => ['move', 'resign']
 * ```
 */
export function mainLine(game: SgfGame): AmazonsAction[] {
  const actions: AmazonsAction[] = [];
  let state = game.start;
  let node = game.nodes[0];
  for (; node; node = game.nodes[node.children[0] ?? -1]) {
    const after = enter(state, node);
    if (node.move) actions.push({ type: 'move', ...node.move });
    else if (after !== state && state.pie === 'open' && isExchange(state, after)) {
      actions.push({ type: 'swap', seat: state.turn });
    } else if (after !== state) return actions;
    state = after;
  }
  const [, winner] = /^\s*([BW])\s*\+\s*R/i.exec(game.nodes[0]?.properties.RE?.[0] ?? '') ?? [];
  if (winner && !outcome(state)) actions.push({ type: 'resign', seat: winner.toUpperCase() === 'B' ? 1 : 0 });
  return actions;
}

/**
 * A game tree of one line, from a game as it was played.
 *
 * @param start - the first state of the game
 * @param actions - what was played; times are not written
 * @param properties - root properties such as `{ PB: ['Ada'], PW: ['Ben'], DT: ['2026-11-30'] }`; PB names seat 0
 * @returns the tree, with the result (`RE`) when the game is over, or why an action cannot be played
 *
 * @example
 * ```ts
 * import { create } from '@games/amazons-core';
 * import { createSgf, formatSgf } from '@games/amazons-core/sgf';
 *
 * const game = createSgf(create().value, [
 *   { type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'g7' },
 *   { type: 'resign', seat: 1 },
 * ]);
 * game.ok && formatSgf(game.value); // => '(;FF[4]GM[18]CA[UTF-8]SZ[10]RE[B+R]\n;B[djddgd])\n'
 * ```
 */
export function createSgf(
  start: AmazonsState,
  actions: readonly AmazonsAction[],
  properties: SgfNode['properties'] = {},
): Result<SgfGame, AmazonsRefusal> {
  if (start.shooting) return err({ code: 'must-shoot', stage: 'from', square: start.shooting });
  // Clocks are not written; without them a turn needs no time.
  const { clock: _clock, ...begin } = start;
  let state: AmazonsState = begin;
  const played: Pick<SgfNode, 'move' | 'properties'>[] = [{ properties }];
  for (const action of actions) {
    if (action.type === 'timeout') {
      if (outcome(state))
        return err({ code: 'game-over', outcome: outcome(state) ?? { winner: 0, reason: 'timeout' } });
      state = { ...state, ended: { winner: state.turn === 0 ? 1 : 0, reason: 'timeout' } };
      continue;
    }
    const step = reduce(state, action);
    if (!step.ok) return step;
    state = step.value.state;
    if (action.type === 'move') {
      const { seat, from, to, arrow } = action;
      played.push({ move: { seat, from, to, arrow }, properties: {} });
    } else if (action.type === 'swap') played.push({ properties: swapProperties(state) });
  }
  const over = outcome(state);
  const suffix = { 'no-move': '', resign: 'R', timeout: 'T' } as const;
  const result = over && { RE: [`${sgfColour(over.winner)}+${suffix[over.reason]}`] };
  const nodes = played.map((node, index) => ({
    ...node,
    ...(index === 0 && { properties: { ...node.properties, ...result } }),
    parent: index === 0 ? null : index - 1,
    children: index === played.length - 1 ? [] : [index + 1],
  }));
  return ok({ start: begin, nodes });
}

/**
 * Plays a move after a node: goes on there, or opens a variation where the game went another way.
 *
 * @param game - a game tree; never changed
 * @param index - the node to play after
 * @param move - the turn
 * @returns the tree and the node of the move, which may have been there before; or why the move is not legal
 * @throws RangeError when there is no such node
 *
 * @example
 * ```ts
 * import { addMove, parseSgf } from '@games/amazons-core/sgf';
 *
 * const read = parseSgf('(;GM[18];B[djddgd])');
 * if (!read.ok) throw new TypeError('not reached');
 * const added = addMove(read.value, 0, { from: 'g1', to: 'g7', arrow: 'd7' });
 * added.ok && added.value.node; // => 2
 * added.ok && added.value.game.nodes[0]?.children; // => [1, 2]
 * ```
 */
export function addMove(
  game: SgfGame,
  index: number,
  { from, to, arrow }: Move,
): Result<{ readonly game: SgfGame; readonly node: number }, AmazonsRefusal> {
  const state = stateAt(game, index);
  const move = { seat: state.turn, from, to, arrow };
  const step = reduce(state, { type: 'move', ...move });
  if (!step.ok) return step;
  const known = game.nodes[index]?.children.find((child) => {
    const other = game.nodes[child]?.move;
    return other?.from === from && other.to === to && other.arrow === arrow;
  });
  if (known !== undefined) return ok({ game, node: known });
  const node = game.nodes.length;
  const nodes = game.nodes.map((old, at) => (at === index ? { ...old, children: [...old.children, node] } : old));
  return ok({ game: { ...game, nodes: [...nodes, { parent: index, children: [], move, properties: {} }] }, node });
}

/** Whether the main line's first answer sets the amazons up in each other's colours: a swap under the pie rule. */
export function hasSwap(game: SgfGame): boolean {
  const first = game.nodes[0]?.children[0] ?? -1;
  const second = game.nodes[first]?.children[0] ?? -1;
  if (!game.nodes[first]?.move || !game.nodes[second] || game.nodes[second].move) return false;
  return isExchange(stateAt(game, first), stateAt(game, second));
}
