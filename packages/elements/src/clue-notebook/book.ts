import { type Deduction, deduce } from '@games/clue-core/deduce';
import { type Certainty, cellKey, holdersOf, type Reading, readNotes } from './knowledge.js';
import { cardsIn, type Notes } from './notes.js';

/** Notes, and all that follows from them. */
export interface Thought extends Reading {
  readonly notes: Notes;
  readonly deduction: Deduction<string>;
  /** Cells of the grid that are certain; none while the notes contradict each other. */
  readonly certain: ReadonlyMap<string, Certainty>;
}

/** Thinks notes through. */
export function think(notes: Notes): Thought {
  const reading = readNotes(notes);
  const deduction = deduce(reading.knowledge);
  const certain = new Map<string, Certainty>();
  if (!deduction.contradiction) {
    for (const card of cardsIn(notes)) {
      for (const holder of holdersOf(notes)) {
        const chance = deduction.chance(card, holder);
        if (chance === 0 || chance === 1) certain.set(cellKey(card, holder), chance === 1 ? 'yes' : 'no');
      }
    }
  }
  return { ...reading, notes, deduction, certain };
}

/** Steps that can be taken back; more are forgotten. */
const MOST = 200;

/** A notebook with its past: every change can be taken back, and all is thought through anew. */
export class Book {
  #past: readonly Notes[] = [];
  #future: readonly Notes[] = [];
  #thought: Thought | undefined;
  #fresh: ReadonlySet<string> = new Set();

  /** What stands in it now; undefined before the first page is written. */
  get thought(): Thought | undefined {
    return this.#thought;
  }

  /** The cells that became certain by the last change. */
  get fresh(): ReadonlySet<string> {
    return this.#fresh;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Opens notes; what stood here before is gone. */
  open(notes: Notes): void {
    this.#past = [];
    this.#future = [];
    this.#thought = think(notes);
    this.#fresh = new Set();
  }

  /** Writes. */
  put(notes: Notes): void {
    if (this.#thought) this.#past = [...this.#past, this.#thought.notes].slice(-MOST);
    this.#future = [];
    this.#turnTo(notes);
  }

  /** Takes the last change back. */
  undo(): boolean {
    const notes = this.#past.at(-1);
    if (!notes || !this.#thought) return false;
    this.#future = [...this.#future, this.#thought.notes];
    this.#past = this.#past.slice(0, -1);
    this.#turnTo(notes);
    return true;
  }

  /** Makes a change again that was taken back. */
  redo(): boolean {
    const notes = this.#future.at(-1);
    if (!notes || !this.#thought) return false;
    this.#past = [...this.#past, this.#thought.notes];
    this.#future = this.#future.slice(0, -1);
    this.#turnTo(notes);
    return true;
  }

  #turnTo(notes: Notes): void {
    const before = this.#thought;
    const now = think(notes);
    this.#thought = now;
    // Another table: nothing there is news.
    const isSame = before?.notes.deck === notes.deck && before.notes.players.length === notes.players.length;
    this.#fresh = new Set(isSame ? [...now.certain.keys()].filter((key) => !before.certain.has(key)) : []);
  }
}
