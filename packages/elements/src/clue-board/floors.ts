import type { Room } from '@games/clue-core';
import { type SVGTemplateResult, svg } from 'lit';

/** How large each floor's pattern is, and its lines: quiet, so that names and tokens stand out. */
const FLOORS: Readonly<Record<Room, readonly [width: number, height: number, path: string]>> = {
  // Herringbone.
  study: [1, 1, 'M0 .5L.5 0M0 1L1 0M.5 1L1 .5M.25 .25L.5 .5M.75 .75L.5 .5M0 .5L.25 .75M.75 .25L1 .5'],
  // Large flags laid on the corner.
  hall: [2, 2, 'M1 0L2 1L1 2L0 1ZM1 .45L1.55 1L1 1.55L.45 1Z'],
  // A carpet with small lozenges.
  lounge: [1, 1, 'M.5 .25L.75 .5L.5 .75L.25 .5ZM0-.1L.1 0L0 .1M1 .9L.9 1L1 1.1'],
  // Planks.
  'dining-room': [2, 1, 'M0 0H2M0 .5H2M.5 0V.5M1.5 .5V1'],
  // Small tiles.
  kitchen: [1, 1, 'M0 0H1M0 .5H1M0 0V1M.5 0V1'],
  // Parquet in a basket.
  ballroom: [2, 2, 'M0 0H2M0 1H2M0 0V2M1 0V2M.33 0V1M.66 0V1M1 .33H2M1 .66H2M0 1.33H1M0 1.66H1M1.33 1V2M1.66 1V2'],
  // Bricks of a garden path.
  conservatory: [1, 1, 'M0 0H1M0 .5H1M.25 0V.5M.75 .5V1'],
  // Baize.
  'billiard-room': [1, 1, 'M0 0L1 1M1 0L0 1'],
  // A runner with stripes.
  library: [1, 1, 'M.2 0V1M.3 0V1M.8 0V1'],
};

/** A pattern for each room's floor; their ids live in the board's shadow root alone. */
export const floorPatterns: readonly SVGTemplateResult[] = Object.entries(FLOORS).map(
  ([room, [width, height, path]]) =>
    svg`<pattern id=${`floor-${room}`} width=${width} height=${height} patternUnits="userSpaceOnUse">
      <path class="weave" d=${path} />
    </pattern>`,
);
