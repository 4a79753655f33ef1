import { amazonOf, type Board } from './board.js';
import { outcome } from './outcome.js';
import { DIRECTIONS, indexToSquare } from './squares.js';
import type { AmazonsState, Cell, Side, Square } from './types.js';

/** Tiles that hang together, parted from all others by arrows and the edge. */
export interface Region {
  /** The side whose amazons alone stand in it; `null` when both sides or nobody's do: then it belongs to nobody. */
  readonly owner: Side | null;
  /** Whether amazons of both sides stand in it. */
  readonly contested: boolean;
  /** Its empty tiles. */
  readonly squares: readonly Square[];
  /** Its amazons, by side. */
  readonly amazons: readonly [readonly Square[], readonly Square[]];
}

/** How the board is parted. */
export interface Territory {
  /** Every region with an empty tile or an amazon in it, in the order of its first tile from `a1`. */
  readonly regions: readonly Region[];
  /** Empty tiles in the regions each side owns. Nothing contested is ever counted. */
  readonly owned: readonly [number, number];
  /** Empty tiles in regions where both sides stand. */
  readonly contested: number;
  /** Empty tiles each side's amazons could reach by any number of moves, if the other side stood still and nobody shot. */
  readonly reachable: readonly [number, number];
  /** The margin of a game lost for want of a move: the winner's `reachable` (ICGA rules, 2000); else `null`. */
  readonly margin: number | null;
}

/**
 * Which parts of the board are settled, and for whom. A region is closed when no amazon of the other side can ever enter:
 * amazons are no walls here, since they may move away.
 *
 * @param state - a game
 * @returns the regions, what each side owns, and the margin of a finished game
 *
 * @example
 * ```ts
 * import { create, territory } from '@games/amazons-core';
 *
 * const parted = create({ position: 'Q1*q/2*1/2*1' });
 * if (!parted.ok) throw new TypeError('not reached');
 * territory(parted.value).owned; // => [5, 2]
 * territory(create().value).owned; // => [0, 0]
 * territory(create().value).contested; // => 92
 * ```
 */
export function territory(state: AmazonsState): Territory {
  const regions = parts(state, (cell) => cell !== 'arrow').map((part) => toRegion(state, part));
  const tiles = (wanted: (region: Region) => boolean): number =>
    regions.filter(wanted).reduce((sum, region) => sum + region.squares.length, 0);
  const over = outcome(state);
  const reachable = [reachableBy(state, 0), reachableBy(state, 1)] as const;
  return {
    regions,
    owned: [tiles((region) => region.owner === 0), tiles((region) => region.owner === 1)],
    contested: tiles((region) => region.contested),
    reachable,
    margin: over?.reason === 'no-move' ? reachable[over.winner] : null,
  };
}

function toRegion(state: AmazonsState, part: readonly number[]): Region {
  const holding = (cell: Cell): Square[] =>
    part.filter((index) => state.board[index] === cell).map((index) => indexToSquare(state, index));
  const amazons = [holding('white'), holding('black')] as const;
  const [white, black] = [amazons[0].length > 0, amazons[1].length > 0];
  return {
    owner: white === black ? null : white ? 0 : 1,
    contested: white && black,
    squares: holding('empty'),
    amazons,
  };
}

/** Empty tiles that hang together with an amazon of the side. */
function reachableBy(board: Board, side: Side): number {
  return parts(board, (cell) => cell === 'empty')
    .filter((part) => part.some((index) => neighbours(board, index).some((at) => board.board[at] === amazonOf(side))))
    .reduce((sum, part) => sum + part.length, 0);
}

/** The tiles for which `inside` holds, in groups that hang together by king's steps; each group sorted from `a1`. */
function parts(board: Board, inside: (cell: Cell) => boolean): number[][] {
  const seen = board.board.map((cell) => !inside(cell));
  const found: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    seen[start] = true;
    const part = [start];
    // The list grows while it is read: a flood without recursion.
    for (const index of part) {
      for (const next of neighbours(board, index)) {
        if (seen[next]) continue;
        seen[next] = true;
        part.push(next);
      }
    }
    found.push(part.sort((a, b) => a - b));
  }
  return found;
}

function neighbours({ width, height }: Board, index: number): number[] {
  return DIRECTIONS.flatMap(([dx, dy]) => {
    const x = (index % width) + dx;
    const y = Math.floor(index / width) + dy;
    return x >= 0 && x < width && y >= 0 && y < height ? [y * width + x] : [];
  });
}
