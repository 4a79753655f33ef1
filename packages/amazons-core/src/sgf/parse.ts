import { err, ok, type Result } from '@games/kit';
import { check } from '../check.js';
import { mustBeText } from '../notation/must-be-text.js';
import { reduce } from '../reduce.js';
import { MAX_SIZE, MIN_SIZE, setupBoard } from '../setup.js';
import type { AmazonsState, Cell, Move, Side, Size, StageRefusal, TurnRefusal } from '../types.js';
import { placeAt, type RawNode, type RawProperty, readTree } from './read-tree.js';
import { applySetup, hasSetup, readPoint, SETUP_CELLS, SIDES } from './setup.js';
import { hasSwap } from './tree.js';
import type { SgfGame, SgfNode, SgfRefusal } from './types.js';

/** Root properties that `start` holds, or that the writer sets anew. */
const ROOT_ONLY = ['FF', 'GM', 'CA', 'SZ', 'PL', ...Object.keys(SETUP_CELLS)];

type Failure = Result<never, SgfRefusal>;

/**
 * Reads the first game of an SGF file (GM[18], red-bean.com/sgf/amazons.html) with its variations and comments, and checks
 * every move in it. The format's trap is resolved here: its Black stands at the bottom and moves first, so it is seat 0.
 *
 * @param text - the file, at most 500,000 characters; what stands before the game and after it is passed over
 * @returns the game tree, or what is wrong and where
 *
 * @example
 * ```ts
 * import { formatMove } from '@games/amazons-core';
 * import { parseSgf } from '@games/amazons-core/sgf';
 *
 * const read = parseSgf('(;GM[18];B[djddgd]C[Bold!](;W[addgad])(;W[gaiaie]))');
 * if (!read.ok) throw new TypeError('not reached');
 * const [root, first] = read.value.nodes;
 * first?.move && formatMove(first.move); // => 'd1-d7/g7'
 * first?.comment; // => 'Bold!'
 * first?.children; // => [2, 3]
 * parseSgf('(;GM[18]\n;B[djddgg)'); // => { ok: false, error: { code: 'sgf-unclosed', expected: ']', line: 2, column: 3 } }
 * ```
 */
export function parseSgf(text: string): Result<SgfGame, SgfRefusal> {
  mustBeText(text);
  const tree = readTree(text);
  if (!tree.ok) return tree;
  const raw = tree.value;
  const begun = readStart(text, raw);
  if (!begun.ok) return begun;
  const nodes: (SgfNode & { children: number[] })[] = [];
  const states: AmazonsState[] = [];
  for (const [index, node] of raw.entries()) {
    const read = readNode(node, index === 0);
    const before = node.parent === null ? begun.value : states[node.parent];
    // Parents come first, so the state is there; a second root cannot be, since the tree ends with its parenthesis.
    if (!before) continue;
    const set = index > 0 && (hasSetup(read.properties) || 'PL' in read.properties);
    const state = set ? setUp(text, before, node, read.properties) : ok(before);
    if (!state.ok) return state;
    const played = playNode(text, state.value, node);
    if (!played.ok) return played;
    states.push(played.value.state);
    nodes.push({ ...read, ...(played.value.move && { move: played.value.move }), children: [] });
    if (node.parent !== null) nodes[node.parent]?.children.push(index);
  }
  const game: SgfGame = { start: begun.value, nodes };
  return ok(hasSwap(game) ? { ...game, start: { ...game.start, pie: 'waiting' } } : game);
}

function readNode(node: RawNode, isRoot: boolean): SgfNode {
  const properties: [string, string[]][] = [];
  let comment = '';
  for (const [id, { values }] of node.properties) {
    const texts = values.map((value) => value.text);
    if (id === 'C') comment = texts.join('\n');
    else if (id !== 'B' && id !== 'W' && !(isRoot && ROOT_ONLY.includes(id))) properties.push([id, texts]);
  }
  return {
    parent: node.parent,
    children: [],
    properties: Object.fromEntries(properties),
    ...(comment && { comment }),
  };
}

/** Size, setup and who moves first, from the root. */
function readStart(text: string, raw: readonly RawNode[]): Result<AmazonsState, SgfRefusal> {
  const root = raw[0]?.properties ?? new Map<string, RawProperty>();
  const gm = root.get('GM')?.values[0];
  if (gm && gm.text.trim() !== '18') {
    return err({ code: 'sgf-not-amazons', found: gm.text, ...placeAt(text, gm.at) });
  }
  const properties = Object.fromEntries([...root].map(([id, { values }]) => [id, values.map((value) => value.text)]));
  const isSet = hasSetup(properties);
  const size = readSize(text, root.get('SZ'), isSet ? 1 : MIN_SIZE);
  if (!size.ok) return size;
  const board = isSet ? new Array<Cell>(size.value.width * size.value.height).fill('empty') : setupBoard(size.value);
  return setUp(text, { ...size.value, turn: firstMover(raw), ply: 0, board }, raw[0], properties);
}

function readSize(text: string, property: RawProperty | undefined, least: number): Result<Size, SgfRefusal> {
  const value = property?.values[0];
  if (!value) return ok({ width: 10, height: 10 });
  const [, width, height = width] = /^\s*(\d{1,2})\s*(?::\s*(\d{1,2})\s*)?$/.exec(value.text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  const fits = (length: number): boolean => length >= least && length <= MAX_SIZE;
  if (fits(size.width) && fits(size.height)) return ok(size);
  return err({ code: 'sgf-size', found: value.text, ...placeAt(text, value.at) });
}

/** The side of the first move on the main line: files without PL mean that one. */
function firstMover(raw: readonly RawNode[]): Side {
  for (const { properties } of raw) {
    if (properties.has('B')) return 0;
    if (properties.has('W')) return 1;
  }
  return 0;
}

function setUp(
  text: string,
  state: AmazonsState,
  node: RawNode | undefined,
  properties: SgfNode['properties'],
): Result<AmazonsState, SgfRefusal> {
  const set = applySetup(state, properties);
  if (!('property' in set)) return ok(set);
  const { property, index } = set;
  const value = node?.properties.get(property)?.values[index];
  const place = placeAt(text, value?.at ?? 0);
  return property === 'PL'
    ? err({ code: 'sgf-turn', found: value?.text ?? '', ...place })
    : err({ code: 'sgf-point', property, found: value?.text ?? '', ...place });
}

function playNode(
  text: string,
  state: AmazonsState,
  node: RawNode,
): Result<{ readonly state: AmazonsState; readonly move?: Move & { readonly seat: Side } }, SgfRefusal> {
  const played = ['B', 'W'].flatMap((id) => node.properties.get(id) ?? []);
  const [property] = played;
  if (!property) return ok({ state });
  const value = property.values[0];
  const found = value?.text ?? '';
  const place = (): { line: number; column: number } => placeAt(text, value?.at ?? property.at);
  const letters = found.replace(/\s/g, '');
  const [from, to, arrow] = letters.match(/../g)?.map((point) => readPoint(point, state)) ?? [];
  if (!from || !to || !arrow || letters.length !== 6 || played.length > 1 || property.values.length > 1) {
    return err({ code: 'sgf-move', found, ...place() });
  }
  const move = { seat: SIDES[property.id] ?? 0, from, to, arrow };
  const action = { type: 'move', ...move } as const;
  // A node that plays a move needs no clock and starts no game, so only rules of the turn can refuse it.
  const refusal = check(state, action) as StageRefusal | TurnRefusal | undefined;
  if (refusal) return illegal(found, refusal, place());
  const step = reduce(state, action);
  return step.ok ? ok({ state: step.value.state, move }) : illegal(found, step.error as StageRefusal, place());
}

function illegal(
  found: string,
  refusal: StageRefusal | TurnRefusal,
  place: { readonly line: number; readonly column: number },
): Failure {
  return err({ code: 'sgf-illegal-move', found, refusal, ...place });
}
