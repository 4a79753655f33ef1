import {
  type BoardProblem,
  type BoggleAction,
  type BoggleConfig,
  type BoggleEvent,
  type BoggleRefusal,
  type DictionaryFileProblem,
  dictionaryFile,
  FIRST_WORDS,
  findPath,
  MAX_KNOWN,
  parseBoard,
  readDictionaryFile,
  splitWords,
} from '@games/boggle-core';
import type { ReplayRefusal, SaveRefusal } from '@games/kit';
import { appendWord, wordAt } from './entry.js';
import { latestIn, needsList, readSave, saveOf, waitingIn } from './session.js';
import { addRound, type BoggleStatistics, NO_STATISTICS } from './statistics.js';
import { Table } from './table.js';
import type { BoggleGameWords, Question } from './words.js';

/** What a person plays on and hears from. */
export interface PlayHost {
  readonly now: () => number;
  readonly words: () => BoggleGameWords;
  /** A person acts: false when the page would not have it. */
  readonly mayAct: (action: BoggleAction) => boolean;
  readonly refused: (refusal: BoggleRefusal) => void;
  /** The game is another one; `events` say why. */
  readonly changed: (events: readonly BoggleEvent[]) => void;
  readonly counted: (statistics: BoggleStatistics) => void;
  readonly ask: (question: Question, go: () => void) => void;
  /** The rules with the English list; nothing when they could not be fetched. */
  readonly listed: () => Promise<Table['rules'] | undefined>;
}

/** Everything that a person, the clock and the page do with a game. The rules decide; this only asks them. */
export class Play {
  readonly table: Table = new Table();
  /** What was played so far. */
  statistics: BoggleStatistics = NO_STATISTICS;
  /** The path of the word that is being typed. */
  hint: readonly number[] | undefined;
  /** How many words were kept at Quit. */
  kept = 0;
  readonly #host: PlayHost;
  /** How far the time of the game is ahead of the clock, in milliseconds. */
  #ahead = 0;

  constructor(host: PlayHost) {
    this.#host = host;
  }

  /** The time of the game, in milliseconds. */
  get now(): number {
    return this.#host.now() + this.#ahead;
  }

  /** Lets a person act: the page may object, then the rules decide. */
  act(action: BoggleAction): boolean {
    return this.#host.mayAct(action) && this.#take(action);
  }

  /** Begins a round (BOG-6, BOG-7). */
  startRound(): void {
    this.act({ type: 'startRound', seat: this.table.seat, at: this.now });
  }

  /** Ends a round that has no clock. */
  endRound(): void {
    this.act({ type: 'endRound', seat: this.table.seat });
  }

  /** The clock has run out (BOG-9): what stands in the editor was submitted as it was typed. */
  timeout(): void {
    this.#take({ type: 'timeout', seat: null, at: this.now });
  }

  /** The text of the editor is another one; false when the time was up before. */
  type(text: string, caret: number): boolean {
    const { deadline, board } = this.table.state;
    if (deadline !== null && this.now >= deadline) {
      this.timeout();
      return false;
    }
    if (!this.act({ type: 'submit', seat: this.table.seat, at: this.now, words: text, replace: true })) {
      return false;
    }
    this.table.text = text;
    const word = wordAt(text, caret);
    // Long words on huge boards of few letters could take long to look for.
    const short = word.length > 1 && word.length <= 16 && board !== null && board.tiles.length <= 36;
    this.hint = short ? findPath(board, word) : undefined;
    return true;
  }

  /** A word was traced; false when it is there already, or came too late. */
  trace(word: string): boolean {
    const { text } = this.table;
    if (splitWords(text).includes(word)) return false;
    const added = this.type(appendWord(text, word), text.length + word.length + 2);
    this.hint = undefined;
    return added;
  }

  /** Sets a number (BOG-3, BOG-4); asks before a game that runs is lost by it. Gives the refusal of a value out of range. */
  set(name: 'difficulty' | 'target', value: number): BoggleRefusal | undefined {
    const { seat, view, rules, isRunning } = this.table;
    const action: BoggleAction =
      name === 'target'
        ? { type: 'setTarget', seat, target: value }
        : { type: 'setDifficulty', seat, difficulty: value };
    const refusal = rules.check(view, action);
    if (refusal) return refusal;
    if (name === 'target' && isRunning) this.#host.ask('target', () => this.act(action));
    else this.act(action);
    return undefined;
  }

  /** Begins a new game (BOG-28), once more asked when one runs. */
  restart(): void {
    const go = (): boolean => this.act({ type: 'newGame', seat: this.table.seat });
    if (this.table.isRunning) this.#host.ask('restart', go);
    else go();
  }

  /** The end was read: a new game begins (BOG-33). */
  dismiss(): void {
    this.act({ type: 'newGame', seat: this.table.seat });
  }

  /** Halts (BOG-29), once more asked when a game runs. */
  quit(): void {
    const go = (): boolean => this.act({ type: 'quit', seat: this.table.seat });
    if (this.table.isRunning) this.#host.ask('quit', go);
    else go();
  }

  /** The program starts again after Quit: the computer knows what was written. */
  again(): void {
    const read = readDictionaryFile(this.dictionaryText);
    this.table.start({ ...this.table.nextConfig, words: read.ok ? read.value : FIRST_WORDS });
    this.#host.changed([{ type: 'gameStarted', game: 1 }]);
  }

  /** Begins a game with other options; false when the list that it needs could not be fetched. */
  async begin(config: Partial<BoggleConfig>, seed?: string): Promise<boolean> {
    if (needsList(config) && !(await this.#fetchList())) return false;
    this.#count();
    const refusal = this.table.start({ ...this.table.nextConfig, ...config }, seed);
    if (refusal) this.#host.refused(refusal);
    else this.#host.changed([{ type: 'gameStarted', game: 1 }]);
    return refusal === undefined;
  }

  /** Begins a game on a board that somebody sent; asks first when one runs. Gives what is wrong with the text. */
  playBoard(text: string): BoardProblem | undefined {
    const board = parseBoard(text);
    if (!board.ok) return board.error;
    const { width, height, tiles } = board.value;
    // Nothing but holes.
    if (tiles.every((tile) => tile === '')) return { code: 'board-empty' };
    const go = (): unknown => this.begin({ boards: [board.value], width, height, holes: [] });
    if (this.table.isRunning) this.#host.ask('board', go);
    else go();
    return undefined;
  }

  /** Begins a game whose boards follow from a seed; asks first when one runs. */
  async playSeed(seed: string): Promise<void> {
    const go = (): Promise<boolean> => this.begin({}, seed);
    if (this.table.isRunning) this.#host.ask('board', () => void go());
    else await go();
  }

  /** The dictionary file as it would be written now (BOG-18): the same state writes the same file. */
  get dictionaryText(): string {
    const { seed, actions, state } = this.table.session;
    // With words that were read while a game ran: Quit must not lose them.
    const knowledge = { ...state.knowledge, base: this.table.known };
    return dictionaryFile({ ...state, knowledge }, `${seed} ${actions.length}`);
  }

  /** Reads a dictionary file: at once, or for the next game when one is under way. Gives what is wrong with it. */
  readDictionary(text: string): DictionaryFileProblem | undefined {
    const read = readDictionaryFile(text);
    if (!read.ok) return read.error;
    this.table.teach(read.value);
    return undefined;
  }

  /** The computer knows these words too; false when they are more than it can know. */
  add(words: readonly string[]): boolean {
    const all = [...new Set([...this.table.known, ...words])];
    if (all.length > MAX_KNOWN) return false;
    this.table.teach(all);
    this.#host.changed([]);
    return true;
  }

  /** The computer forgets all that it learned, after a question. */
  forget(): void {
    this.#host.ask('forget', () => void this.begin({ words: FIRST_WORDS }));
  }

  /** The game as text; after Quit one with the same options that has not begun. */
  save(): string {
    const { session, state, nextConfig, waiting } = this.table;
    if (state.phase !== 'quit') return saveOf(session, waiting);
    const { words: _, ...config } = nextConfig;
    return saveOf({ config, seed: `${session.seed}+`, actions: [] });
  }

  /** Opens a saved game; the text may be anything. */
  async load(
    text: string,
  ): Promise<SaveRefusal | ReplayRefusal<BoggleRefusal> | { readonly code: 'no-list' } | undefined> {
    const save = readSave(text);
    if (!save.ok) return save.error;
    if (needsList(save.value.config) && !(await this.#fetchList())) return { code: 'no-list' };
    const refusal = this.table.open(save.value, waitingIn(text));
    // A clock that was set back while the game lay there does not give time back (BOG-10).
    if (!refusal) this.#ahead = Math.max(0, latestIn(save.value.actions) - this.#host.now());
    return refusal;
  }

  async #fetchList(): Promise<boolean> {
    const rules = await this.#host.listed();
    if (rules) this.table.rules = rules;
    return rules !== undefined;
  }

  /** A round that is left cannot change any more. */
  #count(): void {
    const statistics = addRound(this.statistics, this.table.rules.view(this.table.state, 0));
    if (statistics === this.statistics) return;
    this.statistics = statistics;
    this.#host.counted(statistics);
  }

  #take(action: BoggleAction): boolean {
    const leaves = ['startRound', 'newGame', 'setTarget', 'quit'].includes(action.type);
    const before = this.table.rules.check(this.table.view, action) === undefined;
    if (leaves && before) this.#count();
    if (action.type === 'quit') this.kept = splitWords(this.dictionaryText.replace(/^#.*\n/, '')).length;
    const step = this.table.act(action);
    if (!step.ok) {
      this.#host.refused(step.error);
      return false;
    }
    if (action.type !== 'submit') this.hint = undefined;
    this.#host.changed(step.value);
    return true;
  }
}
