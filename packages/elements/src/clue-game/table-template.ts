import type { ClueAction, ClueRefusal, ClueView } from '@games/clue-core';
import { html, nothing, type TemplateResult } from 'lit';
import { choicesOf } from '../clue-board/choices.js';
import type { Marks } from '../clue-notebook/events.js';
import { NO_NOTES, type Notes } from '../clue-sheet/marks.js';
import { logTemplate } from './log.js';
import { playersTemplate } from './players.js';
import { ticker } from './ticker.js';
import type { GameWords } from './words.js';

/** What the table needs to be drawn, and what it tells. */
export interface TableOptions {
  readonly view: ClueView;
  readonly notes: Notes;
  /** What the sheet notes by itself. */
  readonly marks: Marks;
  readonly choose: (marks: Marks) => void;
  readonly words: GameWords;
  readonly narrow: boolean;
  readonly isComputer: (seat: number) => boolean;
  readonly act: (action: ClueAction) => void;
  readonly refused: (refusal: ClueRefusal) => void;
  readonly note: (notes: Notes) => void;
  readonly open: (drawer: boolean, tab?: 'detective' | 'accuse') => void;
  readonly showCards: () => void;
  /** The game is over, and a person wants to see every hand, or to play another. */
  readonly showEnd: () => void;
  readonly showReasons: () => void;
  readonly again: () => void;
}

/** The table: who plays, the board, what happens, the sheet; on a phone the sheet is a drawer. */
export function tableTemplate(options: TableOptions): TemplateResult {
  const { view, words, narrow, act, refused } = options;
  const action = (event: CustomEvent<{ readonly action: ClueAction }>): void => {
    event.stopPropagation();
    act(event.detail.action);
  };
  const refusal = (event: CustomEvent<{ readonly refusal: ClueRefusal }>): void => {
    event.stopPropagation();
    refused(event.detail.refusal);
  };
  return html`<div class="table" @games-action=${action} @games-refusal=${refusal}>
    <div class="around">
      ${playersTemplate(view, words, options.isComputer, view.me)}
      ${
        narrow
          ? nothing
          : html`<section class="past"><h2 class="heading">${words.log}</h2>${logTemplate(view, words)}</section>`
      }
    </div>
    <div class="middle">
      ${ticker(view, words)}
      <clue-board part="board" no-message .view=${view}></clue-board>
      ${narrow ? bar(options) : nothing}
      ${narrow || !view.outcome ? nothing : html`<div class="ends">${endButtons(options)}</div>`}
      ${
        narrow
          ? html`<details class="past"><summary>${words.log}</summary>${logTemplate(view, words)}</details>`
          : nothing
      }
    </div>
    <dialog class="sheet" ?open=${!narrow} aria-label=${words.sheet} @close=${() => options.open(false)}>
      ${
        narrow
          ? html`<button type="button" class="put-away" @click=${() => options.open(false)}>${words.closeSheet}</button>`
          : nothing
      }
      <clue-sheet
        .view=${view}
        .notes=${view.me === null ? NO_NOTES : options.notes}
        .marks=${options.marks}
        @games-marks=${(event: CustomEvent<{ readonly marks: Marks }>) => options.choose(event.detail.marks)}
        @games-notes=${(event: CustomEvent<{ readonly notes: Notes }>) => {
          event.stopPropagation();
          options.note(event.detail.notes);
        }}
      ></clue-sheet>
    </dialog>
  </div>`;
}

/** After the end: what everybody held, and another game. */
function endButtons({ view, words, isComputer, showEnd, showReasons, again }: TableOptions): TemplateResult {
  const hasComputers = view.players.some((_, seat) => isComputer(seat));
  return html`<button type="button" class="see-cards" @click=${showEnd}>${words.seeCards}</button>
    ${hasComputers ? html`<button type="button" class="see-reasons" @click=${showReasons}>${words.reasons}</button>` : nothing}
    <button type="button" class="primary again" @click=${again}>${words.again}</button>`;
}

/** On a phone: the one thing to do now, and the way to the sheet. */
function bar(options: TableOptions): TemplateResult {
  const { view, words, act, open, showCards } = options;
  if (view.outcome) return html`<div class="bar">${endButtons(options)}</div>`;
  const { me } = view;
  const isMine = me !== null && view.awaiting === me && view.seat === me;
  const next =
    !isMine || me === null
      ? nothing
      : view.phase.type === 'start'
        ? html`<button type="button" class="primary" @click=${() => act({ type: 'roll', seat: me })}>${words.rollDie}</button>`
        : view.phase.type === 'entered'
          ? html`<button type="button" class="primary" @click=${() => open(true, 'accuse')}>${words.suggest}</button>
              <button type="button" @click=${() => act({ type: 'endTurn', seat: me })}>${words.endTurn}</button>`
          : view.phase.type === 'rolled' && choicesOf(view).length > 0
            ? nothing
            : html`<button type="button" class="primary" @click=${() => act({ type: 'endTurn', seat: me })}>
                ${words.endTurn}
              </button>`;
  // While there are places to choose, nothing may lie over their buttons, which stand just above.
  return html`<div class="bar ${isMine && choicesOf(view).length > 0 ? 'resting' : ''}">
    ${next}
    <button type="button" class="open-sheet" ?disabled=${me === null} @click=${() => open(true)}>${words.sheet}</button>
    <button type="button" class="open-cards" ?disabled=${me === null} @click=${showCards}>${words.showCards}</button>
  </div>`;
}
