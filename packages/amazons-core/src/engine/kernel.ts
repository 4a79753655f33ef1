/**
 * The packed board that the search walks on, and the work that is done a thousand times a move: list what an amazon or an
 * arrow can do and value each result. Two makers give a kernel, `plainKernel` (TypeScript) and `wasmKernel` (SIMD); both
 * compute with integers only and give equal numbers, so a search does not depend on which of them a page may run.
 *
 * Row `r` of the board stands at index `r + 1`; indices 0 and `height + 1` are walls. Column `c` is bit `c`. Each row holds
 * the first seat's bits in its low half and the second seat's in its high half, so that one pass floods for both.
 */
export interface Kernel {
  /** Empty squares, the same bits in both halves. */
  readonly empty: Int32Array;
  /** Amazons: seat 0 low, seat 1 high. */
  readonly amazons: Int32Array;
  /** What the last expansion found: `from << 8 | to` for amazons, the square for arrows. A square is `row << 4 | column`. */
  readonly moves: Uint16Array;
  /** The value of each of them for the side that moves, in 1/256 of log-odds (`winChance`). */
  readonly scores: Int32Array;
  /** What the last `evaluate` measured (`FEATURES`), and behind it how contested the board is. */
  readonly features: Int32Array;
  /** Sets the board's dimensions. The two row arrays are then the caller's to fill. */
  resize(width: number, height: number): void;
  /** The value of the board for `side`, which is to move. */
  evaluate(side: number): number;
  /** Lists and values every move of an amazon of `side`; the arrow is still to come. Gives how many. */
  expandAmazons(side: number): number;
  /** Lists and values every arrow from the square `from`, shot by `side`. Gives how many. */
  expandArrows(side: number, from: number): number;
}

/** Rows with a wall on either side. */
export const ROWS = 18;
/** An empty square is seen along eight lines, by one amazon each: 16 x 16 offers no more than 2,048 moves, and fewer arrows. */
export const MAX_MOVES = 2048;

/** The eight directions: row step and column step. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
