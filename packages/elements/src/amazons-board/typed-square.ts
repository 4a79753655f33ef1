import { isOnBoard, type Square } from '@games/amazons-core';

type Size = { readonly width: number; readonly height: number };

/**
 * Reads a square typed key by key. There is no timing: a letter starts a new square, digits complete it, so `d`, `1`, `0`
 * goes to `d1` and then to `d10`.
 */
export class TypedSquare {
  #typed = '';

  /** Takes a key; gives the square it completes, if it does. */
  type(key: string, size: Size): Square | undefined {
    const letter = key.toLowerCase();
    if (/^[a-p]$/.test(letter)) this.#typed = letter;
    else if (/^\d$/.test(key) && this.#typed) this.#typed += key;
    else return undefined;
    return isOnBoard(size, this.#typed) ? this.#typed : undefined;
  }

  /** Whether this key is part of a square's name here: a digit only after a letter. */
  takes(key: string): boolean {
    return /^[a-p]$/i.test(key) || (/^\d$/.test(key) && this.#typed !== '');
  }
}
