import { HOST, type SalonPlace, type SalonView, seatName } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { cardPicture } from '../clue-shared/card-picture.js';
import type { Notes } from '../clue-sheet/marks.js';
import type { Box, Undated } from './desk.js';
import { logTemplate } from './log.js';
import { actions, ticker } from './now.js';
import { playersTemplate } from './players.js';
import { ringTemplate } from './ring.js';
import { sheetTemplate } from './sheet.js';
import type { SalonWords } from './words.js';

/** What the table needs to be drawn, and what it tells. */
export interface TableOptions {
  readonly view: SalonView;
  readonly notes: Notes;
  readonly words: SalonWords;
  readonly narrow: boolean;
  /** What stands above all: a new game, the pace. */
  readonly top: TemplateResult;
  readonly active: { readonly row: number; readonly column: number };
  readonly act: (action: Undated) => void;
  readonly ask: (box: Box) => void;
  readonly note: (notes: Notes) => void;
  readonly moveTo: (active: { readonly row: number; readonly column: number }) => void;
}

/** The table: who plays, what happens now, the board, what one can do, one's cards and sheet, what happened. */
export function tableTemplate(options: TableOptions): TemplateResult {
  const { view, words, narrow, act } = options;
  const go = (to: SalonPlace): void => act({ type: 'move', seat: view.me ?? HOST, to });
  return html`<div class="desk ${narrow ? 'narrow' : 'wide'}">
    ${options.top} ${playersTemplate(view, words)}
    <div class="moment">${ticker(options)}</div>
    ${ringTemplate({ view, words, go })} ${actions(options)} ${hand(options)}
    <details class="notes panel" ?open=${!narrow}>
      <summary>${words.sheet}</summary>
      ${sheetTemplate(options)}
    </details>
    <details class="past panel" ?open=${!narrow}>
      <summary>${words.log}</summary>
      ${logTemplate(view, words)}
    </details>
  </div>`;
}

/** One's own cards; at the end, everybody's. */
function hand({ view, words, ask }: TableOptions): TemplateResult {
  const { hands, me, hand: own } = view;
  if (hands) {
    return html`<section class="cards panel">
      <h2 class="heading">${words.whoHeld}</h2>
      <ul class="held">
        ${hands.map((cards, seat) =>
          cards.length > 0 ? html`<li>${words.held(seatName(view, seat), cards, view.theme)}</li>` : nothing,
        )}
      </ul>
    </section>`;
  }
  return html`<section class="cards">
    <div class="cards-title">
      <h2 class="heading">${words.hand}</h2>
      ${
        me === null || (view.phase.type === 'orders' && !view.filed[me])
          ? nothing
          : html`<button type="button" @click=${() => ask({ type: 'order' })}>${words.changeOrder}</button>`
      }
    </div>
    <ul class="hand">
      ${own.map((card) => html`<li>${cardPicture(card, words.breaks(view.theme[card]))}</li>`)}
    </ul>
  </section>`;
}
