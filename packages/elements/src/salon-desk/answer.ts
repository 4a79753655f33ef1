import { renderBlocks } from '@games/clue-core/host';
import { html, nothing, type TemplateResult } from 'lit';
import type { DeskPage } from './page.js';

/** What a post comes to: to be confirmed, or to be sent back in words. */
export function answerTemplate(page: DeskPage): TemplateResult | typeof nothing {
  const { draft, words, view, format } = page;
  const { answer } = draft;
  if (!answer) return nothing;
  if (answer.type === 'ready') {
    return html`<div class="answer" part="reading" tabindex="-1">
      <p>${words.entry.understood}</p>
      <ol>${answer.actions.map((action) => html`<li>${words.action(action, view)}</li>`)}</ol>
      <div class="row">
        <button type="button" class="primary" data-step="confirm" @click=${page.confirm}>${words.entry.confirm}</button>
        <button type="button" @click=${() => page.write({ answer: undefined })}>${words.cancel}</button>
      </div>
    </div>`;
  }
  const text = renderBlocks(answer.message.blocks, format);
  return html`<div class="answer refused" part="refusal" tabindex="-1">
    <p class="problem">${answer.reason}</p>
    <label class="field">
      <span>${words.entry.sendBack}</span>
      <textarea rows="4" readonly .value=${text}></textarea>
    </label>
    <button type="button" @click=${() => page.copy(text)}>${words.copy}</button>
  </div>`;
}
