import { CLASSIC_DECK } from '@games/clue-core/deduce';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { cardName } from './lexicon.js';
import { KINDS, type Kind, MOST_CARDS } from './notes.js';
import { type Setup, withCard, withNotes, withoutCard } from './setup.js';
import type { NotebookWords } from './words.js';

interface DeckFormOptions {
  readonly setup: Setup;
  readonly words: NotebookWords;
  readonly change: (setup: Setup) => void;
}

/** The cards of the edition that lies on the table: a name for each, more of them, or fewer. */
export function deckFields({ setup, words, change }: DeckFormOptions): TemplateResult {
  const { notes } = setup;
  return html`<p class="help">${words.setup.deckHelp}</p>
    <div class="kinds">
      ${KINDS.map(
        (kind) =>
          html`<fieldset>
            <legend>${words.kinds[kind]}</legend>
            <ul>
              ${notes.deck[kind].map((card, i) => cardField(card, i, kind, { setup, words, change }))}
            </ul>
            ${
              notes.deck[kind].length < MOST_CARDS[kind]
                ? html`<button type="button" @click=${() => change(withCard(setup, kind))}>${words.setup.add[kind]}</button>`
                : nothing
            }
          </fieldset>`,
      )}
    </div>
    <button type="button" @click=${() => change(withNotes(setup, { deck: CLASSIC_DECK, names: {} }))}>
      ${words.setup.classic}
    </button>`;
}

function cardField(card: string, i: number, kind: Kind, { setup, words, change }: DeckFormOptions): TemplateResult {
  const { notes } = setup;
  const own = Object.hasOwn(notes.names, card) ? notes.names[card] : undefined;
  const name = own ?? cardName(notes, card, words.cards);
  const rename = (value: string): void => {
    const { [card]: _old, ...others } = notes.names;
    // The classic name again is no name of its own: it follows the language.
    const isClassic = value === cardName({ names: {} }, card, words.cards) && value !== card;
    change(withNotes(setup, { names: isClassic ? others : { ...others, [card]: value } }));
  };
  return html`<li>
    <input
      type="text"
      maxlength="40"
      autocomplete="off"
      spellcheck="false"
      aria-label=${words.setup.cardLabel(kind, i + 1)}
      .value=${live(name)}
      @input=${(event: Event) => event.target instanceof HTMLInputElement && rename(event.target.value)}
    />
    <button
      type="button"
      class="tool"
      aria-label=${words.setup.removeCard(name)}
      title=${words.setup.removeCard(name)}
      ?disabled=${notes.deck[kind].length <= 1}
      @click=${() => change(withoutCard(setup, kind, card))}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
    </button>
  </li>`;
}
