// Written by scripts/kernels.mjs. Do not edit: change the script and run it.
import type { Scratch, Search } from '../scratch.js';

/** Adds up the points of boards of up to 18 letters. */
export function createScore2(scratch: Scratch): Search {
  const { cells, step, letters, ranks, points, queue, behind } = scratch;

  function isPath(record: number, from: number, used: number): boolean {
    if (record === 0) return true;
    const before = queue[record + 9] as number;
    for (let left = (queue[record + 8] as number) & from & ~used; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (isPath(before, behind[31 - Math.clz32(bit)] as number, used | bit)) return true;
    }
    return false;
  }

  return function search(edges: Int32Array, exits: number): number {
    let head = 0;
    let tail = 12;
    let total = 0;
    while (head < tail && tail <= 196584) {
      // One letter more of the prefix at the head: the lowest that is left.
      const left = queue[head + 2] as number;
      const bit = left & -left;
      const rest = left ^ bit;
      queue[head + 2] = rest;
      const letter = 31 - Math.clz32(bit);
      const below = (queue[head + 1] as number) & (bit - 1);
      const edge = (queue[head] as number) + (((ranks[below & 8191] as number) + (ranks[below >>> 13] as number)) << 2);
      const target = edges[edge] as number;
      const cell = cells[letter] as number;
      const set = (queue[head + 3] as number) & cell;
      const seen = queue[head + 5] as number;
      const doubt = (queue[head + 6] as number) | (set & seen);
      queue[tail + 8] = set;
      queue[tail + 9] = head;
      const out = set & exits;
      let word = (target >> 31) & ((out | -out) >> 31);
      if ((doubt & word) !== 0 && !isPath(tail, exits, 0)) word = 0;
      const length = queue[head + 7] as number;
      total = (total + ((points[length] as number) & word)) | 0;
      queue[tail + 7] = length + 1;
      const sure = (queue[head + 4] as number) | (set & (((set & (set - 1)) - 1) >> 31));
      const free = ~sure;
      const beside = ((step[set & 511] as number) | (step[512 + ((set >>> 9) & 511)] as number)) & free;
      const next = edges[edge + 2] as number;
      const onward = next & ((letters[beside & 511] as number) | (letters[512 + ((beside >>> 9) & 511)] as number));
      const have = (queue[head + 10] as number) & ~(bit & (((cell & free) - 1) >> 31));
      const fail = ((edges[edge + 1] as number) & ~have) | ((onward - 1) & -0x80000000);
      queue[tail] = target & 0x7fffffff;
      queue[tail + 1] = next;
      queue[tail + 2] = onward;
      queue[tail + 3] = beside;
      queue[tail + 4] = sure;
      queue[tail + 5] = seen | set;
      queue[tail + 6] = doubt;
      queue[tail + 10] = have;
      // Both without a branch: no processor could guess them.
      tail += (~(fail | -fail) >> 31) & 12;
      head += ((rest - 1) >> 31) & 12;
    }
    return head < tail ? -1 : total;
  };
}

/** Adds up the points of boards of up to 27 letters. */
export function createScore3(scratch: Scratch): Search {
  const { cells, step, letters, ranks, points, queue, behind } = scratch;

  function isPath(record: number, from: number, used: number): boolean {
    if (record === 0) return true;
    const before = queue[record + 9] as number;
    for (let left = (queue[record + 8] as number) & from & ~used; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (isPath(before, behind[31 - Math.clz32(bit)] as number, used | bit)) return true;
    }
    return false;
  }

  return function search(edges: Int32Array, exits: number): number {
    let head = 0;
    let tail = 12;
    let total = 0;
    while (head < tail && tail <= 196584) {
      // One letter more of the prefix at the head: the lowest that is left.
      const left = queue[head + 2] as number;
      const bit = left & -left;
      const rest = left ^ bit;
      queue[head + 2] = rest;
      const letter = 31 - Math.clz32(bit);
      const below = (queue[head + 1] as number) & (bit - 1);
      const edge = (queue[head] as number) + (((ranks[below & 8191] as number) + (ranks[below >>> 13] as number)) << 2);
      const target = edges[edge] as number;
      const cell = cells[letter] as number;
      const set = (queue[head + 3] as number) & cell;
      const seen = queue[head + 5] as number;
      const doubt = (queue[head + 6] as number) | (set & seen);
      queue[tail + 8] = set;
      queue[tail + 9] = head;
      const out = set & exits;
      let word = (target >> 31) & ((out | -out) >> 31);
      if ((doubt & word) !== 0 && !isPath(tail, exits, 0)) word = 0;
      const length = queue[head + 7] as number;
      total = (total + ((points[length] as number) & word)) | 0;
      queue[tail + 7] = length + 1;
      const sure = (queue[head + 4] as number) | (set & (((set & (set - 1)) - 1) >> 31));
      const free = ~sure;
      const beside =
        ((step[set & 511] as number) |
          (step[512 + ((set >>> 9) & 511)] as number) |
          (step[1024 + ((set >>> 18) & 511)] as number)) &
        free;
      const next = edges[edge + 2] as number;
      const onward =
        next &
        ((letters[beside & 511] as number) |
          (letters[512 + ((beside >>> 9) & 511)] as number) |
          (letters[1024 + ((beside >>> 18) & 511)] as number));
      const have = (queue[head + 10] as number) & ~(bit & (((cell & free) - 1) >> 31));
      const fail = ((edges[edge + 1] as number) & ~have) | ((onward - 1) & -0x80000000);
      queue[tail] = target & 0x7fffffff;
      queue[tail + 1] = next;
      queue[tail + 2] = onward;
      queue[tail + 3] = beside;
      queue[tail + 4] = sure;
      queue[tail + 5] = seen | set;
      queue[tail + 6] = doubt;
      queue[tail + 10] = have;
      // Both without a branch: no processor could guess them.
      tail += (~(fail | -fail) >> 31) & 12;
      head += ((rest - 1) >> 31) & 12;
    }
    return head < tail ? -1 : total;
  };
}

/** Adds up the points of boards of up to 31 letters. */
export function createScore4(scratch: Scratch): Search {
  const { cells, step, letters, ranks, points, queue, behind } = scratch;

  function isPath(record: number, from: number, used: number): boolean {
    if (record === 0) return true;
    const before = queue[record + 9] as number;
    for (let left = (queue[record + 8] as number) & from & ~used; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (isPath(before, behind[31 - Math.clz32(bit)] as number, used | bit)) return true;
    }
    return false;
  }

  return function search(edges: Int32Array, exits: number): number {
    let head = 0;
    let tail = 12;
    let total = 0;
    while (head < tail && tail <= 196584) {
      // One letter more of the prefix at the head: the lowest that is left.
      const left = queue[head + 2] as number;
      const bit = left & -left;
      const rest = left ^ bit;
      queue[head + 2] = rest;
      const letter = 31 - Math.clz32(bit);
      const below = (queue[head + 1] as number) & (bit - 1);
      const edge = (queue[head] as number) + (((ranks[below & 8191] as number) + (ranks[below >>> 13] as number)) << 2);
      const target = edges[edge] as number;
      const cell = cells[letter] as number;
      const set = (queue[head + 3] as number) & cell;
      const seen = queue[head + 5] as number;
      const doubt = (queue[head + 6] as number) | (set & seen);
      queue[tail + 8] = set;
      queue[tail + 9] = head;
      const out = set & exits;
      let word = (target >> 31) & ((out | -out) >> 31);
      if ((doubt & word) !== 0 && !isPath(tail, exits, 0)) word = 0;
      const length = queue[head + 7] as number;
      total = (total + ((points[length] as number) & word)) | 0;
      queue[tail + 7] = length + 1;
      const sure = (queue[head + 4] as number) | (set & (((set & (set - 1)) - 1) >> 31));
      const free = ~sure;
      const beside =
        ((step[set & 511] as number) |
          (step[512 + ((set >>> 9) & 511)] as number) |
          (step[1024 + ((set >>> 18) & 511)] as number) |
          (step[1536 + ((set >>> 27) & 511)] as number)) &
        free;
      const next = edges[edge + 2] as number;
      const onward =
        next &
        ((letters[beside & 511] as number) |
          (letters[512 + ((beside >>> 9) & 511)] as number) |
          (letters[1024 + ((beside >>> 18) & 511)] as number) |
          (letters[1536 + ((beside >>> 27) & 511)] as number));
      const have = (queue[head + 10] as number) & ~(bit & (((cell & free) - 1) >> 31));
      const fail = ((edges[edge + 1] as number) & ~have) | ((onward - 1) & -0x80000000);
      queue[tail] = target & 0x7fffffff;
      queue[tail + 1] = next;
      queue[tail + 2] = onward;
      queue[tail + 3] = beside;
      queue[tail + 4] = sure;
      queue[tail + 5] = seen | set;
      queue[tail + 6] = doubt;
      queue[tail + 10] = have;
      // Both without a branch: no processor could guess them.
      tail += (~(fail | -fail) >> 31) & 12;
      head += ((rest - 1) >> 31) & 12;
    }
    return head < tail ? -1 : total;
  };
}

/** Finds the words of boards of up to 18 letters. */
export function createFind2(scratch: Scratch): Search {
  const { cells, step, letters, ranks, found, queue, behind } = scratch;

  function isPath(record: number, from: number, used: number): boolean {
    if (record === 0) return true;
    const before = queue[record + 9] as number;
    for (let left = (queue[record + 8] as number) & from & ~used; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (isPath(before, behind[31 - Math.clz32(bit)] as number, used | bit)) return true;
    }
    return false;
  }

  return function search(edges: Int32Array, exits: number): number {
    let head = 0;
    let tail = 12;
    let count = 0;
    while (head < tail && tail <= 196584) {
      // One letter more of the prefix at the head: the lowest that is left.
      const left = queue[head + 2] as number;
      const bit = left & -left;
      const rest = left ^ bit;
      queue[head + 2] = rest;
      const letter = 31 - Math.clz32(bit);
      const below = (queue[head + 1] as number) & (bit - 1);
      const edge = (queue[head] as number) + (((ranks[below & 8191] as number) + (ranks[below >>> 13] as number)) << 2);
      const target = edges[edge] as number;
      const cell = cells[letter] as number;
      const set = (queue[head + 3] as number) & cell;
      const seen = queue[head + 5] as number;
      const doubt = (queue[head + 6] as number) | (set & seen);
      queue[tail + 8] = set;
      queue[tail + 9] = head;
      const out = set & exits;
      let word = (target >> 31) & ((out | -out) >> 31);
      if ((doubt & word) !== 0 && !isPath(tail, exits, 0)) word = 0;
      const index = ((queue[head + 7] as number) + (edges[edge + 3] as number)) | 0;
      found[count] = index;
      count -= word;
      queue[tail + 7] = (index + (target >>> 31)) | 0;
      const sure = (queue[head + 4] as number) | (set & (((set & (set - 1)) - 1) >> 31));
      const free = ~sure;
      const beside = ((step[set & 511] as number) | (step[512 + ((set >>> 9) & 511)] as number)) & free;
      const next = edges[edge + 2] as number;
      const onward = next & ((letters[beside & 511] as number) | (letters[512 + ((beside >>> 9) & 511)] as number));
      const have = (queue[head + 10] as number) & ~(bit & (((cell & free) - 1) >> 31));
      const fail = ((edges[edge + 1] as number) & ~have) | ((onward - 1) & -0x80000000);
      queue[tail] = target & 0x7fffffff;
      queue[tail + 1] = next;
      queue[tail + 2] = onward;
      queue[tail + 3] = beside;
      queue[tail + 4] = sure;
      queue[tail + 5] = seen | set;
      queue[tail + 6] = doubt;
      queue[tail + 10] = have;
      // Both without a branch: no processor could guess them.
      tail += (~(fail | -fail) >> 31) & 12;
      head += ((rest - 1) >> 31) & 12;
    }
    return head < tail || count > found.length ? -1 : count;
  };
}

/** Finds the words of boards of up to 27 letters. */
export function createFind3(scratch: Scratch): Search {
  const { cells, step, letters, ranks, found, queue, behind } = scratch;

  function isPath(record: number, from: number, used: number): boolean {
    if (record === 0) return true;
    const before = queue[record + 9] as number;
    for (let left = (queue[record + 8] as number) & from & ~used; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (isPath(before, behind[31 - Math.clz32(bit)] as number, used | bit)) return true;
    }
    return false;
  }

  return function search(edges: Int32Array, exits: number): number {
    let head = 0;
    let tail = 12;
    let count = 0;
    while (head < tail && tail <= 196584) {
      // One letter more of the prefix at the head: the lowest that is left.
      const left = queue[head + 2] as number;
      const bit = left & -left;
      const rest = left ^ bit;
      queue[head + 2] = rest;
      const letter = 31 - Math.clz32(bit);
      const below = (queue[head + 1] as number) & (bit - 1);
      const edge = (queue[head] as number) + (((ranks[below & 8191] as number) + (ranks[below >>> 13] as number)) << 2);
      const target = edges[edge] as number;
      const cell = cells[letter] as number;
      const set = (queue[head + 3] as number) & cell;
      const seen = queue[head + 5] as number;
      const doubt = (queue[head + 6] as number) | (set & seen);
      queue[tail + 8] = set;
      queue[tail + 9] = head;
      const out = set & exits;
      let word = (target >> 31) & ((out | -out) >> 31);
      if ((doubt & word) !== 0 && !isPath(tail, exits, 0)) word = 0;
      const index = ((queue[head + 7] as number) + (edges[edge + 3] as number)) | 0;
      found[count] = index;
      count -= word;
      queue[tail + 7] = (index + (target >>> 31)) | 0;
      const sure = (queue[head + 4] as number) | (set & (((set & (set - 1)) - 1) >> 31));
      const free = ~sure;
      const beside =
        ((step[set & 511] as number) |
          (step[512 + ((set >>> 9) & 511)] as number) |
          (step[1024 + ((set >>> 18) & 511)] as number)) &
        free;
      const next = edges[edge + 2] as number;
      const onward =
        next &
        ((letters[beside & 511] as number) |
          (letters[512 + ((beside >>> 9) & 511)] as number) |
          (letters[1024 + ((beside >>> 18) & 511)] as number));
      const have = (queue[head + 10] as number) & ~(bit & (((cell & free) - 1) >> 31));
      const fail = ((edges[edge + 1] as number) & ~have) | ((onward - 1) & -0x80000000);
      queue[tail] = target & 0x7fffffff;
      queue[tail + 1] = next;
      queue[tail + 2] = onward;
      queue[tail + 3] = beside;
      queue[tail + 4] = sure;
      queue[tail + 5] = seen | set;
      queue[tail + 6] = doubt;
      queue[tail + 10] = have;
      // Both without a branch: no processor could guess them.
      tail += (~(fail | -fail) >> 31) & 12;
      head += ((rest - 1) >> 31) & 12;
    }
    return head < tail || count > found.length ? -1 : count;
  };
}

/** Finds the words of boards of up to 31 letters. */
export function createFind4(scratch: Scratch): Search {
  const { cells, step, letters, ranks, found, queue, behind } = scratch;

  function isPath(record: number, from: number, used: number): boolean {
    if (record === 0) return true;
    const before = queue[record + 9] as number;
    for (let left = (queue[record + 8] as number) & from & ~used; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (isPath(before, behind[31 - Math.clz32(bit)] as number, used | bit)) return true;
    }
    return false;
  }

  return function search(edges: Int32Array, exits: number): number {
    let head = 0;
    let tail = 12;
    let count = 0;
    while (head < tail && tail <= 196584) {
      // One letter more of the prefix at the head: the lowest that is left.
      const left = queue[head + 2] as number;
      const bit = left & -left;
      const rest = left ^ bit;
      queue[head + 2] = rest;
      const letter = 31 - Math.clz32(bit);
      const below = (queue[head + 1] as number) & (bit - 1);
      const edge = (queue[head] as number) + (((ranks[below & 8191] as number) + (ranks[below >>> 13] as number)) << 2);
      const target = edges[edge] as number;
      const cell = cells[letter] as number;
      const set = (queue[head + 3] as number) & cell;
      const seen = queue[head + 5] as number;
      const doubt = (queue[head + 6] as number) | (set & seen);
      queue[tail + 8] = set;
      queue[tail + 9] = head;
      const out = set & exits;
      let word = (target >> 31) & ((out | -out) >> 31);
      if ((doubt & word) !== 0 && !isPath(tail, exits, 0)) word = 0;
      const index = ((queue[head + 7] as number) + (edges[edge + 3] as number)) | 0;
      found[count] = index;
      count -= word;
      queue[tail + 7] = (index + (target >>> 31)) | 0;
      const sure = (queue[head + 4] as number) | (set & (((set & (set - 1)) - 1) >> 31));
      const free = ~sure;
      const beside =
        ((step[set & 511] as number) |
          (step[512 + ((set >>> 9) & 511)] as number) |
          (step[1024 + ((set >>> 18) & 511)] as number) |
          (step[1536 + ((set >>> 27) & 511)] as number)) &
        free;
      const next = edges[edge + 2] as number;
      const onward =
        next &
        ((letters[beside & 511] as number) |
          (letters[512 + ((beside >>> 9) & 511)] as number) |
          (letters[1024 + ((beside >>> 18) & 511)] as number) |
          (letters[1536 + ((beside >>> 27) & 511)] as number));
      const have = (queue[head + 10] as number) & ~(bit & (((cell & free) - 1) >> 31));
      const fail = ((edges[edge + 1] as number) & ~have) | ((onward - 1) & -0x80000000);
      queue[tail] = target & 0x7fffffff;
      queue[tail + 1] = next;
      queue[tail + 2] = onward;
      queue[tail + 3] = beside;
      queue[tail + 4] = sure;
      queue[tail + 5] = seen | set;
      queue[tail + 6] = doubt;
      queue[tail + 10] = have;
      // Both without a branch: no processor could guess them.
      tail += (~(fail | -fail) >> 31) & 12;
      head += ((rest - 1) >> 31) & 12;
    }
    return head < tail || count > found.length ? -1 : count;
  };
}
