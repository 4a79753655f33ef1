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

/**
 * The automaton as the solver reads it (see `Dictionary.edges`), in one pass: each edge knows enough of the node behind it
 * to be left at once.
 */
export function layOut({ links, counts, end, root }: Pool): { readonly edges: Int32Array; readonly size: number } {
  const edges = new Int32Array(STRIDE * end);
  // By node: the words below it, the letters that may follow, the letters that every word below needs.
  const words = new Int32Array(end);
  const letters = new Int32Array(end);
  const required = new Int32Array(end).fill(-1);
  required[0] = DEAD_END;
  for (let node = 1; node < end; ) {
    const last = node + (counts[node] as number);
    let sum = 0;
    let follow = 0;
    let needed = -1;
    for (let at = node; at < last; at++) {
      const link = links[at] as number;
      const child = link & NODE;
      const bit = 1 << ((link >>> 26) & 31);
      const below = required[child] as number;
      const edge = STRIDE * at;
      edges[edge] = (STRIDE * child) | (link & 0x80000000);
      edges[edge + 1] = below;
      edges[edge + 2] = letters[child] as number;
      edges[edge + 3] = sum;
      follow |= bit;
      needed &= link < 0 ? bit : bit | below;
      sum += (words[child] as number) + (link >>> 31);
    }
    words[node] = sum;
    letters[node] = follow;
    required[node] = needed;
    node = last;
  }
  edges[0] = STRIDE * root;
  edges[1] = required[root] as number;
  edges[2] = letters[root] as number;
  return { edges, size: words[root] as number };
}
