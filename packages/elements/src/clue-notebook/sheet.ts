import { isSuspect } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import { markArt } from '../clue-sheet/mark-grid.js';
import type { GridPlace } from '../shared/grid.js';
import type { Cell, Place } from './cells.js';
import type { Marks } from './events.js';
import { cellKey, holdersOf } from './knowledge.js';
import { isClassic, type Lexicon } from './lexicon.js';
import { cardsIn, KINDS } from './notes.js';
import type { NotebookWords } from './words.js';

/** What the grid of marks needs to be drawn, and what it tells. */
export interface SheetOptions {
  readonly lexicon: Lexicon;
  readonly words: NotebookWords;
  readonly marks: Marks;
  readonly cell: (card: string, holder: Place['holder']) => Cell;
  readonly fresh: ReadonlySet<string>;
  /** The cell with the tab stop. */
  readonly active: GridPlace;
  readonly chosen: Place | undefined;
  readonly isStale: boolean;
  readonly click: (event: MouseEvent) => void;
  readonly keydown: (event: KeyboardEvent) => void;
}

/** All cards and all who can have them, as a grid of buttons that tell why. */
export function sheetTemplate(options: SheetOptions): TemplateResult {
  const { lexicon, words, marks, click, keydown } = options;
  const { notes } = lexicon;
  const holders = holdersOf(notes);
  return html`<div class="scroller">
      <table
        role="grid"
        class="grid ${options.isStale ? 'stale' : ''}"
        part="grid"
        aria-label=${words.sheet}
        @click=${click}
        @keydown=${keydown}
      >
        <thead>
          <tr>
            <th scope="col" class="corner"><span class="hidden-text">${words.card}</span></th>
            ${holders.map(
              (holder) =>
                html`<th scope="col" class=${columnClass(holder, notes.me)} title=${lexicon.holder(holder)}>
                  <span class="holder">${lexicon.holder(holder)}</span>
                </th>`,
            )}
          </tr>
        </thead>
        ${KINDS.map(
          (kind) =>
            html`<tbody>
              <tr class="kind">
                <th scope="rowgroup" colspan=${holders.length + 1}><span>${words.kinds[kind]}</span></th>
              </tr>
              ${notes.deck[kind].map((card) => rowTemplate(card, holders, options))}
            </tbody>`,
        )}
      </table>
    </div>
    <p class="legend">${words.legend[marks]}</p>`;
}

const columnClass = (holder: Place['holder'], me: number | null): string =>
  holder === 'envelope' ? 'envelope' : holder === me ? 'me' : '';

function rowTemplate(card: string, holders: readonly Place['holder'][], options: SheetOptions): TemplateResult {
  const { lexicon, cell } = options;
  const { notes } = lexicon;
  const row = cardsIn(notes).indexOf(card);
  const isMurder = cell(card, 'envelope').mark === 'yes';
  const isCleared = cell(card, 'envelope').mark === 'no';
  return html`<tr class=${isMurder ? 'murder' : isCleared ? 'cleared' : ''}>
    <th scope="row">
      <span class="name">
        ${isClassic(notes, card) && isSuspect(card) ? tokenPicture(card) : nothing}<span>${lexicon.card(card)}</span>
      </span>
    </th>
    ${holders.map((holder, column) => cellTemplate({ card, holder }, { row, column }, options))}
  </tr>`;
}

function cellTemplate(place: Place, at: GridPlace, options: SheetOptions): TemplateResult {
  const { lexicon, words, cell, fresh, active, chosen } = options;
  const { card, holder } = place;
  const { mark, chance } = cell(card, holder);
  const isFresh = mark !== undefined && fresh.has(cellKey(card, holder));
  const state = mark ? words.certainty[mark] : chance === undefined ? words.unknown : words.chance(chance);
  const label = words.cellLabel(
    lexicon.card(card),
    lexicon.holder(holder),
    isFresh ? `${state}, ${words.isNew}` : state,
  );
  const isChosen = chosen?.card === card && chosen.holder === holder;
  const weight = chance === undefined ? nothing : chance >= 0.5 ? 'strong' : chance >= 0.2 ? 'some' : 'weak';
  return html`<td class="${columnClass(holder, lexicon.notes.me)} ${isFresh ? 'fresh' : ''} ${isChosen ? 'chosen' : ''}">
    <button
      type="button"
      class="cell"
      part="mark"
      data-card=${card}
      data-holder=${holder}
      data-weight=${weight}
      tabindex=${at.row === active.row && at.column === active.column ? 0 : -1}
      aria-label=${label}
      aria-pressed=${isChosen ? 'true' : nothing}
    >
      ${mark ? markArt(mark) : chance === undefined ? nothing : words.shortChance(chance)}
    </button>
  </td>`;
}
