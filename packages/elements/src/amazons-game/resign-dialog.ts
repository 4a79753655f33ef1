import type { Side } from '@games/amazons-core';
import { html, type TemplateResult } from 'lit';
import type { DeskWords, DialogWords } from './words.js';

/** Asks before a game is given up: the one thing here that a slip of the finger should not do. */
export function resignDialog(
  side: Side,
  words: DeskWords & DialogWords,
  answer: (resign: boolean) => void,
): TemplateResult {
  return html`<p id="resign-question">${words.resignQuestion(side)}</p>
    <div class="answers">
      <button type="button" @click=${() => answer(false)}>${words.resignNo}</button>
      <button type="button" class="danger" @click=${() => answer(true)}>${words.resign}</button>
    </div>`;
}
