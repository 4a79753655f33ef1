import type { Why } from '@games/clue-core/deduce';
import type { Prospect } from '../clue-shared/prospect.js';
import { Book, type Thought } from './book.js';
import type { Place } from './cells.js';
import { type Draft, draftOf, entryOf } from './drafts.js';
import { HintDesk } from './hint-desk.js';
import { cellKey, type Source } from './knowledge.js';
import { type Lexicon, lexiconOf } from './lexicon.js';
import { newsOf } from './news.js';
import { type LogEntry, type Notes, nextSeat } from './notes.js';
import { freshSetup, notesOf, type Setup, type SetupProblem, setupOf, setupProblem } from './setup.js';
import { Thinking } from './thinking.js';
import type { NotebookWords } from './words.js';

/** What can be looked at where there is no room for both. */
export type View = 'sheet' | 'log';

/** Whom the desk tells. */
interface DeskHost {
  readonly words: () => NotebookWords;
  /** Something is to be drawn anew. */
  readonly changed: () => void;
  /** A person changed the notes. */
  readonly written: (notes: Notes) => void;
  readonly say: (text: string) => void;
  /** The page is whole when this has been worked out. */
  readonly waitFor: (work: Promise<unknown>) => void;
}

/** What a person does with a notebook: fills in its first page, writes, takes back, asks why. */
export class Desk {
  readonly #book: Book = new Book();
  readonly #host: DeskHost;
  readonly hint: HintDesk;
  readonly thinking: Thinking;
  /** The page with players and cards, while it is being filled in. */
  setup: Setup | undefined;
  /** The line that is being written. */
  draft: Draft | undefined;
  /** What is still missing in either, in words. */
  problem = '';
  /** The cell that is asked about. */
  place: Place | undefined;
  /** Why it is marked, when that has been found. */
  why: Why<string> | undefined;
  view: View = 'sheet';
  /** What a person must be told, such as that a file can't be opened. */
  notice = '';

  constructor(host: DeskHost) {
    this.#host = host;
    this.thinking = new Thinking(host.changed);
    this.hint = new HintDesk(this.thinking.thinker, host.changed);
  }

  get thought(): Thought | undefined {
    return this.#book.thought;
  }

  get fresh(): ReadonlySet<string> {
    return this.#book.fresh;
  }

  get canUndo(): boolean {
    return this.#book.canUndo;
  }

  get canRedo(): boolean {
    return this.#book.canRedo;
  }

  /** Opens other notes. */
  open(notes: Notes): void {
    this.#book.open(notes);
    this.setup = undefined;
    this.draft = undefined;
    this.#turned();
    this.think();
  }

  /** Works out what follows from the notes that stand here; `said` and the news are told when it has been. */
  think(said?: string): void {
    const { thought } = this;
    if (thought) this.#host.waitFor(this.#conclude(thought, said));
  }

  async #conclude(thought: Thought, said: string | undefined): Promise<void> {
    const told = await this.thinking.deduce(thought);
    if (told && this.#book.conclude(thought.notes, told) && said !== undefined) this.#tellNews(said);
    this.#host.changed();
  }

  /** Leaves it at what the notes say outright. */
  stopThinking(): void {
    this.thinking.stop();
    this.#book.giveUp();
    this.#host.say(this.#host.words().stopped);
    this.#host.changed();
  }

  /** Takes the last change back, or makes it again. */
  step(which: 'undo' | 'redo'): void {
    if (!(which === 'undo' ? this.#book.undo() : this.#book.redo())) return;
    const { undone, redone } = this.#host.words();
    this.#host.say(which === 'undo' ? undone : redone);
    this.#written();
    this.think();
  }

  /** Opens the page with players and cards: of this game, of another one, or none. */
  turnToSetup(which: 'this' | 'new' | 'none'): void {
    const notes = this.thought?.notes;
    this.problem = '';
    this.notice = '';
    this.setup = which === 'none' ? undefined : which === 'new' || !notes ? freshSetup(notes) : setupOf(notes);
    this.#host.changed();
  }

  /** Fills something in on that page. */
  fillIn(setup: Setup): void {
    this.setup = setup;
    this.problem = '';
    this.notice = '';
    this.#host.changed();
  }

  /** Opens the notebook with what was filled in, unless something is missing. */
  finishSetup(setup: Setup): boolean {
    const words = this.#host.words();
    const problem = setupProblem(setup, lexiconOf(setup.notes, words).card);
    this.problem = problem ? problemText(problem, words) : '';
    if (problem) {
      this.#host.changed();
      return false;
    }
    const notes = notesOf(setup);
    const dropped = setup.notes.log.length - notes.log.length;
    this.setup = undefined;
    this.#book.put(notes);
    this.#host.say(dropped > 0 ? words.setup.dropped(dropped) : words.noted);
    this.#written();
    this.think();
    return true;
  }

  /** Begins a line, or changes the one that is being written; undefined puts it away. */
  write(draft: Draft | undefined): void {
    this.draft = draft;
    this.problem = '';
    this.#host.changed();
  }

  /** Begins a new line: the next in turn asks. */
  begin(type: Draft['type'], question?: Prospect): void {
    const notes = this.thought?.notes;
    if (!notes) return;
    const seat = question && notes.me !== null ? notes.me : nextSeat(notes);
    if (type === 'seen') this.write({ type, at: null, has: true });
    else if (type === 'accusation') this.write({ type, at: null, seat });
    else {
      const { suspect, weapon, room } = question ?? {};
      this.write({ type, at: null, seat, passed: [], suspect, weapon, room });
    }
  }

  /** Changes what stands at a source: a line of the log, or the first page. */
  edit(source: Source): void {
    const entry = typeof source === 'number' ? this.thought?.notes.log[source] : undefined;
    if (entry && typeof source === 'number') this.write(draftOf(entry, source));
    else this.turnToSetup('this');
  }

  /** Writes the line into the log, unless something is missing. */
  finish(): boolean {
    const { draft, thought } = this;
    if (!draft || !thought) return false;
    const { entry, missing } = entryOf(draft);
    if (!entry) {
      this.problem = this.#host.words().missing(missing);
      this.#host.changed();
      return false;
    }
    const { log } = thought.notes;
    this.draft = undefined;
    this.#put(draft.at === null ? [...log, entry] : log.map((each, at) => (at === draft.at ? entry : each)));
    return true;
  }

  /** Notes of a cell whether the card is there. */
  noteCell({ card, holder }: Place, has: boolean): void {
    const log = this.thought?.notes.log ?? [];
    this.#put([...log, { type: has ? 'holds' : 'lacks', holder, card }]);
  }

  /** Takes a line out of the log. */
  remove(at: number): void {
    const log = this.thought?.notes.log ?? [];
    this.#put(log.toSpliced(at, 1), this.#host.words().removed);
  }

  /** Asks about a cell; undefined puts the answer away. */
  ask(place: Place | undefined): void {
    this.place = place;
    this.why = undefined;
    this.hint.close();
    this.#host.changed();
    const { thought } = this;
    if (place && thought?.certain.has(cellKey(place.card, place.holder))) this.#host.waitFor(this.#ask(thought, place));
  }

  async #ask(thought: Thought, place: Place): Promise<void> {
    const why = await this.thinking.why(thought, place);
    if (!why || this.place !== place || this.thought?.notes !== thought.notes) return;
    this.why = why;
    this.#host.say(this.#host.words().whyText(why, thought.knowledge, this.lexicon(thought)));
    this.#host.changed();
  }

  /** Asks for the best question. */
  askHint(room: string): void {
    this.place = undefined;
    this.why = undefined;
    if (this.thought) this.#host.waitFor(this.hint.ask(this.thought, room));
  }

  /** Says something in the notebook's own words, until the next change. */
  tell(text: string): void {
    this.notice = text;
    this.#host.say(text);
    this.#host.changed();
  }

  turnTo(view: View): void {
    this.view = view;
    this.#host.changed();
  }

  /** What things are called in the notes that are open. */
  lexicon({ notes }: Thought): Lexicon {
    return lexiconOf(notes, this.#host.words());
  }

  #put(log: readonly LogEntry[], said = ''): void {
    const { thought } = this;
    if (!thought) return;
    this.#book.put({ ...thought.notes, log });
    this.#written();
    this.think(said);
  }

  #tellNews(said: string): void {
    const { thought } = this;
    if (!thought) return;
    const words = this.#host.words();
    if (thought.deduction?.contradiction) this.#host.say(`${said} ${words.contradiction}.`.trim());
    else this.#host.say(said || words.news(newsOf(this.fresh, thought.certain), this.lexicon(thought)));
  }

  #written(): void {
    this.#turned();
    const { thought } = this;
    if (thought) this.#host.written(thought.notes);
  }

  /** Other notes: a hint for the old ones is none, and a cell that is gone is not asked about. */
  #turned(): void {
    this.hint.close();
    this.place = undefined;
    this.why = undefined;
    this.notice = '';
    this.#host.changed();
  }
}

function problemText(problem: SetupProblem, { setup }: NotebookWords): string {
  switch (problem.code) {
    case 'empty-name':
      return setup.emptyName;
    case 'same-name':
      return setup.sameName(problem.name);
    case 'hand-short':
      return setup.handShort(problem.missing);
    case 'face-up-short':
      return setup.faceUpShort(problem.missing);
  }
}
