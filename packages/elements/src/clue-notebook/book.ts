import type { Told } from '../clue-mind/questions.js';
import { type Certainty, cellKey, holdersOf, type Reading, readNotes, saidOutright } from './knowledge.js';
import { cardsIn, type Notes } from './notes.js';

/** Notes, and all that follows from them. */
export interface Thought extends Reading {
  readonly notes: Notes;
  /** Undefined until it is worked out. */
  readonly deduction: Told | undefined;
  /** Cells of the grid that are certain; none while the notes contradict each other. */
  readonly certain: ReadonlyMap<string, Certainty>;
  /** By card and holder; until these are worked out, those of the notes before, where the table is the same. */
  readonly chances: Told['chances'] | undefined;
}

/** Notes with what follows from them. */
function concluded(notes: Notes, deduction: Told): Thought {
  const certain = new Map<string, Certainty>();
  if (!deduction.contradiction) {
    for (const card of cardsIn(notes)) {
      for (const holder of holdersOf(notes)) {
        const chance = deduction.chances[card]?.[holder] ?? 0;
        if (chance === 0 || chance === 1) certain.set(cellKey(card, holder), chance === 1 ? 'yes' : 'no');
      }
    }
  }
  return { ...readNotes(notes), notes, deduction, certain, chances: deduction.chances };
}

/** Notes that are not thought through yet: the sheet stays as it was, so that nothing flickers; a new one is as it is said. */
function pending(notes: Notes, before: Thought | undefined): Thought {
  const { certain = saidOutright(notes), chances } = before && isSameTable(before.notes, notes) ? before : {};
  return { ...readNotes(notes), notes, deduction: undefined, certain, chances };
}

const isSameTable = (one: Notes, other: Notes): boolean =>
  one.deck === other.deck && one.players.length === other.players.length;

/** Steps that can be taken back; more are forgotten. */
const MOST = 200;

/** A notebook with its past: every change can be taken back, and all is thought through anew. */
export class Book {
  #past: readonly Notes[] = [];
  #future: readonly Notes[] = [];
  #thought: Thought | undefined;
  /** The last notes that were thought through. */
  #concluded: Thought | undefined;
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
    this.#concluded = undefined;
    this.#turnTo(notes);
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

  /** What follows has been worked out; of other notes than those that stand here now it is not wanted any more. */
  conclude(notes: Notes, deduction: Told): boolean {
    if (this.#thought?.notes !== notes) return false;
    const before = this.#concluded;
    const now = concluded(notes, deduction);
    this.#thought = now;
    this.#concluded = now;
    // Another table: nothing there is news.
    const isNews = before && isSameTable(before.notes, notes);
    this.#fresh = new Set(isNews ? [...now.certain.keys()].filter((key) => !before.certain.has(key)) : []);
    return true;
  }

  /** It is not to be worked out: what stands on the sheet is what the notes say outright. */
  giveUp(): void {
    const notes = this.#thought?.notes;
    if (notes) this.#thought = pending(notes, undefined);
    this.#fresh = new Set();
  }

  #turnTo(notes: Notes): void {
    this.#thought = pending(notes, this.#thought ?? undefined);
    this.#fresh = new Set();
  }
}
