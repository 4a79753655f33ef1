import type { Room } from '@games/clue-core';
import { type CSSResult, css, unsafeCSS } from 'lit';

/** A floor for each room, by day and by lamp: hues keep apart, tones stay close, so that one ink reads on all of them. */
const FLOOR: Readonly<Record<Room, readonly [day: string, lamp: string]>> = {
  study: ['#d8bd94', '#a4875c'],
  hall: ['#e8dcc4', '#b5a483'],
  lounge: ['#e0a694', '#b07a68'],
  'dining-room': ['#d9a777', '#ab7c50'],
  kitchen: ['#dfe0cf', '#a5a892'],
  ballroom: ['#e7cf92', '#b59a5c'],
  conservatory: ['#b8d0a1', '#87a172'],
  'billiard-room': ['#9cc3a8', '#6e9a7e'],
  library: ['#c6b3cf', '#93809e'],
};

/** The floors and their patterns. */
export const floorStyles: CSSResult = css`
  .floor {
    fill: var(--_floor);
  }
  .weave {
    fill: none;
    stroke: light-dark(#5b3d1f, #2b1a0c);
    stroke-opacity: 0.2;
    stroke-width: 0.05;
  }
  ${unsafeCSS(
    Object.entries(FLOOR)
      .map(([room, [day, lamp]]) => `.${room}{--_floor:light-dark(${day},${lamp})}`)
      .join(''),
  )}
  @media (forced-colors: active) {
    .floor {
      fill: Canvas;
    }
  }
`;
