import { SUSPECTS } from '@games/clue-core';
import { type CSSResult, css, unsafeCSS } from 'lit';

/** Tokens keep their hues by lamplight: a piece is what it is. Ink around it holds against every floor of the board. */
export const tokenStyles: CSSResult = css`
  .token-body {
    fill: var(--_suspect);
    stroke: #17110d;
    stroke-width: 0.09;
    stroke-linejoin: round;
  }
  .token-halo {
    fill: none;
    stroke: #fffaf0;
    stroke-width: 0.24;
    stroke-linejoin: round;
  }
  .token-letter {
    fill: #fffaf0;
    font-family: var(--_font-body);
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .mustard .token-letter,
  .white .token-letter {
    fill: #17110d;
  }
  .token-picture {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    flex: none;
    overflow: visible;
  }
  ${unsafeCSS(SUSPECTS.map((suspect) => `.${suspect}{--_suspect:var(--_suspect-${suspect})}`).join(''))}
  @media (forced-colors: active) {
    .token-art {
      forced-color-adjust: none;
    }
  }
`;
