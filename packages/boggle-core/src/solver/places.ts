import { neighbours } from '../board/adjacency.js';
import type { Board } from '../board/types.js';
import { fillUnions, NARROW, TABLE_BITS } from './scratch.js';

/**
 * A board taken apart into places, one a letter: place `n` is the first letter of cell `n`, the further letters of a tile
 * come after all cells. So a tile of several letters needs no rule of its own: its letters are places in a row.
 */
export interface Places {
  /** By place, its letter, 0 to 25; -1 for a hole. Longer than `count`. */
  readonly letters: Int8Array;
  /** By place, the place of the next letter of its tile, or -1. */
  readonly onward: Int16Array;
  /** How many places. */
  count: number;
}

/** What follows from a board's size. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** How many cells. */
  readonly size: number;
  /** By cell, the cells beside it. */
  readonly beside: readonly (readonly number[])[];
  /** The same as sets, and by set of cells; where a set has room for them. */
  readonly ahead: Int32Array;
  readonly step: Int32Array;
}

/** A board's size and what follows from it. */
export function shapeOf(width: number, height: number): Shape {
  const beside = neighbours(width, height);
  const ahead = new Int32Array(32);
  const step = new Int32Array(4 << TABLE_BITS);
  if (beside.length <= NARROW) {
    for (const [cell, next] of beside.entries()) ahead[cell] = next.reduce((set, other) => set | (1 << other), 0);
    fillUnions(step, beside.length, ahead);
  }
  return { width, height, size: width * height, beside, ahead, step };
}

/** Room for boards of a size. */
export function emptyPlaces(size: number, perTile: number): Places {
  return { letters: new Int8Array(size * perTile), onward: new Int16Array(size * perTile).fill(-1), count: 0 };
}

function addTile(places: Places, cell: number, tile: string): void {
  let at = cell;
  places.letters[cell] = tile === '' ? -1 : tile.charCodeAt(0) - 97;
  for (let n = 1; n < tile.length; n++) {
    const next = places.count++;
    places.onward[at] = next;
    places.letters[next] = tile.charCodeAt(n) - 97;
    at = next;
  }
  places.onward[at] = -1;
}

/** Takes a board apart. */
export function placeTiles(places: Places, board: Board): void {
  places.count = board.tiles.length;
  for (let cell = 0; cell < board.tiles.length; cell++) addTile(places, cell, board.tiles[cell] as string);
}

const Q = 16;

/**
 * Takes the shorthand of one lower-case letter a tile apart, where `q` is a Qu tile: the way most boards come, and fast.
 *
 * @returns false when the text is something else
 */
export function placeLetters(places: Places, text: string, size: number): boolean {
  if (text.length !== size) return false;
  places.count = size;
  for (let cell = 0; cell < size; cell++) {
    const letter = text.charCodeAt(cell) - 97;
    if (letter < 0 || letter > 25) return false;
    places.letters[cell] = letter;
    places.onward[cell] = -1;
    if (letter === Q) addTile(places, cell, 'qu');
  }
  return true;
}
