import {
  createFind2,
  createFind3,
  createFind4,
  createScore2,
  createScore3,
  createScore4,
} from './generated/kernels.js';
import type { Places, Shape } from './places.js';
import { createScratch, fillUnions, RECORD, type Scratch, type Search, TABLE_BITS } from './scratch.js';

const SCORES = [createScore2, createScore3, createScore4] as const;
const FINDS = [createFind2, createFind3, createFind4] as const;

let scratch: Scratch | undefined;
const scores: (Search | undefined)[] = [];
const finds: (Search | undefined)[] = [];

/** Whose tables of neighbours stand in the scratch: a shape's, while no board has a tile of several letters. */
let linked: Shape | undefined;

/** By place, bits of its letter, or the places ahead, while a table is made of them. */
const entries: Int32Array = new Int32Array(32);

/** Neighbours on a board with tiles of several letters: their letters are places in a row. Gives where a word may end. */
function linkTiles({ step, behind }: Scratch, shape: Shape, { onward, count }: Places): number {
  let exits = 0;
  entries.set(shape.ahead);
  behind.set(shape.ahead);
  for (let cell = 0; cell < shape.size; cell++) {
    let at = cell;
    for (let next = onward[at] as number; next >= 0; next = onward[at] as number) {
      entries[at] = 1 << next;
      behind[next] = 1 << at;
      at = next;
    }
    exits |= 1 << at;
    if (at === cell) continue;
    entries[at] = shape.ahead[cell] as number;
    for (const other of shape.beside[cell] as readonly number[]) {
      behind[other] = ((behind[other] as number) & ~(1 << cell)) | (1 << at);
    }
  }
  fillUnions(step, count, entries);
  return exits;
}

/** The places of each letter, the letters of each set, and the empty prefix at the head of the queue. */
function putLetters(tables: Scratch, edges: Int32Array, { size }: Shape, places: Places): void {
  const { cells, letters, queue } = tables;
  const codes = places.letters;
  const count = places.count;
  cells.fill(0);
  let first = 0;
  let all = 0;
  for (let place = 0; place < count; place++) {
    const letter = codes[place] as number;
    // A hole has no letter, so no word comes to it.
    const bit = letter < 0 ? 0 : 1 << letter;
    entries[place] = bit;
    if (letter >= 0) cells[letter] = (cells[letter] as number) | (1 << place);
    all |= bit;
    if (place < size) first |= bit;
  }
  fillUnions(letters, count, entries);
  queue.fill(0, 0, RECORD);
  queue[0] = (edges[0] as number) & 0x7fffffff;
  queue[1] = edges[2] as number;
  queue[2] = (edges[2] as number) & first;
  queue[3] = -1 >>> (32 - size);
  queue[10] = all;
}

/** The search for boards of up to 31 letters: the points of all words, by length, or -1 when there was no room. */
export function scoreNarrow(edges: Int32Array, shape: Shape, places: Places, points: Int32Array): number {
  const tables = scratch ?? createScratch();
  scratch = tables;
  tables.points.set(points);
  const kind = widthOf(places);
  const search = scores[kind] ?? SCORES[kind](tables);
  scores[kind] = search;
  return run(tables, search, edges, shape, places, 1);
}

/** Likewise, the words: `found` holds their indices, shortest first. Gives how many, or -1 when there was no room. */
export function findNarrow(edges: Int32Array, shape: Shape, places: Places): number {
  const tables = scratch ?? createScratch();
  scratch = tables;
  const kind = widthOf(places);
  const search = finds[kind] ?? FINDS[kind](tables);
  finds[kind] = search;
  return run(tables, search, edges, shape, places, 0);
}

/** The words that `findNarrow` found: to be read before the next search. */
export function foundNarrow(): Int32Array {
  return scratch?.found ?? new Int32Array(0);
}

function widthOf({ count }: Places): 0 | 1 | 2 {
  return count <= 2 * TABLE_BITS ? 0 : count <= 3 * TABLE_BITS ? 1 : 2;
}

function run(tables: Scratch, search: Search, edges: Int32Array, shape: Shape, places: Places, at: number): number {
  let exits = -1;
  if (places.count > shape.size) {
    exits = linkTiles(tables, shape, places);
    linked = undefined;
  } else if (linked !== shape) {
    tables.step.set(shape.step);
    tables.behind.set(shape.ahead);
    linked = shape;
  }
  putLetters(tables, edges, shape, places);
  if (tables.queue[2] === 0) return 0;
  tables.queue[7] = at;
  return search(edges, exits);
}
