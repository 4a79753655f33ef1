import type { Suspect } from '@games/clue-core';
import { type SVGTemplateResult, svg } from 'lit';

/** One or two letters a suspect: a token is known by letter, by shape and by hue, never by colour alone. */
export const TOKEN_LETTERS: Readonly<Record<Suspect, string>> = {
  scarlet: 'S',
  mustard: 'M',
  white: 'W',
  green: 'G',
  peacock: 'Pe',
  plum: 'Pl',
};

/** The outline of each token around the origin, about one square wide. */
const OUTLINES: Readonly<Record<Suspect, string>> = {
  scarlet: 'M0-.64L.64 0L0 .64L-.64 0Z',
  mustard: 'M-.46-.46H.46V.46H-.46Z',
  white: 'M0-.53A.53.53 0 0 1 0 .53A.53.53 0 0 1 0-.53Z',
  green: 'M0-.66L.66.46H-.66Z',
  peacock: 'M-.32-.53H.32L.63 0L.32.53H-.32L-.63 0Z',
  plum: 'M-.53-.5H.53V0Q.53.38 0 .66Q-.53.38-.53 0Z',
};

/** Where the letter stands in an outline that is not symmetric. */
const DROP: Readonly<Partial<Record<Suspect, number>>> = { green: 0.17, plum: -0.04 };

/** The shape of a suspect's token, for the start square and the token itself. */
export function tokenOutline(suspect: Suspect): string {
  return OUTLINES[suspect];
}

/** A token around the origin of an SVG whose unit is a square of the board; its colours are in `tokenStyles`. */
export function tokenArt(suspect: Suspect): SVGTemplateResult {
  const letter = TOKEN_LETTERS[suspect];
  return svg`<g class=${`token-art ${suspect}`}>
    <path class="token-halo" d=${OUTLINES[suspect]} />
    <path class="token-body" d=${OUTLINES[suspect]} />
    <text class="token-letter" y=${(DROP[suspect] ?? 0) + 0.01} font-size=${letter.length > 1 ? 0.5 : 0.62}>${letter}</text>
  </g>`;
}

/** A token as a picture of its own, beside a name that says the same. */
export function tokenPicture(suspect: Suspect): SVGTemplateResult {
  return svg`<svg class="token-picture" viewBox="-.8 -.8 1.6 1.6" aria-hidden="true">${tokenArt(suspect)}</svg>`;
}
