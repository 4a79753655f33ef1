import {
  type Board,
  type BoardProblem,
  findPath,
  formatBoard,
  LIMITS,
  parseBoard,
  rollBoard,
} from '@games/boggle-core';
import {
  type CSSResultGroup,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { BoggleBoard } from '../boggle-board/boggle-board.js';
import { Announcer } from '../shared/announcer.js';
import { controls } from '../shared/controls.styles.js';
import { define } from '../shared/define.js';
import { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import { styles } from './boggle-solver.styles.js';
import { someSeed } from './seed.js';
import type { WordGroup } from './solve.js';
import { warmed } from './warmed.js';
import { english } from './words.en.js';
import type { BoggleSolverWords } from './words.js';

/** The events of `<boggle-solver>`. */
export interface BoggleSolverEvents {
  'games-change': CustomEvent<{ readonly board: string }>;
}

/**
 * Every word on any board: type or paste its letters. The English list is fetched when the element stands.
 *
 * @summary A Boggle solver: any board, every word, each with its path.
 * @tagname boggle-solver
 *
 * @fires {CustomEvent<{ board: string }>} games-change - A person typed or rolled another board.
 *
 * @csspart form - Where the board is typed.
 * @csspart editor - The field for its letters.
 * @csspart problem - What is wrong with them.
 * @csspart roll - The button that rolls a board.
 * @csspart board - The board element; its own parts are exported as `board-tile`, `board-frame` and so on.
 * @csspart summary - How many words there are, and what they are worth.
 * @csspart group - The words of one length.
 * @csspart word - Each word.
 */
export class BoggleSolver extends GamesElement<BoggleSolverEvents> {
  static override properties: PropertyDeclarations = {
    board: {},
    minLength: { type: Number, attribute: 'min-length' },
    unfiltered: { type: Boolean },
  };
  static override styles: CSSResultGroup = [GamesElement.styles, controls, styles];

  /** The board as text, as `parseBoard` of `@games/boggle-core` reads it. */
  declare board: string;
  /** The fewest letters of a word, 1 to 16; 3 without it. */
  declare minLength: number;
  /** Shows every word of the list. Without it slurs and obscenities are neither listed nor counted. */
  declare unfiltered: boolean;

  #shown: Board = { width: 4, height: 4, tiles: [] };
  #problem: BoardProblem | undefined;
  #groups: readonly WordGroup[] | undefined;
  #solved: readonly [Board, number, boolean] | undefined;
  #chosen = '';
  #failed = false;
  readonly #announcer = new Announcer(this);
  readonly #solve = new Part(this, () => warmed(import('./solve.js')));
  readonly #problems = new Part(this, () => import('../boggle-board/problems.en.js'));

  constructor() {
    super();
    this.board = 'PERS/LATG/SINE/TERS';
    this.minLength = LIMITS.minLength.default;
    this.unfiltered = false;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    define('boggle-board', BoggleBoard);
    return super.createRenderRoot();
  }

  protected override firstUpdated(): void {
    void this.#fetch();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('board')) {
      const read = parseBoard(this.board);
      this.#problem = read.ok ? undefined : read.error;
      if (read.ok) this.#shown = read.value;
      this.#chosen = '';
    }
    const part = this.#solve.here ? this.#solve.now : undefined;
    const wanted = [this.#shown, this.#length, this.unfiltered] as const;
    const known = wanted.every((each, index) => each === this.#solved?.[index]);
    if (!part || known || this.#shown.tiles.length === 0) return;
    this.#solved = wanted;
    this.#groups = part.solveBoard(this.#shown, { minLength: this.#length, unfiltered: this.unfiltered });
  }

  get #length(): number {
    const { min, max, default: usual } = LIMITS.minLength;
    return Number.isInteger(this.minLength) && this.minLength >= min && this.minLength <= max ? this.minLength : usual;
  }

  protected override render(): TemplateResult {
    const words = this.words(english);
    const problem = this.#problem;
    const text = problem && (words.problem ?? this.#problems.now?.problemInEnglish)?.(problem);
    const path = this.#chosen ? findPath(this.#shown, this.#chosen) : undefined;
    return html`<div class="solver">
      <div class="left">
        <boggle-board
          class=${path ? 'pointing' : ''}
          part="board"
          exportparts="frame: board-frame, tile: board-tile, path: board-path"
          readonly
          no-message
          .board=${this.#shown}
          .path=${path}
        ></boggle-board>
        <div class="form" part="form">
          <label for="letters">${words.letters}</label>
          <textarea
            id="letters"
            part="editor"
            rows=${Math.min(8, Math.max(4, this.#shown.height))}
            .value=${this.board.replaceAll('/', '\n')}
            autocomplete="off"
            autocapitalize="none"
            autocorrect="off"
            spellcheck="false"
            aria-describedby="help problem"
            aria-invalid=${problem ? 'true' : nothing}
            @input=${this.#input}
          ></textarea>
          <p id="help" class="help">${words.help}</p>
          <p id="problem" class="problem" part="problem" role="status">${text ?? ''}</p>
          <div class="row">
            <button type="button" part="roll" @click=${this.#roll}>${words.roll}</button>
            <label class="length">
              ${words.minLength}
              <input
                type="number"
                min="1"
                max="16"
                .value=${String(this.#length)}
                @change=${(event: Event) => {
                  if (event.target instanceof HTMLInputElement) this.minLength = event.target.valueAsNumber;
                  this.requestUpdate();
                }}
              />
            </label>
          </div>
        </div>
      </div>
      ${this.#results(words)} ${this.#announcer.render()}
    </div>`;
  }

  #results(words: BoggleSolverWords): TemplateResult {
    const groups = this.#groups;
    if (!groups) {
      return html`<div class="right">
        <p class="summary" role="status">${this.#failed ? words.fetchFailed : words.fetching}</p>
        ${this.#failed ? html`<button type="button" @click=${() => void this.#fetch()}>${words.tryAgain}</button>` : nothing}
      </div>`;
    }
    const count = groups.reduce((sum, group) => sum + group.words.length, 0);
    const points = groups.reduce((sum, group) => sum + group.words.length * group.points, 0);
    return html`<div class="right">
      <p class="summary" part="summary" role="status">${count === 0 ? words.none : words.found(count, points)}</p>
      ${groups.map(
        (group) =>
          html`<section class="group" part="group" aria-labelledby="length-${group.length}">
            <h2 id="length-${group.length}">
              <span>${words.ofLength(group.length)}</span>
              <span class="sum">${words.count(group.words.length)} · ${words.points(group.points)}</span>
            </h2>
            <ul>
              ${group.words.map(
                (word) =>
                  html`<li>
                    <button
                      type="button"
                      part="word"
                      aria-pressed=${word === this.#chosen ? 'true' : 'false'}
                      @click=${() => this.#choose(word)}
                    >
                      ${word}
                    </button>
                  </li>`,
              )}
            </ul>
          </section>`,
      )}
    </div>`;
  }

  #choose(word: string): void {
    this.#chosen = word === this.#chosen ? '' : word;
    if (this.#chosen) this.#announcer.say(this.words(english).pathShown(word));
    this.requestUpdate();
  }

  readonly #input = (event: Event): void => {
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    this.board = event.target.value;
    this.emit('games-change', { board: this.board });
  };

  readonly #roll = (): void => {
    const { width, height } = this.#shown;
    const dice = width * height >= 36 ? 'super-big-2012' : width * height >= 25 ? 'big-2012' : 'new-1987';
    this.board = formatBoard(rollBoard(someSeed(), { dice, width, height })[0]);
    this.emit('games-change', { board: this.board });
  };

  async #fetch(): Promise<void> {
    this.#failed = false;
    this.requestUpdate();
    this.#failed = (await this.#solve.load()) === undefined;
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'boggle-solver': BoggleSolver;
  }
}
