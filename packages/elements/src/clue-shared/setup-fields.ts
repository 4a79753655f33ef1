import { SUSPECTS, type Suspect } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import { portrait } from './card-picture.js';
import { tokenPicture } from './suspects.js';

/** A choice of one suspect, by portrait, token and name. */
export function suspectField(options: {
  readonly legend: string;
  readonly names: Readonly<Record<Suspect, string>>;
  readonly chosen: Suspect;
  readonly choose: (suspect: Suspect) => void;
}): TemplateResult {
  const { legend, names, chosen, choose } = options;
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class="suspects">
      ${SUSPECTS.map(
        (suspect) =>
          html`<label class="suspect">
            <input
              type="radio"
              name="me"
              value=${suspect}
              .checked=${chosen === suspect}
              @change=${() => choose(suspect)}
            />
            ${portrait(suspect)}${tokenPicture(suspect)}<span>${names[suspect]}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/** A choice of how many play, 2 to 6; fewer than `least` cannot be chosen. */
export function countField(options: {
  readonly legend: string;
  readonly least: number;
  readonly chosen: number;
  readonly choose: (count: number) => void;
}): TemplateResult {
  const { legend, least, chosen, choose } = options;
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class="counts">
      ${[2, 3, 4, 5, 6].map(
        (count) =>
          html`<label class="count">
            <input
              type="radio"
              name="count"
              value=${count}
              .checked=${chosen === count}
              ?disabled=${count < least}
              @change=${() => choose(count)}
            /><span>${count}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/** The end of a set-up: back to the game that is on the table, where there is one, or a new one. */
export function setupAnswers(options: {
  readonly words: { readonly cancel: string; readonly setup: { readonly start: string } };
  readonly cancel: (() => void) | undefined;
}): TemplateResult {
  const { words, cancel } = options;
  return html`<div class="answers">
    ${cancel ? html`<button type="button" @click=${cancel}>${words.cancel}</button>` : nothing}
    <button type="submit" class="primary">${words.setup.start}</button>
  </div>`;
}
