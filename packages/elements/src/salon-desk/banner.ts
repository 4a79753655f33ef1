import { html, nothing, type TemplateResult } from 'lit';
import type { DeskModel } from './model.js';
import type { DeskWords } from './words.js';

interface BannerOptions {
  readonly model: DeskModel;
  readonly words: DeskWords;
  readonly saveFile: () => void;
}

/** What keeps the game from being kept, and ways out of which none loses anything. */
export function banner({ model, words, saveFile }: BannerOptions): TemplateResult | typeof nothing {
  const { problem } = model.keeper;
  if (!problem) return nothing;
  return html`<div class="banner" part="store-problem" role="alert">
    <p>${words.storeProblem[problem]}</p>
    <div class="row">
      ${model.desk ? html`<button type="button" @click=${saveFile}>${words.saveFile}</button>` : nothing}
      ${
        problem === 'other-tab'
          ? html`<button type="button" @click=${() => void model.takeOther()}>${words.takeOther}</button>`
          : html`<button type="button" @click=${() => model.keeper.retry()}>${words.retry}</button>`
      }
    </div>
  </div>`;
}
