/**
 * A board: plain JSON. A tile is its letters in lower case: `'e'`, `'qu'`, `'th'`, or `''` for a hole, which no word
 * passes. Tiles stand row by row.
 */
export interface Board {
  /** Columns, 1 to 20. */
  readonly width: number;
  /** Rows, 1 to 20. */
  readonly height: number;
  /** `width` x `height` of them. */
  readonly tiles: readonly string[];
}

/** The most columns or rows of a board. */
export const MAX_SIDE = 20;

/** The most letters on one tile. */
export const MAX_TILE = 8;
