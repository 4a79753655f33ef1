import { html, type TemplateResult } from 'lit';
import type { DialogWords, Question } from './words.js';

/** Asks before a game that runs is thrown away. The clock goes on. */
export function askDialog(question: Question, words: DialogWords, answer: (yes: boolean) => void): TemplateResult {
  return html`<p id="question">${words.ask[question]}</p>
    <div class="answers">
      <button type="button" @click=${() => answer(false)}>${words.playOn}</button>
      <button type="button" class="danger" @click=${() => answer(true)}>${words.answer[question]}</button>
    </div>`;
}
