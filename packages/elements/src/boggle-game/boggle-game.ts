import type { BoardProblem, BoggleRefusal, BoggleState, DictionaryFileProblem } from '@games/boggle-core';
import type { ReplayRefusal, SaveRefusal } from '@games/kit';
import type { CSSResultGroup, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { BoggleBoard } from '../boggle-board/boggle-board.js';
import { controls } from '../shared/controls.styles.js';
import { define } from '../shared/define.js';
import { GamesElement } from '../shared/games-element.js';
import { styles } from './boggle-game.styles.js';
import { deviceClock, type GameClock } from './clock.js';
import { Desk } from './desk.js';
import type { BoggleGameEvents } from './events.js';
import { furniture } from './furniture.styles.js';
import { type BoggleStatistics, readStatistics } from './statistics.js';

/**
 * A whole game of Boggle against a computer that learns your words: rounds by the clock, words typed and traced, scores,
 * rejections, statistics, options.
 *
 * @summary Boggle, ready to play.
 * @tagname boggle-game
 *
 * @fires {CustomEvent<{ action: BoggleAction }>} games-action - A person did something; typing does too. Cancelable: when prevented, it is not done.
 * @fires {CustomEvent<{ state: BoggleState }>} games-change - The game is another one. `save()` has it as text.
 * @fires {CustomEvent<{ outcome: BoggleOutcome }>} games-end - The game has ended.
 * @fires {CustomEvent<{ refusal: BoggleRefusal }>} games-refusal - A person tried what is not allowed; the game has said why.
 * @fires {CustomEvent<{ dictionary: string }>} games-quit - The game was quit; `dictionary` is the file to keep for the next time.
 * @fires {CustomEvent<{ statistics: BoggleStatistics }>} games-statistics - A round was counted; keep them, and set them again next time.
 *
 * @csspart round - The button that starts a round, with the clock.
 * @csspart start - That button.
 * @csspart clock - The clock in its bar.
 * @csspart time - Its m:ss.
 * @csspart board - The board element; its own parts are exported as `board-tile`, `board-frame` and so on.
 * @csspart entry - The words one types, with their number.
 * @csspart editor - The field for them.
 * @csspart count - Their number.
 * @csspart scores - The round and the points of both.
 * @csspart round-label - The number of the round.
 * @csspart player - Each row of points.
 * @csspart settings - Difficulty and target.
 * @csspart setting - Each of them.
 * @csspart toolbar - The buttons of the game.
 * @csspart button - Each button.
 * @csspart lists - The words after a round.
 * @csspart list - Each list.
 * @csspart word - Each word in a list.
 * @csspart reject - The button that rejects a word.
 * @csspart missed - What nobody found.
 * @csspart end - Who won.
 * @csspart dismiss - The button that dismisses it.
 * @csspart farewell - What stands there after Quit.
 * @csspart dialog - Options, dictionary, statistics, link, question.
 *
 * @cssprop [--games-board-size] - The largest width of the board; without it as large as the window lets a round be whole.
 */
export class BoggleGame extends GamesElement<BoggleGameEvents> {
  static override properties: PropertyDeclarations = {
    difficulty: { type: Number },
    target: { type: Number },
    turn: { type: Number },
    muted: { type: Boolean, reflect: true },
    link: { attribute: false },
    clock: { attribute: false },
  };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, furniture, styles];

  /** The difficulty that the first game begins with, 1 to 10; 5 without it. */
  declare difficulty: number | undefined;
  /** The target score that the first game begins with, 1 to 10,000; 100 without it. */
  declare target: number | undefined;
  /** Quarter turns of the board. */
  declare turn: number;
  /** No sounds. */
  declare muted: boolean;
  /** Makes the address at which a board, given as text, can be played: then it can be shared. */
  declare link: ((board: string) => string) | undefined;
  /** Where the time comes from; the device without it. */
  declare clock: GameClock;

  readonly #desk: Desk = new Desk({
    element: this,
    words: (table) => this.words(table),
    adopt: (sheet) => this.adopt(sheet),
    emit: (type, detail, cancelable) => this.emit(type, detail, cancelable),
  });

  constructor() {
    super();
    this.turn = 0;
    this.muted = false;
    this.clock = deviceClock;
  }

  /** The game as it stands: plain JSON. It holds what the computer has found: show a view of it, not itself. */
  get state(): BoggleState {
    return this.#desk.play.table.state;
  }

  /** The dictionary file as Quit would write it now. Set it before the first game to give it back. */
  get dictionaryText(): string {
    return this.#desk.play.dictionaryText;
  }
  set dictionaryText(text: string) {
    this.readDictionary(text);
  }

  /** What was played so far. Set it to what `games-statistics` told the last time; it may be anything. */
  get statistics(): BoggleStatistics {
    return this.#desk.play.statistics;
  }
  set statistics(value: BoggleStatistics) {
    this.#desk.play.statistics = readStatistics(value);
    this.requestUpdate();
  }

  /**
   * Reads a dictionary file. The computer knows its words at once, or from the next game on when one is under way.
   *
   * @param text - of `dictionaryText`, or any words with white space between them
   * @returns what is wrong with it, or `undefined` when it was read
   */
  readDictionary(text: string): DictionaryFileProblem | undefined {
    const problem = this.#desk.play.readDictionary(text);
    this.requestUpdate();
    return problem;
  }

  /**
   * The game as text, with the round that runs. After Quit it is a game with the same options that has not begun.
   *
   * @returns what `load` takes
   */
  save(): string {
    return this.#desk.play.save();
  }

  /**
   * Opens a saved game; the text may be anything. The clock has gone on meanwhile.
   *
   * @param text - from `save`
   * @returns why it cannot be opened, or `undefined` when it was
   */
  async load(
    text: string,
  ): Promise<SaveRefusal | ReplayRefusal<BoggleRefusal> | { readonly code: 'no-list' } | undefined> {
    const refusal = await this.#desk.play.load(text);
    this.#desk.reset();
    return refusal;
  }

  /**
   * Begins a game whose first round has this board; asks first when a game is under way.
   *
   * @param text - a board as `parseBoard` of `@games/boggle-core` reads it
   * @returns what is wrong with it, or `undefined`
   */
  playBoard(text: string): BoardProblem | undefined {
    return this.#desk.play.playBoard(text);
  }

  /**
   * Begins a game whose boards all follow from a seed: the same seed gives everybody the same boards. Asks first when a game
   * is under way.
   *
   * @param seed - any text
   */
  async playSeed(seed: string): Promise<void> {
    await this.#desk.play.playSeed(seed);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // The board is made in this shadow root, so whoever uses this class without its define entry has it too.
    define('boggle-board', BoggleBoard);
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { table } = this.#desk.play;
    if (!(changed.has('difficulty') || changed.has('target')) || !table.isFresh) return;
    const { difficulty = table.state.difficulty, target = table.state.target } = this;
    table.start({ ...table.nextConfig, difficulty, target }, table.session.seed);
  }

  protected override updated(_changed: PropertyValues): void {
    this.#desk.drawn();
  }

  protected override render(): TemplateResult {
    return this.#desk.render();
  }
}

export type { BoggleGameEvents } from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'boggle-game': BoggleGame;
  }
}
