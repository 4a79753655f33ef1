import { html, nothing, type TemplateResult } from 'lit';
import type { Thought } from './book.js';
import type { Source } from './knowledge.js';
import type { Lexicon } from './lexicon.js';
import type { NotebookWords } from './words.js';

/** A source in words. */
export function sourceText(source: Source, lexicon: Lexicon, words: NotebookWords): string {
  if (source === 'hand') return words.handLine;
  if (source === 'faceUp') return words.faceUpLine;
  const entry = lexicon.notes.log[source];
  return entry ? words.line(entry, lexicon) : '';
}

/** How far the case is: solved, how much is still open, or which notes clash, each with a way to change it. */
export function caseTemplate(
  thought: Thought,
  lexicon: Lexicon,
  words: NotebookWords,
  edit: (source: Source) => void,
): TemplateResult {
  const { deduction, sources } = thought;
  const { contradiction, murders, deals, isExact } = deduction;
  if (contradiction) {
    const clashing = contradiction.entries.map((at) => sources[at]).filter((source) => source !== undefined);
    return html`<section class="panel alarm" part="contradiction" aria-labelledby="clash-title">
      <h2 id="clash-title">${words.contradiction}</h2>
      <p>${words.contradictionHelp(clashing.length)}</p>
      <ul class="sources">
        ${clashing.map((source) => clashTemplate(source, lexicon, words, edit))}
      </ul>
    </section>`;
  }
  const [first] = murders;
  if (first && murders.length === 1) {
    return html`<section class="panel solved" part="solution" aria-labelledby="solved-title">
      <h2 id="solved-title">${words.solved}</h2>
      <p>${words.solution(first.murder, lexicon)}</p>
    </section>`;
  }
  return html`<p class="state" part="state">${words.openMurders(murders.length, deals, isExact)}</p>`;
}

function clashTemplate(
  source: Source,
  lexicon: Lexicon,
  words: NotebookWords,
  edit: (source: Source) => void,
): TemplateResult {
  const text = sourceText(source, lexicon, words);
  const entry = typeof source === 'number' ? lexicon.notes.log[source] : undefined;
  const answer = entry ? words.answer(entry, lexicon) : '';
  return html`<li>
    <span>${text}${answer ? html`<span class="answer">${answer}</span>` : nothing}</span>
    <button type="button" aria-label=${words.editLabel(text)} @click=${() => edit(source)}>${words.edit}</button>
  </li>`;
}
