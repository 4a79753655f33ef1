/** Quarter turns of the board, clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** A turn from any number: -1 is 3, 4 is 0, and what is no number is no turn. */
export function turnOf(value: number): Turn {
  const turn = ((Math.trunc(value) % 4) + 4) % 4;
  return (Number.isNaN(turn) ? 0 : turn) as Turn;
}

/** The cells of a board in the order they stand on the screen, row by row, once it has been turned. */
export function cellsInOrder(width: number, height: number, turn: Turn): readonly (readonly number[])[] {
  let rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => row * width + column),
  );
  for (let quarter = 0; quarter < turn; quarter++) {
    const before = rows;
    rows = Array.from({ length: before[0]?.length ?? 0 }, (_, row) =>
      Array.from({ length: before.length }, (_, column) => before[before.length - 1 - column]?.[row] ?? 0),
    );
  }
  return rows;
}

/** Where a cell stands on the screen: row and column, from 0. */
export function placeOf(
  rows: readonly (readonly number[])[],
  cell: number,
): { readonly row: number; readonly column: number } {
  const row = Math.max(
    0,
    rows.findIndex((cells) => cells.includes(cell)),
  );
  return { row, column: Math.max(0, rows[row]?.indexOf(cell) ?? 0) };
}
