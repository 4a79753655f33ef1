import {
  boardOf,
  type ClueAction,
  type ClueRefusal,
  type ClueView,
  check,
  isRoom,
  type Square,
} from '@games/clue-core';
import {
  type CSSResultGroup,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { tokenStyles } from '../clue-shared/token.styles.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { GamesElement } from '../shared/games-element.js';
import { BoardInput } from './board-input.js';
import { type BoardLayout, layoutOf } from './board-layout.js';
import { cellRows } from './cells.js';
import { choiceList } from './choice-list.js';
import { type Choice, choicesOf } from './choices.js';
import { styles } from './clue-board.styles.js';
import { dieTemplate } from './die.js';
import { boardArt, MARGIN } from './draw-board.js';
import { emptyView } from './empty-view.js';
import { floorStyles } from './floors.styles.js';
import { aimArt, choiceMarks } from './marks.js';
import { measureBoard } from './measure.js';
import { tumble, walkTokens } from './motion.js';
import { overStyles } from './over.styles.js';
import { pieces } from './pieces.js';
import { promptOf } from './prompt.js';
import { roomNames } from './room-names.js';
import { weaponArt } from './weapons.js';
import { english } from './words.en.js';
import type { BoardWords } from './words.js';

/** The events of `<clue-board>`. */
export interface ClueBoardEvents {
  'games-action': CustomEvent<{ readonly action: ClueAction }>;
  'games-refusal': CustomEvent<{ readonly refusal: ClueRefusal }>;
}

/**
 * The board of Clue. It shows what a seat sees and tells what a person chose; it holds no rules.
 *
 * @summary An accessible Clue board: click, touch, keyboard, screen reader.
 * @tagname clue-board
 *
 * @fires {CustomEvent<{ action: ClueAction }>} games-action - A person chose where to go, or rolled. Cancelable.
 * @fires {CustomEvent<{ refusal: ClueRefusal }>} games-refusal - A person tried what is not allowed; the board has said why.
 *
 * @csspart board - The drawing with all that lies on it.
 * @csspart die - The dice.
 * @csspart below - What stands below the board.
 * @csspart message - What is to be done now.
 * @csspart choices - The list of places one can go to.
 * @csspart choice - Each button in it.
 */
export class ClueBoard extends GamesElement<ClueBoardEvents> {
  static override properties: PropertyDeclarations = {
    view: { attribute: false },
    readonly: { type: Boolean, reflect: true },
    noMessage: { type: Boolean, attribute: 'no-message' },
    noChoices: { type: Boolean, attribute: 'no-choices' },
    pointed: { state: true },
  };
  static override styles: CSSResultGroup = [
    GamesElement.styles,
    controls,
    tokenStyles,
    styles,
    overStyles,
    floorStyles,
  ];

  /** What a seat sees; whose it is may act here. Without it the classic board before a game. */
  declare view: ClueView | undefined;
  /** Only shows: nothing can be chosen, and a screen reader meets a table. */
  declare readonly: boolean;
  /** No line below the board. */
  declare noMessage: boolean;
  /** No list of the places one can go to. */
  declare noChoices: boolean;
  /** The choice that is pointed at. */
  declare private pointed: Choice | undefined;

  #active: Square = 'A1';
  #seen: ClueView | undefined;
  #before: ClueView | undefined;
  #choices: readonly Choice[] = [];
  #running: readonly Animation[] = [];
  readonly #announcer = new Announcer(this);
  readonly #input: BoardInput = new BoardInput({
    now: () => ({ layout: this.#layout, choices: this.#choices, active: this.#active, readonly: this.readonly }),
    activate: (square, focus) => this.#activate(square, focus),
    point: (choice) => {
      this.pointed = choice;
    },
    choose: (choice) => this.#send(choice.action),
    miss: (to) => this.#miss(to),
    roll: () => this.#roll(),
    say: (what) => this.#answer(what),
  });

  constructor() {
    super();
    this.readonly = false;
    this.noMessage = false;
    this.noChoices = false;
  }

  /** Resolves when nothing on the board moves any more. */
  async whenStill(): Promise<void> {
    await this.updateComplete;
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
  }

  /** Puts the focus on the board's current square. */
  override focus(options?: FocusOptions): void {
    this.#cell(this.#active)?.focus(options);
  }

  get #shown(): ClueView {
    return this.view ?? emptyView();
  }

  get #layout(): BoardLayout {
    return layoutOf(boardOf(this.#shown));
  }

  get #words(): BoardWords {
    return this.words(english);
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const view = this.#shown;
    if (view === this.#seen) return;
    this.#before = this.#seen;
    this.#seen = view;
    this.#choices = this.readonly ? [] : choicesOf(view);
    this.pointed = undefined;
    if (this.#before?.board !== view.board || this.#before.me !== view.me) this.#active = this.#home(view);
  }

  /** Where the focus begins: at one's own token, or the first square. */
  #home(view: ClueView): Square {
    const place = view.me === null ? undefined : view.places[view.players[view.me]?.suspect ?? 'scarlet'];
    if (!place || place === 'middle') return this.#layout.board.squares[0] ?? 'A1';
    if (!isRoom(place)) return place;
    return this.#layout.doors.find(({ room }) => room === place)?.inside ?? 'A1';
  }

  protected override updated(_changed: PropertyValues): void {
    measureBoard(this.renderRoot.querySelector('.board'), this.#layout);
    const [before, now] = [this.#before, this.#seen];
    if (!before || !now || before === now) return;
    this.#before = now;
    if (before.board !== now.board) return;
    for (const animation of this.#running) animation.finish();
    const rolled = now.roll.length > 0 && before.roll.length === 0;
    this.#running = [
      ...walkTokens(this.renderRoot, this.#layout, before, now),
      ...(rolled ? tumble(this.renderRoot) : []),
    ];
  }

  protected override render(): TemplateResult {
    const view = this.#shown;
    const words = this.#words;
    const layout = this.#layout;
    const { board, middle } = layout;
    const choices = this.#choices;
    const [width, height] = [board.columns + 2 * MARGIN, board.rows + 2 * MARGIN];
    const die = this.#die(view, words);
    return html`<div class="board" part="board" dir="ltr">
        <svg class="drawing" viewBox=${`${-MARGIN} ${-MARGIN} ${width} ${height}`} aria-hidden="true">
          ${boardArt(layout)}
          <g class="marks">${choiceMarks(layout, choices)}</g>
          ${aimArt(layout, this.pointed)} ${roomNames(layout, words.cards)}
          <g class="pieces">${weaponArt(layout, view)} ${pieces(layout, view)}</g>
        </svg>
        <div
          class="cells"
          role=${this.readonly ? 'table' : 'grid'}
          aria-label=${words.board}
          aria-rowcount=${board.rows}
          aria-colcount=${board.columns}
          @click=${this.#input.click}
          @keydown=${this.#input.keydown}
          @focusin=${this.#input.focusin}
          @pointermove=${this.#input.move}
          @pointerleave=${this.#input.leave}
        >
          ${cellRows({ layout, places: view.places, choices, active: this.#active, readonly: this.readonly, words })}
        </div>
        ${middle ? html`<div class="die-place">${die}</div>` : nothing}
      </div>
      ${middle ? nothing : html`<div class="die-below">${die}</div>`}
      ${this.#below(view, words)} ${this.#announcer.render()}`;
  }

  get #isMine(): boolean {
    const { me, awaiting, seat } = this.#shown;
    return !this.readonly && me !== null && awaiting === me && seat === me;
  }

  #die(view: ClueView, words: BoardWords): TemplateResult {
    const canRoll = this.#isMine && view.phase.type === 'start';
    return dieTemplate({
      roll: view.roll,
      dice: view.options.dice,
      canRoll,
      label: canRoll ? words.rollDie : words.die(view.roll),
      text: words.roll,
      press: () => this.#roll(),
    });
  }

  #below(view: ClueView, words: BoardWords): TemplateResult | typeof nothing {
    if (this.noMessage && this.noChoices) return nothing;
    return html`<div class="below" part="below">
      ${
        this.noMessage
          ? nothing
          : html`<p class="message" part="message">${this.#isMine ? promptOf(view, this.#choices, words) : ''}</p>`
      }
      ${
        this.noChoices || this.#choices.length === 0
          ? nothing
          : choiceList({
              choices: this.#choices,
              words,
              choose: (choice) => this.#send(choice.action),
              point: (choice) => {
                this.pointed = choice;
              },
            })
      }
    </div>`;
  }

  #send(action: ClueAction): void {
    this.emit('games-action', { action }, true);
  }

  #roll(): void {
    const { me } = this.#shown;
    if (me === null) return;
    const refusal = check(this.#shown, { type: 'roll', seat: me });
    if (refusal) this.#refuse(refusal);
    else this.#send({ type: 'roll', seat: me });
  }

  /** A place was chosen that cannot be gone to: the rules say why. */
  #miss(square: Square): void {
    const view = this.#shown;
    const { me } = view;
    if (me === null || this.readonly) return;
    const room = this.#layout.rooms.find(({ room }) => this.#layout.board.rooms[room].includes(square))?.room;
    const refusal = check(view, { type: 'move', seat: me, to: room ?? square });
    if (refusal) this.#refuse(refusal);
  }

  #refuse(refusal: ClueRefusal): void {
    this.#announcer.say(this.#words.refusal(refusal), 'assertive');
    this.emit('games-refusal', { refusal });
  }

  #answer(what: 'choices' | 'status' | 'keys'): void {
    const words = this.#words;
    const { roll, awaiting, me } = this.#shown;
    const status = awaiting === me ? promptOf(this.#shown, this.#choices, words) : words.die(roll);
    const names = this.#choices.map((choice) => words.choice(choice)).join(', ');
    this.#announcer.say({ keys: words.keys, choices: names || status, status }[what]);
  }

  #activate(square: Square, focus: boolean): void {
    this.#active = square;
    this.requestUpdate();
    if (focus) this.#cell(square)?.focus();
  }

  #cell(square: Square): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>(`[data-square=${square}]`) ?? null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clue-board': ClueBoard;
  }
}
