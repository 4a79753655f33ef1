// An automaton, one integer an edge: the edges of a node stand together, by letter, the last of them marked. A node is the
// index of its first edge, and stands after the nodes it leads to; 0 is no node. Element 0 is the edge into the root.

/** A word ends with this edge. */
export const WORD: number = 1 << 31;

/** The last edge of its node. */
export const LAST: number = 1 << 30;

/** The node that an edge leads to. */
export const NODE: number = (1 << 25) - 1;

/** Where the letter stands, 0 to 25. */
export const LETTER = 25;

/** The letter of an edge. */
export const letterOf = (link: number): number => (link >>> LETTER) & 31;

/** How many bits are set. */
export function popcount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Whether numbers from elsewhere are an automaton: the edges of a node by the alphabet, each to a node made before, or to none
 * if a word ends with it; and the edge into the root.
 */
export function isAutomaton(links: Int32Array): boolean {
  const isNode = new Uint8Array(links.length);
  let start = 1;
  let before = -1;
  for (let at = 1; at < links.length; at++) {
    const link = links[at] as number;
    const letter = letterOf(link);
    const next = link & NODE;
    if (letter <= before || letter > 25) return false;
    if (next === 0 ? link >= 0 : isNode[next] !== 1) return false;
    before = letter;
    if ((link & LAST) === 0) continue;
    isNode[start] = 1;
    start = at + 1;
    before = -1;
  }
  const root = links[0] as number;
  return start === links.length && (root === 0 ? links.length === 1 : isNode[root] === 1);
}
