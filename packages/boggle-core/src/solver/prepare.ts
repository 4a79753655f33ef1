import type { Dictionary } from '../dictionary/types.js';
import type { Places, Shape } from './places.js';
import { RECORD, type Work } from './work.js';

/** The most places that a set in one integer holds. */
export const NARROW = 31;

const TABLE = 512;
const TABLE_BITS = 9;

/** By length 0 to 64, what the table of the search needs one entry more for than the longest word. */
export const LENGTHS = 66;

let ranks: Uint8Array | undefined;

function rankTable(): Uint8Array {
  if (!ranks) {
    ranks = new Uint8Array(8192);
    for (let bits = 1; bits < 8192; bits++) ranks[bits] = (ranks[bits >> 1] as number) + (bits & 1);
  }
  return ranks;
}

/** What a search works on, for a dictionary; a board comes by `prepare`. */
export function createWork({ edges }: Dictionary): Work {
  return {
    edges,
    cells: new Int32Array(26),
    step: new Int32Array(4 * TABLE),
    letters: new Int32Array(4 * TABLE),
    ranks: rankTable(),
    points: new Int32Array(LENGTHS),
    counted: new Int32Array(LENGTHS),
    ahead: new Int32Array(32),
    behind: new Int32Array(32),
    exits: 0,
    queue: new Int32Array(RECORD * 1024),
    found: new Int32Array(1024),
    count: 0,
  };
}

/** Fills the tables of a union: the entry of a set is the union of the entries of its places. */
function fillUnions(table: Int32Array, count: number, of: (place: number) => number): void {
  for (let place = 0; place < count; place++) {
    const first = TABLE * Math.floor(place / TABLE_BITS);
    const half = 1 << (place % TABLE_BITS);
    const value = of(place);
    for (let set = 0; set < half; set++) table[first + half + set] = (table[first + set] as number) | value;
  }
}

/** What follows from the shape and the tiles of several letters, but not from which letters they are. */
export function linkPlaces(work: Work, shape: Shape, places: Places): void {
  const { onward, count } = places;
  const { ahead, behind, step } = work;
  work.exits = 0;
  behind.fill(0);
  const last = new Int32Array(shape.size);
  for (let cell = 0; cell < shape.size; cell++) {
    let at = cell;
    for (let next = onward[at] as number; next >= 0; next = onward[at] as number) {
      ahead[at] = 1 << next;
      behind[next] = 1 << at;
      at = next;
    }
    last[cell] = at;
    work.exits |= 1 << at;
  }
  for (let cell = 0; cell < shape.size; cell++) {
    const at = last[cell] as number;
    ahead[at] = 0;
    for (const next of shape.beside[cell] as readonly number[]) {
      ahead[at] = (ahead[at] as number) | (1 << next);
      behind[next] = (behind[next] as number) | (1 << at);
    }
  }
  fillUnions(step, count, (place) => ahead[place] as number);
}

/** Puts a board's letters in, and the empty prefix at the head of the queue. Gives false when there is nothing to find. */
export function prepare(work: Work, size: number, places: Places): boolean {
  const { cells, letters, edges, queue } = work;
  const codes = places.letters;
  const count = places.count;
  cells.fill(0);
  for (let place = 0; place < count; place++) {
    const letter = codes[place] as number;
    const first = TABLE * ((place / TABLE_BITS) | 0);
    const half = 1 << (place % TABLE_BITS);
    let bit = 0;
    if (letter >= 0) {
      bit = 1 << letter;
      cells[letter] = (cells[letter] as number) | (1 << place);
    }
    for (let set = first; set < first + half; set++) letters[half + set] = (letters[set] as number) | bit;
  }
  const entries = 2 ** size - 1;
  let first = 0;
  let all = 0;
  for (let letter = 0; letter < 26; letter++) {
    const set = cells[letter] as number;
    if (set !== 0) all |= 1 << letter;
    if ((set & entries) !== 0) first |= 1 << letter;
  }
  queue.fill(0, 0, RECORD);
  queue[0] = (edges[0] as number) & 0x7fffffff;
  queue[1] = edges[2] as number;
  queue[2] = (edges[2] as number) & first;
  queue[3] = entries;
  queue[7] = 1;
  queue[10] = all;
  work.count = 0;
  return queue[2] !== 0;
}
