import { html, nothing, type TemplateResult } from 'lit';
import type { Detective } from './detective.js';
import type { SheetWords } from './words.js';

/** What the detective has to say: why a mark stands where it does, or the best question. */
export function dock(detective: Detective, words: SheetWords): TemplateResult | typeof nothing {
  const { asked, isHinting } = detective;
  if (!asked && !isHinting) return nothing;
  const { question, reason } = isHinting ? detective.hintText(words.cards) : { question: '', reason: '' };
  return html`<section class="dock" part=${isHinting ? 'hint' : 'why'} aria-labelledby="dock-title">
    <div class="dock-head">
      <h2 id="dock-title">${asked ? detective.title(asked, words.cards) : words.hintTitle}</h2>
      <button type="button" class="put-away" aria-label=${words.close} title=${words.close} @click=${() => detective.ask(undefined)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
      </button>
    </div>
    <div aria-live="polite" aria-atomic="true">
      ${question ? html`<p class="question">${question}</p>` : nothing}
      <p>${asked ? detective.answer(words.cards) : reason}</p>
    </div>
  </section>`;
}
