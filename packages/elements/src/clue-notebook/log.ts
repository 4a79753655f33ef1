import { html, nothing, type TemplateResult } from 'lit';
import type { Lexicon } from './lexicon.js';
import type { LogEntry } from './notes.js';
import type { NotebookWords } from './words.js';

/** What the log needs to be drawn, and what it tells. */
export interface LogOptions {
  readonly lexicon: Lexicon;
  readonly words: NotebookWords;
  /** Lines that clash, and lines that are the reason of the mark that is asked about. */
  readonly clashing: readonly number[];
  readonly cited: readonly number[];
  readonly edit: (at: number) => void;
  readonly remove: (at: number) => void;
}

const pencil = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19zM13.500 7l3.500 3.500" /></svg>`;
const bin = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5" /></svg>`;

/** What was noted, the latest on top. */
export function logTemplate(options: LogOptions): TemplateResult {
  const { lexicon, words } = options;
  const { log } = lexicon.notes;
  if (log.length === 0) return html`<p class="nothing">${words.emptyLog}</p>`;
  return html`<ol class="log" reversed part="log">
    ${log.map((entry, at) => lineTemplate(entry, at, options)).reverse()}
  </ol>`;
}

/** The number of a suggestion among the suggestions, as sentences name it. */
export function numberOf(log: readonly LogEntry[], at: number): number {
  return log.slice(0, at + 1).filter(({ type }) => type === 'suggestion').length;
}

function lineTemplate(entry: LogEntry, at: number, options: LogOptions): TemplateResult {
  const { lexicon, words, clashing, cited, edit, remove } = options;
  const line = words.line(entry, lexicon);
  const answer = words.answer(entry, lexicon);
  const isClashing = clashing.includes(at);
  const isCited = cited.includes(at);
  const badge = isClashing ? words.clash : isCited ? words.reasonBadge : '';
  const number = entry.type === 'suggestion' ? numberOf(lexicon.notes.log, at) : undefined;
  return html`<li class="line ${isClashing ? 'clashing' : ''} ${isCited ? 'cited' : ''}" part="line" data-at=${at} tabindex="-1">
    <span class="number">
      ${number === undefined ? html`<span aria-hidden="true">·</span>` : html`<span class="hidden-text">${words.lineLabel(number)}</span><span aria-hidden="true">${number}</span>`}
    </span>
    <span class="what">
      <span class="said">${line}</span>
      ${answer ? html`<span class="answer">${answer}</span>` : nothing}
      ${badge ? html`<span class="badge">${badge}</span>` : nothing}
    </span>
    <span class="tools">
      <button type="button" class="tool" aria-label=${words.editLabel(line)} title=${words.edit} @click=${() => edit(at)}>
        ${pencil}
      </button>
      <button type="button" class="tool" aria-label=${words.removeLabel(line)} title=${words.remove} @click=${() => remove(at)}>
        ${bin}
      </button>
    </span>
  </li>`;
}
