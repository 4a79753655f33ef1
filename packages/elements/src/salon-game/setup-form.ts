import { SUSPECTS } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { portrait } from '../clue-shared/card-picture.js';
import { tokenPicture } from '../clue-shared/suspects.js';
import { type SetupChoice, WITS } from './setup.js';
import type { SalonWords } from './words.js';

interface SetupFormOptions {
  readonly choice: SetupChoice;
  readonly words: SalonWords;
  readonly change: (choice: SetupChoice) => void;
  readonly start: () => void;
  /** Absent where there is no game to go back to. */
  readonly cancel: (() => void) | undefined;
}

/** What is asked before a practice game: who one is, how many play, what the others hold, how well they play. */
export function setupForm({ choice, words, change, start, cancel }: SetupFormOptions): TemplateResult {
  const { setup, theme } = words;
  const submit = (event: Event): void => {
    event.preventDefault();
    start();
  };
  const radio = (name: string, label: string, checked: boolean, select: () => void): TemplateResult =>
    html`<label class="choice"><input type="radio" name=${name} .checked=${checked} @change=${select} /><span>${label}</span></label>`;
  return html`<form class="setup" @submit=${submit}>
    <div>
      <h2 class="setup-title" tabindex="-1">${setup.title}</h2>
      <p class="lead">${setup.lead}</p>
    </div>
    <fieldset>
      <legend>${setup.who}</legend>
      <div class="suspects">
        ${SUSPECTS.map(
          (suspect) =>
            html`<label class="suspect">
              <input
                type="radio"
                name="me"
                value=${suspect}
                .checked=${choice.me === suspect}
                @change=${() => change({ ...choice, me: suspect })}
              />
              ${portrait(suspect)}${tokenPicture(suspect)}<span>${theme[suspect]}</span>
            </label>`,
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${setup.count}</legend>
      <div class="counts">
        ${[2, 3, 4, 5, 6].map(
          (count) =>
            html`<label class="count">
              <input
                type="radio"
                name="count"
                value=${count}
                .checked=${choice.count === count}
                @change=${() => change({ ...choice, count })}
              /><span>${count}</span>
            </label>`,
        )}
      </div>
    </fieldset>
    ${
      choice.count < 6
        ? html`<fieldset>
            <legend>${setup.rest}</legend>
            ${radio('npcs', setup.without, !choice.npcs, () => change({ ...choice, npcs: false }))}
            ${radio('npcs', setup.withNpcs, choice.npcs, () => change({ ...choice, npcs: true }))}
          </fieldset>`
        : nothing
    }
    <fieldset>
      <legend>${setup.wit}</legend>
      ${WITS.map((wit) => radio('wit', setup.wits[wit], choice.wit === wit, () => change({ ...choice, wit })))}
    </fieldset>
    <div class="answers">
      ${cancel ? html`<button type="button" @click=${cancel}>${words.cancel}</button>` : nothing}
      <button type="submit" class="primary">${setup.start}</button>
    </div>
  </form>`;
}
