import { ROW_LETTERS, SUSPECTS, toPoint } from '@games/clue-core';
import { nothing, type SVGTemplateResult, svg } from 'lit';
import { tokenOutline } from '../clue-shared/suspects.js';
import type { BoardLayout, RoomLayout } from './board-layout.js';
import { floorPatterns } from './floors.js';

/** How much of the frame shows around the squares. */
export const MARGIN = 0.8;

let drawn: { readonly layout: BoardLayout; readonly art: SVGTemplateResult } | undefined;

/** All that never moves and bears no word: floors, walls, doors, start squares, the middle. Drawn anew for another board. */
export function boardArt(layout: BoardLayout): SVGTemplateResult {
  if (drawn?.layout !== layout) drawn = { layout, art: draw(layout) };
  return drawn.art;
}

function draw(layout: BoardLayout): SVGTemplateResult {
  const { board, corridor, rooms, doors } = layout;
  return svg`
    <defs>${floorPatterns}</defs>
    <rect class="wood" x=${-MARGIN} y=${-MARGIN} width=${board.columns + 2 * MARGIN} height=${board.rows + 2 * MARGIN} rx="0.5" />
    <rect class="inlay" x="-.12" y="-.12" width=${board.columns + 0.24} height=${board.rows + 0.24} rx="0.12" />
    ${coordinates(layout)}
    <path class="grout" d=${board.squares
      .map(toPoint)
      .map(({ row, column }) => `M${column} ${row}h1v1h-1z`)
      .join('')} />
    <path class="tile" d=${corridor.even} />
    <path class="tile alt" d=${corridor.odd} />
    ${SUSPECTS.map((suspect) => {
      const { row, column } = toPoint(board.starts[suspect]);
      return svg`<g class=${`start ${suspect}`} transform=${`translate(${column + 0.5} ${row + 0.5})`}>
        <rect x="-.42" y="-.42" width=".84" height=".84" rx=".1" />
        <path d=${tokenOutline(suspect)} transform="scale(.5)" />
      </g>`;
    })}
    ${rooms.map(roomArt)}
    ${doors.map(({ sill }) => svg`<path class="sill-edge" d=${sill} /><path class="sill" d=${sill} />`)}
    ${middleArt(layout)}
  `;
}

function coordinates({ board }: BoardLayout): SVGTemplateResult {
  const columns = Array.from({ length: board.columns }, (_, i) => i);
  const rows = Array.from({ length: board.rows }, (_, i) => i);
  return svg`<g class="coordinates">
    ${columns.map((i) => svg`<text x=${i + 0.5} y=${-MARGIN / 2 - 0.05}>${i + 1}</text>`)}
    ${rows.map((i) => svg`<text x=${-MARGIN / 2 - 0.05} y=${i + 0.5}>${ROW_LETTERS[i]}</text>`)}
  </g>`;
}

function roomArt({ room, floor, walls, hatch }: RoomLayout): SVGTemplateResult {
  return svg`<g class=${`room ${room}`} data-room=${room}>
    <path class="floor" d=${floor} />
    <path class="pattern" d=${floor} fill=${`url(#floor-${room})`} />
    <path class="walls" d=${walls} />
    ${hatch ? hatchArt(hatch) : nothing}
  </g>`;
}

/** Steps that go down into the dark. */
function hatchArt({ x, y }: { readonly x: number; readonly y: number }): SVGTemplateResult {
  return svg`<g class="hatch" transform=${`translate(${x} ${y})`}>
    <rect x="-.36" y="-.36" width=".72" height=".72" rx=".06" />
    <path d="M-.36-.18h.54M-.36 0h.4M-.36 .18h.26" />
  </g>`;
}

/** The middle: stairs that wind down to the cellar, and the envelope on the lowest step. */
function middleArt({ middle }: BoardLayout): SVGTemplateResult | typeof nothing {
  if (!middle) return nothing;
  const { x, y, width, height } = middle;
  const steps = [0, 0.22, 0.44, 0.66].filter((step) => step * 2 < Math.min(width, height));
  return svg`<g class="middle">
    ${steps.map(
      (step, i) =>
        svg`<rect class=${`step s${i}`} x=${x + step} y=${y + step} width=${width - 2 * step} height=${height - 2 * step} rx=".08" />`,
    )}
    ${width >= 4 && height >= 6 ? envelopeArt(x + width / 2, y + height - 2.05) : nothing}
  </g>`;
}

function envelopeArt(x: number, y: number): SVGTemplateResult {
  return svg`<g class="envelope" transform=${`translate(${x} ${y})`}>
    <rect class="paper" x="-1.3" y="-.8" width="2.6" height="1.6" rx=".08" />
    <path class="fold" d="M-1.3-.74L0 .2L1.3-.74M-1.3 .76L-.35-.05M1.3 .76L.35-.05" />
    <circle class="seal" cx="0" cy=".12" r=".3" />
    <text class="seal-letter" x="0" y=".14" font-size=".4">?</text>
  </g>`;
}
