import { STRIDE } from '../dictionary/layout.js';
import { popcount } from '../dictionary/lookup.js';
import type { Dictionary } from '../dictionary/types.js';

const arranged = new WeakMap<Dictionary, Int32Array>();

/** The edges in another order, breadth first: what most boards visit lies close together, which a cache rewards. */
function breadthFirst({ edges }: Dictionary): Int32Array {
  const result = new Int32Array(edges.length);
  const places = new Int32Array(edges.length / STRIDE);
  const queue = new Int32Array(edges.length / STRIDE);
  let next = STRIDE;
  let tail = 0;
  /** Where the node behind an edge goes, with the sign that says whether a word ends there. */
  const place = (edge: number): number => {
    const target = edges[edge] as number;
    const node = (target & 0x7fffffff) / STRIDE;
    if (node === 0) return target;
    if (places[node] === 0) {
      places[node] = next;
      next += STRIDE * popcount(edges[edge + 2] as number);
      queue[tail++] = edge;
    }
    return (places[node] as number) | (target & 0x80000000);
  };
  result.set(edges.subarray(0, STRIDE));
  result[0] = place(0);
  for (let head = 0; head < tail; head++) {
    const edge = queue[head] as number;
    const from = (edges[edge] as number) & 0x7fffffff;
    const to = places[from / STRIDE] as number;
    const length = STRIDE * popcount(edges[edge + 2] as number);
    for (let at = 0; at < length; at += STRIDE) {
      result[to + at] = place(from + at);
      result[to + at + 1] = edges[from + at + 1] as number;
      result[to + at + 2] = edges[from + at + 2] as number;
      result[to + at + 3] = edges[from + at + 3] as number;
    }
  }
  return result;
}

/** A dictionary's edges for the search: put in order for the first solver, shared by the others. */
export function arrange(dictionary: Dictionary): Int32Array {
  const known = arranged.get(dictionary);
  if (known) return known;
  const edges = breadthFirst(dictionary);
  arranged.set(dictionary, edges);
  return edges;
}
