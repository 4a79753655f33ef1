import { CARDS, CATEGORIES, type Card, type Category, categoryOf } from '@games/clue-core';
import { html, type TemplateResult } from 'lit';
import { markArt } from './mark-grid.js';
import type { SheetWords } from './words.js';

/** One choice a group. */
export type Chosen = { readonly [Each in Category]?: Card };

interface AccuseFormOptions {
  readonly chosen: Chosen;
  readonly words: SheetWords;
  /** What is wrong with the choice; empty when nothing is. */
  readonly wrong: string;
  /** Cards that the sheet has ticked off. */
  readonly cleared: ReadonlySet<Card>;
  readonly choose: (category: Category, card: Card) => void;
}

/** The three groups of cards (CLU-16). */
export function accuseForm({ chosen, words, wrong, cleared, choose }: AccuseFormOptions): TemplateResult {
  return html`<p class="help">${words.accuseHelp}</p>
    <p class="wrong" role="alert">${wrong}</p>
    ${CATEGORIES.map(
      (category) =>
        html`<fieldset>
          <legend>${words.category[category]}</legend>
          <div class="options">
            ${CARDS.filter((card) => categoryOf(card) === category).map(
              (card) =>
                html`<label class="option ${cleared.has(card) ? 'ticked' : ''}">
                  <input
                    type="radio"
                    name=${category}
                    value=${card}
                    .checked=${chosen[category] === card}
                    @change=${() => choose(category, card)}
                  />
                  <span>${words.cards[card]}</span>${cleared.has(card) ? markArt('no') : ''}
                </label>`,
            )}
          </div>
        </fieldset>`,
    )}`;
}
