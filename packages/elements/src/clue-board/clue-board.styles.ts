import { type CSSResult, css } from 'lit';

/** The look of `<clue-board>`: a drawn house on a walnut frame. */
export const styles: CSSResult = css`
  :host {
    container-type: inline-size;
    min-inline-size: 15rem;
    --_edge: #2b1d13;
    --_lit: light-dark(#1e4a37, #103022);
  }
  .board {
    --_columns: 24;
    --_rows: 24;
    position: relative;
    aspect-ratio: calc(var(--_columns) + 1.6) / calc(var(--_rows) + 1.6);
  }
  .drawing {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    filter: drop-shadow(0 2px 3px #0004);
  }

  /* The frame. */
  .wood {
    fill: var(--_frame);
  }
  .inlay {
    fill: var(--_edge);
    stroke: var(--_brass);
    stroke-width: 0.07;
  }
  .coordinates {
    display: none;
    fill: var(--_on-frame);
    font-family: var(--_font-body);
    font-size: 0.46px;
    text-anchor: middle;
    dominant-baseline: central;
  }
  @container (min-width: 34rem) {
    .coordinates {
      display: initial;
    }
  }

  /* The corridor. */
  .grout {
    fill: light-dark(#cdb98f, #6f5a3e);
  }
  .tile {
    fill: light-dark(#f4ead2, #b59a72);
  }
  .tile.alt {
    fill: light-dark(#eddfc0, #a98d65);
  }
  .start rect {
    fill: color-mix(in oklab, var(--_suspect) 26%, transparent);
    stroke: var(--_suspect);
    stroke-width: 0.09;
  }
  .start path {
    fill: var(--_suspect);
    stroke: var(--_edge);
    stroke-width: 0.12;
  }

  /* Rooms: floors and their patterns are in floors.styles. */
  .walls {
    fill: none;
    stroke: var(--_edge);
    stroke-width: 0.2;
    stroke-linecap: square;
  }
  .name {
    fill: #20150c;
    font-family: var(--_font-display);
    text-anchor: middle;
    dominant-baseline: central;
    letter-spacing: 0.02em;
    paint-order: stroke;
    stroke: var(--_floor);
    stroke-width: 0.22px;
    stroke-linejoin: round;
  }
  .sill-edge {
    stroke: var(--_edge);
    stroke-width: 0.34;
  }
  .sill {
    stroke: light-dark(#e0ae4c, #e0b65f);
    stroke-width: 0.2;
  }
  .hatch rect {
    fill: var(--_edge);
    stroke: var(--_brass);
    stroke-width: 0.06;
  }
  .hatch path {
    fill: none;
    stroke: var(--_brass);
    stroke-width: 0.08;
  }

  /* The middle. */
  .step {
    stroke: var(--_brass);
    stroke-width: 0.05;
  }
  .s0 {
    fill: light-dark(#2d6a4e, #24523c);
  }
  .s1 {
    fill: light-dark(#28604a, #1f4935);
  }
  .s2 {
    fill: light-dark(#23543f, #1a402e);
  }
  .s3 {
    fill: light-dark(#1c4635, #143526);
  }
  .envelope .paper {
    fill: #f3e6c8;
    stroke: var(--_edge);
    stroke-width: 0.07;
  }
  .envelope .fold {
    fill: none;
    stroke: #a48d63;
    stroke-width: 0.06;
  }
  .envelope .seal {
    fill: #7c2331;
  }
  .envelope .seal-letter {
    fill: #fff1e6;
    font-family: var(--_font-display);
    text-anchor: middle;
    dominant-baseline: central;
  }

  /* Where one can go. */
  .mark.square rect {
    fill: light-dark(#2d6a4e, #1b4431);
    stroke: light-dark(#fffaf0, #f2dca6);
    stroke-width: 0.07;
  }
  .mark.square circle {
    fill: light-dark(#f7d98b, #f2c96b);
  }
  .glow {
    fill: light-dark(#ffe9a8, #ffdf8f);
    fill-opacity: 0.4;
  }
  .lit {
    fill: none;
    stroke: var(--_lit);
    stroke-width: 0.34;
    stroke-linecap: round;
  }
  .mark.room .lit {
    stroke: light-dark(#2d6a4e, #1b4431);
  }
  .mark.passage .lit,
  .mark.stay .lit {
    stroke-dasharray: 0.02 0.55;
    stroke-width: 0.3;
  }
  .aim {
    fill: light-dark(#ffe08a, #ffd777);
    fill-opacity: 0.45;
  }
  .way-edge {
    fill: none;
    stroke: #fffaf0;
    stroke-width: 0.34;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .way {
    fill: none;
    stroke: #7c2331;
    stroke-width: 0.18;
    stroke-linejoin: round;
    stroke-linecap: round;
    stroke-dasharray: 0.02 0.36;
  }

  /* Tokens. */
  .turn-ring {
    fill: #f7d98b;
    stroke: #17110d;
    stroke-width: 0.07;
  }
  .tag {
    fill: #fffaf0;
    stroke: var(--_edge);
    stroke-width: 0.06;
    stroke-linejoin: round;
  }
  .token.extra {
    opacity: 0.78;
  }

  @media (forced-colors: active) {
    .drawing {
      forced-color-adjust: none;
    }
    .wood,
    .inlay,
    .grout {
      fill: Canvas;
    }
    .tile,
    .tile.alt,
    .step {
      fill: Canvas;
      stroke: GrayText;
      stroke-width: 0.04;
    }
    .pattern {
      display: none;
    }
    .walls,
    .sill-edge {
      stroke: CanvasText;
    }
    .name,
    .coordinates {
      fill: CanvasText;
      stroke: Canvas;
    }
    .coordinates {
      stroke: none;
    }
    .mark.square rect {
      fill: Highlight;
      stroke: CanvasText;
    }
    .mark.square circle {
      fill: HighlightText;
    }
    .mark .lit {
      stroke: Highlight;
    }
    .glow {
      fill: none;
    }
    .cell:focus-visible {
      outline-color: Highlight;
    }
    .die-face rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .die-face circle {
      fill: CanvasText;
    }
    .die-word {
      color: ButtonText;
    }
  }
`;
