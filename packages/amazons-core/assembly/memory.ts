// Where things stand in the kernel's memory. The host (wasm-kernel.ts) is told by the exported addresses below.

/** A row of four boards: 16 bytes; walls before the first and behind the last. */
export const ROW: usize = 16;
const ROWS: usize = 18 * ROW;
const FIRST_ROWS: usize = 0x400;

// One board, as the host sets it.
export const EMPTY: usize = FIRST_ROWS;
export const AMAZONS: usize = EMPTY + 18 * 4;
// What an expansion finds: 2,048 moves at most.
export const MOVES: usize = 0x800;
export const SCORES: usize = MOVES + 2048 * 2;
export const FEATURES: usize = SCORES + 2048 * 4;

// Four boards side by side: one an i32 lane, the first seat in its low half and the second in its high half.
export const EMPTY4: usize = 0x4000;
export const AMAZONS4: usize = EMPTY4 + ROWS;
export const OPEN: usize = AMAZONS4 + ROWS;
export const FRONT: usize = OPEN + ROWS;
export const NEXT: usize = FRONT + ROWS;
export const FIRST: usize = NEXT + ROWS;
export const TIES: usize = FIRST + ROWS;
export const LATE: usize = TIES + ROWS;
export const NEAR1: usize = LATE + ROWS;
export const NEAR2: usize = NEAR1 + ROWS;
export const NEAR3: usize = NEAR2 + ROWS;
export const KING_FIRST: usize = NEAR3 + ROWS;
export const PLANE1: usize = KING_FIRST + ROWS;
export const PLANE2: usize = PLANE1 + ROWS;
export const PLANE4: usize = PLANE2 + ROWS;
export const PLANE8: usize = PLANE4 + ROWS;
export const BESIDE: usize = PLANE8 + ROWS;
/** What was counted for the four boards: a vector of 16-bit counts a feature, first and second seat alternating. */
export const COUNTS: usize = BESIDE + ROWS;
/** How hemmed in the amazons of each board are: three numbers a board. */
export const HEMMED4: usize = COUNTS + 16 * 16;

// Tables that the host writes (weights.ts), and the four views of the empty squares (lines.ts).
export const LINES: usize = 0x6000;
export const FREEDOM: usize = LINES + 96 * 4;
export const HEMMED: usize = FREEDOM + 16 * 4;
export const FREEDOMS: usize = 97;
export const WEIGHTS: usize = 0x6800;

export function get(rows: usize, row: usize): v128 {
  return v128.load(rows + row);
}

export function put(rows: usize, row: usize, value: v128): void {
  v128.store(rows + row, value);
}

export function join(rows: usize, row: usize, value: v128): void {
  v128.store(rows + row, v128.or(v128.load(rows + row), value));
}
