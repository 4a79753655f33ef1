import {
  type AmazonsAction,
  type AmazonsConfig,
  type AmazonsOutcome,
  type AmazonsRefusal,
  type AmazonsState,
  SETUPS,
  type SetupName,
  type Side,
} from '@games/amazons-core';
import type { ReplayRefusal, SaveRefusal } from '@games/kit';
import { type CSSResultGroup, html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { AmazonsBoard, type AmazonsBoardEvents } from '../amazons-board/amazons-board.js';
import { pieceStyles } from '../amazons-board/pieces.styles.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { define } from '../shared/define.js';
import { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import type { Sound } from '../shared/sounds.js';
import { styles } from './amazons-game.styles.js';
import { askedOf, sideConverter } from './asked.js';
import type { AmazonsGameEvents } from './events.js';
import { focusBoard } from './focus-board.js';
import { GameDialogs } from './game-dialogs.js';
import { notice } from './notice.js';
import { players } from './players.js';
import { Table } from './table.js';
import { switches, type Tool, toolbar } from './toolbar.js';
import { english } from './words.en.js';

/**
 * A whole game of Amazons for two people at one screen: menu, board, list of turns, undo, result.
 *
 * @summary The Game of the Amazons, ready to play.
 * @tagname amazons-game
 *
 * @fires {CustomEvent<{ action: AmazonsAction }>} games-action - A person chose a turn, swapped or gave up. Cancelable: when prevented, it is not played.
 * @fires {CustomEvent<{ state: AmazonsState }>} games-change - The game is another one: a turn, undo, redo or a new game. `save()` has it as text.
 * @fires {CustomEvent<{ outcome: AmazonsOutcome }>} games-end - The game has ended.
 *
 * @csspart players - The two sides.
 * @csspart player - Each side.
 * @csspart status - Who is to move, or how it ended.
 * @csspart board - The board element; its own parts are exported as `board-square`, `board-amazon` and so on.
 * @csspart notice - What stands below the board when one looks back, or when the game is over.
 * @csspart toolbar - The buttons.
 * @csspart button - Each button of the toolbar.
 * @csspart moves - The list of turns.
 *
 * @cssprop [--games-board-size] - The largest width of the board; without it as large as the window lets it be whole.
 */
export class AmazonsGame extends GamesElement<AmazonsGameEvents> {
  static override properties: PropertyDeclarations = {
    setup: {},
    first: { converter: sideConverter },
    pie: { type: Boolean },
    flipped: { type: Boolean, reflect: true },
    muted: { type: Boolean, reflect: true },
    territory: { type: Boolean, reflect: true },
    command: { type: Boolean, reflect: true },
    menu: { type: Boolean, reflect: true },
  };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, pieceStyles, styles];

  /** The board that a new game begins with: `standard`, `cross`, `scrambled`, `8x8`, `8x8-three`, `6x6` or `6x6-two`. */
  declare setup: SetupName;
  /** Who moves first: `0` for White, `1` for Black. */
  declare first: Side;
  /** The pie rule: after the first turn the other player may swap sides. */
  declare pie: boolean;
  /** Black at the bottom. */
  declare flipped: boolean;
  /** No sounds. */
  declare muted: boolean;
  /** Marks the tiles that already belong to one side. */
  declare territory: boolean;
  /** A field in which turns can be typed. */
  declare command: boolean;
  /** Whether the menu for a new game is open. */
  declare menu: boolean;

  #table = new Table({}, () => this.requestUpdate());
  /** Whether the game is still the one that the attributes ask for. */
  #asAsked = true;
  readonly #dialogs: GameDialogs = new GameDialogs(this, {
    words: (english) => this.words(english),
    adopt: ({ menuStyles }) => this.adopt(menuStyles),
    asked: () => askedOf(this),
    start: (config) => this.#start(config),
    closed: () => {
      this.menu = false;
    },
    resign: () => this.#act({ type: 'resign', seat: this.state.turn }),
  });
  readonly #moves = new Part(this, () => import('./move-list.js'));
  readonly #sounds = new Part(this, () => import('../shared/sounds.js'));
  readonly #margin = new Part(this, () => import('./margin.js'));
  readonly #announcer = new Announcer(this);

  constructor() {
    super();
    this.setup = 'standard';
    this.first = 0;
    this.pie = false;
    this.flipped = false;
    this.muted = false;
    this.territory = false;
    this.command = false;
    this.menu = false;
  }

  /** The game as it stands: plain JSON. */
  get state(): AmazonsState {
    return this.#table.state;
  }

  /**
   * The game as text.
   *
   * @returns what `load` takes
   */
  save(): string {
    return this.#table.save();
  }

  /**
   * Opens a saved game; the text may be anything.
   *
   * @param text - from `save`
   * @returns why it cannot be opened, or `undefined` when it was
   */
  load(text: string): SaveRefusal | ReplayRefusal<AmazonsRefusal> | undefined {
    const refusal = this.#table.load(text);
    if (!refusal) this.#asAsked = false;
    return refusal;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // The board is made in this shadow root, so whoever uses this class without its define entry has it too.
    define('amazons-board', AmazonsBoard);
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const asked = changed.has('setup') || changed.has('first') || changed.has('pie');
    // A game under way is never thrown away by an attribute.
    if (!asked || !this.#asAsked || this.#table.actions.length > 0) return;
    const { setup, ...rules } = askedOf(this);
    this.#table.start({ ...SETUPS[setup], ...rules });
    this.#dialogs.forget();
  }

  protected override updated(_changed: PropertyValues): void {
    this.#moves.now?.scrollToTurn(this.renderRoot);
    this.#dialogs.show(this.menu);
  }

  protected override render(): TemplateResult {
    const words = this.words(english);
    const { actions, canRedo, outcome: over, shown, shownState, state, turns } = this.#table;
    const looking = shown < turns;
    return html`<div class="table">
        <div class="head">
          ${players(state, words)}
          <p class="status" part="status">
            ${over ? `${words.side(over.winner)} ${words.won}` : words.toMove(state.turn)}
          </p>
        </div>
        <div class="board">
          <amazons-board
            part="board"
            exportparts="square: board-square, amazon: board-amazon, arrow: board-arrow, frame: board-frame, message: board-message"
            .view=${shownState}
            ?readonly=${looking}
            ?flipped=${this.flipped}
            ?territory=${this.territory}
            ?command=${this.command && !looking && !over}
            ?no-message=${looking || over !== undefined}
            @games-action=${this.#boardAction}
            @games-refusal=${() => this.#play('refuse')}
            @games-choice=${() => this.#play('place')}
          >
            <slot name="white" slot="white"></slot>
            <slot name="black" slot="black"></slot>
            <slot name="arrow" slot="arrow"></slot>
          </amazons-board>
          ${notice({
            words,
            shown,
            turns,
            outcome: over ? this.#outcomeText(over) : '',
            back: this.#back,
            again: () => this.#run('new'),
          })}
        </div>
        ${toolbar({
          words,
          canUndo: actions.length > 0,
          canRedo,
          canResign: !over,
          canSwap: state.pie === 'open' && !over,
          muted: this.muted,
          territory: this.territory,
          command: this.command,
          run: (tool) => this.#run(tool),
        })}
        ${this.#moveList()}
      </div>
      ${this.#dialogs.render(words, this.menu, state.turn)}
      ${this.#announcer.render()}`;
  }

  readonly #back = (): void => {
    this.#table.show(this.#table.turns);
    void focusBoard(this);
  };

  #moveList(): TemplateResult | undefined {
    const part = this.#moves.now;
    if (!part) return undefined;
    this.adopt(part.moveListStyles);
    const { actions, first, shown } = this.#table;
    const show = (count: number): void => this.#table.show(count);
    return part.moveList({ actions, first, shown, words: this.words(part.moveEnglish), show });
  }

  #outcomeText(over: AmazonsOutcome): string {
    return this.words(english).outcome(over, this.#margin.now?.marginOf(this.state) ?? null);
  }

  #play(sound: Sound): void {
    if (!this.muted) void this.#sounds.load().then((sounds) => sounds?.play(sound));
  }

  readonly #boardAction = (event: AmazonsBoardEvents['games-action']): void => {
    event.stopPropagation();
    if (!this.#act(event.detail.action)) event.preventDefault();
  };

  /** A person acts: the embedder may object, then the rules decide. */
  #act(action: AmazonsAction): boolean {
    if (!this.emit('games-action', { action }, true) || this.#table.act(action)) return false;
    this.emit('games-change', { state: this.state });
    const over = this.#table.outcome;
    this.#play(over ? 'end' : 'arrow');
    if (over) {
      void this.#margin.load().then(() => this.#announcer.say(this.#outcomeText(over), 'assertive'));
      this.emit('games-end', { outcome: over });
    }
    return true;
  }

  #run(tool: Tool): void {
    switch (tool) {
      case 'new':
        this.menu = true;
        break;
      case 'undo':
        this.#step(this.#table.undo(), this.words(english).undone);
        break;
      case 'redo':
        this.#step(this.#table.redo(), this.words(english).redone);
        break;
      case 'resign':
        this.#dialogs.askResign();
        break;
      case 'swap':
        if (this.#act({ type: 'swap', seat: this.state.turn })) void focusBoard(this);
        break;
      default:
        this[switches[tool]] = !this[switches[tool]];
    }
  }

  /** Tells that the game is another one, to those who listen and to those who watch. */
  #step(stepped: boolean, spoken: string): void {
    if (!stepped) return;
    this.#announcer.say(spoken);
    this.emit('games-change', { state: this.state });
  }

  #start(config: Partial<AmazonsConfig>): void {
    this.#asAsked = false;
    this.#table.start(config);
    this.menu = false;
    this.#step(true, this.words(english).started);
    void focusBoard(this);
  }
}

export type { AmazonsGameEvents } from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'amazons-game': AmazonsGame;
  }
}
