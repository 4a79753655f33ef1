import type { PlayerConfig, Suspect } from '@games/clue-core';
import { html, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import { LONGEST_NAME } from './names.js';
import type { GameWords } from './words.js';

interface NamesFormOptions {
  readonly seats: readonly PlayerConfig[];
  readonly names: Readonly<Partial<Record<Suspect, string>>>;
  readonly words: GameWords;
  readonly change: (suspect: Suspect, name: string) => void;
}

/** What everybody at the table is called, folded away: a name is optional. */
export function namesForm({ seats, names, words, change }: NamesFormOptions): TemplateResult {
  const { setup, cards } = words;
  return html`<details>
    <summary>${setup.names}</summary>
    <p class="help">${setup.namesHelp}</p>
    <div class="names">
      ${seats.map(
        ({ suspect, computer }) =>
          html`<label class="name">
            ${tokenPicture(suspect)}<span>${setup.nameOf(cards[suspect], computer !== undefined)}</span>
            <input
              type="text"
              name=${`name-${suspect}`}
              maxlength=${LONGEST_NAME}
              autocomplete="off"
              enterkeyhint="done"
              placeholder=${cards[suspect]}
              .value=${names[suspect] ?? ''}
              @keydown=${stayOnEnter}
              @input=${(event: Event) => change(suspect, event.target instanceof HTMLInputElement ? event.target.value : '')}
            />
          </label>`,
      )}
    </div>
  </details>`;
}

/** Enter ends a name; the cards are not dealt by it. */
function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
