import { html, type TemplateResult } from 'lit';
import { MARKS, type Marks } from '../clue-notebook/events.js';
import type { SheetWords } from './words.js';

interface HelpBarOptions {
  readonly marks: Marks;
  readonly words: SheetWords;
  readonly choose: (marks: Marks) => void;
  readonly hint: () => void;
}

/** What the sheet notes by itself, and the hint. */
export function helpBar({ marks, words, choose, hint }: HelpBarOptions): TemplateResult {
  const change = (event: Event): void => {
    const value = event.target instanceof HTMLSelectElement ? event.target.value : '';
    choose(MARKS.find((each) => each === value) ?? 'off');
  };
  return html`<div class="help-bar" part="help">
    <label>
      <span>${words.marks}</span>
      <select @change=${change}>
        ${MARKS.map((each) => html`<option value=${each} ?selected=${each === marks}>${words.mark[each]}</option>`)}
      </select>
    </label>
    <button type="button" class="hint-button" @click=${hint}>${words.hint}</button>
  </div>`;
}
