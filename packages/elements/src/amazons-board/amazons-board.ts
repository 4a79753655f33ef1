import {
  type AmazonsRefusal,
  type AmazonsView,
  amazonsOf,
  checkFrom,
  isSquare,
  type MoveAction,
  parsePosition,
  SETUPS,
  type Side,
  type Square,
} from '@games/amazons-core';
import { type CSSResultGroup, html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import '../shared/events.js';
import { GamesElement } from '../shared/games-element.js';
import { styles } from './amazons-board.styles.js';
import { type BoardActions, BoardInput } from './board-input.js';
import { BoardMotion } from './board-motion.js';
import { boardTemplate } from './board-template.js';
import { chooseSquare, type Interaction, startOf, takeBack, targetsOf } from './interaction.js';
import { changeSpoken, choiceSpoken, promptFor } from './messages.js';
import { OwnPieces } from './own-pieces.js';
import { english } from './words.en.js';
import type { BoardWords } from './words.js';

/** The events of `<amazons-board>`. */
export interface AmazonsBoardEvents {
  'games-action': CustomEvent<{ readonly action: MoveAction }>;
  'games-choice': CustomEvent<{ readonly interaction: Interaction }>;
  'games-refusal': CustomEvent<{ readonly refusal: AmazonsRefusal }>;
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
 * @csspart message - The line below the board.
 * @csspart take-back - The button that takes a choice back.
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
  };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, styles];

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

  #interaction: Interaction = { type: 'idle' };
  #refused: string | undefined;
  #active: Square = 'a1';
  #parsed: { readonly text: string; readonly view: AmazonsView; readonly refusal?: AmazonsRefusal } | undefined;
  #seen: AmazonsView | undefined;
  readonly #announcer = new Announcer(this);
  readonly #pieces = new OwnPieces(this);
  readonly #motion = new BoardMotion(this);
  readonly #input = new BoardInput(this.#actions());

  constructor() {
    super();
    this.seat = null;
    this.readonly = false;
    this.flipped = false;
    this.noCoordinates = false;
    this.noMessage = false;
  }

  /** How far the turn is chosen. */
  get interaction(): Interaction {
    return this.#interaction;
  }

  /**
   * Takes back the destination, or else the amazon chosen (AMA-9).
   *
   * @returns false when nothing was chosen
   */
  takeBack(): boolean {
    const view = this.#shown;
    const next = takeBack(view, this.#interaction);
    if (next === this.#interaction) return false;
    this.#become(next);
    this.#announcer.say(this.#words.tookBack);
    return true;
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
    if (this.view) return this.view;
    const text = this.position ?? SETUPS.standard.position;
    if (this.#parsed?.text !== text) {
      const read = parsePosition(text);
      this.#parsed = read.ok
        ? { text, view: read.value }
        : {
            text,
            view: { width: 10, height: 10, turn: 0, ply: 0, board: Array(100).fill('empty') },
            refusal: read.error,
          };
    }
    return this.#parsed.view;
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const view = this.#shown;
    if (view === this.#seen) return;
    const before = this.#seen;
    this.#seen = view;
    this.#interaction = startOf(view);
    this.#refused = this.view ? undefined : this.#parsed?.refusal && this.#words.refusal(this.#parsed.refusal);
    if (!before || before.width !== view.width || before.height !== view.height) {
      this.#active = amazonsOf(view, view.turn)[0] ?? 'a1';
    }
    if (before) this.#announcer.say(changeSpoken(before, view, this.#words));
  }

  protected override updated(_changed: PropertyValues): void {
    this.#motion.show(this.#shown, this.#interaction, this.flipped);
    const focused = this.shadowRoot?.activeElement;
    // The cells stay where they are and show other squares after a flip: the focus goes with its square.
    if (focused instanceof HTMLElement && focused.dataset.square && focused.dataset.square !== this.#active) {
      this.focus({ preventScroll: true });
    }
  }

  protected override render(): TemplateResult {
    const view = this.#shown;
    const words = this.#words;
    const { readonly } = this;
    const movable = amazonsOf(view, view.turn).filter((square) => this.#movable(square));
    const interaction = this.#interaction;
    return html`${boardTemplate(
      {
        view,
        interaction,
        words,
        readonly,
        targets: new Set(targetsOf(view, interaction)),
        movable: new Set(interaction.type === 'destination' ? [interaction.to] : movable),
        active: this.#active,
        art: this.#pieces.art,
      },
      { flipped: this.flipped, coordinates: !this.noCoordinates, input: this.#input },
    )}
      <div class="below" part="below" ?hidden=${this.noMessage}>
        <p class="message ${this.#refused ? 'refused' : ''}" part="message">
          ${this.#refused ?? promptFor(view, interaction, this, words)}
        </p>
        <button
          type="button"
          part="take-back"
          ?hidden=${readonly || takeBack(view, interaction) === interaction}
          @click=${this.takeBack}
        >
          ${words.takeBack}
        </button>
      </div>
      ${this.#announcer.render()}
      <div hidden>
        <slot name="white" @slotchange=${this.#pieces.changed}></slot>
        <slot name="black" @slotchange=${this.#pieces.changed}></slot>
        <slot name="arrow" @slotchange=${this.#pieces.changed}></slot>
      </div>`;
  }

  #cell(square: Square): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>(`[data-square=${square}]`) ?? null;
  }

  /** Whether an amazon may be chosen here and now. */
  #movable(square: Square): boolean {
    const view = this.#shown;
    return !this.readonly && (this.seat === null || this.seat === view.turn) && checkFrom(view, square) === undefined;
  }

  #actions(): BoardActions {
    return {
      state: () => ({
        view: this.#shown,
        interaction: this.#interaction,
        active: this.#active,
        flipped: this.flipped,
        movable: (square) => this.#movable(square),
      }),
      choose: (square) => this.#choose(square),
      takeBack: () => this.takeBack(),
      activate: (square, focus) => {
        this.#active = square;
        this.requestUpdate();
        if (focus) this.#cell(square)?.focus();
      },
      say: (what) => this.#announcer.say(this.#answer(what)),
      command: () => undefined,
      lift: (square) => this.#cell(square)?.querySelector<HTMLElement>('.piece') ?? undefined,
      squareAt: (x, y) => {
        const root = this.shadowRoot;
        const cell = root?.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square]');
        const square = cell?.dataset.square;
        return isSquare(square) ? square : undefined;
      },
      placed: this.#motion.placed,
    };
  }

  #answer(what: 'targets' | 'last' | 'turn' | 'keys'): string {
    const view = this.#shown;
    const words = this.#words;
    switch (what) {
      case 'targets': {
        const staged: Interaction =
          this.#interaction.type === 'idle' ? { type: 'amazon', from: this.#active } : this.#interaction;
        return words.targets(targetsOf(view, staged));
      }
      case 'last':
        return view.last ? words.played(view.turn === 0 ? 1 : 0, view.last) : words.noLast;
      case 'turn':
        return promptFor(view, this.#interaction, this, words);
      case 'keys':
        return words.keys;
    }
  }

  #become(interaction: Interaction): void {
    this.#interaction = interaction;
    this.#refused = undefined;
    this.requestUpdate();
    this.emit('games-choice', { interaction });
  }

  #refuse(refusal: AmazonsRefusal): void {
    this.#refused = this.#words.refusal(refusal);
    this.#announcer.say(this.#refused, 'assertive');
    this.emit('games-refusal', { refusal });
  }

  #choose(square: Square): void {
    const view = this.#shown;
    if (this.readonly) return;
    this.#active = square;
    const choice = chooseSquare(view, this.#interaction, square, this.seat);
    if (choice.type === 'refused') {
      this.#refuse(choice.refusal);
    } else if (choice.type === 'chosen') {
      this.#become(choice.interaction);
      this.#announcer.say(choiceSpoken(view, choice.interaction, this.#words));
    } else {
      const { action } = choice;
      this.#interaction = { type: 'sent', from: action.from, to: action.to, arrow: action.arrow };
      this.#refused = undefined;
      this.requestUpdate();
      if (!this.emit('games-action', { action }, true)) this.#interaction = startOf(view);
    }
  }
}
