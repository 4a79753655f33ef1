/** How many integers a prefix takes in the queue. */
export const RECORD = 12;

/**
 * What a search reads and writes: made once for a solver, filled for each board.
 *
 * A board's letters stand at places 0 to 30: place `n` is the first letter of cell `n`, and the further letters of a tile
 * such as Qu come after all cells. A set of places is one integer.
 *
 * The queue holds prefixes that stand on the board, shortest first. A prefix is one record, however many paths spell it:
 * 0 its first edge in the dictionary, 1 the letters that follow there, 2 those of them still to be tried here,
 * 3 the places beside its ends, 4 places that every path of it takes, 5 places that some path takes, 6 not 0 when a path
 * might take a place twice, 7 the length with the next letter, 8 its ends, 9 the record it grew from, 10 the letters not
 * used up, 11 how many words of the list come before it.
 */
export interface Work {
  readonly edges: Int32Array;
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
  /** By length, -1 when such a word counts, else 0. */
  readonly counted: Int32Array;
  /** By place, the places that may come next. */
  readonly ahead: Int32Array;
  /** By place, the places that may come before. */
  readonly behind: Int32Array;
  /** Places where a word may end: a tile is taken whole. */
  exits: number;
  queue: Int32Array;
  /** By rank, the words found: their index in the list. Shortest first, then by the alphabet. */
  found: Int32Array;
  /** How many were found. */
  count: number;
}

function twice(numbers: Int32Array): Int32Array {
  const room = new Int32Array(numbers.length * 2);
  room.set(numbers);
  return room;
}

/** Twice the room for prefixes and words. */
export function grow(work: Work): void {
  work.queue = twice(work.queue);
  work.found = twice(work.found);
}

/**
 * Whether a path spells the prefix at `record` without taking a place twice. Walks back from its ends through the sets of
 * its beginnings, so that each step can be finished but for a place taken already.
 */
export function isPath(work: Work, queue: Int32Array, record: number, from: number, used: number): boolean {
  if (record === 0) return true;
  const before = queue[record + 9] as number;
  for (let left = (queue[record + 8] as number) & from & ~used; left !== 0; left &= left - 1) {
    const bit = left & -left;
    if (isPath(work, queue, before, work.behind[31 - Math.clz32(bit)] as number, used | bit)) return true;
  }
  return false;
}
