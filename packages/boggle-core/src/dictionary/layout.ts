import { MAX_WORDS } from './format.js';
import { LAST, letterOf, NODE, popcount, WORD } from './links.js';

/** No way on from here: a requirement that no board meets. */
const DEAD_END = 1 << 30;

/** How many integers an edge takes. */
export const STRIDE = 4;

/** What lies behind nodes, by node. */
interface Behind {
  /** How many words end there. */
  readonly words: Int32Array;
  /** The letters that may follow. */
  readonly letters: Int32Array;
  /** The letters that every word below needs. */
  readonly required: Int32Array;
}

/** In one pass, as nodes stand after those they lead to. */
function lookBehind(links: Int32Array): Behind {
  const words = new Int32Array(links.length);
  const letters = new Int32Array(links.length);
  const required = new Int32Array(links.length);
  required[0] = DEAD_END;
  let node = 1;
  let sum = 0;
  let follow = 0;
  let needed = -1;
  for (let at = 1; at < links.length; at++) {
    const link = links[at] as number;
    const child = link & NODE;
    const bit = 1 << letterOf(link);
    follow |= bit;
    needed &= link < 0 ? bit : bit | (required[child] as number);
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
  return { words, letters, required };
}

/**
 * How many words an automaton has.
 *
 * @throws RangeError when there are more than {@link MAX_WORDS}
 */
export function countWords(links: Int32Array): number {
  return lookBehind(links).words[(links[0] as number) & NODE] as number;
}

/**
 * The automaton as the solver reads it (see `Dictionary.edges`): each edge knows enough of the node behind it to be left at
 * once. Nodes come breadth first: what most boards visit lies close together, which a cache rewards.
 *
 * @throws RangeError when there are more words than {@link MAX_WORDS}
 */
export function layOut(links: Int32Array): Int32Array {
  const { words, letters, required } = lookBehind(links);
  const edges = new Int32Array(STRIDE * links.length);
  // By node, where its edges go; and the nodes in that order.
  const places = new Int32Array(links.length);
  const queue = new Int32Array(links.length);
  let tail = 0;
  let free = STRIDE;
  let sum = 0;
  // The edge into the root stands alone, then node after node.
  for (let at = 0, head = 0, to = 0; ; to += STRIDE) {
    const link = links[at] as number;
    const child = link & NODE;
    if (child !== 0 && places[child] === 0) {
      places[child] = free;
      free += STRIDE * popcount(letters[child] as number);
      queue[tail++] = child;
    }
    edges[to] = (places[child] as number) | (link & WORD);
    edges[to + 1] = required[child] as number;
    edges[to + 2] = letters[child] as number;
    edges[to + 3] = sum;
    sum += (words[child] as number) + (link >>> 31);
    if (at !== 0 && (link & LAST) === 0) at++;
    else if (head === tail) return edges;
    else {
      at = queue[head++] as number;
      sum = 0;
    }
  }
}
