import type { ClueView } from '@games/clue-core';
import { type CSSResult, nothing, type TemplateResult } from 'lit';
import type { Marks } from '../clue-notebook/events.js';
import type { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import type { Automatic, SheetPlace } from './automatic.js';
import type { Detective } from './detective.js';
import type { SheetWords } from './words.js';

/** What the helper needs of the sheet. */
interface HelperHost {
  readonly element: GamesElement<object>;
  /** The words of an element in the sheet's language. */
  readonly words: <Table extends object>(english: Table, tag: string) => Table;
  readonly adopt: (styles: CSSResult) => void;
}

/** The sheet's help: who thinks is fetched when automatic notes or a hint are first wanted. */
export class Helper {
  readonly #host: HelperHost;
  readonly #mind: Part<typeof import('./detective-part.js')>;
  #detective: Detective | undefined;

  constructor(host: HelperHost) {
    this.#host = host;
    this.#mind = new Part(host.element, () => import('./detective-part.js'));
  }

  /** Looks at a view: the sheet's owner wants help with it, or has wanted some before. */
  follow(view: ClueView, marks: Marks): void {
    if (view.me !== null && (marks !== 'off' || this.#detective)) this.#wake()?.follow(view);
  }

  /** What stands on the sheet by itself. */
  automatic(marks: Marks): Automatic | undefined {
    const detective = this.#detective;
    const mind = this.#mind.here ? this.#mind.now : undefined;
    if (marks === 'off' || !detective || !mind) return undefined;
    const { chance, shortChance } = this.#host.words(mind.english, 'clue-notebook');
    return {
      marks,
      asked: detective.asked,
      chance,
      shortChance,
      cell: (card, holder) => detective.cell(marks, card, holder),
    };
  }

  /** Whether a cell is the sheet's own business, and no place for a mark. */
  isThought(marks: Marks, { card, holder }: SheetPlace): boolean {
    const automatic = this.automatic(marks);
    return automatic !== undefined && (holder === 'envelope' || automatic.cell(card, holder).mark !== undefined);
  }

  /** Whether a cell is asked about. */
  get isAsked(): boolean {
    return this.#detective?.asked !== undefined;
  }

  /** Asks about a cell; undefined puts the answer away. */
  ask(place: SheetPlace | undefined): void {
    this.#detective?.ask(place);
  }

  /** Asks for the best question, or puts it away. */
  async hint(view: ClueView): Promise<void> {
    await this.#mind.load();
    if (view.me === null) return;
    const detective = this.#wake();
    detective?.follow(view);
    detective?.hint();
  }

  /** How far the case is; empty until that is known, or where it is not told. */
  caseText(marks: Marks, { cards }: SheetWords): string {
    return marks === 'off' ? '' : (this.#detective?.caseText(cards) ?? '');
  }

  /** What is said about a cell or the best question. */
  dock(words: SheetWords): TemplateResult | typeof nothing {
    const mind = this.#mind.here ? this.#mind.now : undefined;
    return mind && this.#detective ? mind.dock(this.#detective, words) : nothing;
  }

  /** Lets the worker go. */
  close(): void {
    this.#detective?.close();
  }

  #wake(): Detective | undefined {
    const mind = this.#mind.now;
    if (!mind || this.#detective) return this.#detective;
    const { element, words, adopt } = this.#host;
    adopt(mind.dockStyles);
    this.#detective = new mind.Detective({
      changed: () => element.requestUpdate(),
      words: () => words(mind.english, 'clue-notebook'),
      waitFor: (work) => void element.waitFor(work),
    });
    return this.#detective;
  }
}
