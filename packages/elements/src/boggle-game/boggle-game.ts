import {
  type BoardProblem,
  type BoggleEvent,
  type BoggleRefusal,
  type BoggleState,
  type DictionaryFileProblem,
  formatBoard,
  timeLeft,
} from '@games/boggle-core';
import type { ReplayRefusal, SaveRefusal } from '@games/kit';
import { type CSSResultGroup, html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { BoggleBoard, type BoggleBoardEvents } from '../boggle-board/boggle-board.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { define } from '../shared/define.js';
import { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import type { Sound } from '../shared/sounds.js';
import { styles } from './boggle-game.styles.js';
import { deviceClock, type GameClock, RoundTimer } from './clock.js';
import { clockBar } from './clock-bar.js';
import { endDialog, farewell } from './end.js';
import { entry } from './entry.js';
import type { BoggleGameEvents } from './events.js';
import { focusIn } from './focus.js';
import { furniture } from './furniture.styles.js';
import { GameDialogs } from './game-dialogs.js';
import { Play } from './play.js';
import { Results } from './results.js';
import { scores } from './scores.js';
import { saveOf } from './session.js';
import { type SettingName, settings } from './settings.js';
import { spokenOf } from './spoken.js';
import { type BoggleStatistics, readStatistics } from './statistics.js';
import { type Tool, tools } from './tools.js';
import { english } from './words.en.js';

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

  readonly #announcer = new Announcer(this);
  readonly #sounds = new Part(this, () => import('../shared/sounds.js'));
  readonly #refusals = new Part(this, () => import('./refusals.en.js'));
  #wrong: { readonly name: SettingName; readonly text: string } | undefined;
  #note = '';
  readonly #play: Play = new Play({
    now: () => this.clock.now(),
    words: () => this.words(english),
    mayAct: (action) => this.emit('games-action', { action }, true),
    refused: (refusal) => this.#refuse(refusal),
    changed: (events) => this.#changed(events),
    counted: (statistics) => this.emit('games-statistics', { statistics }),
    ask: (question, go) => this.#dialogs.ask(question, go),
    listed: async () => (await this.#results.english.load())?.listedRules(),
  });
  readonly #results: Results = new Results(this, {
    words: (table) => this.words(table),
    adopt: (sheet) => this.adopt(sheet),
    say: (text) => this.#announcer.say(text),
    note: (text) => this.#say(text),
    reject: (word, back) => this.#play.act({ type: back ? 'restore' : 'reject', seat: this.#play.table.seat, word }),
  });
  constructor() {
    super();
    this.turn = 0;
    this.muted = false;
    this.clock = deviceClock;
    new RoundTimer(this, {
      clock: () => this.clock,
      deadline: () => this.state.deadline,
      warn: (seconds) => this.#announcer.say(this.words(english).secondsLeft(seconds)),
      due: () => this.#play.timeout(),
    });
  }
  readonly #dialogs: GameDialogs = new GameDialogs(this, {
    words: (table) => this.words(table),
    adopt: ({ menuStyles, dialogStyles }) => {
      this.adopt(menuStyles);
      this.adopt(dialogStyles);
    },
    config: () => ({ ...this.state.config, target: 0, difficulty: 0, words: [] }),
    begin: async (config) => {
      const begun = await this.#play.begin(config);
      if (begun) this.#dialogs.close();
      return begun;
    },
    known: () => this.#play.table.known.length,
    file: () => this.dictionaryText,
    add: (words) => this.#play.add(words),
    forget: () => this.#play.forget(),
    statistics: () => this.statistics,
    link: () => (this.state.board && this.link?.(formatBoard(this.state.board))) ?? '',
    explain: (refusal) => this.#explain(refusal),
    closed: () => {
      const field = this.renderRoot.querySelector<HTMLInputElement>('#target');
      if (field) field.value = String(this.state.target);
    },
  });

  /** The game as it stands: plain JSON. It holds what the computer has found: show a view of it, not itself. */
  get state(): BoggleState {
    return this.#play.table.state;
  }

  /** The dictionary file as Quit would write it now (BOG-18). Set it before the first game to give it back. */
  get dictionaryText(): string {
    return this.#play.dictionaryText;
  }
  set dictionaryText(text: string) {
    this.readDictionary(text);
  }

  /** What was played so far. Set it to what `games-statistics` told the last time; it may be anything. */
  get statistics(): BoggleStatistics {
    return this.#play.statistics;
  }
  set statistics(value: BoggleStatistics) {
    this.#play.statistics = readStatistics(value);
    this.requestUpdate();
  }

  /**
   * Reads a dictionary file. The computer knows its words at once, or from the next game on when one is under way.
   *
   * @param text - of `dictionaryText`, or any words with white space between them
   * @returns what is wrong with it, or `undefined` when it was read
   */
  readDictionary(text: string): DictionaryFileProblem | undefined {
    const problem = this.#play.readDictionary(text);
    this.requestUpdate();
    return problem;
  }

  /**
   * The game as text, with the round that runs. After Quit it is a game with the same options that has not begun.
   *
   * @returns what `load` takes
   */
  save(): string {
    return saveOf(this.#play.saved);
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
    const refusal = await this.#play.load(text);
    this.#results.reset();
    this.requestUpdate();
    return refusal;
  }

  /**
   * Begins a game whose first round has this board; asks first when a game is under way.
   *
   * @param text - a board as `parseBoard` of `@games/boggle-core` reads it
   * @returns what is wrong with it, or `undefined`
   */
  playBoard(text: string): BoardProblem | undefined {
    return this.#play.playBoard(text);
  }

  /**
   * Begins a game whose boards all follow from a seed: the same seed gives everybody the same boards.
   *
   * @param seed - any text
   */
  async playSeed(seed: string): Promise<void> {
    await this.#play.begin({}, seed);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // The board is made in this shadow root, so whoever uses this class without its define entry has it too.
    define('boggle-board', BoggleBoard);
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { table } = this.#play;
    if (!(changed.has('difficulty') || changed.has('target')) || !table.isFresh) return;
    const { difficulty = table.state.difficulty, target = table.state.target } = this;
    table.start({ ...table.nextConfig, difficulty, target }, table.session.seed);
  }

  protected override updated(_changed: PropertyValues): void {
    this.#dialogs.show();
    // What was not taken, because the time was up, does not stay in the editor.
    const editor = this.renderRoot.querySelector('textarea');
    const { text } = this.#play.table;
    if (editor && editor.value !== text) editor.value = text;
  }

  protected override render(): TemplateResult {
    const words = this.words(english);
    const play = this.#play;
    const { view, text } = play.table;
    const { phase, config, outcome, deadline } = view;
    const quit = phase === 'quit';
    const untimed = phase === 'round' && deadline === null;
    return html`<div class="table" data-phase=${phase}>
        <section class="round" part="round" aria-label=${words.round(view.round)}>
          <button
            type="button"
            class="start primary"
            part="start"
            ?disabled=${(phase === 'round' && !untimed) || quit}
            @click=${() => (untimed ? play.endRound() : play.startRound())}
          >
            ${untimed ? words.endRound : words.startRound}
          </button>
          ${clockBar(config.seconds, timeLeft(view, this.clock.now()), words)}
        </section>
        <boggle-board
          part="board"
          exportparts="frame: board-frame, tile: board-tile, path: board-path, word: board-word, message: board-message"
          .view=${view}
          .path=${this.#results.path(view) ?? play.hint}
          .turn=${this.turn}
          ?readonly=${phase !== 'round'}
          ?no-message=${phase !== 'round'}
          @games-word=${this.#traced}
          @games-refusal=${() => this.#sound('refuse')}
        ></boggle-board>
        <p class="note" role="status" ?hidden=${!this.#note}>${this.#note}</p>
        ${
          quit
            ? farewell(words, play.kept, () => play.again())
            : phase === 'over' && outcome
              ? endDialog(outcome, config.people, words, () => play.dismiss())
              : entry({ view, text, words, typed: this.#typed, sit: (seat) => this.#sit(seat) })
        }
        ${scores(view, words)} ${this.#results.render(view)}
        ${settings({ view, words, wrong: this.#wrong, set: (name, value) => this.#set(name, value) })}
        ${tools({
          words,
          muted: this.muted,
          canShare: this.link !== undefined && view.board !== null,
          run: (tool) => this.#run(tool),
        })}
      </div>
      ${this.#dialogs.render()} ${this.#announcer.render()}`;
  }

  readonly #typed = (text: string, caret: number): void => {
    if (!this.#play.type(text, caret)) this.requestUpdate();
  };

  readonly #traced = (event: BoggleBoardEvents['games-word']): void => {
    event.stopPropagation();
    const { word } = event.detail;
    const taken = this.#play.trace(word);
    this.#sound(taken ? 'place' : 'refuse');
    if (taken) return;
    event.preventDefault();
    if (this.state.phase === 'round') this.#say(this.words(english).haveAlready(word), true);
  };

  #sit(seat: number): void {
    this.#play.table.seat = seat;
    this.#play.hint = undefined;
    this.#results.reset();
    this.requestUpdate();
  }

  #set(name: SettingName, value: number): void {
    const refusal = this.#play.set(name, value);
    this.#wrong = undefined;
    if (refusal) void this.#explained(refusal).then((text) => this.#setWrong(name, text));
    this.requestUpdate();
  }

  #setWrong(name: SettingName, text: string): void {
    this.#wrong = { name, text };
    this.#announcer.say(text, 'assertive');
  }

  #run(tool: Tool): void {
    if (tool === 'turn') this.turn = (this.turn + 1) % 4;
    else if (tool === 'sound') this.muted = !this.muted;
    else if (tool === 'restart') this.#play.restart();
    else if (tool === 'quit') this.#play.quit();
    else this.#dialogs.open(tool);
  }

  /** Tells what has happened, to those who listen and to those who watch. */
  #changed(events: readonly BoggleEvent[]): void {
    this.#note = '';
    this.requestUpdate();
    if (events.some(({ type }) => type === 'roundStarted' || type === 'gameStarted')) this.#results.reset();
    if (events.some(({ type }) => type === 'roundEnded')) this.#sound('beep');
    for (const { text, urgent, focus } of spokenOf(events, this.state, this.words(english))) {
      this.#announcer.say(text, urgent ? 'assertive' : 'polite');
      if (focus) void focusIn(this, focus);
    }
    this.emit('games-change', { state: this.state });
    for (const event of events) {
      if (event.type === 'gameEnded' && event.outcome.reason === 'target') {
        this.emit('games-end', { outcome: event.outcome });
      }
      if (event.type === 'quit') this.emit('games-quit', { dictionary: this.dictionaryText });
    }
  }

  #refuse(refusal: BoggleRefusal): void {
    this.#sound('refuse');
    void this.#explained(refusal).then((text) => this.#say(text, true));
    this.emit('games-refusal', { refusal });
  }

  #say(text: string, aloud = false): void {
    this.#note = text;
    if (aloud && text) this.#announcer.say(text, 'assertive');
    this.requestUpdate();
  }

  #explain(refusal: BoggleRefusal | DictionaryFileProblem): string | undefined {
    const own = this.words(english).refusal;
    return own ? own(refusal) : this.#refusals.now?.explainInEnglish(refusal);
  }

  async #explained(refusal: BoggleRefusal): Promise<string> {
    if (!this.words(english).refusal) await this.#refusals.load();
    return this.#explain(refusal) ?? '';
  }

  #sound(sound: Sound): void {
    if (!this.muted) void this.#sounds.load().then((sounds) => sounds?.play(sound));
  }
}

export type { BoggleGameEvents } from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'boggle-game': BoggleGame;
  }
}
