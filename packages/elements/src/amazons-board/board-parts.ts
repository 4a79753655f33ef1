import type { AmazonsView, Side, Square } from '@games/amazons-core';
import type { CSSResult, TemplateResult } from 'lit';
import type { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import type { BoardMotion } from './board-motion.js';
import type { TypedTurn } from './command-box.js';
import type { Interaction } from './interaction.js';
import type { Question } from './keyboard.js';
import type { BoardRefusal, BoardWords } from './words.js';

/** What the parts need of the board they belong to. */
export interface PartsHost {
  readonly words: <Table extends object>(english: Table) => Table;
  readonly adopt: (styles: CSSResult) => void;
}

/** The board: its field for typed turns is a property. */
type Board = GamesElement<object> & { command: boolean };

type Explain = (refusal: BoardRefusal) => string;

/** What a board fetches when it stands or when it is asked for, so that the first sight of it is small and quick. */
export class BoardParts {
  readonly #host: PartsHost;
  readonly #element: Board;
  readonly #movement;
  readonly #refusals;
  readonly #territory;
  readonly #answers;
  readonly #command;
  #motion: BoardMotion | undefined;
  /** Whether a key opened the field for typed turns, and not the page. */
  #byKey = false;

  constructor(element: Board, host: PartsHost) {
    this.#element = element;
    this.#host = host;
    this.#movement = new Part(element, () => import('./board-motion.js'));
    this.#refusals = new Part(element, () => import('./refusals.en.js'));
    this.#territory = new Part(element, () => import('./territory-marks.js'));
    this.#answers = new Part(element, () => import('./answers.js'));
    this.#command = new Part(element, () => import('./command-box.js'));
  }

  /** Movement along the path taken; nothing until it has been fetched. */
  get motion(): BoardMotion | undefined {
    const part = this.#movement.now;
    if (part) this.#motion ??= new part.BoardMotion(this.#element);
    return this.#motion;
  }

  /** The words of the refusals: the language's own, else English when it is here. */
  explain({ refusal }: BoardWords): Explain | undefined {
    return refusal ?? this.#refusals.now?.explainInEnglish;
  }

  /** The same, fetched first where it must be. */
  async explained({ refusal }: BoardWords): Promise<Explain | undefined> {
    return refusal ?? (await this.#refusals.load())?.explainInEnglish;
  }

  /** Whose each settled tile is. */
  territory(view: AmazonsView): ReadonlyMap<Square, Side> | undefined {
    const part = this.#territory.now;
    if (part) this.#host.adopt(part.territoryStyles);
    return part?.territoryMarks(view);
  }

  /** The field in which turns are typed. */
  commandBox(view: AmazonsView, enter: (read: TypedTurn) => boolean): TemplateResult | undefined {
    const part = this.#command.now;
    if (part) this.#host.adopt(part.commandStyles);
    return part?.commandBox(view, this.#host.words(part.commandEnglish), enter, this.#leaveCommand);
  }

  /** Opens the field, because a key asked for it. */
  openCommand(): void {
    this.#byKey ||= !this.#element.command;
    this.#element.command = true;
  }

  /** Escape: a field that a key opened goes away, one that the page asked for stays; the focus goes back to the board. */
  readonly #leaveCommand = (): void => {
    if (this.#byKey) this.#element.command = this.#byKey = false;
    this.#element.focus();
  };

  /** What is said to a question asked by a key. */
  async answer(
    question: Question,
    board: { readonly view: AmazonsView; readonly interaction: Interaction; readonly active: Square },
    prompt: string,
    words: BoardWords,
  ): Promise<string> {
    const part = await this.#answers.load();
    if (!part) return '';
    return part.answerTo(question, board, prompt, { ...words, ...this.#host.words(part.answerEnglish) });
  }
}
