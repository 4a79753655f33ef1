import {
  type Card,
  type ClueAction,
  type ClueConfig,
  type ClueEvent,
  type ClueRefusal,
  type ClueView,
  check,
  eventFor,
  type SaveTextRefusal,
} from '@games/clue-core';
import type { Seat } from '@games/kit';
import {
  type CSSResultGroup,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { ClueBoard } from '../clue-board/clue-board.js';
import { emptyView } from '../clue-board/empty-view.js';
import { cardStyles } from '../clue-shared/card.styles.js';
import { tokenStyles } from '../clue-shared/token.styles.js';
import { ClueSheet } from '../clue-sheet/clue-sheet.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { define } from '../shared/define.js';
import { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import type { Sound } from '../shared/sounds.js';
import { type Box, boxTemplate, isPressing } from './boxes.js';
import { boxStyles } from './boxes.styles.js';
import { styles } from './clue-game.styles.js';
import { Computers } from './computers.js';
import { type ClueGameEvents, PACES, type Pace } from './events.js';
import { chooseFile, saveFile } from './files.js';
import { MenuBar } from './menu-bar.js';
import { menusOf } from './menus.js';
import { type Notice, noticesOf, screenFor } from './seating.js';
import { configOf, FIRST_CHOICE, type SetupChoice } from './setup.js';
import { setupStyles } from './setup.styles.js';
import { setupForm } from './setup-form.js';
import { Table } from './table.js';
import { tableTemplate } from './table-template.js';
import { english } from './words.en.js';

/**
 * A whole game of Clue at one screen: one person or several, against computers or each other.
 *
 * @summary Clue, the classic detective game, ready to play.
 * @tagname clue-game
 *
 * @fires {CustomEvent<{ action: ClueAction }>} games-action - A person acts. Cancelable: when prevented, it is not played.
 * @fires {CustomEvent<{ view: ClueView }>} games-change - The game is another one; the view is what everybody may see. `save()` has it as text.
 * @fires {CustomEvent<{ outcome: ClueOutcome }>} games-end - The game has ended.
 * @fires {CustomEvent<{}>} games-exit - A person chose Exit in the menu.
 * @fires {CustomEvent<{ pace: Pace }>} games-pace - A person chose another pace for the computers.
 *
 * @csspart menu-bar - The menus File and Help.
 * @csspart players - Who sits at the table.
 * @csspart player - Each of them.
 * @csspart ticker - What happens now.
 * @csspart log - What happened.
 */
export class ClueGame extends GamesElement<ClueGameEvents> {
  static override properties: PropertyDeclarations = {
    pace: { reflect: true },
    muted: { type: Boolean, reflect: true },
    rulesHref: { attribute: 'rules-href' },
    sheetHref: { attribute: 'sheet-href' },
    choice: { state: true },
    settingUp: { state: true },
    asked: { state: true },
    viewer: { state: true },
    narrow: { state: true },
    drawer: { state: true },
  };
  static override styles: CSSResultGroup = [
    GamesElement.styles,
    controls,
    tokenStyles,
    cardStyles,
    styles,
    setupStyles,
    boxStyles,
  ];

  /** How fast computers play: `calm`, `brisk` or `instant`. */
  declare pace: Pace;
  /** No sounds. */
  declare muted: boolean;
  /** Where the rules are, for the Help menu; without it the menu has no such entry. */
  declare rulesHref: string | undefined;
  /** Where the printable detective sheet is, for the Help menu. */
  declare sheetHref: string | undefined;
  declare private choice: SetupChoice;
  declare private settingUp: boolean;
  declare private asked: Box | undefined;
  declare private viewer: Seat | null;
  declare private narrow: boolean;
  declare private drawer: boolean;

  #table: Table | undefined;
  #notices: readonly Notice[] = [];
  #shownBox = '';
  readonly #announcer = new Announcer(this);
  readonly #menus = new MenuBar(() => this.requestUpdate());
  readonly #mind = new Part(this, () => import('@games/clue-core/players'));
  readonly #sounds = new Part(this, () => import('../shared/sounds.js'));
  readonly #computers: Computers = new Computers({
    due: () => this.#due,
    pace: () => this.pace,
    still: async () => this.#board?.whenStill(),
    mind: () => this.#mind.load(),
    view: (seat) => this.#mustTable.view(seat),
    level: (seat) => this.#table?.computerOf(seat),
    seed: (seat) => this.#table?.seedFor(seat) ?? '',
    act: (action) => this.#act(action),
  });
  #resized: ResizeObserver | undefined;

  constructor() {
    super();
    this.pace = 'calm';
    this.muted = false;
    this.choice = FIRST_CHOICE;
    this.settingUp = true;
    this.viewer = null;
    this.narrow = true;
    this.drawer = false;
  }

  /** What the person at the screen may see now; undefined before a game. */
  get view(): ClueView | undefined {
    return this.#table?.view(this.viewer);
  }

  /** What everybody at the table may see; undefined before a game. */
  get publicView(): ClueView | undefined {
    return this.#table?.view(null);
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
    if (!begun.ok) return begun.error;
    this.#sit(begun.value);
    return undefined;
  }

  /** The game as the text of a .txt file; empty before a game. */
  save(): string {
    return this.#table?.save() ?? '';
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
    super.connectedCallback();
    this.#resized = new ResizeObserver(([entry]) => {
      this.narrow = (entry?.contentRect.width ?? 0) < 832;
    });
    this.#resized.observe(this);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    this.#resized?.disconnect();
    this.#computers.stop();
    super.disconnectedCallback();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // Board and sheet are made in this shadow root, so whoever uses this class without its define entry has them too.
    define('clue-board', ClueBoard);
    define('clue-sheet', ClueSheet);
    return super.createRenderRoot();
  }

  get #mustTable(): Table {
    if (!this.#table) throw new TypeError('there is no game');
    return this.#table;
  }

  get #board(): ClueBoard | null {
    return this.renderRoot.querySelector('clue-board');
  }

  /** Whose computer is to act: nobody's while a person has something to read or to answer. */
  get #due(): Seat | null {
    const table = this.#table;
    if (!table || !this.isConnected || this.settingUp || this.#box || table.awaiting === null) return null;
    return table.people.includes(table.awaiting) ? null : table.awaiting;
  }

  /** What stands in the dialog now. */
  get #box(): Box | undefined {
    if (this.asked) return this.asked;
    const table = this.#table;
    if (!table || this.settingUp) return undefined;
    const notice = this.#notices.find(({ to }) => to === null || to === this.viewer);
    if (notice) return { type: 'notice', notice };
    const { handTo } = this.#screen(table);
    if (handTo !== null) return { type: 'curtain', seat: handTo };
    const { phase, me } = table.view(this.viewer);
    return phase.type === 'disproving' && phase.by === me
      ? { type: 'show', by: phase.by, murder: phase.murder }
      : undefined;
  }

  #screen({ people, awaiting, turnOf }: Table): ReturnType<typeof screenFor> {
    return screenFor({ people, awaiting, turnOf, viewer: this.viewer });
  }

  protected override willUpdate(_changed: PropertyValues): void {
    if (this.#table) this.viewer = this.#screen(this.#table).viewer;
  }

  protected override updated(_changed: PropertyValues): void {
    this.#menus.drawn(this.renderRoot);
    this.#toggle('.sheet', this.narrow && this.drawer);
    const box = this.#box;
    const key = box ? JSON.stringify(box) : '';
    // Another box is another dialog: the focus begins in it anew.
    if (key !== this.#shownBox) this.#toggle('.box', false);
    this.#shownBox = key;
    this.#toggle('.box', box !== undefined);
    this.#computers.go();
  }

  #toggle(selector: string, open: boolean): void {
    const dialog = this.renderRoot.querySelector<HTMLDialogElement>(selector);
    if (open && !dialog?.matches(':modal')) dialog?.showModal();
    else if (!open && dialog?.matches(':modal')) dialog.close();
  }

  protected override render(): TemplateResult {
    const words = this.words(english);
    const table = this.#table;
    const box = this.#box;
    return html`<div class="game">
        <div class="top">
          ${this.#menus.render(
            menusOf(words, {
              canSave: table !== undefined,
              rulesHref: this.rulesHref,
              sheetHref: this.sheetHref,
              newGame: () => this.#setUp(),
              open: () => void this.#openFile(),
              save: () => saveFile(`clue-${new Date().toISOString().slice(0, 10)}.txt`, this.save()),
              exit: () => this.emit('games-exit', {}),
              about: () => this.#ask({ type: 'about' }),
            }),
          )}
          <button type="button" class="pace" aria-label=${words.paceLabel(this.pace)} @click=${this.#nextPace}>
            ${words.pace[this.pace]}
          </button>
        </div>
        ${
          !table || this.settingUp
            ? setupForm({
                choice: this.choice,
                words,
                change: (choice) => {
                  this.choice = choice;
                },
                start: () => this.#begin(),
                cancel: table && (() => this.#setUp(false)),
              })
            : tableTemplate({
                view: table.view(this.viewer),
                notes: table.notesOf(this.viewer ?? 0),
                words,
                narrow: this.narrow,
                drawer: this.drawer,
                isComputer: (seat) => table.computerOf(seat) !== undefined,
                act: (action) => this.#byPerson(action),
                refused: (refusal) => this.#ask({ type: 'refusal', refusal }),
                note: (notes) => this.#note(notes),
                open: (drawer, tab) => this.#openSheet(drawer, tab),
                showCards: () => this.renderRoot.querySelector('clue-sheet')?.showCards(),
              })
        }
      </div>
      <dialog class="box" aria-labelledby="box-title" @cancel=${this.#cancelled} @close=${this.#closed}>
        ${
          box
            ? boxTemplate(box, {
                view: table?.view(this.viewer) ?? emptyView(),
                words,
                close: () => this.#dismiss(box),
                accuse: (action) => {
                  this.asked = undefined;
                  this.#act(action);
                },
                open: (seat) => {
                  this.viewer = seat;
                },
                show: (card: Card) => box.type === 'show' && this.#byPerson({ type: 'show', seat: box.by, card }),
              })
            : nothing
        }
      </dialog>
      ${this.#announcer.render()}`;
  }

  #ask(box: Box): void {
    this.asked = box;
    if (box.type === 'refusal') this.#play('refuse');
  }

  #dismiss(box: Box): void {
    if (this.asked) this.asked = undefined;
    else if (box.type === 'notice') {
      this.#notices = this.#notices.filter((notice) => notice !== box.notice);
      this.requestUpdate();
    }
  }

  readonly #cancelled = (event: Event): void => {
    const box = this.#box;
    // A press on Escape may leave what only tells something.
    if (!box) return;
    event.preventDefault();
    if (!isPressing(box)) this.#dismiss(box);
  };

  /** A browser closes a dialog at the second Escape, whatever the page says: what presses comes back. */
  readonly #closed = (): void => {
    if (this.#box) this.requestUpdate();
  };

  readonly #nextPace = (): void => {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? 'calm';
    this.emit('games-pace', { pace: this.pace });
  };

  #setUp(settingUp = true): void {
    this.settingUp = settingUp;
    this.drawer = false;
  }

  #begin(): void {
    this.start(configOf(this.choice));
    this.#changed();
  }

  async #openFile(): Promise<void> {
    const text = await chooseFile();
    if (text === undefined) return;
    const refusal = this.load(text);
    if (refusal) this.#ask({ type: 'broken', refusal });
    else this.#changed();
  }

  /** Another game lies on the table. */
  #sit(table: Table): void {
    this.#computers.stop();
    this.#table = table;
    this.#notices = [];
    this.asked = undefined;
    this.viewer = null;
    this.settingUp = false;
    this.drawer = false;
    this.requestUpdate();
  }

  #openSheet(drawer: boolean, tab?: 'detective' | 'accuse'): void {
    this.drawer = drawer;
    if (tab) this.renderRoot.querySelector('clue-sheet')?.open(tab);
  }

  #note(notes: ReturnType<Table['notesOf']>): void {
    if (this.viewer === null) return;
    this.#table?.note(this.viewer, notes);
    this.#changed();
  }

  /** A person acts: the embedder may object, then the rules decide; an accusation is asked about first. */
  #byPerson(action: ClueAction): void {
    const table = this.#table;
    if (!table) return;
    const refusal = check(table.view(this.viewer), action);
    if (refusal) this.#ask({ type: 'refusal', refusal });
    else if (action.type === 'accuse') this.#ask({ type: 'accuse', action });
    else this.#act(action, true);
  }

  #act(action: ClueAction, byPerson = action.type === 'accuse'): void {
    const table = this.#table;
    if (!table || (byPerson && !this.emit('games-action', { action }, true))) return;
    const before = this.viewer;
    const step = table.act(action);
    if (!step.ok) return;
    this.#notices = [...this.#notices, ...noticesOf(step.value, table.people)];
    if (action.type !== 'accuse' && action.type !== 'suggest') this.drawer &&= action.type !== 'roll';
    else this.drawer = false;
    this.#tell(step.value, before);
    this.requestUpdate();
    this.#changed();
    const { outcome } = table;
    if (outcome) this.emit('games-end', { outcome });
  }

  /** Says what happened, as far as the one at the screen may know. */
  #tell(events: readonly ClueEvent[], viewer: Seat | null): void {
    const words = this.words(english);
    const view = this.#mustTable.view(viewer);
    const speech = { players: view.players, me: viewer, theme: words.cards };
    const heard = events.filter((event) => eventFor(event, viewer));
    this.#announcer.say(heard.map((event) => words.event(event, speech)).join(' '));
    this.#play(events.some(({ type }) => type === 'ended') ? 'end' : 'place');
  }

  #changed(): void {
    if (this.#table) this.emit('games-change', { view: this.#table.view(null) });
  }

  #play(sound: Sound): void {
    if (!this.muted) void this.#sounds.load().then((sounds) => sounds?.play(sound));
  }
}

function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

export type { ClueGameEvents, Pace } from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'clue-game': ClueGame;
  }
}
