import type { Thought } from './book.js';
import { bestQuestion } from './hint.js';
import type { Prospect } from './words.js';

/** Looks for the best question while the page goes on. */
export class HintDesk {
  readonly #changed: () => void;
  #asked = 0;
  isOpen = false;
  /** Where it can be asked; empty: anywhere. */
  room = '';
  /** Undefined: still being thought of; `null`: there is none. */
  prospect: Prospect | null | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Asks for the best question in a room, or anywhere. */
  async ask(thought: Thought, room: string): Promise<void> {
    const number = ++this.#asked;
    this.isOpen = true;
    this.room = room;
    this.prospect = undefined;
    this.#changed();
    const found = await bestQuestion(thought, room, () => number === this.#asked);
    if (number !== this.#asked) return;
    this.prospect = found;
    this.#changed();
  }

  /** Puts it away. */
  close(): void {
    this.#asked++;
    this.isOpen = false;
  }
}
