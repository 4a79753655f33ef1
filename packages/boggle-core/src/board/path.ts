import { neighbours } from './adjacency.js';
import type { Board } from './types.js';

const shapes = new Map<string, readonly (readonly number[])[]>();

function neighboursOf({ width, height }: Board): readonly (readonly number[])[] {
  const key = `${width}x${height}`;
  const known = shapes.get(key);
  if (known) return known;
  const beside = neighbours(width, height);
  shapes.set(key, beside);
  return beside;
}

/**
 * A path that spells a word on a board (BOG-11): successive tiles are neighbours and none is taken twice.
 *
 * @param board - any board
 * @param word - in any case; it need not be in any dictionary
 * @returns the cells, counted row by row from 0, or `undefined` when the word is not on the board
 *
 * @example
 * ```ts
 * import { findPath } from '@games/boggle-core';
 *
 * const board = { width: 2, height: 2, tiles: ['qu', 'i', 't', 'e'] };
 * findPath(board, 'quite'); // => [0, 1, 2, 3]
 * findPath(board, 'quitit'); // => undefined
 * ```
 */
export function findPath(board: Board, word: string): readonly number[] | undefined {
  const letters = word.toLowerCase();
  const { tiles } = board;
  if (letters === '' || !spellable(tiles, letters)) return undefined;
  const beside = neighboursOf(board);
  const path: number[] = [];
  const used = new Uint8Array(tiles.length);
  const leads = letters.length > SHORT ? leading(tiles, letters, beside) : undefined;
  const extend = (from: Iterable<number>, at: number): boolean => {
    for (const cell of from) {
      const tile = tiles[cell] as string;
      if (used[cell] === 1 || tile === '' || !letters.startsWith(tile, at)) continue;
      if (leads && leads[at * tiles.length + cell] === 0) continue;
      path.push(cell);
      if (at + tile.length === letters.length) return true;
      used[cell] = 1;
      if (extend(beside[cell] as readonly number[], at + tile.length)) return true;
      used[cell] = 0;
      path.pop();
    }
    return false;
  };
  return extend(tiles.keys(), 0) ? path : undefined;
}

/** Words up to this length are searched for before one could have looked ahead. */
const SHORT = 8;

/**
 * Whether the rest of the word, from a letter on, can be spelled from a cell on when tiles may be taken again: by letter, then
 * cell. Where it cannot, no path need be tried, of which a board of few letters has billions.
 */
function leading(tiles: readonly string[], letters: string, beside: readonly (readonly number[])[]): Uint8Array {
  const cells = tiles.length;
  const leads = new Uint8Array(letters.length * cells);
  for (let at = letters.length - 1; at >= 0; at--) {
    for (const [cell, tile] of tiles.entries()) {
      if (tile === '' || !letters.startsWith(tile, at)) continue;
      const next = at + tile.length;
      const goesOn = (to: number): boolean => leads[next * cells + to] === 1;
      if (next === letters.length || beside[cell]?.some(goesOn)) leads[at * cells + cell] = 1;
    }
  }
  return leads;
}

/** A quick no: the board has not as many of some letter as the word needs. Keeps boards of one letter from exploding. */
function spellable(tiles: readonly string[], word: string): boolean {
  const left = new Map<string, number>();
  for (const tile of tiles) for (const letter of tile) left.set(letter, (left.get(letter) ?? 0) + 1);
  for (const letter of word) {
    const count = left.get(letter) ?? 0;
    if (count === 0) return false;
    left.set(letter, count - 1);
  }
  return true;
}

/**
 * Whether a word is on a board (BOG-11).
 *
 * @param board - any board
 * @param word - in any case; it need not be in any dictionary
 *
 * @example
 * ```ts
 * import { isOnBoard, parseBoard } from '@games/boggle-core';
 *
 * const board = parseBoard('tea/man');
 * board.ok && isOnBoard(board.value, 'team'); // => true
 * ```
 */
export function isOnBoard(board: Board, word: string): boolean {
  return findPath(board, word) !== undefined;
}
