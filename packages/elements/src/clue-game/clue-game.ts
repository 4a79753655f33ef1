import type { ClueConfig, ClueEvent, ClueRefusal, ClueView, SaveTextRefusal } from '@games/clue-core';
import type { Seat } from '@games/kit';
import { type CSSResultGroup, html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { ClueBoard } from '../clue-board/clue-board.js';
import { sheetUrl } from '../clue-cards/clue-cards.js';
import type { Marks } from '../clue-notebook/events.js';
import { ClueSheet } from '../clue-sheet/clue-sheet.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { define } from '../shared/define.js';
import { GamesElement } from '../shared/games-element.js';
import { setModal } from '../shared/modal.js';
import { Part } from '../shared/part.js';
import type { Sound } from '../shared/sounds.js';
import { gameStyles } from './all.styles.js';
import { BoxDialog } from './box-dialog.js';
import { Computers } from './computers.js';
import { Desk } from './desk.js';
import { type ClueGameEvents, PACES, type Pace, readPace } from './events.js';
import { chooseFile, fileName, saveFile } from './files.js';
import { keepFocus } from './keep-focus.js';
import { MenuBar } from './menu-bar.js';
import { ReasonsDialog } from './reasons-dialog.js';
import { newSeed } from './seed.js';
import { configOf, FIRST_CHOICE, type SetupChoice } from './setup.js';
import { setupForm } from './setup-form.js';
import { spoken } from './spoken.js';
import { Table } from './table.js';
import { tableTemplate } from './table-template.js';
import { topBar } from './top-bar.js';
import { Width } from './width.js';
import { english } from './words.en.js';

/**
 * A whole game of Clue at one screen: one person or several, against computers or each other.
 *
 * @summary Clue, the classic detective game, ready to play.
 * @tagname clue-game
 *
 * @fires {CustomEvent<{ action: ClueAction }>} games-action - A person acts. Cancelable: when prevented, it is not played.
 * @fires {CustomEvent<{ view: ClueView }>} games-change - The game is another one; the view is what everybody may see. `save()` has it as text.
 * @fires {CustomEvent<{ outcome: ClueOutcome, computers: (string | null)[] }>} games-end - The game has ended; `computers` has the level of each seat's computer, `null` for a person.
 * @fires {CustomEvent<{}>} games-exit - A person chose Exit in the menu.
 * @fires {CustomEvent<{ marks: Marks }>} games-marks - A person chose what the sheet notes by itself.
 * @fires {CustomEvent<{ pace: Pace }>} games-pace - A person chose another pace for the computers.
 *
 * @csspart menu-bar - The menus File and Help.
 * @csspart players - Who sits at the table.
 * @csspart player - Each of them.
 * @csspart ticker - What happens now.
 * @csspart board - The board element.
 * @csspart log - What happened.
 * @csspart reasons - What the computers thought, after the end.
 */
export class ClueGame extends GamesElement<ClueGameEvents> {
  static override properties: PropertyDeclarations = {
    pace: { reflect: true, converter: readPace },
    marks: { reflect: true },
    muted: { type: Boolean, reflect: true },
    rulesHref: { attribute: 'rules-href' },
    sheetHref: { attribute: 'sheet-href' },
    choice: { state: true },
    settingUp: { state: true },
    drawer: { state: true },
  };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, gameStyles];

  /** How fast computers play: `calm`, `brisk` or `instant`. */
  declare pace: Pace;
  /** What the sheet notes by itself: `off`, `certain` or `chances`; each sees what follows from their own view. */
  declare marks: Marks;
  /** No sounds. */
  declare muted: boolean;
  /** Where the rules are, for the Help menu; without it the menu has no such entry. */
  declare rulesHref: string | undefined;
  /** Where the printable detective sheet is, for the Help menu; without it the one of this package. */
  declare sheetHref: string | undefined;
  declare private choice: SetupChoice;
  declare private settingUp: boolean;
  declare private drawer: boolean;

  readonly #width = new Width(this);
  readonly #announcer = new Announcer(this);
  readonly #reasons = new ReasonsDialog(this, (table) => this.words(table));
  readonly #menus = new MenuBar(() => this.requestUpdate());
  readonly #sounds = new Part(this, () => import('../shared/sounds.js'));
  readonly #desk: Desk = new Desk({
    changed: () => this.requestUpdate(),
    allowed: (action) => this.emit('games-action', { action }, true),
    happened: (events, viewer) => this.#happened(events, viewer),
  });
  readonly #dialog: BoxDialog = new BoxDialog(this.#desk, () => this.requestUpdate());
  readonly #computers: Computers = new Computers({
    due: () => (this.isConnected && !this.settingUp ? this.#desk.due : null),
    pace: () => this.pace,
    still: async () => this.renderRoot.querySelector('clue-board')?.whenStill(),
    table: () => this.#desk.table,
    act: (action) => this.#desk.act(action),
  });

  constructor() {
    super();
    this.pace = 'calm';
    this.marks = 'off';
    this.muted = false;
    this.choice = FIRST_CHOICE;
    this.settingUp = true;
    this.drawer = false;
    keepFocus(this, '.setup-title, .ticker');
  }

  /** What the person at the screen may see now; undefined before a game. */
  get view(): ClueView | undefined {
    return this.#desk.view;
  }

  /** What everybody at the table may see; undefined before a game. */
  get publicView(): ClueView | undefined {
    return this.#desk.table?.view(null);
  }

  /**
   * Begins a game.
   *
   * @param config - who plays and by which rules, as `create` of `@games/clue-core` takes it
   * @param seed - what the cards and dice draw from; without it a new one
   * @returns why it cannot be set up, or `undefined` when it was
   */
  start(config: Partial<ClueConfig>, seed: string = newSeed()): ClueRefusal | undefined {
    const begun = Table.start(config, seed);
    if (begun.ok) this.#sit(begun.value);
    return begun.ok ? undefined : begun.error;
  }

  /** The game as the text of a .txt file; empty before a game. */
  save(): string {
    return this.#desk.table?.save() ?? '';
  }

  /**
   * Opens a saved game; the text may be anything.
   *
   * @param text - from `save`
   * @returns why it cannot be opened, or `undefined` when it was
   */
  load(text: string): SaveTextRefusal | undefined {
    const loaded = Table.load(text);
    if (!loaded.ok) return loaded.error;
    this.#sit(loaded.value);
    return undefined;
  }

  override connectedCallback(): void {
    // Board and sheet are made here, so whoever uses this class without its define entry has them too.
    define('clue-board', ClueBoard);
    define('clue-sheet', ClueSheet);
    super.connectedCallback();
    this.requestUpdate(); // Moved in its page, it has its dialogs over the page again.
    this.#computers.watch();
  }

  override disconnectedCallback(): void {
    this.#computers.leave();
    this.#reasons.close();
    super.disconnectedCallback();
  }

  protected override updated(_changed: PropertyValues): void {
    this.#menus.drawn(this.renderRoot);
    setModal(this.renderRoot, '.sheet', this.#width.isNarrow && this.drawer);
    this.#dialog.drawn(this.renderRoot);
    this.#reasons.drawn(this.renderRoot);
    this.#computers.go();
  }

  protected override render(): TemplateResult {
    const words = this.words(english);
    const { table, view } = this.#desk;
    const isPlaying = table && view && !this.settingUp;
    return html`<div class="game ${this.#width.isNarrow ? 'narrow' : 'wide'} ${isPlaying ? 'playing' : ''}">
        ${this.#top()}
        ${isPlaying ? this.#tableOf(table, view) : this.#setup()}
      </div>
      ${this.#dialog.render(words)} ${this.#reasons.render(view, words)}
      ${this.#announcer.render()}`;
  }

  #top(): TemplateResult {
    const words = this.words(english);
    return topBar(words, {
      menus: this.#menus,
      pace: this.pace,
      nextPace: this.#nextPace,
      canSave: this.#desk.table !== undefined,
      rulesHref: this.rulesHref,
      sheetHref: this.sheetHref ?? sheetUrl(words.sheetFile),
      newGame: () => this.#setUp(true),
      open: () => void this.#openFile(),
      save: () => saveFile(fileName(), this.save()),
      exit: () => this.emit('games-exit', {}),
      about: () => this.#desk.ask({ type: 'about' }),
    });
  }

  #setup(): TemplateResult {
    return setupForm({
      choice: this.choice,
      words: this.words(english),
      change: (choice) => (this.choice = choice),
      start: () => {
        this.start(configOf(this.choice));
        this.#changed();
      },
      cancel: this.#desk.table && (() => this.#setUp(false)),
    });
  }

  #tableOf(table: Table, view: ClueView): TemplateResult {
    return tableTemplate({
      view,
      notes: table.notesOf(view.me ?? 0),
      marks: this.marks,
      choose: (marks) => (this.marks = marks),
      words: this.words(english),
      narrow: this.#width.isNarrow,
      isComputer: (seat) => table.computerOf(seat) !== undefined,
      act: (action) => this.#desk.byPerson(action),
      refused: (refusal) => {
        this.#play('refuse');
        this.#desk.ask({ type: 'refusal', refusal });
      },
      note: (notes) => {
        this.#desk.note(notes);
        this.#changed();
      },
      open: (drawer, tab) => {
        this.drawer = drawer;
        if (tab) this.renderRoot.querySelector('clue-sheet')?.open(tab);
      },
      showCards: () => this.#desk.ask({ type: 'hand' }),
      showEnd: () => this.#desk.ask({ type: 'end' }),
      showReasons: () => void this.#reasons.open(table),
      again: () => this.#setUp(true),
    });
  }

  readonly #nextPace = (): void => {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? 'calm';
    this.emit('games-pace', { pace: this.pace });
  };

  #setUp(settingUp: boolean): void {
    this.settingUp = settingUp;
    this.drawer = false;
  }

  async #openFile(): Promise<void> {
    const text = await chooseFile();
    if (text === undefined) return;
    const refusal = this.load(text);
    if (refusal) this.#desk.ask({ type: 'broken', refusal });
    else this.#changed();
  }

  #sit(table: Table): void {
    this.#computers.stop();
    this.#reasons.close();
    this.#setUp(false);
    this.#desk.sit(table);
  }

  /** Says what happened, as far as the one at the screen may know. */
  #happened(events: readonly ClueEvent[], viewer: Seat | null): void {
    this.#announcer.say(spoken(events, viewer, this.publicView?.players ?? [], this.words(english)));
    // What is chosen on the sheet of a phone is then seen on the board.
    this.drawer = false;
    this.#changed();
    const ended = events.find((event) => event.type === 'ended');
    this.#play(ended ? 'end' : 'place');
    if (ended) this.#computers.stop();
    if (ended?.type === 'ended') this.emit('games-end', { outcome: ended.outcome, computers: this.#desk.computers });
  }

  #changed(): void {
    const view = this.publicView;
    if (view) this.emit('games-change', { view });
  }

  #play(sound: Sound): void {
    if (!this.muted) void this.#sounds.load().then((sounds) => sounds?.play(sound));
  }
}

export type { ClueGameEvents, Marks, Pace } from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'clue-game': ClueGame;
  }
}
