import { parseBoard } from './text.js';
import type { Board } from './types.js';

/**
 * A board of a known size, from a board or its text.
 *
 * @throws RangeError for a text that is no board, and for a board of another size: what users type goes to `parseBoard`
 */
export function readBoard(board: Board | string, size: { readonly width: number; readonly height: number }): Board {
  const { width, height } = size;
  if (typeof board === 'string') {
    const read = parseBoard(board, { width, height });
    if (read.ok) return read.value;
    throw new RangeError(`board must be ${width} x ${height} tiles, got ${JSON.stringify(board)} (${read.error.code})`);
  }
  if (board.width !== width || board.height !== height || board.tiles.length !== width * height) {
    throw new RangeError(`board must be ${width} x ${height}, got ${board.width} x ${board.height}`);
  }
  return board;
}
