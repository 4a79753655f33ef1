/** A place in a grid, counted from 0 at the top left of the screen. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** The size of a grid. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/**
 * Where a key moves the focus in a grid, as the ARIA Authoring Practices have it: arrows by one and not around the edge,
 * Home and End in the row, with Control in the grid, Page Up and Page Down in the column. A board is a picture of a
 * table, so its arrows mean the same in a page that runs from right to left.
 *
 * @returns the place, the very same at an edge, or `undefined` when the key is none of these
 */
export function stepInGrid(
  key: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  place: GridPlace,
  { rows, columns }: GridSize,
): GridPlace | undefined {
  const { row, column } = place;
  const whole = key.ctrlKey || key.metaKey;
  switch (key.key) {
    case 'ArrowUp':
      return row > 0 ? { row: row - 1, column } : place;
    case 'ArrowDown':
      return row < rows - 1 ? { row: row + 1, column } : place;
    case 'ArrowLeft':
      return column > 0 ? { row, column: column - 1 } : place;
    case 'ArrowRight':
      return column < columns - 1 ? { row, column: column + 1 } : place;
    case 'Home':
      return { row: whole ? 0 : row, column: 0 };
    case 'End':
      return { row: whole ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row: 0, column };
    case 'PageDown':
      return { row: rows - 1, column };
    default:
      return undefined;
  }
}
