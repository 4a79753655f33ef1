// The format of packed dictionaries, version 2. Every byte is a printable character (no double quote, backslash or dollar), a
// digit in base 89, so that the same bytes are a string in a source file; and there are few of them, as the engine that loads
// the file goes over each several times.
//
// Nodes come after the nodes they lead to. Most have one way in: such a node needs no number, it belongs to the next edge that
// asks for a new one, the node made last first. The others are numbered in their order; the most wanted have a digit of their
// own. An edge has a shape: 15 x letter + 5 x (0 more edges of its node follow; 1 it is the last; 2 the last, and the node is
// numbered) + (0 a word ends and nothing follows; 1, 2 a new node follows; 3, 4 a numbered node follows; 2 and 4: a word ends
// here too).
//
// Head: version; edges, numbered nodes, characters of the first row, words; how many digits a reference takes and how many
// nodes have a digit of their own; the numbers of those; the COMMON shapes, two digits each. Other numbers: five digits.
// Rows:
// 1. by edge, its shape: the place of a common one, or two digits: COMMON + the first, and the second
// 2. by edge to a numbered node: the place of a most wanted one, or its number: how many those are + the first digit, and the
//    others

/** Numbers are written in this base. */
export const BASE = 89;

/** How many shapes have a digit of their own: the other digits are enough to begin all 390. */
export const COMMON: number = BASE - 5;

/** The first digit. */
export const VERSION = 2;

/** The digits of a number in the head. */
export const DIGITS = 5;

/** The longest word a dictionary holds. */
export const MAX_LENGTH = 64;

/** The most words a dictionary holds: what a damaged or hostile text claims must not overflow. */
export const MAX_WORDS: number = 2 ** 28;

/** The character of a digit. */
export const toCode = (digit: number): number => (digit < 55 ? digit + 37 : digit + 38);

/** The digit of a character. */
export const toDigit = (code: number): number => (code < 92 ? code - 37 : code - 38);
