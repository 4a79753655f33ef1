import { toPoint } from '../board/squares.js';
import type { Board, Door, Place, Square } from '../board/types.js';

/** A board's corridor as flat arrays, for the search. */
export interface Grid {
  readonly index: ReadonlyMap<Square, number>;
  /** Four places a square, by direction: up, right, down, left; -1 where there is a wall or the edge. */
  readonly links: Int16Array;
}

/** A place on the corridor from which a walk goes on, and the door square it came out by. */
export interface Source {
  readonly at: number;
  readonly before: readonly Square[];
  /** The direction it came out in; 0 where it came out of no door. */
  readonly heading: number;
}

const grids = new WeakMap<Board, Grid>();

/** The grid of a board, built once. */
export function gridOf(board: Board): Grid {
  const known = grids.get(board);
  if (known) return known;
  const links = new Int16Array(board.squares.length * 4).fill(-1);
  board.neighbours.forEach((beside, i) => {
    for (const j of beside) links[i * 4 + headingOf(board.squares[i] as Square, board.squares[j] as Square)] = j;
  });
  const grid = { index: new Map(board.squares.map((square, i) => [square, i])), links };
  grids.set(board, grid);
  return grid;
}

/** Where a walk from `from` stands on the corridor: itself, or before each free door of the room. */
export function sourcesOf(board: Board, grid: Grid, from: Place, isFree: (square: Square) => boolean): Source[] {
  const own = grid.index.get(from as Square);
  if (own !== undefined) return [{ at: own, before: [], heading: 0 }];
  const doors: Door[] = board.doors.filter((door) => door.room === from && isFree(door.outside));
  return doors.map(({ inside, outside }) => ({
    at: grid.index.get(outside) as number,
    before: [inside],
    heading: headingOf(inside, outside),
  }));
}

/** The direction from a square to one beside it: 0 up, 1 right, 2 down, 3 left. */
function headingOf(from: Square, to: Square): number {
  const [a, b] = [toPoint(from), toPoint(to)];
  if (a.row !== b.row) return b.row < a.row ? 0 : 2;
  return b.column > a.column ? 1 : 3;
}
