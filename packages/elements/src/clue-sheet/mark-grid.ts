import { CARDS, CATEGORIES, type Card, type ClueView, categoryOf, playerName } from '@games/clue-core';
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { tokenPicture } from '../clue-shared/suspects.js';
import { holderOf, type Mark, markOf, type Notes } from './marks.js';
import type { SheetWords } from './words.js';

/** What the list of cards needs to be drawn, and what it tells. */
export interface MarkGridOptions {
  readonly view: ClueView;
  readonly notes: Notes;
  readonly words: SheetWords;
  /** The cell with the tab stop. */
  readonly active: { readonly row: number; readonly column: number };
  readonly tick: (card: Card, ticked: boolean) => void;
  readonly click: (event: MouseEvent) => void;
  readonly keydown: (event: KeyboardEvent) => void;
}

const DRAWN: Readonly<Record<Mark, string>> = {
  '': '',
  no: 'M6 6l8 8M14 6l-8 8',
  yes: 'M5 10.500l3.500 3.500L15 6.500',
  maybe: 'M7.300 7.800a2.800 2.800 0 1 1 4 2.500q-1.300 .7-1.300 2M10 15v.1',
};

/** A mark as a drawing: its shape says it, its colour only helps. */
export function markArt(mark: Mark): SVGTemplateResult | typeof nothing {
  return mark === ''
    ? nothing
    : svg`<svg class=${`mark ${mark}`} viewBox="0 0 20 20" aria-hidden="true"><path d=${DRAWN[mark]} /></svg>`;
}

/** All cards with a tick each, and a cell for every player in which a mark goes round by click and key (CLU-15). */
export function markGrid({ view, notes, words, active, tick, click, keydown }: MarkGridOptions): TemplateResult {
  const seats = view.players.map((_, seat) => seat);
  const names = seats.map((seat) =>
    seat === view.me ? words.you : playerName({ players: view.players, theme: words.cards }, seat),
  );
  return html`<table class="marks" aria-label=${words.detective} @click=${click} @keydown=${keydown}>
    <thead>
      <tr>
        <th scope="col"><span class="hidden-text">${words.card}</span></th>
        ${seats.map(
          (seat) =>
            html`<th scope="col" class=${seat === view.me ? 'me' : ''} title=${names[seat] ?? ''}>
              ${tokenPicture(view.players[seat]?.suspect ?? 'scarlet')}<span class="hidden-text">${names[seat]}</span>
            </th>`,
        )}
      </tr>
    </thead>
    ${CATEGORIES.map(
      (category) =>
        html`<tbody>
          <tr>
            <th class="category" colspan=${seats.length + 1} scope="rowgroup">${words.category[category]}</th>
          </tr>
          ${CARDS.filter((card) => categoryOf(card) === category).map((card) => {
            const holder = holderOf(view, card);
            const ticked = holder !== undefined || notes.cleared.includes(card);
            return html`<tr class=${ticked ? 'ticked' : ''}>
              <th scope="row">
                <label>
                  <input
                    type="checkbox"
                    .checked=${ticked}
                    ?disabled=${holder !== undefined}
                    aria-label=${words.ticked(card)}
                    @change=${(event: Event) => tick(card, event.target instanceof HTMLInputElement && event.target.checked)}
                  />
                  <span class="card-name">${words.cards[card]}</span>
                </label>
              </th>
              ${seats.map((seat) => {
                const { mark, known } = markOf(view, notes, card, seat);
                const isActive = CARDS.indexOf(card) === active.row && seat === active.column;
                return html`<td class=${seat === view.me ? 'me' : ''}>
                  <button
                    type="button"
                    class="cell ${known ? 'known' : ''}"
                    part="mark"
                    data-card=${card}
                    data-seat=${seat}
                    aria-disabled=${known ? 'true' : nothing}
                    tabindex=${isActive ? 0 : -1}
                    aria-label=${words.markLabel(card, names[seat] ?? '', mark, known)}
                  >
                    ${markArt(mark)}
                  </button>
                </td>`;
              })}
            </tr>`;
          })}
        </tbody>`,
    )}
  </table>`;
}
