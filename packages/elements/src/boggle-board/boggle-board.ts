import type { Board, BoggleView } from '@games/boggle-core';
import { type CSSResultGroup, html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import { below } from './below.js';
import { readKey } from './board-keys.js';
import { styles } from './boggle-board.styles.js';
import { cellsInOrder, turnOf } from './layout.js';
import { pathArt } from './path-art.js';
import { BoardMemory } from './shown-board.js';
import { Swipe } from './swipe.js';
import { cellOf, tileTemplate } from './tile.js';
import { spell, type TraceRefusal } from './trace.js';
import { Tracer } from './tracer.js';
import { swing } from './turning.js';
import { english } from './words.en.js';
import type { BoggleBoardWords } from './words.js';

/** The events of `<boggle-board>`. */
export interface BoggleBoardEvents {
  'games-word': CustomEvent<{ readonly word: string; readonly path: readonly number[] }>;
  'games-trace': CustomEvent<{ readonly word: string; readonly path: readonly number[] }>;
  'games-refusal': CustomEvent<{ readonly refusal: TraceRefusal }>;
}

/**
 * A board of letters. It shows a board and tells which words a person traced on it; what counts is the game's to say.
 *
 * @summary An accessible Boggle board: swipe, tap, type, keyboard, screen reader.
 * @tagname boggle-board
 *
 * @fires {CustomEvent<{ word: string; path: readonly number[] }>} games-word - A word was traced and sent. Cancelable: when prevented, the board does not say that it was taken.
 * @fires {CustomEvent<{ word: string; path: readonly number[] }>} games-trace - A letter was added to the word, or given back.
 * @fires {CustomEvent<{ refusal: TraceRefusal }>} games-refusal - A tile or a letter was not taken; the board has said why.
 *
 * @csspart frame - The frame around the tiles.
 * @csspart board - The tiles together.
 * @csspart tile - Each tile.
 * @csspart tile-chosen - The tiles on the path.
 * @csspart tile-hole - Where no tile is.
 * @csspart path - The line along the path.
 * @csspart below - The row below the board.
 * @csspart word - The word so far, in that row.
 * @csspart message - What can be done, or what was wrong, in that row.
 * @csspart back - The button that gives the last tile back.
 * @csspart enter - The button that sends the word.
 */
export class BoggleBoard extends GamesElement<BoggleBoardEvents> {
  static override properties: PropertyDeclarations = {
    view: { attribute: false },
    board: {},
    path: { attribute: false },
    turn: { type: Number },
    readonly: { type: Boolean, reflect: true },
    noMessage: { type: Boolean, attribute: 'no-message' },
  };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, styles];

  /** The game to show. Wins over `board`. */
  declare view: Pick<BoggleView, 'board' | 'config'> | undefined;
  /** A board, or its text as `parseBoard` of `@games/boggle-core` reads it: `board="TEAM/OARS/NITE/DGLP"`. */
  declare board: Board | string | undefined;
  /** A path to show, as cells counted row by row from 0. What a person traces goes before it. */
  declare path: readonly number[] | undefined;
  /** Quarter turns of the board, clockwise. The letters stay upright. */
  declare turn: number;
  /** Only shows: nothing can be traced, and a screen reader meets a table. */
  declare readonly: boolean;
  /** No row below the board; a screen reader still hears what it would say. */
  declare noMessage: boolean;

  #active = 0;
  readonly #memory = new BoardMemory();
  readonly #announcer = new Announcer(this);
  readonly #problems = new Part(this, () => import('./problems.en.js'));
  #rows: readonly (readonly number[])[] = [];
  readonly #tracer = new Tracer({
    board: () => this.#shown,
    open: () => !this.readonly && this.#shown.tiles.length > 0,
    changed: ({ path, typed }) => {
      this.#active = path.at(-1) ?? this.#active;
      this.#announcer.say(typed ? this.#words.spelled(typed) : this.#words.cleared);
      this.emit('games-trace', { word: typed, path });
    },
    refused: (refusal) => {
      this.requestUpdate();
      this.#announcer.say(this.#refusalText(refusal), 'assertive');
      this.emit('games-refusal', { refusal });
    },
    send: (word, path) => {
      const taken = this.emit('games-word', { word, path }, true);
      if (taken) this.#announcer.say(this.#words.sent(word));
      return taken;
    },
  });
  readonly #swipe = new Swipe({
    cellAt: (x, y, near) => this.#cellAt(x, y, near),
    tap: (cell) => this.#tracer.tap(cell),
    begin: (cell) => this.#tracer.begin(cell),
    over: (cell) => this.#tracer.over(cell),
    end: () => void (this.#tracer.trace.path.length > 1 && this.#tracer.send()),
    cancel: () => this.#tracer.undo(),
  });

  constructor() {
    super();
    this.turn = 0;
    this.readonly = false;
    this.noMessage = false;
  }

  /** What is traced so far: letters and cells. */
  get traced(): { readonly word: string; readonly path: readonly number[] } {
    const { typed, path } = this.#tracer.trace;
    return { word: typed, path };
  }

  /** Gives all traced tiles back. */
  clear(): void {
    this.#tracer.reset();
    this.requestUpdate();
  }

  /** Puts the focus on the board's current tile. */
  override focus(options?: FocusOptions): void {
    const cell = this.#cell(this.#active);
    if (cell && !this.readonly) cell.focus(options);
    else super.focus(options);
  }

  get #words(): BoggleBoardWords {
    return this.words(english);
  }

  get #shown(): Board {
    return this.#memory.read(this).board;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const before = this.#rows;
    const { width, height } = this.#shown;
    if ((changed.has('view') || changed.has('board')) && this.#board !== this.#shown) {
      this.#board = this.#shown;
      this.#tracer.reset();
    }
    if (changed.has('readonly') && this.readonly) this.#tracer.reset();
    if (changed.has('turn') || before.flat().length !== width * height || before[0]?.length !== width) {
      this.#rows = cellsInOrder(width, height, turnOf(this.turn));
    }
    if (this.#active >= width * height) this.#active = 0;
  }

  #board: Board | undefined;

  protected override updated(changed: PropertyValues): void {
    const field = this.renderRoot.querySelector<HTMLElement>('.field');
    // Written by script: an inline style attribute would need an exception in a content security policy.
    const frame = field?.parentElement;
    frame?.style.setProperty('--_columns', String(this.#rows[0]?.length ?? 4));
    frame?.style.setProperty('--_rows', String(this.#rows.length || 4));
    const before = changed.get('turn');
    if (field && typeof before === 'number' && this.hasUpdated) {
      swing(field, field.querySelectorAll('.letter, .place'), turnOf(this.turn) - turnOf(before));
    }
    // The cells stay where they are and show other letters after a turn: the focus goes with its tile.
    const focused = this.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement && focused.dataset.cell && focused.dataset.cell !== String(this.#active)) {
      this.focus({ preventScroll: true });
    }
  }

  protected override render(): TemplateResult {
    const { readonly } = this;
    const words = this.#words;
    const { tiles } = this.#shown;
    const traced = this.#tracer.trace.path;
    const path = traced.length > 0 ? traced : (this.path ?? []);
    const context = { tiles, path, numbered: traced.length === 0, active: this.#active, readonly, words };
    return html`<div class="frame" part="frame" dir="ltr">
        <div class="field">
          <div
            class="grid"
            part="board"
            role=${readonly ? 'table' : 'grid'}
            aria-label=${words.board(this.#rows[0]?.length ?? 0, this.#rows.length)}
            aria-rowcount=${this.#rows.length}
            aria-colcount=${this.#rows[0]?.length ?? 0}
            @click=${this.#click}
            @keydown=${this.#keydown}
            @focusin=${this.#focusin}
            @pointerdown=${this.#swipe.down}
            @pointermove=${this.#swipe.move}
            @pointerup=${this.#swipe.up}
            @pointercancel=${this.#swipe.cancel}
          >
            ${this.#rows.map(
              (row, index) =>
                html`<div class="row" role="row" aria-rowindex=${index + 1}>
                  ${row.map((cell, column) => tileTemplate(context, cell, column))}
                </div>`,
            )}
          </div>
          ${pathArt(this.#rows, path)}
        </div>
      </div>
      ${this.#below(words)} ${this.#announcer.render()}`;
  }

  #below(words: BoggleBoardWords): TemplateResult {
    const { problem } = this.#memory.read(this);
    const { refused, trace } = this.#tracer;
    const explain = problem && (words.problem ?? this.#problems.now?.problemInEnglish);
    return below({
      words,
      typed: trace.typed,
      wrong: problem ? explain?.(problem) : refused && this.#refusalText(refused),
      prompt: this.readonly || this.#shown.tiles.length === 0 ? '' : words.prompt,
      hidden: this.noMessage,
      back: () => this.#tracer.back(),
      send: () => this.#tracer.send(),
    });
  }

  #refusalText(refusal: TraceRefusal): string {
    const words = this.#words;
    return words.refused(refusal, (cell) => words.tile(this.#shown.tiles[cell] ?? ''));
  }

  readonly #click = (event: MouseEvent): void => {
    const cell = cellOf(event.target);
    if (this.#swipe.takesClick(event) || cell === undefined || this.readonly) return;
    this.#tracer.tap(cell);
  };

  readonly #focusin = (event: Event): void => {
    const cell = cellOf(event.target);
    if (cell === undefined || cell === this.#active) return;
    this.#active = cell;
    this.requestUpdate();
  };

  readonly #keydown = (event: KeyboardEvent): void => {
    if (this.readonly) return;
    const command = readKey(event, this.#rows, this.#active);
    if (!command || !this.#obey(command)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Gives false when the key should go on to the page: Escape with nothing to clear may close a dialog. */
  #obey(command: NonNullable<ReturnType<typeof readKey>>): boolean {
    switch (command.type) {
      case 'go':
        this.#active = command.cell;
        this.requestUpdate();
        this.#cell(command.cell)?.focus();
        return true;
      case 'letter':
        this.#tracer.type(command.letter);
        return true;
      case 'tap':
        this.#tracer.tap(this.#active);
        return true;
      case 'send':
        return this.#tracer.send();
      case 'back':
        return this.#tracer.back();
      case 'clear':
        return this.#tracer.clear();
      case 'help':
        this.#announcer.say(`${spell(this.#shown, this.#tracer.trace.path).toUpperCase()} ${this.#words.keys}`.trim());
        return true;
    }
  }

  #cell(cell: number): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? null;
  }

  /** The cell under a point. Near means inside its round middle: on the way to a corner a finger brushes two others. */
  #cellAt(x: number, y: number, near: boolean): number | undefined {
    const box = this.renderRoot.querySelector('.grid')?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    const across = ((x - box.left) / box.width) * (this.#rows[0]?.length ?? 0);
    const down = ((y - box.top) / box.height) * this.#rows.length;
    const [column, row] = [Math.floor(across), Math.floor(down)];
    if (near && Math.hypot(across - column - 0.5, down - row - 0.5) > 0.43) return undefined;
    return this.#rows[row]?.[column];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'boggle-board': BoggleBoard;
  }
}
