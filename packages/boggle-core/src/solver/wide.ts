import { type Board, MAX_TILE } from '../board/types.js';
import { STRIDE } from '../dictionary/layout.js';
import { popcount } from '../dictionary/links.js';
import { wordAt } from '../dictionary/lookup.js';
import type { Dictionary } from '../dictionary/types.js';
import { emptyPlaces, type Places, placeTiles, type Shape, shapeOf } from './places.js';

/** By place, the places that may come next. */
function aheadOf(shape: Shape, { onward }: Places): readonly (readonly number[])[] {
  const ahead: (readonly number[])[] = [];
  for (let cell = 0; cell < shape.size; cell++) {
    let at = cell;
    for (let next = onward[at] as number; next >= 0; next = onward[at] as number) {
      ahead[at] = [next];
      at = next;
    }
    ahead[at] = shape.beside[cell] as readonly number[];
  }
  return ahead;
}

/**
 * The search for boards of more letters than an integer has bits: path by path.
 *
 * @returns the indices of the words found, shortest first, then by the alphabet
 */
export function findWide({ edges, size }: Dictionary, shape: Shape, places: Places): number[] {
  const { letters, onward } = places;
  const ahead = aheadOf(shape, places);
  const used = new Uint8Array(places.count);
  const met = new Uint8Array(size);
  /** By length, the words found. */
  const found: number[][] = [];
  let all = 0;
  for (let place = 0; place < places.count; place++) {
    const letter = letters[place] as number;
    if (letter >= 0) all |= 1 << letter;
    else used[place] = 1;
  }

  const visit = (edge: number, from: readonly number[], length: number, index: number): void => {
    const next = edges[edge + 2] as number;
    for (const place of from) {
      const bit = 1 << (letters[place] as number);
      if (used[place] === 1 || (next & bit) === 0) continue;
      const taken = ((edges[edge] as number) & 0x7fffffff) + STRIDE * popcount(next & (bit - 1));
      const at = index + (edges[taken + 3] as number);
      const isWord = (edges[taken] as number) < 0;
      if (isWord && (onward[place] as number) < 0 && met[at] === 0) {
        met[at] = 1;
        found[length] ??= [];
        found[length].push(at);
      }
      if (((edges[taken + 1] as number) & ~all) !== 0) continue;
      used[place] = 1;
      visit(taken, ahead[place] as readonly number[], length + 1, at + (isWord ? 1 : 0));
      used[place] = 0;
    }
  };
  const cells = Array.from({ length: shape.size }, (_, cell) => cell);
  visit(0, cells, 1, 0);
  return found.flatMap((words) => words.sort((a, b) => a - b));
}

/** The words of a board by this search alone, shortest first, then by the alphabet. */
export function findWords(dictionary: Dictionary, board: Board): string[] {
  const shape = shapeOf(board.width, board.height);
  const places = emptyPlaces(shape.size, MAX_TILE);
  placeTiles(places, board);
  return findWide(dictionary, shape, places).map((index) => wordAt(dictionary, index));
}
