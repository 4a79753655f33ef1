import type { Board, Place, Square } from '../board/types.js';
import { ROOMS, type Room } from '../cards.js';
import { gridOf, type Source, sourcesOf } from './grid.js';

/** Steps along the corridor from the nearest source, and the square before on that way; -1 where there is none. */
export interface Flood {
  readonly steps: Int16Array;
  readonly parent: Int16Array;
  /** The place in `sources` of the source each way starts at. */
  readonly source: Int16Array;
}

/**
 * Shortest ways from all sources at once, of at most `limit` steps; a source's way out of its room counts as steps already
 * taken.
 */
export function flood(
  links: Int16Array,
  sources: readonly Source[],
  blocked: Uint8Array,
  limit: number = Number.POSITIVE_INFINITY,
): Flood {
  const count = links.length / 4;
  const steps = new Int16Array(count).fill(-1);
  const parent = new Int16Array(count).fill(-1);
  const source = new Int16Array(count).fill(-1);
  const queue: number[] = [];
  for (const [i, { at, before }] of sources.entries()) {
    if ((steps[at] as number) >= 0) continue;
    steps[at] = before.length;
    source[at] = i;
    queue.push(at);
  }
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head] as number;
    if ((steps[at] as number) >= limit) continue;
    for (let n = 0; n < 4; n++) {
      const next = links[at * 4 + n] as number;
      if (next < 0 || blocked[next] || (steps[next] as number) >= 0) continue;
      steps[next] = (steps[at] as number) + 1;
      parent[next] = at;
      source[next] = source[at] as number;
      queue.push(next);
    }
  }
  return { steps, parent, source };
}

/**
 * How far each room is on foot: the fewest steps, the one through the door counted. A room is not walked through.
 *
 * @param board - the board
 * @param from - a corridor square or a room
 * @param blocked - squares that other tokens stand on
 * @returns steps to each room; `Infinity` where no way is free, 0 for the room itself
 *
 * @example
 * ```ts
 * import { classicBoard, roomDistances } from '@games/clue-core';
 *
 * roomDistances(classicBoard(), 'A17').lounge; // => 8
 * roomDistances(classicBoard(), 'study').hall; // => 4
 * roomDistances(classicBoard(), 'middle').hall; // => Infinity
 * ```
 */
export function roomDistances(board: Board, from: Place, blocked: readonly Square[] = []): Record<Room, number> {
  const grid = gridOf(board);
  const taken = new Uint8Array(board.squares.length);
  for (const square of blocked) taken[grid.index.get(square) ?? -1] = 1;
  const { steps } = flood(
    grid.links,
    sourcesOf(board, grid, from, (square) => !blocked.includes(square)),
    taken,
  );
  const distances = Object.fromEntries(ROOMS.map((room) => [room, room === from ? 0 : Number.POSITIVE_INFINITY]));
  for (const { room, outside } of board.doors) {
    const walked = steps[grid.index.get(outside) as number] as number;
    if (walked >= 0) distances[room] = Math.min(distances[room] as number, walked + 1);
  }
  return distances as Record<Room, number>;
}

/**
 * How far it is from any place to the nearest of some rooms, on a board without tokens: computed once, asked often.
 *
 * @param board - the board
 * @param rooms - where to
 * @returns from a corridor square or another room the fewest steps to one of the rooms; `Infinity` where no way leads
 *
 * @example
 * ```ts
 * import { classicBoard, stepsToNearest } from '@games/clue-core';
 *
 * const far = stepsToNearest(classicBoard(), ['hall', 'lounge']);
 * far('A17'); // => 8
 * far('study'); // => 4
 * ```
 */
export function stepsToNearest(board: Board, rooms: readonly Room[]): (from: Place) => number {
  const grid = gridOf(board);
  const none = new Uint8Array(board.squares.length);
  const sources = rooms.flatMap((room) => sourcesOf(board, grid, room, () => true));
  const { steps } = flood(grid.links, sources, none);
  const fromSquare = (square: Square): number => {
    const walked = steps[grid.index.get(square) ?? -1] ?? -1;
    return walked < 0 ? Number.POSITIVE_INFINITY : walked;
  };
  return (from) => {
    const doors = board.doors.filter(({ room }) => room === from);
    return doors.length === 0
      ? fromSquare(from as Square)
      : Math.min(...doors.map(({ outside }) => fromSquare(outside) + 1));
  };
}
