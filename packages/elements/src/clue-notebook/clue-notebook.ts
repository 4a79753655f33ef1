import { type CSSResultGroup, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { chooseFile, saveFile } from '../clue-game/files.js';
import { type Menu, MenuBar } from '../clue-game/menu-bar.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { GamesElement } from '../shared/games-element.js';
import { type GridPlace, stepInGrid } from '../shared/grid.js';
import { setModal } from '../shared/modal.js';
import { notebookStyles } from './all.styles.js';
import { parseHolder } from './cells.js';
import { Desk } from './desk.js';
import { entryForm } from './entry-form.js';
import { type ClueNotebookEvents, MARKS, type Marks } from './events.js';
import { holdersOf } from './knowledge.js';
import { notebookTemplate } from './notebook-template.js';
import { cardsIn, type Notes } from './notes.js';
import { freshSetup } from './setup.js';
import { setupForm } from './setup-form.js';
import { decodeNotes, encodeNotes, type NotesRefusal } from './text.js';
import { english } from './words.en.js';
import type { NotebookWords } from './words.js';

export type { ClueNotebookEvents, Marks } from './events.js';
export type { LogEntry, Notes } from './notes.js';
export type { NotesRefusal } from './text.js';

/**
 * A detective's notebook for a game of Clue at a real table: note who asks and who shows, and see all that follows, with
 * the reason of each mark.
 *
 * @summary A notebook for Clue at a real table, exact and explained.
 * @tagname clue-notebook
 *
 * @fires {CustomEvent<{ notes: Notes }>} games-change - A person has changed what stands in the notebook; `save()` has it as text.
 * @fires {CustomEvent<{ marks: Marks }>} games-marks - A person chose what the sheet shows.
 *
 * @csspart setup - The page with players and cards.
 * @csspart menu-bar - The menu.
 * @csspart undo - The button that takes the last change back.
 * @csspart redo - The button that makes it again.
 * @csspart grid - The sheet: cards by holders.
 * @csspart mark - Each cell of it.
 * @csspart thinking - What is shown while the notebook works a case out.
 * @csspart state - How much is still open.
 * @csspart solution - The murder, once it is certain.
 * @csspart contradiction - Which notes can't all be true.
 * @csspart why - What is known of a cell, and why.
 * @csspart hint - The best question.
 * @csspart add - The button that notes a suggestion.
 * @csspart log - What was noted.
 * @csspart line - Each line of it.
 */
export class ClueNotebook extends GamesElement<ClueNotebookEvents> {
  static override properties: PropertyDeclarations = { marks: { reflect: true } };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, notebookStyles];

  /** What the sheet shows: `off` only what the notes say outright, `certain` all that follows, `chances` numbers as well. */
  declare marks: Marks;

  #active: GridPlace = { row: 0, column: 0 };
  /** What takes the focus when it has been drawn. */
  #focus = '';
  readonly #announcer = new Announcer(this);
  readonly #menu = new MenuBar(() => this.requestUpdate());
  readonly #desk: Desk = new Desk({
    words: () => this.words(english),
    changed: () => this.requestUpdate(),
    written: (notes) => this.emit('games-change', { notes }),
    say: (text) => this.#announcer.say(text),
    waitFor: (work) => void this.waitFor(work),
  });

  constructor() {
    super();
    this.marks = 'certain';
  }

  /** What stands in the notebook, as plain JSON; undefined before its first page is filled in. */
  get notes(): Notes | undefined {
    return this.#desk.thought?.notes;
  }

  /** The notebook as text, to keep; empty before its first page is filled in. */
  save(): string {
    return this.notes ? encodeNotes(this.notes) : '';
  }

  /**
   * Opens a notebook.
   *
   * @param text - what `save()` gave, or anything else
   * @returns why it is none, or `undefined` when it was opened
   */
  load(text: string): NotesRefusal | undefined {
    const read = decodeNotes(text);
    if (!read.ok) return read.error;
    this.#desk.open(read.value);
    return undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // It was at work when it was taken off the page.
    if (this.#desk.thought?.deduction === undefined && this.#desk.thinking.state !== 'stopped') this.#desk.think();
  }

  override disconnectedCallback(): void {
    this.#desk.thinking.close();
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult {
    const words = this.words(english);
    const { thought, setup, draft, problem } = this.#desk;
    return html`<div class="notebook">
      ${thought && !setup ? this.#openPages(words) : this.#firstPage(words)}
      <dialog class="box" aria-labelledby="form-title" @close=${this.#putAway}>
        ${
          draft && thought
            ? entryForm({
                draft,
                lexicon: this.#desk.lexicon(thought),
                words,
                problem,
                change: (changed) => this.#desk.write(changed),
                submit: () => void this.#desk.finish(),
                cancel: this.#putAway,
              })
            : nothing
        }
      </dialog>
      ${this.#announcer.render()}
    </div>`;
  }

  protected override updated(): void {
    this.#menu.drawn(this.renderRoot);
    setModal(this.renderRoot, '.box', this.#desk.draft !== undefined);
    this.#uncover();
    if (!this.#focus) return;
    const target = this.renderRoot.querySelector<HTMLElement>(this.#focus);
    this.#focus = '';
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }

  /** The cell that is asked about is not to lie under its own answer. */
  #uncover(): void {
    const cell = this.#desk.place && this.renderRoot.querySelector('.chosen .cell');
    const dock = this.renderRoot.querySelector('.dock');
    if (!cell || !dock) return;
    const [one, other] = [cell.getBoundingClientRect(), dock.getBoundingClientRect()];
    if (one.bottom > other.top && one.right > other.left) cell.scrollIntoView({ block: 'start', inline: 'nearest' });
  }

  #firstPage(words: NotebookWords): TemplateResult {
    const desk = this.#desk;
    const setup = desk.setup ?? freshSetup();
    return setupForm({
      setup,
      words,
      problem: desk.problem || desk.notice,
      open: () => void this.#openFile(),
      isChange: desk.setup !== undefined && setup.notes.log === this.notes?.log,
      change: (changed) => desk.fillIn(changed),
      submit: () => {
        if (desk.finishSetup(desk.setup ?? setup)) this.#focus = '[part=add]';
      },
      cancel: this.notes && (() => desk.turnToSetup('none')),
    });
  }

  #openPages(words: NotebookWords): TemplateResult {
    const desk = this.#desk;
    const { thought } = desk;
    if (!thought) return html``;
    return notebookTemplate({
      desk,
      thought,
      words,
      marks: MARKS.find((each) => each === this.marks) ?? 'certain',
      menu: this.#menu,
      menus: this.#menus(words),
      active: this.#active,
      click: this.#ask,
      keydown: this.#key,
      choose: (marks) => {
        this.marks = marks;
        this.emit('games-marks', { marks });
      },
      show: (at) => {
        this.#focus = `.line[data-at="${at}"]`;
        desk.turnTo('log');
      },
      remove: (at) => {
        desk.remove(at);
        this.#focus = '#log-title';
      },
    });
  }

  #menus(words: NotebookWords): readonly Menu[] {
    const desk = this.#desk;
    const toSetup = (which: 'this' | 'new'): void => {
      desk.turnToSetup(which);
      this.#focus = '.setup h2';
    };
    const entries = [
      { label: words.table, run: () => toSetup('this') },
      { label: words.newGame, run: () => toSetup('new') },
      { label: words.open, run: () => void this.#openFile() },
      {
        label: words.save,
        run: () => saveFile(`clue-notebook-${new Date().toISOString().slice(0, 10)}.txt`, this.save()),
      },
    ];
    return [{ name: 'notebook', label: words.menu, entries }];
  }

  async #openFile(): Promise<void> {
    const text = await chooseFile();
    if (text === undefined) return;
    const refusal = this.load(text);
    const words = this.words(english);
    if (refusal) this.#desk.tell(`${words.cannotOpen} ${words.refusal(refusal)}`);
    else if (this.notes) this.emit('games-change', { notes: this.notes });
  }

  readonly #putAway = (): void => {
    if (this.#desk.draft) this.#desk.write(undefined);
  };

  /** A cell is asked about; the same one again puts the answer away. */
  readonly #ask = (event: MouseEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('.cell') : null;
    const { card } = cell?.dataset ?? {};
    const holder = parseHolder(cell?.dataset.holder);
    const { thought, place } = this.#desk;
    if (!thought || card === undefined || holder === undefined) return;
    this.#active = { row: cardsIn(thought.notes).indexOf(card), column: holdersOf(thought.notes).indexOf(holder) };
    const isSame = place?.card === card && place.holder === holder;
    this.#desk.ask(isSame ? undefined : { card, holder });
  };

  readonly #key = (event: KeyboardEvent): void => {
    const notes = this.notes;
    if (!notes || event.altKey) return;
    if (event.key === 'Escape') this.#desk.ask(undefined);
    const size = { rows: cardsIn(notes).length, columns: holdersOf(notes).length };
    const next = stepInGrid(event, this.#active, size);
    if (!next) return;
    event.preventDefault();
    this.#active = next;
    const card = cardsIn(notes)[next.row];
    this.#focus = `.cell[data-card="${card}"][data-holder="${holdersOf(notes)[next.column]}"]`;
    this.requestUpdate();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'clue-notebook': ClueNotebook;
  }
}
