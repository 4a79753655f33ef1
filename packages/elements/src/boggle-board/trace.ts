import { type Board, findPath, neighbours } from '@games/boggle-core';

/** Why a tile or a letter was not taken. Cells are counted row by row from 0. */
export type TraceRefusal =
  | { readonly code: 'not-adjacent'; readonly from: number; readonly to: number }
  | { readonly code: 'tile-used'; readonly cell: number }
  | { readonly code: 'hole'; readonly cell: number }
  | { readonly code: 'no-path'; readonly word: string };

/** What is traced: the cells in order, and what was typed, which may end in the middle of a tile of several letters. */
export interface Trace {
  readonly path: readonly number[];
  readonly typed: string;
}

/** Nothing is traced. */
export const NOTHING: Trace = { path: [], typed: '' };

/** What a path spells. */
export function spell({ tiles }: Board, path: readonly number[]): string {
  return path.map((cell) => tiles[cell] ?? '').join('');
}

const along = (board: Board, path: readonly number[]): Trace => ({ path, typed: spell(board, path) });

const isBeside = ({ width, height }: Board, from: number, to: number): boolean =>
  neighbours(width, height)[from]?.includes(to) ?? false;

/** Why a path cannot go on to a cell (BOG-11), or nothing. */
export function refusalAt(board: Board, path: readonly number[], cell: number): TraceRefusal | undefined {
  const last = path.at(-1);
  if (!board.tiles[cell]) return { code: 'hole', cell };
  if (path.includes(cell)) return { code: 'tile-used', cell };
  if (last !== undefined && !isBeside(board, last, cell)) return { code: 'not-adjacent', from: last, to: cell };
  return undefined;
}

/** The path with one more cell, or why not. A tap on the last tile gives it back. */
export function tap(board: Board, { path }: Trace, cell: number): Trace | TraceRefusal {
  if (cell === path.at(-1)) return along(board, path.slice(0, -1));
  return refusalAt(board, path, cell) ?? along(board, [...path, cell]);
}

/** The same for a finger that glides: back over the tile before, it gives back the last one. */
export function glide(board: Board, trace: Trace, cell: number): Trace | TraceRefusal {
  const { path } = trace;
  if (cell === path.at(-1)) return trace;
  if (cell === path.at(-2)) return along(board, path.slice(0, -1));
  return refusalAt(board, path, cell) ?? along(board, [...path, cell]);
}

/** Without the last letter that was typed, or the last tile. */
export function stepBack(board: Board, { path, typed }: Trace): Trace {
  const whole = spell(board, path) === typed;
  const shorter = along(board, path.slice(0, -1));
  // In the middle of a tile the whole tile goes: half a tile is no place to wait at.
  return whole || shorter.typed.length < typed.length ? shorter : NOTHING;
}

/** A path for letters of which the last may only begin a tile: Q shows where Qu is. */
function pathFor(board: Board, typed: string): readonly number[] | undefined {
  const whole = findPath(board, typed);
  if (whole) return whole;
  for (const tile of new Set(board.tiles)) {
    for (let begun = tile.length - 1; begun > 0; begun--) {
      if (!typed.endsWith(tile.slice(0, begun))) continue;
      const path = findPath(board, typed + tile.slice(begun));
      if (path && board.tiles[path.at(-1) ?? -1] === tile) return path;
    }
  }
  return undefined;
}

/**
 * One more letter. The path goes on from its last tile, where it can; else another path is sought that spells all letters.
 */
export function type(board: Board, { path, typed }: Trace, letter: string): Trace | TraceRefusal {
  const word = typed + letter;
  const spelled = spell(board, path);
  // The middle of a tile: its next letter is on the path already.
  if (spelled.length > typed.length && spelled.startsWith(word)) return { path, typed: word };
  const next = neighbours(board.width, board.height)[path.at(-1) ?? -1];
  const beside = next?.find((cell) => board.tiles[cell] === letter && !path.includes(cell));
  if (beside !== undefined && spelled === typed) return { path: [...path, beside], typed: word };
  const found = pathFor(board, word);
  return found ? { path: found, typed: word } : { code: 'no-path', word };
}
