import { type AmazonsView, amazonsOf, type Move, type MoveAction, type Side, type Square } from '@games/amazons-core';
import {
  type CSSResultGroup,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { GamesElement } from '../shared/games-element.js';
import { undoIcon } from '../shared/undo-icon.js';
import { styles } from './amazons-board.styles.js';
import { BoardInput, squareOf } from './board-input.js';
import { BoardParts } from './board-parts.js';
import { boardTemplate } from './board-template.js';
import { type Interaction, takeBack, targetsOf } from './interaction.js';
import type { Question } from './keyboard.js';
import { marks } from './marks.styles.js';
import { changeSpoken, promptFor } from './messages.js';
import { OwnPieces } from './own-pieces.js';
import { pieceStyles } from './pieces.styles.js';
import { PositionSource } from './position-source.js';
import { TurnChooser } from './turn-chooser.js';
import { english } from './words.en.js';
import type { BoardRefusal, BoardWords } from './words.js';

/** The events of `<amazons-board>`. */
export interface AmazonsBoardEvents {
  'games-action': CustomEvent<{ readonly action: MoveAction }>;
  'games-choice': CustomEvent<{ readonly interaction: Interaction }>;
  'games-refusal': CustomEvent<{ readonly refusal: BoardRefusal }>;
}

const seatConverter = (value: string | null): Side | null => (value === '0' ? 0 : value === '1' ? 1 : null);

/**
 * A board for the Game of the Amazons. It shows a position and tells what a person chose; it never plays by itself.
 *
 * @summary An accessible Amazons board: click, drag, touch, keyboard, screen reader.
 * @tagname amazons-board
 *
 * @fires {CustomEvent<{ action: MoveAction }>} games-action - A whole turn was chosen. Cancelable: when prevented, the choice is dropped.
 * @fires {CustomEvent<{ interaction: Interaction }>} games-choice - An amazon or a destination was chosen or taken back.
 * @fires {CustomEvent<{ refusal: AmazonsRefusal }>} games-refusal - A person tried what is not allowed; the board has said why.
 *
 * @slot white - One drawing of a white amazon, such as an `<svg>`; the board copies it to each tile.
 * @slot black - One drawing of a black amazon.
 * @slot arrow - One drawing of an arrow.
 *
 * @csspart frame - The frame with the coordinates.
 * @csspart board - The tiles together.
 * @csspart square - Each tile.
 * @csspart square-light - The light tiles.
 * @csspart square-dark - The dark tiles.
 * @csspart square-target - The tiles that can be chosen now.
 * @csspart square-chosen - The tile of the chosen amazon.
 * @csspart amazon - Each amazon.
 * @csspart amazon-white - White's amazons.
 * @csspart amazon-black - Black's amazons.
 * @csspart arrow - Each burnt tile.
 * @csspart target - The mark on a tile that can be chosen.
 * @csspart coordinate - Each letter and number on the frame.
 * @csspart below - The row below the board.
 * @csspart message - What is to be done now, or what was wrong, in that row.
 * @csspart take-back - The button that takes a choice back.
 * @csspart command - The field in which turns are typed, with its label and button.
 * @csspart command-input - The field itself.
 * @csspart command-button - Its button.
 */
export class AmazonsBoard extends GamesElement<AmazonsBoardEvents> {
  static override properties: PropertyDeclarations = {
    view: { attribute: false },
    position: {},
    seat: { converter: seatConverter },
    readonly: { type: Boolean, reflect: true },
    flipped: { type: Boolean, reflect: true },
    noCoordinates: { type: Boolean, attribute: 'no-coordinates' },
    noMessage: { type: Boolean, attribute: 'no-message' },
    territory: { type: Boolean },
    command: { type: Boolean },
    hint: { attribute: false },
  };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, pieceStyles, styles, marks];

  /** The game to show. Wins over `position`. */
  declare view: AmazonsView | undefined;
  /** A position to show, in any notation of `parsePosition`, for plain HTML. Without it the standard start. */
  declare position: string | undefined;
  /** Whose turns may be chosen here: `0` for White, `1` for Black; without it whoever is to move. */
  declare seat: Side | null;
  /** Only shows: nothing can be chosen, and a screen reader meets a table. */
  declare readonly: boolean;
  /** Black at the bottom. */
  declare flipped: boolean;
  /** No letters and numbers on the frame. */
  declare noCoordinates: boolean;
  /** No line below the board; a screen reader still hears what it would say. */
  declare noMessage: boolean;
  /** Marks the empty tiles that already belong to one side. */
  declare territory: boolean;
  /** A field below the board in which a turn can be typed, in any notation. The key `/` opens it too. */
  declare command: boolean;
  /** A turn to point out. */
  declare hint: Move | undefined;

  #active: Square = 'a1';
  #byPerson = true;
  #seen: AmazonsView | undefined;
  readonly #source = new PositionSource();
  readonly #announcer = new Announcer(this);
  readonly #pieces = new OwnPieces(this);
  readonly #parts: BoardParts = new BoardParts(this, {
    words: (english) => this.words(english),
    adopt: (sheet) => this.adopt(sheet),
  });
  readonly #chooser = new TurnChooser({
    now: () => ({ view: this.#shown, seat: this.seat, readonly: this.readonly, words: this.#words }),
    say: (text) => this.#announcer.say(text),
    chosen: (interaction) => this.#byPerson && this.emit('games-choice', { interaction }),
    refused: (refusal) => this.#refused(refusal),
    send: (action) => this.emit('games-action', { action }, true),
  });
  readonly #input = new BoardInput({
    state: () => ({
      view: this.#shown,
      interaction: this.interaction,
      active: this.#active,
      flipped: this.flipped,
      movable: (square) => this.#chooser.movable(square),
    }),
    choose: (square) => {
      this.#activate(square, false);
      this.#chooser.choose(square);
    },
    missed: (square) => this.#chooser.missed(square),
    takeBack: () => this.#chooser.takeBack(),
    activate: (square, focus) => this.#activate(square, focus),
    say: (what) => void this.#answer(what),
    command: () => {
      this.#parts.openCommand();
      this.#whenDrawn('#command', (field) => field.focus());
    },
    lift: (square) => this.#cell(square)?.querySelector<HTMLElement>('.piece') ?? undefined,
    squareAt: (x, y) => squareOf(this.shadowRoot?.elementFromPoint(x, y)),
    placed: () => this.#parts.motion?.placed(),
  });

  constructor() {
    super();
    this.seat = null;
    this.readonly = false;
    this.flipped = false;
    this.noCoordinates = false;
    this.noMessage = false;
    this.territory = false;
    this.command = false;
  }

  /** How far the turn is chosen. */
  get interaction(): Interaction {
    return this.#chooser.interaction;
  }

  /**
   * Takes back the destination, or else the amazon chosen.
   *
   * @returns false when nothing was chosen
   */
  takeBack(): boolean {
    this.#byPerson = false;
    const taken = this.#chooser.takeBack();
    this.#byPerson = true;
    return taken;
  }

  /** Puts the focus on the board's current square. */
  override focus(options?: FocusOptions): void {
    const cell = this.#cell(this.#active);
    if (cell) cell.focus(options);
    else super.focus(options);
  }

  get #words(): BoardWords {
    return this.words(english);
  }

  /** What the board shows: the view, else the position as text, else the standard start. */
  get #shown(): AmazonsView {
    return this.view ?? this.#source.read(this.position).view;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const view = this.#shown;
    const before = this.#seen;
    if (view === before) {
      if (changed.has('seat') || changed.has('readonly')) this.#chooser.reset();
      return;
    }
    this.#seen = view;
    this.#chooser.reset(this.view ? undefined : this.#source.read(this.position).refusal);
    if (!before || before.width !== view.width || before.height !== view.height) {
      this.#active = amazonsOf(view, view.turn)[0] ?? 'a1';
    }
    if (before) this.#announcer.say(changeSpoken(before, view, this.#words));
  }

  protected override updated(_changed: PropertyValues): void {
    this.#parts.motion?.show(this.#shown, this.interaction, this.flipped);
    const focused = this.shadowRoot?.activeElement;
    // The cells stay where they are and show other squares after a flip: the focus goes with its square.
    if (focused instanceof HTMLElement && focused.dataset.square && focused.dataset.square !== this.#active) {
      this.focus({ preventScroll: true });
    }
  }

  protected override render(): TemplateResult {
    const view = this.#shown;
    const words = this.#words;
    const { readonly, interaction } = this;
    const { refused } = this.#chooser;
    const explain = this.#parts.explain(words);
    const movable = amazonsOf(view, view.turn).filter((square) => this.#chooser.movable(square));
    return html`${boardTemplate(
      {
        view,
        interaction,
        words,
        readonly,
        targets: new Set(targetsOf(view, interaction)),
        movable: new Set(interaction.type === 'destination' ? [interaction.to] : movable),
        territory: this.territory ? this.#parts.territory(view) : undefined,
        hint: this.hint,
        active: this.#active,
        art: this.#pieces.art,
      },
      { flipped: this.flipped, coordinates: !this.noCoordinates, input: this.#input },
    )}
      <div class="below" part="below" ?hidden=${this.noMessage}>
        <p class="message ${refused ? 'refused' : ''}" part="message">
          ${(refused && explain?.(refused)) ?? promptFor(view, interaction, this, words)}
        </p>
        <button
          type="button"
          part="take-back"
          ?hidden=${readonly || takeBack(view, interaction) === interaction}
          title=${words.takeBack}
          @click=${() => this.#chooser.takeBack() && this.interaction.type === 'idle' && this.focus()}
        >
          ${undoIcon}<span class="long">${words.takeBack}</span>
        </button>
      </div>
      ${this.command && !readonly ? this.#parts.commandBox(view, (read) => this.#chooser.enter(read)) : nothing}
      ${this.#announcer.render()}
      <div hidden>
        <slot name="white" @slotchange=${this.#pieces.changed}></slot>
        <slot name="black" @slotchange=${this.#pieces.changed}></slot>
        <slot name="arrow" @slotchange=${this.#pieces.changed}></slot>
      </div>`;
  }

  /** Says why not, as soon as the words are here. */
  #refused(refusal: BoardRefusal): void {
    this.requestUpdate();
    void this.#parts
      .explained(this.#words)
      .then((explain) => explain && this.#announcer.say(explain(refusal), 'assertive'));
    // In a short window the reason would stand below the edge.
    this.#whenDrawn('.message', (message) => message.scrollIntoView({ block: 'nearest' }));
    this.emit('games-refusal', { refusal });
  }

  #whenDrawn(selector: string, act: (element: HTMLElement) => void): void {
    void this.updateComplete.then(() => this.renderRoot.querySelectorAll<HTMLElement>(selector).forEach(act));
  }

  async #answer(question: Question): Promise<void> {
    const board = { view: this.#shown, interaction: this.interaction, active: this.#active };
    const prompt = promptFor(board.view, board.interaction, this, this.#words);
    this.#announcer.say(await this.#parts.answer(question, board, prompt, this.#words));
  }

  #cell(square: Square): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>(`[data-square=${square}]`) ?? null;
  }

  #activate(square: Square, focus: boolean): void {
    this.#active = square;
    this.requestUpdate();
    if (focus) this.#cell(square)?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'amazons-board': AmazonsBoard;
  }
}
