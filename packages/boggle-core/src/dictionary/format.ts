// The format of packed dictionaries, version 1. Every byte is a printable character (no quote, no backslash), a digit in base
// 85, so that the same bytes are a string in a source file, and each kind of fact stands in a row of its own, as compressors
// like it.
//
// Nodes come after the nodes they lead to. Most have one way in: such a node needs no number, it belongs to the next edge that
// asks for a new one, the node made last first. The others are numbered; the most wanted of them have a digit of their own.
//
// Head: version, then edges, nodes, numbered nodes, references, long references, words, five digits each; then the numbers of
// the most wanted nodes, three digits each. Rows:
// 1. by edge: 3 x letter + (0 more edges of its node follow; 1 it is the last; 2 the last, and the node is numbered)
// 2. by edge, two a digit (the second times 8): 0 a word ends and nothing follows; 1, 2 a new node follows; 3, 4 a numbered
//    node follows (2 and 4: a word ends here too)
// 3. by reference to a numbered node: a most wanted one, or WANTED + the first digit of its number; 4. and 5. its other two

/** Numbers are written in this base. */
export const BASE = 85;

/** How many nodes have a digit of their own. */
export const WANTED = 75;

/** The first digit. */
export const VERSION = 1;

/** The numbers of the head. */
export const COUNTS = 6;

/** How many characters the head takes. */
export const HEAD: number = 1 + 5 * COUNTS + 3 * WANTED;

/** The longest word a dictionary holds. */
export const MAX_LENGTH = 64;

/** The most words a dictionary holds: what a damaged or hostile text claims must not overflow. */
export const MAX_WORDS: number = 2 ** 28;

/** The character of a digit. */
export const toCode = (digit: number): number => (digit < 52 ? digit + 40 : digit + 41);

/** The digit of a character. */
export const toDigit = (code: number): number => (code < 92 ? code - 40 : code - 41);
