import { MAX_LENGTH } from './format.js';

/**
 * Words while they are read: a tree, in which the children of a node are a list by the alphabet. It takes words in any
 * order, and goes on where the word before left off, so that a sorted list takes hardly a step more than it has letters.
 */
export interface Trie {
  /** By node, its letter (0 to 25), and {@link WORD} when a word ends there. Node 0 is none, node 1 the root. */
  letters: Uint8Array;
  /** By node, its first child, and the next child of its parent. */
  child: Int32Array;
  sibling: Int32Array;
  /** The first node not used. */
  end: number;
  /** How many words. */
  size: number;
  /** The nodes of the word that came last, the root first, and how many letters it has. */
  readonly path: Int32Array;
  depth: number;
}

/** A word ends at this node. */
export const WORD = 0x80;

/** A trie without words; it grows when it must. */
export function createTrie(room: number): Trie {
  const path = new Int32Array(MAX_LENGTH + 1);
  path[0] = 1;
  return {
    letters: new Uint8Array(room),
    child: new Int32Array(room),
    sibling: new Int32Array(room),
    end: 2,
    size: 0,
    path,
    depth: 0,
  };
}

function grow(trie: Trie): void {
  const room = trie.letters.length * 2;
  const { letters, child, sibling } = trie;
  trie.letters = new Uint8Array(room);
  trie.child = new Int32Array(room);
  trie.sibling = new Int32Array(room);
  trie.letters.set(letters);
  trie.child.set(child);
  trie.sibling.set(sibling);
}

/** The child of a node by a letter: made, if there is none. */
function childOf(trie: Trie, node: number, letter: number): number {
  const { letters, child, sibling } = trie;
  let before = 0;
  let next = child[node] as number;
  while (next !== 0 && ((letters[next] as number) & 31) < letter) {
    before = next;
    next = sibling[next] as number;
  }
  if (next !== 0 && ((letters[next] as number) & 31) === letter) return next;
  const made = trie.end++;
  letters[made] = letter;
  sibling[made] = next;
  if (before === 0) child[node] = made;
  else sibling[before] = made;
  return made;
}

/**
 * Adds a word that stands in a text.
 *
 * @param trie - takes the word
 * @param text - has the letters a to z only, from `from` to before `to`, and no more than {@link MAX_LENGTH} of them
 * @returns false when the trie has the word already
 */
export function addWord(trie: Trie, text: string, from: number, to: number): boolean {
  const { path } = trie;
  const length = to - from;
  while (trie.end + length > trie.letters.length) grow(trie);
  const { letters } = trie;
  const shared = Math.min(length, trie.depth);
  let depth = 0;
  while (depth < shared) {
    const node = path[depth + 1] as number;
    if (((letters[node] as number) & 31) !== text.charCodeAt(from + depth) - 97) break;
    depth++;
  }
  let node = path[depth] as number;
  for (; depth < length; depth++) {
    node = childOf(trie, node, text.charCodeAt(from + depth) - 97);
    path[depth + 1] = node;
  }
  trie.depth = length;
  if ((letters[node] as number) >= WORD) return false;
  letters[node] = (letters[node] as number) | WORD;
  trie.size++;
  return true;
}
