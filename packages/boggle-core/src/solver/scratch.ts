/** How many integers a prefix takes in the queue. */
export const RECORD = 12;

/** How many prefixes the queue holds. The richest board known needs a tenth; a board that needs more is searched otherwise. */
export const RECORDS = 16384;

/** Most places that a set in one integer holds, the sign kept free. */
export const NARROW = 31;

/** Lengths of words, from 0, and one more: a word has at most 64 letters. */
export const LENGTHS = 66;

/** How many places one table of sets covers. */
export const TABLE_BITS = 9;

/**
 * What a search reads and writes. There is one for all solvers, made when first needed: the engine then knows where each
 * table lies, which is worth a third of the time. Every call fills what it reads.
 *
 * A board's letters stand at places 0 to 30: place `n` is the first letter of cell `n`, and the further letters of a tile
 * such as Qu come after all cells. A set of places is one integer.
 */
export interface Scratch {
  /** By letter, its places on the board. */
  readonly cells: Int32Array;
  /** By set (in tables of 512 for nine places each), the places that may come next. */
  readonly step: Int32Array;
  /** By set (likewise), the letters on it. */
  readonly letters: Int32Array;
  /** How many bits are set in a number of 13 bits. */
  readonly ranks: Uint8Array;
  /** By length, the points of a word. */
  readonly points: Int32Array;
  /** By place, the places that may come before. */
  readonly behind: Int32Array;
  /**
   * Prefixes that stand on the board, shortest first. A prefix is one record, however many paths spell it:
   * 0 its first edge in the dictionary, 1 the letters that follow there, 2 those of them still to be tried here,
   * 3 the places beside its ends, 4 places that every path of it takes, 5 places that some path takes, 6 not 0 when a path
   * might take a place twice, 7 the length with the next letter (or how many words of the list come before), 8 its ends,
   * 9 the record it grew from, 10 the letters not used up.
   */
  readonly queue: Int32Array;
  /** The words found: their index in the list. Shortest first, then by the alphabet. */
  readonly found: Int32Array;
}

/**
 * Searches the board that was put into the scratch.
 *
 * @param edges - of the dictionary
 * @param exits - places where a word may end: a tile is taken whole
 * @returns the points, or how many words were found; -1 when there was no room
 */
export type Search = (edges: Int32Array, exits: number) => number;

/** Fills a table of sets: the entry of a set is the union of the entries of its places. */
export function fillUnions(table: Int32Array, count: number, of: Int32Array): void {
  for (let place = 0; place < count; place++) {
    const value = of[place] as number;
    const first = ((place / TABLE_BITS) | 0) << TABLE_BITS;
    const half = 1 << (place % TABLE_BITS);
    for (let set = first; set < first + half; set++) table[half + set] = (table[set] as number) | value;
  }
}

/** Empty tables. */
export function createScratch(): Scratch {
  const ranks = new Uint8Array(8192);
  for (let bits = 1; bits < 8192; bits++) ranks[bits] = (ranks[bits >> 1] as number) + (bits & 1);
  return {
    cells: new Int32Array(26),
    step: new Int32Array(4 << TABLE_BITS),
    letters: new Int32Array(4 << TABLE_BITS),
    ranks,
    points: new Int32Array(LENGTHS),
    behind: new Int32Array(32),
    queue: new Int32Array(RECORD * RECORDS),
    found: new Int32Array(32768),
  };
}
