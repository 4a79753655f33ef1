import { html, nothing, type TemplateResult } from 'lit';
import { setModal } from '../shared/modal.js';
import { boxTemplate, type Draft } from './boxes.js';
import type { Box, Desk } from './desk.js';
import { named } from './seats.js';
import { clearedOn } from './sheet.js';
import type { SalonWords } from './words.js';

const BLANK: Draft = { chosen: {}, stayOpen: false, order: [], missing: false };

/** The one dialog of the game, with whatever the desk has to say or to ask. */
export class BoxDialog {
  readonly #desk: Desk;
  readonly #changed: () => void;
  /** The box that was drawn last, and the one that is open. */
  #drawn = '';
  #shown = '';
  #draft = BLANK;

  constructor(desk: Desk, changed: () => void) {
    this.#desk = desk;
    this.#changed = changed;
  }

  render(words: SalonWords): TemplateResult {
    const { box, view, table } = this.#desk;
    // Another box is another dialog: nothing is chosen in it yet.
    const key = box ? JSON.stringify(box) : '';
    if (key !== this.#drawn) this.#draft = BLANK;
    this.#drawn = key;
    return html`<dialog class="box" aria-labelledby="box-title" @cancel=${this.#cancel} @close=${this.#close}>
      ${
        box && view && table
          ? boxTemplate(box, {
              view: named(view, words.theme),
              words,
              draft: this.#draft,
              cleared: clearedOn(view, table.notes),
              edit: (draft) => {
                this.#draft = draft;
                this.#changed();
              },
              close: () => this.#desk.dismiss(),
              act: (action) => this.#desk.byPerson(action),
            })
          : nothing
      }
    </dialog>`;
  }

  /** Opens and closes what was drawn. Another box is another dialog: the focus begins in it anew. */
  drawn(root: ParentNode): void {
    const { box } = this.#desk;
    if (this.#drawn !== this.#shown) setModal(root, '.box', false);
    this.#shown = this.#drawn;
    setModal(root, '.box', box !== undefined);
  }

  /** Escape leaves what only tells or asks something; a card to show stays. */
  readonly #cancel = (event: Event): void => {
    const { box } = this.#desk;
    if (!box) return;
    event.preventDefault();
    if (!isPressing(box)) this.#desk.dismiss();
  };

  /** A browser closes a dialog at the second Escape, whatever the page says: what presses comes back. */
  readonly #close = (): void => {
    if (this.#desk.box) this.#changed();
  };
}

const isPressing = ({ type }: Box): boolean => type === 'show';
