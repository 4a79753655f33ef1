import { DIRECTIONS, ROWS } from './kernel.js';
import type { Packed } from './position.js';
import { closedRegions, type Region } from './regions.js';

/** What is known of the turns that one side has in a closed region, and how to begin. */
export interface Fill {
  /** At least so many: a way was found. */
  readonly least: number;
  /** At most so many. */
  readonly most: number;
  /** The first turn of that way, as square codes; absent where there is none. */
  readonly first?: readonly [from: number, to: number, arrow: number];
}

/** How many empty squares lie around one. */
function around(empty: Int32Array, square: number): number {
  const r = (square >> 4) + 1;
  const c = square & 15;
  let n = 0;
  for (const [dr, dc] of DIRECTIONS) {
    const x = c + dc;
    if (x >= 0 && x < 16) n += ((empty[r + dr] as number) >>> x) & 1;
  }
  return n;
}

/** How many empty squares the amazons can still get to, stepping over each other. */
function reachable(empty: Int32Array, amazons: readonly number[], height: number): number {
  const seen = new Int32Array(ROWS);
  const open = empty.slice();
  for (const square of amazons) {
    const r = (square >> 4) + 1;
    seen[r] = (seen[r] as number) | (1 << (square & 15));
    open[r] = (open[r] as number) | (1 << (square & 15));
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let pass = 0; pass < 2; pass++) {
      for (let i = 1; i <= height; i++) {
        const r = pass === 0 ? i : height + 1 - i;
        const column = (seen[r - 1] as number) | (seen[r] as number) | (seen[r + 1] as number);
        const here = (seen[r] as number) | ((column | (column << 1) | (column >>> 1)) & (open[r] as number));
        if (here !== seen[r]) {
          seen[r] = here;
          changed = true;
        }
      }
    }
  }
  let count = 0;
  for (let r = 1; r <= height; r++) {
    for (let bits = (seen[r] as number) & (empty[r] as number); bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

/**
 * Counts the turns that a side can make in a closed region. Each turn fills one square, so `space` is the most there could
 * be; some regions do not allow it (Müller and Tegos call them defective). Looks for a way that loses no square, then one
 * square, and so on, and stops at its budget with what is then known.
 *
 * @param region - a closed region
 * @param height - of the board
 * @param budget - positions to look at
 * @param enough - stop once so many turns are found
 * @returns bounds, and the first turn of the best way found
 */
export function fill(region: Region, height: number, budget: number, enough: number = Number.POSITIVE_INFINITY): Fill {
  const empty = region.empty.slice();
  const amazons = [...region.amazons];
  let left = budget;
  let least = 0;
  let first: readonly [number, number, number] | undefined;
  let cut = false;
  const start: (readonly [number, number, number])[] = [];

  const isEmpty = (r: number, c: number): boolean => c >= 0 && c < 16 && (((empty[r] as number) >>> c) & 1) === 1;
  const flip = (square: number): void => {
    const r = (square >> 4) + 1;
    empty[r] = (empty[r] as number) ^ (1 << (square & 15));
  };
  const rays = (square: number): number[] => {
    const found: number[] = [];
    for (const [dr, dc] of DIRECTIONS) {
      for (let r = (square >> 4) + 1 + dr, c = (square & 15) + dc; isEmpty(r, c); r += dr, c += dc) {
        found.push(((r - 1) << 4) | c);
      }
    }
    return found;
  };

  /** Whether `goal` turns can be made, `made` of which stand already. */
  function reaches(goal: number, made: number): boolean {
    if (made > least || (made === 0 && !first)) {
      least = made;
      first = start[0];
    }
    if (made >= goal) return true;
    if (left-- <= 0) {
      cut = true;
      return false;
    }
    if (made + reachable(empty, amazons, height) < goal) return false;
    // Squares with few neighbours first: they are the ones that get cut off.
    const turns: { amazon: number; from: number; to: number; arrow: number; order: number }[] = [];
    for (const [amazon, from] of amazons.entries()) {
      flip(from);
      for (const to of rays(from)) {
        flip(to);
        for (const arrow of rays(to)) {
          turns.push({ amazon, from, to, arrow, order: around(empty, arrow) * 32 + around(empty, to) });
        }
        flip(to);
      }
      flip(from);
    }
    turns.sort((a, b) => a.order - b.order);
    for (const { amazon, from, to, arrow } of turns) {
      flip(from);
      flip(to);
      flip(arrow);
      amazons[amazon] = to;
      if (made === 0) start[0] = [from, to, arrow];
      const done = reaches(goal, made + 1);
      amazons[amazon] = from;
      flip(arrow);
      flip(to);
      flip(from);
      if (done) return true;
      if (cut) return false;
    }
    return false;
  }

  let most = region.space;
  while (most > least) {
    const goal = Math.min(most, enough);
    if (reaches(goal, 0)) break;
    if (cut) break;
    most = goal - 1;
  }
  return { least, most, ...(first && { first }) };
}

/**
 * Who wins once no region is shared: turns alternate, so the side to move needs more turns left than the other.
 *
 * @param regions - all of them (`closedRegions`)
 * @param side - whose turn it is
 * @param height - of the board
 * @param budget - positions to look at, a region
 * @returns 1 when `side` surely wins, -1 when it surely loses, 0 when the budget was too small to tell
 */
export function settle(regions: readonly Region[], side: number, height: number, budget: number): -1 | 0 | 1 {
  let least = 0;
  let most = 0;
  let otherLeast = 0;
  let otherMost = 0;
  for (const region of regions) {
    const found = fill(region, height, budget);
    if (region.side === side) {
      least += found.least;
      most += found.most;
    } else {
      otherLeast += found.least;
      otherMost += found.most;
    }
  }
  return least > otherMost ? 1 : most <= otherLeast ? -1 : 0;
}

/** Positions to look at, a region, for the turn that is played: some hundredths of a second at most. */
const TURN_BUDGET = 3000;

/**
 * The turn to play once no region is shared: one that keeps the most turns for later.
 *
 * @param root - the board, at the start of a turn
 * @returns the turn, and a score from -1 to 1 (sure when it is either); `undefined` while some region is shared
 */
export function fillingTurn(
  root: Packed,
): { readonly turn: readonly [from: number, to: number, arrow: number]; readonly score: number } | undefined {
  if (root.shooting >= 0) return undefined;
  const regions = closedRegions(root.empty, root.amazons, root.height);
  if (!regions) return undefined;
  let turn: readonly [number, number, number] | undefined;
  let least = 0;
  let most = 0;
  let otherLeast = 0;
  let otherMost = 0;
  for (const region of regions) {
    const found = fill(region, root.height, TURN_BUDGET);
    if (region.side === root.side) {
      least += found.least;
      most += found.most;
      turn ??= found.first;
    } else {
      otherLeast += found.least;
      otherMost += found.most;
    }
  }
  if (!turn) return undefined;
  const score = least > otherMost ? 1 : most <= otherLeast ? -1 : least > otherLeast ? 0.5 : -0.5;
  return { turn, score };
}
