/** An automaton while it is being made: every node after the nodes it leads to, so that one pass forward sees all below. */
export interface Pool {
  /** One integer an edge: `word << 31 | letter << 26 | node`; the node is the index of its first edge, 0 for none. */
  readonly links: Int32Array;
  /** By node, how many edges it has. */
  readonly counts: Uint8Array;
  /** The first index not used. Index 0 is not used either. */
  readonly end: number;
  /** The node that words begin at; 0 when there are no words. */
  readonly root: number;
}

/** The low 26 bits of a link. */
export const NODE: number = (1 << 26) - 1;

/** No way on from here: a requirement that no board meets. */
const DEAD_END = 1 << 30;

/** How many integers an edge takes. */
export const STRIDE = 4;

/** By node, the words below it, the letters that may follow, and the letters that must. */
function summarize({ links, counts, end }: Pool): { words: Int32Array; letters: Int32Array; required: Int32Array } {
  const words = new Int32Array(end);
  const letters = new Int32Array(end);
  const required = new Int32Array(end);
  for (let node = 1; node < end; node += counts[node] as number) {
    const last = node + (counts[node] as number);
    let sum = 0;
    let follow = 0;
    let needed = -1;
    for (let at = node; at < last; at++) {
      const link = links[at] as number;
      const bit = 1 << ((link >>> 26) & 31);
      const child = link & NODE;
      follow |= bit;
      needed &= link < 0 ? bit : bit | (required[child] as number);
      sum += (words[child] as number) + (link >>> 31);
    }
    words[node] = sum;
    letters[node] = follow;
    required[node] = needed;
  }
  return { words, letters, required };
}

/**
 * The automaton as the solver reads it (see `Dictionary.edges`): breadth first, so that what most boards visit lies close
 * together, and each edge knows enough of the node behind it to be left at once.
 */
export function layOut(pool: Pool): { readonly edges: Int32Array; readonly size: number } {
  const { links, counts, end, root } = pool;
  const { words, letters, required } = summarize(pool);
  const edges = new Int32Array(STRIDE * Math.max(end, 1));
  if (root === 0) return { edges, size: 0 };
  const offsets = new Int32Array(end);
  const queue = new Int32Array(end);
  let next = STRIDE;
  let tail = 0;
  const place = (node: number): number => {
    if (offsets[node] === 0) {
      offsets[node] = next;
      next += STRIDE * (counts[node] as number);
      queue[tail++] = node;
    }
    return offsets[node] as number;
  };
  edges[0] = place(root);
  edges[1] = required[root] as number;
  edges[2] = letters[root] as number;
  for (let head = 0; head < tail; head++) {
    const node = queue[head] as number;
    const last = node + (counts[node] as number);
    let edge = offsets[node] as number;
    let before = 0;
    for (let at = node; at < last; at++, edge += STRIDE) {
      const link = links[at] as number;
      const child = link & NODE;
      edges[edge] = (child === 0 ? 0 : place(child)) | (link & 0x80000000);
      edges[edge + 1] = child === 0 ? DEAD_END : (required[child] as number);
      edges[edge + 2] = letters[child] as number;
      edges[edge + 3] = before;
      before += (words[child] as number) + (link >>> 31);
    }
  }
  return { edges, size: words[root] as number };
}
