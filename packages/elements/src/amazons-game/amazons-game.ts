import {
  type AmazonsAction,
  type AmazonsOutcome,
  type AmazonsRefusal,
  type AmazonsState,
  SETUP_NAMES,
  type SetupName,
  type Side,
  territory,
} from '@games/amazons-core';
import type { ReplayRefusal, SaveRefusal } from '@games/kit';
import {
  type CSSResultGroup,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { AmazonsBoard, type AmazonsBoardEvents } from '../amazons-board/amazons-board.js';
import { pieceStyles } from '../amazons-board/pieces.styles.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { define } from '../shared/define.js';
import { GamesElement } from '../shared/games-element.js';
import { play, type Sound } from '../shared/sounds.js';
import { styles } from './amazons-game.styles.js';
import { configOf, defaultChoice, type MenuChoice, menu } from './menu.js';
import { menuStyles } from './menu.styles.js';
import { moveList } from './move-list.js';
import { players } from './players.js';
import { resignDialog } from './resign-dialog.js';
import { Table } from './table.js';
import { type Tool, toolbar } from './toolbar.js';
import { english } from './words.en.js';
import type { GameWords } from './words.js';

/** The events of `<amazons-game>`. */
export interface AmazonsGameEvents {
  'games-action': CustomEvent<{ readonly action: AmazonsAction }>;
  'games-change': CustomEvent<{ readonly state: AmazonsState }>;
  'games-end': CustomEvent<{ readonly outcome: AmazonsOutcome }>;
}

const sideConverter = (value: string | null): Side => (value === '1' ? 1 : 0);

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
  static override styles: CSSResultGroup = [GamesElement.styles, controls, pieceStyles, menuStyles, styles];

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
  #choice: MenuChoice = defaultChoice;
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
    return this.#table.load(text);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // The board is made in this shadow root, so whoever uses this class without its define entry has it too.
    define('amazons-board', AmazonsBoard);
    return super.createRenderRoot();
  }

  get #words(): GameWords {
    return this.words(english);
  }

  #fromAttributes(): MenuChoice {
    const setup = isSetup(this.setup) ? this.setup : 'standard';
    return { ...defaultChoice, setup, first: this.first, pie: this.pie };
  }

  protected override willUpdate(changed: PropertyValues): void {
    const described = changed.has('setup') || changed.has('first') || changed.has('pie');
    // A game under way is never thrown away by an attribute.
    if (described && this.#table.actions.length === 0) {
      this.#choice = this.#fromAttributes();
      this.#table.start(configOf(this.#choice));
    }
  }

  protected override updated(changed: PropertyValues): void {
    this.#scrollToTurn();
    if (!changed.has('menu')) return;
    const dialog = this.#dialog('menu-dialog');
    if (this.menu && !dialog?.open) dialog?.showModal();
    else if (!this.menu) dialog?.close();
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    const { actions, canRedo, first, outcome: over, shown, shownState, state } = this.#table;
    const looking = shown < actions.length;
    return html`<div class="table">
        <div class="head">
          ${players(state, words)}
          <p class="status ${over ? 'over' : ''}" part="status">${this.#status(over)}</p>
        </div>
        <div class="board">
          <amazons-board
            part="board"
            exportparts="square: board-square, amazon: board-amazon, arrow: board-arrow, frame: board-frame, message: board-message"
            .view=${shownState}
            ?readonly=${looking}
            ?flipped=${this.flipped}
            ?territory=${this.territory}
            ?command=${this.command}
            ?no-message=${looking || over !== undefined}
            @games-action=${this.#boardAction}
            @games-refusal=${() => this.#play('refuse')}
            @games-choice=${() => this.#play('place')}
          >
            <slot name="white" slot="white"></slot>
            <slot name="black" slot="black"></slot>
            <slot name="arrow" slot="arrow"></slot>
          </amazons-board>
          ${
            looking
              ? html`<p class="notice">
                  <span>${words.looking(shown, actions.length)}</span>
                  <button type="button" @click=${() => this.#table.show(shown + actions.length)}>${words.backToGame}</button>
                </p>`
              : over
                ? html`<p class="notice">
                    <span>${words.outcome(over, territory(state).margin)}</span>
                    <button type="button" class="primary" @click=${() => this.#run('new')}>${words.newGame}</button>
                  </p>`
                : nothing
          }
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
        ${moveList({ actions, first, shown, words, show: (count) => this.#table.show(count) })}
      </div>
      <dialog id="menu-dialog" aria-labelledby="menu-title" @close=${() => this.#closeMenu()}>
        ${
          this.menu
            ? menu({
                choice: this.#choice,
                words,
                change: (choice) => this.#choose(choice),
                start: () => this.#start(),
                cancel: () => this.#closeMenu(),
              })
            : nothing
        }
      </dialog>
      <dialog id="resign-dialog" aria-labelledby="resign-question">
        ${resignDialog(state.turn, words, (resign) => this.#answerResign(resign))}
      </dialog>
      ${this.#announcer.render()}`;
  }

  #status(over: AmazonsOutcome | undefined): string {
    const words = this.#words;
    return over ? `${words.side(over.winner)} ${words.won}` : words.toMove(this.state.turn);
  }

  #dialog(id: string): HTMLDialogElement | null {
    return this.renderRoot.querySelector<HTMLDialogElement>(`#${id}`);
  }

  /** The list moves, never the page. */
  #scrollToTurn(): void {
    const list = this.renderRoot.querySelector('.list');
    const turn = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!list || !turn) return;
    const top = turn.offsetTop - list.clientTop;
    if (top < list.scrollTop || top + turn.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }

  #play(sound: Sound): void {
    if (!this.muted) play(sound);
  }

  readonly #boardAction = (event: AmazonsBoardEvents['games-action']): void => {
    event.stopPropagation();
    if (!this.#act(event.detail.action)) event.preventDefault();
  };

  /** A person acts: the embedder may object, then the rules decide. */
  #act(action: AmazonsAction): boolean {
    if (!this.emit('games-action', { action }, true)) return false;
    if (this.#table.act(action)) return false;
    this.#changed();
    const over = this.#table.outcome;
    this.#play(over ? 'end' : 'arrow');
    if (over) {
      this.#announcer.say(this.#words.outcome(over, territory(this.state).margin), 'assertive');
      this.emit('games-end', { outcome: over });
    }
    return true;
  }

  #changed(): void {
    this.emit('games-change', { state: this.state });
  }

  #run(tool: Tool): void {
    const { turn } = this.state;
    switch (tool) {
      case 'new':
        this.menu = true;
        break;
      case 'undo':
        this.#step(this.#table.undo(), this.#words.undone);
        break;
      case 'redo':
        this.#step(this.#table.redo(), this.#words.redone);
        break;
      case 'resign':
        this.#dialog('resign-dialog')?.showModal();
        break;
      case 'swap':
        this.#act({ type: 'swap', seat: turn });
        break;
      case 'flip':
        this.flipped = !this.flipped;
        break;
      case 'sound':
        this.muted = !this.muted;
        break;
      case 'territory':
        this.territory = !this.territory;
        break;
      case 'command':
        this.command = !this.command;
        break;
    }
  }

  #step(stepped: boolean, spoken: string): void {
    if (!stepped) return;
    this.#announcer.say(spoken);
    this.#changed();
  }

  #choose(choice: MenuChoice): void {
    this.#choice = choice;
    this.requestUpdate();
  }

  #closeMenu(): void {
    this.menu = false;
  }

  #start(): void {
    this.#table.start(configOf(this.#choice));
    this.#closeMenu();
    this.#announcer.say(this.#words.started);
    this.#changed();
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<AmazonsBoard>('amazons-board[part=board]')?.focus(),
    );
  }

  #answerResign(resign: boolean): void {
    this.#dialog('resign-dialog')?.close();
    if (resign) this.#act({ type: 'resign', seat: this.state.turn });
  }
}

function isSetup(value: string): value is SetupName {
  return SETUP_NAMES.some((name) => name === value);
}

declare global {
  interface HTMLElementTagNameMap {
    'amazons-game': AmazonsGame;
  }
}
