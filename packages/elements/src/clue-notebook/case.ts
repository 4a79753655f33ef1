import { html, noChange, nothing, type TemplateResult } from 'lit';
import { solvedBy } from '../clue-shared/solved.js';
import type { Thought } from './book.js';
import type { Desk } from './desk.js';
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
  desk: Pick<Desk, 'thinking' | 'edit' | 'think' | 'stopThinking'>,
): TemplateResult | typeof noChange {
  const { deduction, sources } = thought;
  const edit = (source: Source): void => desk.edit(source);
  if (!deduction) return thinkingTemplate(words, desk);
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
  const solved = solvedBy(deduction);
  if (solved) {
    return html`<section class="panel solved" part="solution" aria-labelledby="solved-title">
      <h2 id="solved-title">${words.solved}</h2>
      <p>${words.solution(solved, lexicon)}</p>
    </section>`;
  }
  return html`<p class="state" part="state">${words.openMurders(murders.length, deals, isExact)}</p>`;
}

/** What is still being worked out: a word for it only where that takes a while, and a way to do without. */
function thinkingTemplate(
  words: NotebookWords,
  desk: Pick<Desk, 'thinking' | 'think' | 'stopThinking'>,
): TemplateResult | typeof noChange {
  const { state } = desk.thinking;
  const [text, label, act] =
    state === 'stopped'
      ? [words.stopped, words.workOut, () => desk.think()]
      : [words.workingOut, words.stop, () => desk.stopThinking()];
  // What takes no time is not worth a flicker: what stands here stays.
  if (state !== 'stopped' && state !== 'slow') return noChange;
  return html`<div class="thinking" part="thinking">
    <p role="status">${text}</p>
    ${state === 'slow' ? html`<progress aria-label=${words.thinking}></progress>` : nothing}
    <button type="button" @click=${act}>${label}</button>
  </div>`;
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
