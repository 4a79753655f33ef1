import { html, type TemplateResult } from 'lit';
import type { DialogWords } from './words.js';

interface ShareOptions {
  readonly link: string;
  readonly words: DialogWords;
  readonly copied: boolean;
  readonly copy: () => void;
  readonly close: () => void;
}

/** A link to this board. It stands there to be copied by hand, too: a page may not be allowed to. */
export function shareDialog({ link, words, copied, copy, close }: ShareOptions): TemplateResult {
  return html`<h2>${words.title.share}</h2>
    <p>${words.shareNote}</p>
    <div class="stack">
      <label for="link">${words.link}</label>
      <div class="link">
        <input
          id="link"
          readonly
          .value=${link}
          @focus=${(event: Event) => event.target instanceof HTMLInputElement && event.target.select()}
        />
        <button type="button" class="primary" @click=${copy}>${words.copy}</button>
      </div>
      <p role="status">${copied ? words.copied : ''}</p>
    </div>
    <div class="answers"><button type="button" @click=${close}>${words.close}</button></div>`;
}
