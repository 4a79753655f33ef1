import type { Thinker } from '../clue-mind/thinker.js';
import type { Prospect } from '../clue-shared/prospect.js';
import type { Thought } from './book.js';
import { bestQuestion } from './hint.js';

/** Looks for the best question while the page goes on. */
export class HintDesk {
  readonly #thinker: Thinker;
  readonly #changed: () => void;
  #wanted = new AbortController();
  isOpen = false;
  /** Where it can be asked; empty: anywhere. */
  room = '';
  /** Undefined: still being thought of; `null`: there is none. */
  prospect: Prospect | null | undefined;

  constructor(thinker: Thinker, changed: () => void) {
    this.#thinker = thinker;
    this.#changed = changed;
  }

  /** Asks for the best question in a room, or anywhere. */
  async ask(thought: Thought, room: string): Promise<void> {
    this.close();
    const { signal } = this.#wanted;
    this.isOpen = true;
    this.room = room;
    this.prospect = undefined;
    this.#changed();
    const found = await bestQuestion(this.#thinker, thought, room, signal);
    if (signal.aborted) return;
    this.prospect = found;
    this.#changed();
  }

  /** Puts it away. */
  close(): void {
    this.#wanted.abort();
    this.#wanted = new AbortController();
    this.isOpen = false;
  }
}
