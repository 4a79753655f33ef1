import { html, type TemplateResult } from 'lit';
import type { DeskWords } from './words.js';

/** Moves an entry of a list up by one. */
export function upButton(words: DeskWords, what: string, run: () => void): TemplateResult {
  const label = words.earlier(what);
  return html`<button type="button" class="tool" aria-label=${label} title=${label} @click=${run}>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 19V5m0 0l-6 6m6-6l6 6" /></svg>
  </button>`;
}
