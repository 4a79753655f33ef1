import type { ClueView } from '@games/clue-core';
import { type CSSResult, html, nothing, type TemplateResult } from 'lit';
import type { GamesElement } from '../shared/games-element.js';
import { setModal } from '../shared/modal.js';
import { Part } from '../shared/part.js';
import type { Reasons } from './reasons.js';
import type { Table } from './table.js';
import type { GameWords } from './words.js';

/** The dialog with the reasons of the computer players; what stands in it is fetched when it is first opened. */
export class ReasonsDialog {
  readonly #element: GamesElement<object>;
  readonly #words: <Words extends object>(english: Words) => Words;
  readonly #part: Part<typeof import('./reasons-part.js')>;
  #reasons: Reasons | undefined;
  #table: Table | undefined;
  #isOpen = false;

  constructor(element: GamesElement<object>, words: <Words extends object>(english: Words) => Words) {
    this.#element = element;
    this.#words = words;
    this.#part = new Part(element, () => import('./reasons-part.js'));
  }

  /** Opens it for a game that has ended. */
  async open(table: Table): Promise<void> {
    const element = this.#element;
    this.#isOpen = true;
    element.requestUpdate();
    const part = await this.#part.load();
    if (!part || this.#table === table) return;
    adopt(element, part.reasonsStyles);
    this.#reasons?.close();
    this.#table = table;
    this.#reasons = new part.Reasons(table.decisions(part.decisionsOf), () => element.requestUpdate());
    void this.#reasons.find();
    element.requestUpdate();
  }

  /** Forgets a game that is not on the table any more. */
  close(): void {
    this.#reasons?.close();
    this.#reasons = undefined;
    this.#table = undefined;
    this.#isOpen = false;
  }

  render(view: ClueView | undefined, words: GameWords): TemplateResult {
    const part = this.#part.here ? this.#part.now : undefined;
    const put = (): void => {
      this.#isOpen = false;
      this.#element.requestUpdate();
    };
    return html`<dialog class="thoughts" part="reasons" aria-labelledby="reasons-title" @close=${put}>
      ${
        this.#isOpen && view
          ? html`<h2 id="reasons-title" tabindex="-1" data-focus>${words.reasons}</h2>
              ${part ? this.#reasons?.render(view, { ...words, ...this.#words(part.reasonsInEnglish) }) : nothing}
              <div class="answers"><button type="button" class="primary" @click=${put}>${words.ok}</button></div>`
          : nothing
      }
    </dialog>`;
  }

  /** Opens and closes what was drawn. */
  drawn(root: ParentNode): void {
    setModal(root, '.thoughts', this.#isOpen);
  }
}

function adopt({ shadowRoot }: Element, { styleSheet }: CSSResult): void {
  const sheets = shadowRoot?.adoptedStyleSheets;
  if (styleSheet && !sheets?.includes(styleSheet)) sheets?.push(styleSheet);
}
