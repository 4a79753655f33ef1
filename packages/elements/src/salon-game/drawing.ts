import type { SalonPlace, SalonView } from '@games/clue-core/salon';
import { nothing, type SVGTemplateResult, svg } from 'lit';
import { sunburst } from '../clue-art/motifs.js';
import { floorPatterns } from '../clue-board/floors.js';
import { AREAS, type AreaPlan, CORRIDOR, DOORS, HEIGHT, WIDTH } from './plan.js';

/** How much of the frame shows around the floors. */
export const MARGIN = 0.7;

/** Floors, walls, doors, the stairs of secret passages, and light where one can go. What it says stands in the list over it. */
export function drawing(
  { ring, passages }: Pick<SalonView, 'ring' | 'passages'>,
  reach: readonly SalonPlace[],
): SVGTemplateResult {
  const { x, y, width, height } = CORRIDOR;
  const size = { x: -MARGIN, y: -MARGIN, width: WIDTH + 2 * MARGIN, height: HEIGHT + 2 * MARGIN };
  return svg`<svg class="drawing" viewBox=${`${size.x} ${size.y} ${size.width} ${size.height}`} aria-hidden="true">
    <defs>
      ${floorPatterns}
      <pattern id="flags" width="2" height="2" patternUnits="userSpaceOnUse">
        <path class="flag" d="M0 0H1V1H2V2H1V1H0Z" />
      </pattern>
    </defs>
    <rect class="wood" x=${size.x} y=${size.y} width=${size.width} height=${size.height} rx=".6" />
    <rect class="corridor" x=${x} y=${y} width=${width} height=${height} />
    <rect class="flags" x=${x} y=${y} width=${width} height=${height} fill="url(#flags)" />
    <g class=${reach.includes('corridor') ? 'lit' : ''}>
      <path class="glow" d=${`M${x} ${y}h${width}v${height}h${-width}Z`} />
    </g>
    <g class="sun" transform=${`translate(${x + width / 2 - 4.2} ${y + height - 8.2}) scale(.35)`}>${sunburst()}</g>
    ${AREAS.map((area, i) => {
      const room = ring[i];
      const sign = passages.findIndex((ends) => ends.some((end) => end === room));
      return room
        ? svg`<g class=${`area ${room} ${reach.includes(room) ? 'lit' : ''}`}>
            <path class="floor" d=${area.outline} />
            <path class="pattern" d=${area.outline} fill=${`url(#floor-${room})`} />
            <path class="glow" d=${area.outline} />
            <path class="walls" d=${area.outline} />
            ${sign >= 0 ? stairs(area, sign) : nothing}
          </g>`
        : nothing;
    })}
    ${DOORS.map((door) => svg`<path class="sill-edge" d=${door} /><path class="sill" d=${door} />`)}
  </svg>`;
}

/** Steps into the dark; the two passages are told apart by the shape of their hatches, not only by where they are. */
function stairs({ stairs: at }: AreaPlan, sign: number): SVGTemplateResult | typeof nothing {
  if (!at) return nothing;
  return svg`<g class="hatch" transform=${`translate(${at[0]} ${at[1]})`}>
    ${sign === 0 ? svg`<rect x="-.9" y="-.9" width="1.8" height="1.8" rx=".15" />` : svg`<circle r="1" />`}
    <path d="M-.6-.45H.5M-.6 0H.2M-.6 .45H-.1" />
  </g>`;
}
