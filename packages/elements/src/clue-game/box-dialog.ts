import { html, nothing, type TemplateResult } from 'lit';
import { emptyView } from '../clue-board/empty-view.js';
import { setModal } from '../shared/modal.js';
import { boxTemplate, isPressing } from './boxes.js';
import type { Desk } from './desk.js';
import type { GameWords } from './words.js';

/** The second click of a double one was meant for the box before this one: it must not show a card, or accuse. */
function dropSecond(event: Event): void {
  if (event instanceof MouseEvent && event.detail > 1) event.stopPropagation();
}

/** The one dialog of the game, with whatever the desk has to say or to ask. */
export class BoxDialog {
  readonly #desk: Desk;
  readonly #changed: () => void;
  #shown = '';

  constructor(desk: Desk, changed: () => void) {
    this.#desk = desk;
    this.#changed = changed;
  }

  render(words: GameWords): TemplateResult {
    const { box, view } = this.#desk;
    return html`<dialog class="box" aria-labelledby="box-title" @cancel=${this.#cancel} @close=${this.#close}>
      ${
        box
          ? boxTemplate(box, {
              view: view ?? emptyView(),
              words,
              close: () => this.#desk.dismiss(box),
              act: (action) => this.#desk.byPerson(action),
              open: (seat) => this.#desk.open(seat),
            })
          : nothing
      }
    </dialog>`;
  }

  /** Opens and closes what was drawn. Another box is another dialog: the focus begins in it anew. */
  drawn(root: ParentNode): void {
    const { box } = this.#desk;
    // Added once, however often: it is the same listener.
    root.querySelector('.box')?.addEventListener('click', dropSecond, true);
    const key = box ? JSON.stringify(box) : '';
    if (key !== this.#shown) setModal(root, '.box', false);
    this.#shown = key;
    setModal(root, '.box', box !== undefined);
  }

  /** Escape leaves what only tells something. */
  readonly #cancel = (event: Event): void => {
    const { box } = this.#desk;
    if (!box) return;
    event.preventDefault();
    if (!isPressing(box)) this.#desk.dismiss(box);
  };

  /** A browser closes a dialog at the second Escape, whatever the page says: what presses comes back. */
  readonly #close = (): void => {
    if (this.#desk.box) this.#changed();
  };
}
