import { type CSSResult, css, unsafeCSS } from 'lit';
import { MARGIN } from './drawing.js';
import { AREAS, CORRIDOR, HEIGHT, type Rectangle, WIDTH } from './plan.js';

/** Where a place lies in the drawing with its frame. A sheet says so: a page's policy may forbid styles in attributes. */
function boxRule({ x, y, width, height }: Rectangle, at: number): string {
  const of = (part: number, all: number): string => `${((part / (all + 2 * MARGIN)) * 100).toFixed(3)}%`;
  const [left, top] = [of(x + MARGIN, WIDTH), of(y + MARGIN, HEIGHT)];
  return `.at${at}{left:${left};top:${top};width:${of(width, WIDTH)};height:${of(height, HEIGHT)}}`;
}

/** The look of the ring: a drawn floor plan on a frame, as the board of the classic game, with names and tokens over it. */
export const ringStyles: CSSResult = css`
  .ring {
    position: relative;
    container-type: inline-size;
    --_edge: #2b1d13;
  }
  .drawing {
    display: block;
    inline-size: 100%;
    filter: drop-shadow(0 2px 3px #0004);
  }
  .wood {
    fill: var(--_frame);
  }
  .corridor {
    fill: light-dark(#f4ead2, #b59a72);
  }
  .flag {
    fill: light-dark(#eddfc0, #a98d65);
  }
  .sun {
    color: light-dark(#d8c08d, #8d744c);
  }
  .walls {
    fill: none;
    stroke: var(--_edge);
    stroke-width: 0.28;
    stroke-linejoin: round;
  }
  .sill-edge {
    stroke: var(--_edge);
    stroke-width: 0.5;
  }
  .sill {
    stroke: light-dark(#e0ae4c, #e0b65f);
    stroke-width: 0.32;
  }
  .hatch :is(rect, circle) {
    fill: var(--_edge);
    stroke: var(--_brass);
    stroke-width: 0.12;
  }
  .hatch path {
    fill: none;
    stroke: #e0b65f;
    stroke-width: 0.16;
  }

  .places {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .place {
    position: absolute;
  }
  ${unsafeCSS([...AREAS.map(({ box }) => box), CORRIDOR].map(boxRule).join(''))}
  .place button {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.125em;
    inline-size: 100%;
    block-size: 100%;
    padding: 0.3em;
    border: 0;
    border-radius: 0.5em;
    background: none;
    color: #20150c;
    font-size: clamp(0.75rem, 3.4cqi, 1.125rem);
    font-weight: 400;
    line-height: 1.1;
    translate: none;
  }
  .place button[aria-disabled] {
    cursor: default;
  }
  .at9 button {
    justify-content: flex-start;
    padding-block-start: 1.5em;
  }
  .place-name {
    font-family: var(--_font-display);
    letter-spacing: 0.02em;
    overflow-wrap: anywhere;
    hyphens: manual;
  }
  .passage {
    font-size: max(0.6875rem, 0.72em);
    font-weight: 600;
    line-height: 1.1;
  }
  .tokens {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.1em;
    min-block-size: 1.9em;
    margin-block-start: 0.15em;
  }
  .ring .token-picture {
    display: block;
    inline-size: 1.9em;
    block-size: 1.9em;
  }
  .token.extra {
    opacity: 0.72;
  }
  .token.now {
    border-radius: 50%;
    background: #f7d98b;
    box-shadow: 0 0 0 0.14em #f7d98b, 0 0 0 0.22em #17110d;
  }

  /* Where one can go: the light falls in, a felt line runs along the walls. */
  .glow {
    fill: none;
    stroke: none;
  }
  .lit .glow {
    fill: light-dark(#ffe9a8, #ffdf8f);
    fill-opacity: 0.5;
    stroke: light-dark(#1e4a37, #103022);
    stroke-width: 1.3;
  }
  .place button:not([aria-disabled]):hover {
    background: light-dark(#fff3cc88, #ffe9b066);
  }
  .place button:focus-visible {
    outline: 3px solid #7c2331;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 6px #fffaf0;
  }
  @media (forced-colors: active) {
    .drawing {
      forced-color-adjust: none;
    }
    .wood,
    .corridor {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 0.2;
    }
    .pattern,
    .flags,
    .sun {
      display: none;
    }
    .walls,
    .sill-edge {
      stroke: CanvasText;
    }
    .place button {
      color: CanvasText;
    }
    .lit .glow {
      fill: none;
      stroke: Highlight;
    }
    .token.now {
      forced-color-adjust: none;
      outline: 3px solid Highlight;
    }
  }
`;
