import { MAX_WORDS } from './format.js';
import { LAST, letterOf, NODE } from './links.js';

/** No way on from here: a requirement that no board meets. */
const DEAD_END = 1 << 30;

/** How many integers an edge takes. */
export const STRIDE = 4;

/**
 * The automaton as the solver reads it (see `Dictionary.edges`), in one pass, as nodes stand after those they lead to: each
 * edge knows enough of the node behind it to be left at once.
 *
 * @returns the edges, and how many words there are
 * @throws RangeError when there are more than {@link MAX_WORDS}
 */
export function layOut(links: Int32Array): { readonly edges: Int32Array; readonly size: number } {
  const edges = new Int32Array(STRIDE * links.length);
  // By node: the words below it, the letters that may follow, the letters that every word below needs.
  const words = new Int32Array(links.length);
  const letters = new Int32Array(links.length);
  const required = new Int32Array(links.length).fill(-1);
  required[0] = DEAD_END;
  let node = 1;
  let sum = 0;
  let follow = 0;
  let needed = -1;
  for (let at = 1; at < links.length; at++) {
    const link = links[at] as number;
    const child = link & NODE;
    const bit = 1 << letterOf(link);
    const below = required[child] as number;
    const edge = STRIDE * at;
    edges[edge] = (STRIDE * child) | (link & 0x80000000);
    edges[edge + 1] = below;
    edges[edge + 2] = letters[child] as number;
    edges[edge + 3] = sum;
    follow |= bit;
    needed &= link < 0 ? bit : bit | below;
    sum += (words[child] as number) + (link >>> 31);
    if ((link & LAST) === 0) continue;
    if (sum > MAX_WORDS) throw new RangeError(`a dictionary has at most ${MAX_WORDS} words`);
    words[node] = sum;
    letters[node] = follow;
    required[node] = needed;
    node = at + 1;
    sum = 0;
    follow = 0;
    needed = -1;
  }
  const root = (links[0] as number) & NODE;
  edges[0] = STRIDE * root;
  edges[1] = required[root] as number;
  edges[2] = letters[root] as number;
  return { edges, size: words[root] as number };
}
