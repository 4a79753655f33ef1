import { deadline } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import type { DeskPage } from './page.js';

/** The deadline that runs, with what is left of it, and ways not to miss it. */
export function duePanel(page: DeskPage): TemplateResult | typeof nothing {
  const { state, words, now } = page;
  const due = deadline(state);
  if (!due) return state.overdue ? html`<p class="due"><strong class="mark">${words.late}</strong></p>` : nothing;
  const left = due.at - now;
  return html`<div class="due" part="due">
    <p>
      ${
        left > 0
          ? html`<strong class=${left < 7_200_000 ? 'soon' : ''}>${words.left(left)}</strong>`
          : html`<strong class="mark">${words.due}</strong> ${words.since(-left)}`
      }
      <span class="soft">${words.until(due.at)}</span>
    </p>
    <div class="row">
      <button type="button" class="quiet" @click=${page.calendar}>${words.calendar}</button>
      ${page.notifies ? nothing : html`<button type="button" class="quiet" @click=${page.notify}>${words.notify}</button>`}
    </div>
  </div>`;
}
