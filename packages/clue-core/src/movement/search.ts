import type { Board, Square } from '../board/types.js';
import type { Room } from '../cards.js';
import { type Flood, flood } from './distance.js';
import { type Grid, gridOf, type Source, sourcesOf } from './grid.js';
import type { Destination, Walk } from './types.js';

/** Straight on, right, left, back: quarter turns to the right. */
const TURNS = [0, 1, 3, 2] as const;

/**
 * Every place a walk may end on (CLU-13, CLU-14): each corridor square that a path of exactly so many steps reaches, over no
 * square twice and through no token, and each room that takes at most so many.
 *
 * A shortest way is enough for a room. For a square it is not: walks of just that length are searched depth first from
 * each source until every square that could be reached is. At twelve steps there are at most some 300,000 of them, so a
 * search of the worst board takes milliseconds.
 *
 * @param board - the board
 * @param walk - where it starts, how many steps it has, and what is in its way
 * @returns corridor squares row by row, then rooms in the order of the board's doors; each with one path
 *
 * @example
 * ```ts
 * import { classicBoard, findDestinations } from '@games/clue-core';
 *
 * findDestinations(classicBoard(), { from: 'lounge', steps: 1 });
 * // => [{ to: 'G18', kind: 'square', path: ['F18', 'G18'] }]
 * findDestinations(classicBoard(), { from: 'lounge', steps: 1, blocked: ['G18'] }); // => []
 * ```
 */
export function findDestinations(board: Board, walk: Walk): readonly Destination[] {
  const grid = gridOf(board);
  const isBlocked = new Uint8Array(board.squares.length);
  for (const square of walk.blocked ?? []) isBlocked[grid.index.get(square) ?? -1] = 1;
  const isFree = (square: Square): boolean => isBlocked[grid.index.get(square) as number] === 0;
  const sources = sourcesOf(board, grid, walk.from, isFree);
  const near = flood(grid.links, sources, isBlocked, walk.steps);
  const paths =
    walk.exact === false
      ? shortPaths(board, near, sources, walk.steps)
      : exactPaths(board, grid, sources, isBlocked, walk.steps);
  const squares = [...paths].sort(([a], [b]) => a - b);
  return [
    ...squares.map(([at, path]) => ({ to: board.squares[at] as Square, kind: 'square' as const, path })),
    ...findRooms(board, grid, near, sources, walk),
  ];
}

/** The way of a flood to a square, from the token's own square on. */
function trace(board: Board, near: Flood, sources: readonly Source[], to: number): readonly Square[] {
  const path: Square[] = [];
  for (let at = to; at >= 0; at = near.parent[at] as number) path.unshift(board.squares[at] as Square);
  return [...(sources[near.source[to] as number]?.before ?? []), ...path];
}

function findRooms(board: Board, grid: Grid, near: Flood, sources: readonly Source[], walk: Walk): Destination[] {
  const best = new Map<Room, { steps: number; path: readonly Square[] }>();
  for (const { room, inside, outside } of board.doors) {
    const at = grid.index.get(outside) as number;
    const steps = (near.steps[at] as number) + 1;
    if (steps === 0 || steps > walk.steps || room === walk.from || room === walk.barred) continue;
    if (steps >= (best.get(room)?.steps ?? Number.POSITIVE_INFINITY)) continue;
    best.set(room, { steps, path: [...trace(board, near, sources, at), inside] });
  }
  return [...best].map(([room, { path }]) => ({ to: room, kind: 'room', path }));
}

function shortPaths(
  board: Board,
  near: Flood,
  sources: readonly Source[],
  steps: number,
): Map<number, readonly Square[]> {
  const found = new Map<number, readonly Square[]>();
  near.steps.forEach((walked, at) => {
    const isStart = near.parent[at] === -1 && sources[near.source[at] ?? -1]?.before.length === 0;
    if (walked >= 0 && walked <= steps && !isStart) found.set(at, trace(board, near, sources, at));
  });
  return found;
}

function exactPaths(
  board: Board,
  grid: Grid,
  sources: readonly Source[],
  isBlocked: Uint8Array,
  steps: number,
): Map<number, readonly Square[]> {
  const found = new Map<number, readonly Square[]>();
  const { links } = grid;
  for (const { at, before, heading } of sources) {
    const length = steps - before.length;
    if (length < 0 || steps === 0) continue;
    // A step changes the colour of the chequerboard: half of the squares in reach can be left out, and the search stops
    // when the others are found.
    const wanted = wantedFrom(links, at, length, isBlocked, found);
    let left = wanted.reduce((sum, flag) => sum + flag, 0);
    const isTaken = isBlocked.slice();
    const stack = new Int16Array(length + 1);
    // Straight on comes first, then a turn: of several walks the one that is found is the less crooked.
    const walk = (from: number, depth: number, ahead: number): void => {
      stack[depth] = from;
      if (depth === length) {
        if (!wanted[from]) return;
        wanted[from] = 0;
        left--;
        found.set(from, [...before, ...Array.from(stack, (i) => board.squares[i] as Square)]);
        return;
      }
      isTaken[from] = 1;
      for (let n = 0; n < 4 && left > 0; n++) {
        const turned = (ahead + (TURNS[n] as number)) % 4;
        const next = links[from * 4 + turned] as number;
        if (next >= 0 && !isTaken[next]) walk(next, depth + 1, turned);
      }
      isTaken[from] = 0;
    };
    if (left > 0) walk(at, 0, heading);
  }
  return found;
}

/** The squares that a walk of just this length might end on and that none has yet: near enough, and of the right colour. */
function wantedFrom(
  links: Int16Array,
  at: number,
  length: number,
  isBlocked: Uint8Array,
  found: ReadonlyMap<number, unknown>,
): Uint8Array {
  const { steps } = flood(links, [{ at, before: [], heading: 0 }], isBlocked, length);
  return Uint8Array.from(steps, (walked, i) => {
    const isNear = walked >= 0 && walked <= length && walked % 2 === length % 2;
    const isBack = i === at && length > 0;
    return isNear && !isBack && !found.has(i) ? 1 : 0;
  });
}
