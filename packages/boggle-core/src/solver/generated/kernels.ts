// Written by scripts/kernels.mjs. Do not edit: change the script and run it.
import { grow, isPath, RECORD, type Work } from '../work.js';

/** The search on boards of up to 18 letters. */
export function search2(work: Work): number {
  const { edges, cells, step, letters, ranks, points, counted } = work;
  const exits = work.exits;
  let { queue, found } = work;
  let queueLimit = queue.length - 2 * RECORD;
  let foundLimit = found.length;
  let head = 0;
  let tail = RECORD;
  let total = 0;
  let count = 0;
  while (head < tail) {
    // One letter more of the prefix at the head: the lowest that is left.
    const left = queue[head + 2] as number;
    const bit = left & -left;
    const rest = left ^ bit;
    queue[head + 2] = rest;
    const letter = 31 - Math.clz32(bit);
    const below = (queue[head + 1] as number) & (bit - 1);
    const edge =
      (queue[head] as number) + (((ranks[below & 8191] as number) + (ranks[below >>> 13] as number)) << 2);
    const target = edges[edge] as number;
    const cell = cells[letter] as number;
    const set = (queue[head + 3] as number) & cell;
    const seen = queue[head + 5] as number;
    const doubt = (queue[head + 6] as number) | (set & seen);
    const length = queue[head + 7] as number;
    const index = (queue[head + 11] as number) + (edges[edge + 3] as number);
    queue[tail + 8] = set;
    queue[tail + 9] = head;
    const out = set & exits;
    let word = (target >> 31) & ((out | -out) >> 31) & (counted[length] as number);
    if ((doubt & word) !== 0 && !isPath(work, queue, tail, exits, 0)) word = 0;
    total = (total + ((points[length] as number) & word)) | 0;
    found[count] = index;
    count -= word;
    const sure = (queue[head + 4] as number) | (set & (((set & (set - 1)) - 1) >> 31));
    const free = ~sure;
    const beside = ((step[set & 511] as number) | (step[512 + ((set >>> 9) & 511)] as number)) & free;
    const next = edges[edge + 2] as number;
    const onward = next & ((letters[beside & 511] as number) | (letters[512 + ((beside >>> 9) & 511)] as number));
    const have = (queue[head + 10] as number) & ~(bit & (((cell & free) - 1) >> 31));
    const fail = ((edges[edge + 1] as number) & ~have) | ((onward - 1) & 0x80000000);
    queue[tail] = target & 0x7fffffff;
    queue[tail + 1] = next;
    queue[tail + 2] = onward;
    queue[tail + 3] = beside;
    queue[tail + 4] = sure;
    queue[tail + 5] = seen | set;
    queue[tail + 6] = doubt;
    queue[tail + 7] = length + 1;
    queue[tail + 10] = have;
    queue[tail + 11] = index + (target >>> 31);
    // Both without a branch: no processor could guess them.
    tail += (~(fail | -fail) >> 31) & RECORD;
    head += ((rest - 1) >> 31) & RECORD;
    if (tail > queueLimit || count >= foundLimit) {
      grow(work);
      queue = work.queue;
      found = work.found;
      queueLimit = queue.length - 2 * RECORD;
      foundLimit = found.length;
    }
  }
  work.count = count;
  return total;
}

/** The search on boards of up to 27 letters. */
export function search3(work: Work): number {
  const { edges, cells, step, letters, ranks, points, counted } = work;
  const exits = work.exits;
  let { queue, found } = work;
  let queueLimit = queue.length - 2 * RECORD;
  let foundLimit = found.length;
  let head = 0;
  let tail = RECORD;
  let total = 0;
  let count = 0;
  while (head < tail) {
    // One letter more of the prefix at the head: the lowest that is left.
    const left = queue[head + 2] as number;
    const bit = left & -left;
    const rest = left ^ bit;
    queue[head + 2] = rest;
    const letter = 31 - Math.clz32(bit);
    const below = (queue[head + 1] as number) & (bit - 1);
    const edge =
      (queue[head] as number) + (((ranks[below & 8191] as number) + (ranks[below >>> 13] as number)) << 2);
    const target = edges[edge] as number;
    const cell = cells[letter] as number;
    const set = (queue[head + 3] as number) & cell;
    const seen = queue[head + 5] as number;
    const doubt = (queue[head + 6] as number) | (set & seen);
    const length = queue[head + 7] as number;
    const index = (queue[head + 11] as number) + (edges[edge + 3] as number);
    queue[tail + 8] = set;
    queue[tail + 9] = head;
    const out = set & exits;
    let word = (target >> 31) & ((out | -out) >> 31) & (counted[length] as number);
    if ((doubt & word) !== 0 && !isPath(work, queue, tail, exits, 0)) word = 0;
    total = (total + ((points[length] as number) & word)) | 0;
    found[count] = index;
    count -= word;
    const sure = (queue[head + 4] as number) | (set & (((set & (set - 1)) - 1) >> 31));
    const free = ~sure;
    const beside = ((step[set & 511] as number) | (step[512 + ((set >>> 9) & 511)] as number) | (step[1024 + ((set >>> 18) & 511)] as number)) & free;
    const next = edges[edge + 2] as number;
    const onward = next & ((letters[beside & 511] as number) | (letters[512 + ((beside >>> 9) & 511)] as number) | (letters[1024 + ((beside >>> 18) & 511)] as number));
    const have = (queue[head + 10] as number) & ~(bit & (((cell & free) - 1) >> 31));
    const fail = ((edges[edge + 1] as number) & ~have) | ((onward - 1) & 0x80000000);
    queue[tail] = target & 0x7fffffff;
    queue[tail + 1] = next;
    queue[tail + 2] = onward;
    queue[tail + 3] = beside;
    queue[tail + 4] = sure;
    queue[tail + 5] = seen | set;
    queue[tail + 6] = doubt;
    queue[tail + 7] = length + 1;
    queue[tail + 10] = have;
    queue[tail + 11] = index + (target >>> 31);
    // Both without a branch: no processor could guess them.
    tail += (~(fail | -fail) >> 31) & RECORD;
    head += ((rest - 1) >> 31) & RECORD;
    if (tail > queueLimit || count >= foundLimit) {
      grow(work);
      queue = work.queue;
      found = work.found;
      queueLimit = queue.length - 2 * RECORD;
      foundLimit = found.length;
    }
  }
  work.count = count;
  return total;
}

/** The search on boards of up to 31 letters. */
export function search4(work: Work): number {
  const { edges, cells, step, letters, ranks, points, counted } = work;
  const exits = work.exits;
  let { queue, found } = work;
  let queueLimit = queue.length - 2 * RECORD;
  let foundLimit = found.length;
  let head = 0;
  let tail = RECORD;
  let total = 0;
  let count = 0;
  while (head < tail) {
    // One letter more of the prefix at the head: the lowest that is left.
    const left = queue[head + 2] as number;
    const bit = left & -left;
    const rest = left ^ bit;
    queue[head + 2] = rest;
    const letter = 31 - Math.clz32(bit);
    const below = (queue[head + 1] as number) & (bit - 1);
    const edge =
      (queue[head] as number) + (((ranks[below & 8191] as number) + (ranks[below >>> 13] as number)) << 2);
    const target = edges[edge] as number;
    const cell = cells[letter] as number;
    const set = (queue[head + 3] as number) & cell;
    const seen = queue[head + 5] as number;
    const doubt = (queue[head + 6] as number) | (set & seen);
    const length = queue[head + 7] as number;
    const index = (queue[head + 11] as number) + (edges[edge + 3] as number);
    queue[tail + 8] = set;
    queue[tail + 9] = head;
    const out = set & exits;
    let word = (target >> 31) & ((out | -out) >> 31) & (counted[length] as number);
    if ((doubt & word) !== 0 && !isPath(work, queue, tail, exits, 0)) word = 0;
    total = (total + ((points[length] as number) & word)) | 0;
    found[count] = index;
    count -= word;
    const sure = (queue[head + 4] as number) | (set & (((set & (set - 1)) - 1) >> 31));
    const free = ~sure;
    const beside = ((step[set & 511] as number) | (step[512 + ((set >>> 9) & 511)] as number) | (step[1024 + ((set >>> 18) & 511)] as number) | (step[1536 + ((set >>> 27) & 511)] as number)) & free;
    const next = edges[edge + 2] as number;
    const onward = next & ((letters[beside & 511] as number) | (letters[512 + ((beside >>> 9) & 511)] as number) | (letters[1024 + ((beside >>> 18) & 511)] as number) | (letters[1536 + ((beside >>> 27) & 511)] as number));
    const have = (queue[head + 10] as number) & ~(bit & (((cell & free) - 1) >> 31));
    const fail = ((edges[edge + 1] as number) & ~have) | ((onward - 1) & 0x80000000);
    queue[tail] = target & 0x7fffffff;
    queue[tail + 1] = next;
    queue[tail + 2] = onward;
    queue[tail + 3] = beside;
    queue[tail + 4] = sure;
    queue[tail + 5] = seen | set;
    queue[tail + 6] = doubt;
    queue[tail + 7] = length + 1;
    queue[tail + 10] = have;
    queue[tail + 11] = index + (target >>> 31);
    // Both without a branch: no processor could guess them.
    tail += (~(fail | -fail) >> 31) & RECORD;
    head += ((rest - 1) >> 31) & RECORD;
    if (tail > queueLimit || count >= foundLimit) {
      grow(work);
      queue = work.queue;
      found = work.found;
      queueLimit = queue.length - 2 * RECORD;
      foundLimit = found.length;
    }
  }
  work.count = count;
  return total;
}
