import type { AmazonsAction, AmazonsRefusal, AmazonsState, SetupName, Side } from '@games/amazons-core';
import type { EngineOptions } from '@games/amazons-core/engine';
import type { ReplayRefusal, SaveRefusal } from '@games/kit';
import { type CSSResultGroup, html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { AmazonsBoard, type AmazonsBoardEvents } from '../amazons-board/amazons-board.js';
import { pieceStyles } from '../amazons-board/pieces.styles.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { define } from '../shared/define.js';
import { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import { styles } from './amazons-game.styles.js';
import { askedOf, configOf, sideConverter } from './asked.js';
import type { Desk } from './desk.js';
import type { AmazonsGameEvents } from './events.js';
import type { GameHost } from './game-host.js';
import { onlyPerson, type Player, type Players, playerOf, playersIn, withPlayers } from './player.js';
import { players } from './players.js';
import type { OpenRefusal } from './read-game.js';
import { Table } from './table.js';
import { english } from './words.en.js';

const player = { converter: playerOf };

/**
 * A whole game of Amazons: two people at one screen, a person against the computer, or the computer against itself. Menu,
 * board, clocks, list of turns, undo, hint, evaluation, analysis, files.
 *
 * @summary The Game of the Amazons, ready to play.
 * @tagname amazons-game
 *
 * @fires {CustomEvent<{ action: AmazonsAction }>} games-action - A person chose a turn, swapped or gave up. Cancelable: when prevented, it is not played.
 * @fires {CustomEvent<{ state: AmazonsState }>} games-change - The game is another one: a turn, undo, redo or a new game. `save()` has it as text.
 * @fires {CustomEvent<{ outcome: AmazonsOutcome }>} games-end - The game has ended.
 * @fires {CustomEvent<{ name: string, value: boolean }>} games-setting - A person turned a switch: `flipped`, `muted`, `territory`, `evaluation` or `command`.
 * @fires {CustomEvent<{ url: string }>} games-share - A person wants a link to the game. Cancelable: when prevented, nothing is copied.
 *
 * @csspart players - The two sides.
 * @csspart player - Each side.
 * @csspart time - The clock of a side.
 * @csspart evaluation - The bar that shows who is ahead.
 * @csspart status - Who is to move, or how it ended.
 * @csspart board - The board element; its own parts are exported as `board-square`, `board-amazon` and so on.
 * @csspart notice - What stands below the board when one looks back, when computers play, or when the game is over.
 * @csspart toolbar - The buttons.
 * @csspart button - Each button of the toolbar.
 * @csspart moves - The list of turns.
 * @csspart analysis - The curve of the game and each side's worst turns.
 *
 * @cssprop [--games-board-size] - The largest width of the board; without it as large as the window lets it be whole.
 */
export class AmazonsGame extends GamesElement<AmazonsGameEvents> {
  static override properties: PropertyDeclarations = {
    setup: {},
    first: { converter: sideConverter },
    pie: { type: Boolean },
    minutes: { type: Number },
    increment: { type: Number },
    white: player,
    black: player,
    flipped: { type: Boolean, reflect: true },
    muted: { type: Boolean, reflect: true },
    territory: { type: Boolean, reflect: true },
    evaluation: { type: Boolean, reflect: true },
    command: { type: Boolean, reflect: true },
    menu: { type: Boolean, reflect: true },
    engineWorker: { attribute: false },
  };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, pieceStyles, styles];

  /** The board that a new game begins with: `standard`, `cross`, `scrambled`, `8x8`, `8x8-three`, `6x6` or `6x6-two`. */
  declare setup: SetupName;
  /** Who moves first: `0` for White, `1` for Black. */
  declare first: Side;
  /** The pie rule: after the first turn the other player may swap sides. */
  declare pie: boolean;
  /** Minutes on each clock; `0` for a game without clocks. */
  declare minutes: number;
  /** Seconds that each turn adds to the clock of its player. */
  declare increment: number;
  /** Who plays White: `person`, or the computer's level from `1` to `10`. May change during the game. */
  declare white: Player;
  /** Who plays Black: `person`, or the computer's level from `1` to `10`. May change during the game. */
  declare black: Player;
  /** Black at the bottom. */
  declare flipped: boolean;
  /** No sounds. */
  declare muted: boolean;
  /** Marks the tiles that already belong to one side. */
  declare territory: boolean;
  /** A bar that shows who is ahead. */
  declare evaluation: boolean;
  /** A field in which turns can be typed. */
  declare command: boolean;
  /** Whether the menu for a new game is open. */
  declare menu: boolean;
  /**
   * Makes the worker in which the computer thinks, for pages whose policy forbids workers from a blob; `false` for none: then
   * it thinks in slices of a few milliseconds between other work. See `createEngine` of `@games/amazons-core/engine`.
   */
  declare engineWorker: EngineOptions['worker'];

  #table = new Table({}, () => this.requestUpdate());
  /** Whether the game is still the one that the attributes ask for. */
  #asAsked = true;
  readonly #announcer = new Announcer(this);
  readonly #part = new Part(this, () => import('./desk.js'));
  #made: Desk | undefined;

  constructor() {
    super();
    this.setup = 'standard';
    this.white = this.black = 'person';
    this.first = this.minutes = this.increment = 0;
    this.pie = this.flipped = this.muted = this.territory = this.evaluation = this.command = this.menu = false;
  }

  /** The game as it stands: plain JSON. */
  get state(): AmazonsState {
    return this.#table.state;
  }

  /**
   * The game as text, players and clocks included.
   *
   * @returns what `load` takes
   */
  save(): string {
    return withPlayers(this.#table.save(), this.#players);
  }

  /**
   * Opens a saved game; the text may be anything.
   *
   * @param text - from `save`
   * @returns why it cannot be opened, or `undefined` when it was
   */
  load(text: string): SaveRefusal | ReplayRefusal<AmazonsRefusal> | undefined {
    const refusal = this.#table.load(text);
    if (!refusal) this.#seat(playersIn(text));
    return refusal;
  }

  /**
   * Opens whatever a person may have: a save, an SGF file, a position, a list of turns, or a link that this element made.
   * The text may be anything.
   *
   * @param text - the text, or the address of the page
   * @returns why it cannot be opened, or `undefined` when it was
   */
  async open(text: string): Promise<OpenRefusal | undefined> {
    await this.#part.load();
    return this.#desk ? this.#desk.open(text) : { code: 'not-loaded' };
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // The board is made in this shadow root, so whoever uses this class without its define entry has it too.
    define('amazons-board', AmazonsBoard);
    return super.createRenderRoot();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#made?.leave();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const asked = ['setup', 'first', 'pie', 'minutes', 'increment'].some((name) => changed.has(name));
    // A game under way is never thrown away by an attribute.
    if (!asked || !this.#asAsked || this.#table.actions.length > 0) return;
    this.#table.start(configOf(askedOf(this)));
    this.#made?.forget();
  }

  protected override updated(_changed: PropertyValues): void {
    this.#desk?.drawn();
  }

  protected override render(): TemplateResult {
    const words = this.words(english);
    const { outcome: over, shown, shownState, state, turns } = this.#table;
    const desk = this.#desk?.look();
    const still = shown < turns || (!over && this.#players.every((each) => each !== 'person'));
    return html`<div class="table">
        <div class="head">
          ${players(state, words, this.#players, desk?.times, desk?.paused)}
          <p class="status" part="status">
            ${over ? `${words.side(over.winner)} ${words.won}` : words.toMove(state.turn)}
          </p>
          ${desk?.evaluation}
        </div>
        <div class="board">
          <amazons-board
            part="board"
            exportparts="square: board-square, amazon: board-amazon, arrow: board-arrow, frame: board-frame, message: board-message"
            .view=${shownState}
            .seat=${onlyPerson(this.#players)}
            .hint=${desk?.hint}
            ?readonly=${still}
            ?flipped=${this.flipped}
            ?territory=${this.territory}
            ?command=${this.command && !still && !over}
            ?no-message=${still || over !== undefined}
            @games-action=${this.#boardAction}
            @games-refusal=${() => this.#desk?.play('refuse')}
            @games-choice=${() => this.#desk?.play('place')}
          >
            <slot name="white" slot="white"></slot>
            <slot name="black" slot="black"></slot>
            <slot name="arrow" slot="arrow"></slot>
          </amazons-board>
          ${desk?.notice}
        </div>
        <div class="toolbar" part="toolbar">${desk?.tools}</div>
        ${desk?.aside}
      </div>
      ${desk?.dialogs} ${this.#announcer.render()}`;
  }

  /** What stands around the board: fetched at once, and drawn when it has come. */
  get #desk(): Desk | undefined {
    const part = this.#part.now;
    if (part) this.#made ??= new part.Desk(this.#host);
    return this.#made;
  }

  get #players(): Players {
    return [playerOf(this.white), playerOf(this.black)];
  }

  get #host(): GameHost {
    const players = (): Players => this.#players;
    return {
      element: this,
      table: this.#table,
      get players() {
        return players();
      },
      words: (english) => this.words(english),
      adopt: (sheet) => this.adopt(sheet),
      say: (text, urgency) => this.#announcer.say(text, urgency),
      emit: (type, detail, cancelable) => this.emit(type, detail, cancelable),
      act: (action, byPerson) => this.#act(action, byPerson),
      seat: (players) => this.#seat(players),
    };
  }

  readonly #boardAction = (event: AmazonsBoardEvents['games-action']): void => {
    event.stopPropagation();
    if (!this.#act(event.detail.action)) event.preventDefault();
  };

  /** Somebody acts: when it is a person the embedder may object, then the rules decide. */
  #act(action: AmazonsAction, byPerson = true): boolean {
    if (byPerson && !this.emit('games-action', { action }, true)) return false;
    if (this.#table.act(action, !byPerson)) return false;
    this.emit('games-change', { state: this.state });
    const over = this.#table.outcome;
    this.#desk?.acted(over);
    if (over) this.emit('games-end', { outcome: over });
    return true;
  }

  /** The game is no longer the one of the attributes, and others may play it. */
  #seat([white, black]: Players): void {
    this.#asAsked = false;
    this.white = white;
    this.black = black;
  }
}

export type { AmazonsGameEvents, Setting } from './events.js';
export type { Player, Players } from './player.js';
export type { OpenRefusal } from './read-game.js';

declare global {
  interface HTMLElementTagNameMap {
    'amazons-game': AmazonsGame;
  }
}
