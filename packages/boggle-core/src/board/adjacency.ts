/**
 * By cell, the cells beside it, the eight neighbours of BOG-11: fewer at an edge.
 *
 * @param width - columns
 * @param height - rows
 * @returns cells are counted row by row, from 0
 *
 * @example
 * ```ts
 * import { neighbours } from '@games/boggle-core';
 *
 * neighbours(3, 2)[0]; // => [1, 3, 4]
 * ```
 */
export function neighbours(width: number, height: number): readonly (readonly number[])[] {
  return Array.from({ length: width * height }, (_, cell) => {
    const beside: number[] = [];
    const column = cell % width;
    for (let step = -width; step <= width; step += width) {
      for (let side = -1; side <= 1; side++) {
        const next = cell + step + side;
        const inside = column + side >= 0 && column + side < width && next >= 0 && next < width * height;
        if (inside && next !== cell) beside.push(next);
      }
    }
    return beside;
  });
}
