import { amazonOf, type Board, reach } from './board.js';
import { outcome } from './outcome.js';
import { indexToSquare } from './squares.js';
import type { AmazonsState, Cell, Side, Square } from './types.js';

/** Tiles that hang together, parted from all others by arrows and the edge. */
export interface Region {
  /** The side whose amazons alone stand in it; `null` when both sides or nobody's do: then it belongs to nobody. */
  readonly owner: Side | null;
  /** Whether amazons of both sides stand in it. */
  readonly contested: boolean;
  /** Its empty tiles. */
  readonly squares: readonly Square[];
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
  const regions = regionsOf(state, (cell) => cell !== 'arrow');
  const over = outcome(state);
  // Its own amazons are no obstacle to a side, the other's are.
  const reached = (side: Side): number =>
    tiles(
      regionsOf(state, (cell) => cell === 'empty' || cell === amazonOf(side)),
      (region) => region.owner === side,
    );
  const reachable = [reached(0), reached(1)] as const;
  return {
    regions,
    owned: [tiles(regions, ({ owner }) => owner === 0), tiles(regions, ({ owner }) => owner === 1)],
    contested: tiles(regions, ({ contested }) => contested),
    reachable,
    margin: over?.reason === 'no-move' ? reachable[over.winner] : null,
  };
}

function tiles(regions: readonly Region[], wanted: (region: Region) => boolean): number {
  return regions.filter(wanted).flatMap((region) => region.squares).length;
}

function regionsOf(board: Board, inside: (cell: Cell) => boolean): Region[] {
  return parts(board, inside).map((part) => {
    const holding = (cell: Cell): number[] => part.filter((index) => board.board[index] === cell);
    const [white, black] = [holding('white').length > 0, holding('black').length > 0];
    return {
      owner: white === black ? null : white ? 0 : 1,
      contested: white && black,
      squares: holding('empty').map((index) => indexToSquare(board, index)),
    };
  });
}

/** The tiles for which `inside` holds, in groups that hang together by a queen's moves; each group sorted from `a1`. */
function parts(board: Board, inside: (cell: Cell) => boolean): number[][] {
  const open: Board = { ...board, board: board.board.map((cell) => (inside(cell) ? 'empty' : 'arrow')) };
  const seen = open.board.map((cell) => cell === 'arrow');
  const found: number[][] = [];
  for (let start = seen.indexOf(false); start >= 0; start = seen.indexOf(false)) {
    seen[start] = true;
    const part = [start];
    // The list grows while it is read: a flood without recursion.
    for (const index of part) {
      for (const next of reach(open, index)) {
        if (!seen[next]) part.push(next);
        seen[next] = true;
      }
    }
    found.push(part.sort((a, b) => a - b));
  }
  return found;
}
