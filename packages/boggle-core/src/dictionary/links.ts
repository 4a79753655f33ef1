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
