import { MAX_LENGTH } from './format.js';
import { LAST, LETTER } from './links.js';
import { type Trie, WORD } from './trie.js';

/** The edges made so far, and an open hash table of their nodes: equal nodes become one. Both grow. */
interface Register {
  links: Int32Array;
  /** The first link not used. */
  end: number;
  slots: Int32Array;
  used: number;
}

function hashOf(links: Int32Array, from: number): number {
  let hash = 0;
  for (let at = from, link = 0; (link & LAST) === 0; at++) {
    link = links[at] as number;
    hash = Math.imul(hash ^ link, 0x9e3779b1) ^ (hash >>> 15);
  }
  return (hash ^ (hash >>> 13)) >>> 0;
}

function rehash(register: Register): void {
  const { links, end } = register;
  const slots = new Int32Array(register.slots.length * 2);
  for (let node = 1; node < end; ) {
    let slot = hashOf(links, node) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = node;
    while (((links[node++] as number) & LAST) === 0);
  }
  register.slots = slots;
}

/** Whether two nodes have the same edges: the mark of the last one stops the comparison. */
function isSame(links: Int32Array, node: number, edges: Int32Array, from: number): boolean {
  for (let at = 0; ; at++) {
    const link = links[node + at] as number;
    if (link !== edges[from + at]) return false;
    if ((link & LAST) !== 0) return true;
  }
}

/** The node with these edges: one made before, if there is one. */
function nodeOf(register: Register, edges: Int32Array, from: number, count: number): number {
  const { slots } = register;
  const mask = slots.length - 1;
  let slot = hashOf(edges, from) & mask;
  for (let node = slots[slot] as number; node !== 0; node = slots[slot] as number) {
    if (isSame(register.links, node, edges, from)) return node;
    slot = (slot + 1) & mask;
  }
  const node = register.end;
  if (node + count > register.links.length) {
    const links = new Int32Array(register.links.length * 2);
    links.set(register.links);
    register.links = links;
  }
  for (let at = 0; at < count; at++) register.links[node + at] = edges[from + at] as number;
  register.end += count;
  slots[slot] = node;
  register.used++;
  if (register.used * 2 > slots.length) rehash(register);
  return node;
}

/**
 * The smallest automaton of a trie, from its leaves on: nodes with the same words below become one. Children are visited
 * from the last to the first, the order that `decode` makes nodes in, so that equal words give equal automata.
 *
 * Revuz, "Minimisation of acyclic deterministic automata in linear time" (1992), with a hash table for his sort.
 *
 * @returns the links, see links.ts
 */
export function minimize({ letters, child, sibling, size }: Trie): Int32Array {
  const register: Register = { links: new Int32Array(1 << 14), end: 1, slots: new Int32Array(1 << 14), used: 0 };
  // By depth, the edges of the node that is being made, and the trie's nodes behind them.
  const edges = new Int32Array((MAX_LENGTH + 1) * 26);
  const behind = new Int32Array((MAX_LENGTH + 1) * 26);
  const visit = (node: number, from: number): number => {
    let count = 0;
    for (let next = child[node] as number; next !== 0; next = sibling[next] as number) behind[from + count++] = next;
    for (let at = from + count - 1; at >= from; at--) {
      const next = behind[at] as number;
      const letter = letters[next] as number;
      const below = child[next] === 0 ? 0 : visit(next, from + 26);
      edges[at] = ((letter & WORD) << 24) | ((letter & 31) << LETTER) | below;
    }
    edges[from + count - 1] = (edges[from + count - 1] as number) | LAST;
    return nodeOf(register, edges, from, count);
  };
  const root = size === 0 ? 0 : visit(1, 0);
  const links = register.links.slice(0, register.end);
  links[0] = root;
  return links;
}
