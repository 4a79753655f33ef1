import { type AmazonsAction, type AmazonsState, formatMove } from '@games/amazons-core';
import { html, nothing, type TemplateResult } from 'lit';
import { icons } from '../shared/icons.js';
import type { MoveWords } from './words.js';

export { moveListStyles } from './move-list.styles.js';

/** English for the list. */
export const moveEnglish: MoveWords = {
  moves: 'Turns',
  noMoves: 'No turns yet.',
  swapped: 'swap',
  firstMove: 'To the start',
  backMove: 'One turn back',
  forwardMove: 'One turn on',
  lastMove: 'To the end',
};

interface MoveListOptions {
  readonly actions: readonly AmazonsAction[];
  readonly first: AmazonsState;
  /** How many turns are shown on the board. */
  readonly shown: number;
  readonly words: MoveWords;
  readonly show: (count: number) => void;
}

/** One turn as it stands in the list: giving up and time are told by the result, not here. */
function notation(action: AmazonsAction, words: MoveWords): string | undefined {
  if (action.type === 'move') return formatMove(action);
  return action.type === 'swap' ? words.swapped : undefined;
}

/** The turns in notation, two a row; with buttons and arrow keys one steps back and forth through them. */
export function moveList({ actions, first, shown, words, show }: MoveListOptions): TemplateResult {
  const turns = actions.flatMap((action, index) => {
    const text = notation(action, words);
    return text ? [{ text, count: index + 1 }] : [];
  });
  const end = turns.length;
  const keys: Readonly<Record<string, number>> = {
    ArrowLeft: shown - 1,
    ArrowRight: shown + 1,
    Home: 0,
    End: end,
  };
  const keydown = (event: KeyboardEvent): void => {
    const count = keys[event.key];
    if (count === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(Math.min(end, Math.max(0, count)));
  };
  // When Black begins, the first row's first place is Black's too: a row is two turns, whoever began.
  const rows = Array.from({ length: Math.ceil(turns.length / 2) }, (_, row) => turns.slice(row * 2, row * 2 + 2));
  const number = Math.floor(first.ply / 2) + 1;
  const step = (
    name: 'first' | 'back' | 'forward' | 'last',
    label: string,
    count: number,
    off: boolean,
  ): TemplateResult =>
    html`<button type="button" class="icon-only" aria-label=${label} title=${label} aria-disabled=${off ? 'true' : nothing} @click=${() => show(count)}>
      ${icons[name]}
    </button>`;
  return html`<section class="moves" part="moves" aria-label=${words.moves} @keydown=${keydown}>
    ${
      turns.length === 0
        ? html`<p class="none">${words.noMoves}</p>`
        : html`<ol class="list" tabindex="0" aria-label=${words.moves}>
            ${rows.map(
              (row, index) =>
                html`<li>
                  <span class="number" aria-hidden="true">${number + index}.</span>
                  ${row.map(
                    ({ text, count }) =>
                      html`<button
                        type="button"
                        class="turn"
                        tabindex="-1"
                        data-count=${count}
                        aria-current=${count === shown ? 'true' : nothing}
                        @click=${() => show(count)}
                      >
                        ${text}
                      </button>`,
                  )}
                </li>`,
            )}
          </ol>`
    }
    <div class="steps">
      ${step('first', words.firstMove, 0, shown === 0)} ${step('back', words.backMove, shown - 1, shown === 0)}
      ${step('forward', words.forwardMove, shown + 1, shown === end)} ${step('last', words.lastMove, end, shown === end)}
    </div>
  </section>`;
}

/** Brings the turn shown into view: the list moves, never the page. */
export function scrollToTurn(root: ParentNode): void {
  const list = root.querySelector('.list');
  const turn = list?.querySelector('[aria-current]')?.parentElement;
  if (!list || !turn) return;
  const top = turn.offsetTop;
  if (top < list.scrollTop || top + turn.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 2;
  }
}
