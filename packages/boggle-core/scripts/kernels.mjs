// Writes src/solver/generated/kernels.ts: the search, for scores and for words, on boards of up to 18, 27 and 31 letters. They
// differ in what they keep, and in how many tables of 512 entries a set of places is looked up in.
// Run by hand; kernels.test.ts fails when the file is stale.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OUT = fileURLToPath(new URL('../src/solver/generated/kernels.ts', import.meta.url));

/** What a set of places gives: the union of what its parts of nine bits give. */
const look = (table, set, parts) =>
  Array.from({ length: parts }, (_, k) =>
    k === 0 ? `(${table}[${set} & 511] as number)` : `(${table}[${512 * k} + ((${set} >>> ${9 * k}) & 511)] as number)`,
  ).join(' | ');

const kernel = (words) => (parts) =>
  `
/** ${words ? 'Finds the words' : 'Adds up the points'} of boards of up to ${Math.min(9 * parts, 31)} letters. */
export function ${words ? 'createFind' : 'createScore'}${parts}(scratch: Scratch): Search {
  const { cells, step, letters, ranks, ${words ? 'found' : 'points'}, queue, behind } = scratch;

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
    let tail = ${RECORD};
    let ${words ? 'count' : 'total'} = 0;
    while (head < tail && tail <= ${RECORD * (RECORDS - 2)}) {
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
${
  words
    ? `      const index = ((queue[head + 7] as number) + (edges[edge + 3] as number)) | 0;
      found[count] = index;
      count -= word;
      queue[tail + 7] = (index + (target >>> 31)) | 0;`
    : `      const length = queue[head + 7] as number;
      total = (total + ((points[length] as number) & word)) | 0;
      queue[tail + 7] = length + 1;`
}
      const sure = (queue[head + 4] as number) | (set & (((set & (set - 1)) - 1) >> 31));
      const free = ~sure;
      const beside = (${look('step', 'set', parts)}) & free;
      const next = edges[edge + 2] as number;
      const onward = next & (${look('letters', 'beside', parts)});
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
      tail += (~(fail | -fail) >> 31) & ${RECORD};
      head += ((rest - 1) >> 31) & ${RECORD};
    }
    return head < tail${words ? ' || count > found.length' : ''} ? -1 : ${words ? 'count' : 'total'};
  };
}
`;

// As in scratch.ts: kernels.test.ts compares them.
export const RECORD = 12;
export const RECORDS = 16384;

const source = () => `// Written by scripts/kernels.mjs. Do not edit: change the script and run it.
import type { Scratch, Search } from '../scratch.js';
${[2, 3, 4].map(kernel(false)).join('')}${[2, 3, 4].map(kernel(true)).join('')}`;

/** The file as it should be, in the house's style. */
export function kernels() {
  const biome = spawnSync('npx', ['biome', 'format', `--stdin-file-path=${OUT}`], {
    input: source(),
    encoding: 'utf8',
  });
  if (biome.status !== 0) throw new Error(biome.stderr);
  return biome.stdout;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(OUT, kernels());
