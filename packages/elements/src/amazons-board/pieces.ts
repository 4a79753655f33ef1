import { type SVGTemplateResult, svg } from 'lit';

// One figure, two crests: a round fan for White, a crown of three points for Black, so that the sides differ in outline and
// not in colour alone, also at 24 px. Drawn for this board on a grid of 40.
const figure = svg`
  <path class="fill" d="M13.2 30.4c2.6-2.4 3.8-5.4 3.9-9h5.8c.1 3.6 1.3 6.6 3.9 9z"/>
  <path class="vein" d="M16 26.8h8"/>
  <path class="fill" d="M13.4 13.2a6.6 6.6 0 0 1 13.2 0v2.3c0 2.6-1.4 4.9-3.4 6.4-.9.6-1.3.8-1.7 1.2h-3c-.4-.4-.8-.6-1.7-1.2-2-1.5-3.4-3.8-3.4-6.4z"/>
  <path class="face" d="M15.6 14.3c1.6-.5 3-.3 3.9.7v6.2h1V15c.9-1 2.3-1.2 3.9-.7-.2 1.7-1.2 2.8-2.7 3l-.4 4.4c-.8.5-1.8.5-2.6 0l-.4-4.4c-1.5-.2-2.5-1.3-2.7-3z"/>
  <path class="fill" d="M9 36.6v-1.2c0-1.5 1-2.6 2.6-2.9 1.7-.4 2.4-1 2.4-2.2h12c0 1.2.7 1.8 2.4 2.2 1.6.3 2.6 1.4 2.6 2.9v1.2z"/>`;

const crests = {
  white: svg`
    <path class="fill" d="M6.9 15.8C6.3 8 12.3 2.3 20 2.3s13.7 5.7 13.1 13.5l-5.5.4H12.4z"/>
    <path class="vein" d="M20 2.6v5M13.7 4.2l2.5 4.8M26.3 4.2l-2.5 4.8M8.9 8.5l4.7 3.3M31.1 8.5l-4.7 3.3"/>`,
  black: svg`
    <path class="fill" d="M14 11.5C10.8 9.8 9.2 7.2 9.3 4.3c2 .2 3.8 1 5.2 2.3C15.4 4.3 17.4 2.1 20 .9c2.6 1.2 4.6 3.4 5.5 5.7 1.4-1.3 3.2-2.1 5.2-2.3.1 2.9-1.5 5.5-4.7 7.2z"/>
    <path class="vein" d="M20 3.6v4"/>`,
} as const;

/** The amazon of a side. */
export function amazonArt(side: 'white' | 'black'): SVGTemplateResult {
  return svg`<svg class="art ${side}" viewBox="2 .3 36 37.4" aria-hidden="true">${crests[side]}${figure}</svg>`;
}

/** An arrow that lies on the felt. */
export const arrowArt: SVGTemplateResult = svg`<svg class="art" viewBox="0 0 40 40" aria-hidden="true">
  <path class="vanes" d="M14 26.5L27 13.5M27 13.5l.6-4M27 13.5l4-.6M24.2 16.3l.6-4M24.2 16.3l4-.6"/>
  <path class="nock" d="M10 30.5l2-7.5 5.5 5.5z"/></svg>`;

/** An arrow in flight, pointing right. */
export const flightArt: SVGTemplateResult = svg`<svg class="art" viewBox="0 0 40 40" aria-hidden="true">
  <path class="shaft" d="M5 20h26M5 20l-3-4h5l3 4-3 4H2z"/><path class="tip" d="M29 15l9 5-9 5 2-5z"/></svg>`;
