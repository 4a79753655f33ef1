import { FILES } from '@games/amazons-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardInput } from './board-input.js';
import { type CellContext, cellTemplate } from './cell.js';
import { flightArt } from './pieces.js';
import { squaresInOrder } from './shown.js';

interface BoardOptions {
  readonly flipped: boolean;
  readonly coordinates: boolean;
  readonly input: BoardInput;
}

/**
 * The frame with its coordinates and the tiles. The frame is always laid out from left to right: a board is a picture, and a
 * page in Arabic or Hebrew does not mirror it. What cannot be played on has the roles of a table.
 */
export function boardTemplate(context: CellContext, { flipped, coordinates, input }: BoardOptions): TemplateResult {
  const { view, readonly, words } = context;
  const { width, height } = view;
  const ranks = Array.from({ length: height }, (_, row) => String(flipped ? row + 1 : height - row));
  const files = flipped ? FILES.slice(0, width).reverse() : FILES.slice(0, width);
  return html`<div class="frame ${coordinates ? '' : 'bare'}" part="frame" dir="ltr">
    ${coordinates ? labels('ranks', ranks) : nothing}
    <div class="field">
      <div
        class="grid"
        part="board"
        role=${readonly ? 'table' : 'grid'}
        aria-label=${words.board(width, height)}
        aria-rowcount=${height}
        aria-colcount=${width}
        @click=${input.click}
        @keydown=${input.keydown}
        @focusin=${input.focusin}
        @pointerdown=${input.drag.down}
        @pointermove=${input.drag.move}
        @pointerup=${input.drag.up}
        @pointercancel=${input.drag.cancel}
      >
        ${squaresInOrder(view, flipped).map(
          (row, index) =>
            html`<div class="row" role="row" aria-rowindex=${index + 1}>
              ${row.map((square, column) => cellTemplate(context, square, column))}
            </div>`,
        )}
      </div>
      <div class="flight" aria-hidden="true">${flightArt}</div>
    </div>
    ${coordinates ? labels('files', files) : nothing}
  </div>`;
}

function labels(name: 'ranks' | 'files', texts: readonly string[]): TemplateResult {
  return html`<div class=${name} aria-hidden="true">
    ${texts.map((text) => html`<span part="coordinate">${text}</span>`)}
  </div>`;
}
