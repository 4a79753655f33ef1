import { type CSSResult, css } from 'lit';

/** The look of `<boggle-board>`: ivory dice in a wooden tray. */
export const styles: CSSResult = css`
  :host {
    container-type: inline-size;
    min-inline-size: 12rem;
    -webkit-tap-highlight-color: transparent;
  }
  /* A tall board is narrower than its place: where it filled a phone, every touch would trace, and none could scroll. */
  .frame {
    --_width: min(100cqi, calc(var(--_tallest, 85svh) * var(--_columns, 4) / var(--_rows, 4)));
    box-sizing: border-box;
    inline-size: var(--_width);
    margin-inline: auto;
    padding: clamp(5px, 2cqi, 14px);
    border-radius: clamp(10px, 4cqi, 24px);
    background: var(--_frame);
    box-shadow: var(--_shadow);
    user-select: none;
    -webkit-user-select: none;
  }
  .field {
    --_size: calc(var(--_width) / var(--_columns, 4));
    position: relative;
    border-radius: clamp(6px, 2.6cqi, 14px);
    background: var(--_felt-deep);
  }
  .row {
    display: flex;
  }
  .cell {
    position: relative;
    flex: 1;
    min-inline-size: 0;
    aspect-ratio: 1;
    display: grid;
    place-items: center;
    padding: calc(var(--_size) * 0.035);
    border-radius: calc(var(--_size) * 0.2);
    touch-action: none;
    outline: none;
  }
  .cell::before {
    content: '';
    position: absolute;
    inset: calc(var(--_size) * 0.035);
    border-radius: calc(var(--_size) * 0.17);
    background: var(--_tile);
    box-shadow:
      inset 0 calc(var(--_size) * -0.04) 0 rgb(0 0 0 / 0.1),
      0 1px 2px rgb(0 0 0 / 0.4);
    transition: background-color var(--_motion-quick) var(--_ease);
  }
  .hole::before {
    background: none;
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.25);
  }
  .grid[role='grid'] .cell:not(.hole) {
    cursor: pointer;
  }
  .letter {
    position: relative;
    z-index: 2;
    color: var(--_ebony);
    font-size: calc(var(--_size) * 0.54);
    font-weight: 700;
    line-height: 1;
    pointer-events: none;
  }
  .letter.long {
    font-size: calc(var(--_size) * 0.42);
  }
  .letter.longer {
    font-size: calc(var(--_size) * 0.22);
  }
  .chosen::before {
    background: var(--_brass);
  }
  .last::before {
    box-shadow:
      inset 0 0 0 max(2px, calc(var(--_size) * 0.045)) var(--_ebony),
      0 1px 2px rgb(0 0 0 / 0.4);
  }
  .place {
    position: absolute;
    z-index: 3;
    inset-block-start: calc(var(--_size) * 0.09);
    inset-inline-end: calc(var(--_size) * 0.13);
    color: var(--_ebony);
    font-size: max(0.625rem, calc(var(--_size) * 0.15));
    font-weight: 700;
    line-height: 1;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  .cell:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 4;
    border: max(3px, calc(var(--_size) * 0.05)) solid var(--_focus-ring, #fff);
    border-radius: calc(var(--_size) * 0.2);
    box-shadow: 0 0 0 2px var(--_ebony), inset 0 0 0 2px var(--_ebony);
    pointer-events: none;
  }

  /* The path: under the letters, over the tiles. */
  .path {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .start {
    fill: none;
    stroke: var(--_shot);
    stroke-width: 0.06;
    opacity: 0.55;
  }
  .line {
    fill: none;
    stroke: var(--_shot);
    stroke-width: 0.11;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.6;
  }
  .head {
    fill: var(--_shot);
  }

  /* Below: the word so far, or what to do, or what was wrong. Room is kept free, so nothing jumps. */
  .below:not([hidden]) {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 3rem;
    padding-block-start: var(--_space-1);
  }
  .below button {
    display: grid;
    place-items: center;
    min-inline-size: 3rem;
    padding: 0.25rem 0.5rem;
  }
  .word {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: var(--_text-large);
    font-weight: 700;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
  .message {
    flex: 1;
    margin: 0;
    color: var(--_ink-soft);
    font-size: var(--_text-small);
    line-height: 1.3;
    text-wrap: balance;
  }
  .message.refused {
    color: var(--_oxblood-ink);
    font-weight: 600;
  }
  .message.refused::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline-end: 0.5em;
    rotate: 45deg;
    background: currentColor;
  }
  @media (prefers-reduced-motion: reduce) {
    .cell::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .frame {
      border: 1px solid CanvasText;
    }
    .cell::before {
      border: 1px solid CanvasText;
    }
    .hole::before {
      border-style: dotted;
    }
    .letter,
    .place {
      color: CanvasText;
    }
    .chosen::before {
      background: Highlight;
    }
    .chosen .letter,
    .chosen .place {
      forced-color-adjust: none;
      color: HighlightText;
    }
    .start,
    .line {
      stroke: HighlightText;
    }
    .head {
      fill: HighlightText;
    }
  }
`;
