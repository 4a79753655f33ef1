import { html, nothing, type TemplateResult } from 'lit';
import type { Menu, MenuBar } from '../clue-game/menu-bar.js';
import { solvedBy } from '../clue-shared/solved.js';
import { icons } from '../shared/icons.js';
import type { Thought } from './book.js';
import { caseTemplate } from './case.js';
import { cellsOf } from './cells.js';
import type { Desk, View } from './desk.js';
import type { Marks } from './events.js';
import { logTemplate } from './log.js';
import { cellPanel, hintPanel } from './panels.js';
import { type SheetOptions, sheetTemplate } from './sheet.js';
import { toolbar } from './toolbar.js';
import type { NotebookWords } from './words.js';

/** What the open notebook needs to be drawn, besides its desk. */
export interface NotebookOptions extends Pick<SheetOptions, 'active' | 'click' | 'keydown'> {
  readonly desk: Desk;
  readonly thought: Thought;
  readonly words: NotebookWords;
  readonly marks: Marks;
  readonly menu: MenuBar;
  readonly menus: readonly Menu[];
  readonly choose: (marks: Marks) => void;
  /** Leads to a line of the log. */
  readonly show: (at: number) => void;
  readonly remove: (at: number) => void;
}

/** The open notebook: the sheet and the log, side by side or one at a time, and what can be written. */
export function notebookTemplate(options: NotebookOptions): TemplateResult {
  const { desk, thought, words, marks } = options;
  const { notes, sources, deduction } = thought;
  const lexicon = desk.lexicon(thought);
  const cell = cellsOf(thought, marks);
  const { place } = desk;
  const why = place && cell(place.card, place.holder).mark ? desk.why : undefined;
  const linesOf = (entries: readonly number[] = []): number[] =>
    entries.map((at) => sources[at]).filter((source) => typeof source === 'number');
  const sheet = sheetTemplate({
    ...options,
    lexicon,
    cell,
    fresh: desk.fresh,
    chosen: place,
    isStale: deduction?.contradiction !== undefined,
  });
  return html`${toolbar({
    ...options,
    canUndo: desk.canUndo,
    canRedo: desk.canRedo,
    undo: () => desk.step('undo'),
    redo: () => desk.step('redo'),
  })}
    ${desk.notice ? html`<p class="notice">${desk.notice}</p>` : nothing}
    ${caseTemplate(thought, lexicon, words, desk)} ${tabs(options)}
    <div class="pages" data-view=${desk.view}>
      <section class="sheet-side" aria-label=${words.sheet}>${sheet}</section>
      <div class="dock">
        ${
          place
            ? cellPanel({
                ...options,
                place,
                cell: cell(place.card, place.holder),
                why,
                lexicon,
                edit: (source) => desk.edit(source),
                note: (has) => desk.noteCell(place, has),
                close: () => desk.ask(undefined),
              })
            : nothing
        }
        ${
          desk.hint.isOpen
            ? hintPanel({
                prospect: desk.hint.prospect,
                room: desk.hint.room,
                lexicon,
                words,
                choose: (room) => desk.askHint(room),
                use: (prospect) => desk.begin('suggestion', prospect),
                close: () => desk.ask(undefined),
              })
            : nothing
        }
        ${bar(options, notes.me !== null && deduction !== undefined && deduction.deals > 0 && !solvedBy(deduction))}
      </div>
      <section class="log-side" aria-labelledby="log-title">
        <h2 id="log-title" tabindex="-1">${words.log}</h2>
        ${logTemplate({
          lexicon,
          words,
          clashing: linesOf(deduction?.contradiction?.entries),
          cited: linesOf(why?.entries),
          edit: (at) => desk.edit(at),
          remove: options.remove,
        })}
      </section>
    </div>`;
}

function tabs({ desk, thought, words }: NotebookOptions): TemplateResult {
  const { length } = thought.notes.log;
  const tab = (view: View, text: string): TemplateResult =>
    html`<button type="button" aria-pressed=${desk.view === view ? 'true' : 'false'} @click=${() => desk.turnTo(view)}>
      ${text}
    </button>`;
  return html`<div class="tabs">${tab('sheet', words.sheet)} ${tab('log', length > 0 ? `${words.log} (${length})` : words.log)}</div>`;
}

function bar({ desk, words }: NotebookOptions, canHint: boolean): TemplateResult {
  return html`<div class="bar">
    <button type="button" class="primary" part="add" @click=${() => desk.begin('suggestion')}>
      ${icons.add}<span>${words.addSuggestion}</span>
    </button>
    <button type="button" @click=${() => desk.begin('seen')}>${words.addSeen}</button>
    <button type="button" @click=${() => desk.begin('accusation')}>${words.addAccusation}</button>
    ${
      canHint
        ? html`<button type="button" class="hint-button" @click=${() => desk.askHint(desk.hint.room)}>
            ${icons.hint}<span>${words.hint}</span>
          </button>`
        : nothing
    }
  </div>`;
}
