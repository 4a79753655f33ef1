import { NODE, type Pool } from './layout.js';

/** The longest word a dictionary holds. */
export const MAX_LENGTH = 64;

/** An open hash table of the nodes made so far: equal nodes become one. Grows with the pool. */
interface Register {
  slots: Int32Array;
  used: number;
}

interface Growing {
  links: Int32Array;
  counts: Uint8Array;
  end: number;
}

function hashOf(edges: Int32Array, from: number, count: number): number {
  let hash = count;
  for (let at = from; at < from + count; at++)
    hash = Math.imul(hash ^ (edges[at] as number), 0x9e3779b1) ^ (hash >>> 15);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function grow(pool: Growing): void {
  const links = new Int32Array(pool.links.length * 2);
  const counts = new Uint8Array(pool.links.length * 2);
  links.set(pool.links);
  counts.set(pool.counts);
  pool.links = links;
  pool.counts = counts;
}

function rehash(register: Register, pool: Growing): void {
  register.slots = new Int32Array(register.slots.length * 2);
  const mask = register.slots.length - 1;
  for (let node = 1; node < pool.end; node += pool.counts[node] as number) {
    let slot = hashOf(pool.links, node, pool.counts[node] as number) & mask;
    while (register.slots[slot] !== 0) slot = (slot + 1) & mask;
    register.slots[slot] = node;
  }
}

/** The node with these edges: one made before, if there is one. */
function nodeOf(pool: Growing, register: Register, edges: Int32Array, from: number, count: number): number {
  const mask = register.slots.length - 1;
  let slot = hashOf(edges, from, count) & mask;
  for (let node = register.slots[slot] as number; node !== 0; node = register.slots[slot] as number) {
    if (pool.counts[node] === count) {
      let same = 0;
      while (same < count && pool.links[node + same] === edges[from + same]) same++;
      if (same === count) return node;
    }
    slot = (slot + 1) & mask;
  }
  while (pool.end + count > pool.links.length) grow(pool);
  const node = pool.end;
  for (let at = 0; at < count; at++) pool.links[node + at] = edges[from + at] as number;
  pool.counts[node] = count;
  pool.end += count;
  register.slots[slot] = node;
  register.used++;
  if (register.used * 2 > register.slots.length) rehash(register, pool);
  return node;
}

/**
 * The smallest automaton of a sorted list, in one pass: what no later word can change is shared at once.
 * Daciuk, Mihov, Watson and Watson, "Incremental construction of minimal acyclic finite-state automata" (2000), algorithm 1.
 *
 * @param words - of the letters a to z only, sorted by code units, none twice
 */
export function minimize(words: readonly string[]): Pool {
  const pool: Growing = { links: new Int32Array(1 << 12), counts: new Uint8Array(1 << 12), end: 1 };
  const register: Register = { slots: new Int32Array(1 << 12), used: 0 };
  // The path of the last word: the edges of its node at each depth, the last of them still without its node.
  const path = new Int32Array((MAX_LENGTH + 1) * 26);
  const sizes = new Int32Array(MAX_LENGTH + 1);
  let previous = '';
  /** Closes the nodes of the last word that lie deeper than `depth`. */
  const close = (depth: number): void => {
    for (let d = previous.length; d > depth; d--) {
      const count = sizes[d] as number;
      if (count > 0) {
        const parent = (d - 1) * 26 + (sizes[d - 1] as number) - 1;
        path[parent] = (path[parent] as number) | nodeOf(pool, register, path, d * 26, count);
        sizes[d] = 0;
      }
    }
  };
  for (const word of words) {
    let depth = 0;
    while (depth < previous.length && word.charCodeAt(depth) === previous.charCodeAt(depth)) depth++;
    close(depth);
    for (let d = depth; d < word.length; d++) {
      const letter = word.charCodeAt(d) - 97;
      const word31 = d === word.length - 1 ? 0x80000000 : 0;
      path[d * 26 + (sizes[d] as number)] = word31 | (letter << 26);
      sizes[d] = (sizes[d] as number) + 1;
    }
    previous = word;
  }
  close(0);
  const root = (sizes[0] as number) > 0 ? nodeOf(pool, register, path, 0, sizes[0] as number) : 0;
  return { links: pool.links, counts: pool.counts, end: pool.end, root: root & NODE };
}
