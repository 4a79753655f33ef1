import type { Why } from '@games/clue-core/deduce';
import { html, nothing, type TemplateResult } from 'lit';
import type { Prospect } from '../clue-shared/prospect.js';
import type { Thought } from './book.js';
import { sourceText } from './case.js';
import type { Cell, Place } from './cells.js';
import type { Source } from './knowledge.js';
import type { Lexicon } from './lexicon.js';
import type { NotebookWords } from './words.js';

interface PanelOptions {
  readonly lexicon: Lexicon;
  readonly words: NotebookWords;
  readonly close: () => void;
}

/** A cell that is asked about. */
interface CellPanelOptions extends PanelOptions {
  readonly place: Place;
  readonly cell: Cell;
  readonly why: Why<string> | undefined;
  readonly thought: Thought;
  readonly edit: (source: Source) => void;
  readonly show: (at: number) => void;
  readonly note: (has: boolean) => void;
}

function head(id: string, title: string, { words, close }: PanelOptions): TemplateResult {
  return html`<div class="panel-head">
    <h2 id=${id}>${title}</h2>
    <button type="button" class="tool" aria-label=${words.close} title=${words.close} @click=${close}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
    </button>
  </div>`;
}

/** What is known of a cell, and why; where nothing is, a way to note it. */
export function cellPanel(options: CellPanelOptions): TemplateResult {
  const { place, cell, why, thought, lexicon, words, note } = options;
  const title = `${lexicon.card(place.card)} · ${lexicon.holder(place.holder)}`;
  return html`<section class="panel why" part="why" aria-labelledby="why-title">
    ${head('why-title', title, options)}
    ${
      why
        ? html`<p>${words.whyText(why, thought.knowledge, lexicon)}</p>
            ${sourceLinks(why, options)}`
        : html`<p>${cell.mark ? words.certainty[cell.mark] : words.notCertain(place.card, place.holder, cell.chance, lexicon)}</p>`
    }
    ${
      cell.mark
        ? nothing
        : html`<div class="row">
            <button type="button" @click=${() => note(true)}>${words.noteHas}</button>
            <button type="button" @click=${() => note(false)}>${words.noteHasNot}</button>
          </div>`
    }
  </section>`;
}

/** The notes that a mark follows from, each leading to its place. */
function sourceLinks(why: Why<string>, { thought, lexicon, words, show, edit }: CellPanelOptions): TemplateResult {
  const sources = why.entries.map((at) => thought.sources[at]).filter((source) => source !== undefined);
  if (sources.length === 0) return html``;
  return html`<p class="because">${words.because}</p>
    <ul class="sources">
      ${sources.map(
        (source) =>
          html`<li>
            <button type="button" class="link" @click=${() => (typeof source === 'number' ? show(source) : edit(source))}>
              ${sourceText(source, lexicon, words)}
            </button>
          </li>`,
      )}
    </ul>`;
}

/** The best question. */
interface HintPanelOptions extends PanelOptions {
  /** Undefined: still being thought of; `null`: there is none. */
  readonly prospect: Prospect | null | undefined;
  /** Where it can be asked; empty: anywhere. */
  readonly room: string;
  readonly choose: (room: string) => void;
  readonly use: (prospect: Prospect) => void;
}

/** The best question, why it is that, and a way to note that it was asked. */
export function hintPanel(options: HintPanelOptions): TemplateResult {
  const { prospect, room, lexicon, words, choose, use } = options;
  return html`<section class="panel hint" part="hint" aria-labelledby="hint-title">
    ${head('hint-title', words.hintTitle, options)}
    <div aria-live="polite" aria-atomic="true">
      ${
        prospect
          ? html`<p class="question">${words.hintQuestion(prospect, lexicon)}</p>
              <p>${words.hintReason(prospect)}</p>`
          : html`<p>${prospect === null ? words.hintNone : words.thinking}</p>`
      }
    </div>
    <div class="row">
      <label class="field">
        <span>${words.whereAreYou}</span>
        <select @change=${(event: Event) => event.target instanceof HTMLSelectElement && choose(event.target.value)}>
          <option value="" ?selected=${room === ''}>${words.anyRoom}</option>
          ${lexicon.notes.deck.rooms.map(
            (each) => html`<option value=${each} ?selected=${room === each}>${lexicon.card(each)}</option>`,
          )}
        </select>
      </label>
      ${
        prospect
          ? html`<button type="button" class="primary" @click=${() => use(prospect)}>${words.useQuestion}</button>`
          : nothing
      }
    </div>
  </section>`;
}
