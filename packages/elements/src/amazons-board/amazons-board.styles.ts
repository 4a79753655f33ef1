import { type CSSResult, css } from 'lit';

/** The look of `<amazons-board>`. A burnt tile is gone: the felt of the table shows through. */
export const styles: CSSResult = css`
  :host {
    container-type: inline-size;
    min-inline-size: 15rem;
    -webkit-tap-highlight-color: transparent;
  }
  .frame {
    --_strip: 1rem;
    display: grid;
    grid-template-columns: 1fr;
    background: var(--_frame);
    color: var(--_on-frame);
    border-radius: var(--_radius-small);
    padding: 4px;
    box-shadow: var(--_shadow);
    user-select: none;
    -webkit-user-select: none;
  }
  .ranks,
  .files {
    display: none;
    font-size: 0.6875rem;
    font-weight: 600;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  .field {
    position: relative;
    display: grid;
    border-radius: 2px;
    overflow: clip;
  }
  .grid {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  .row {
    display: flex;
  }
  .cell {
    position: relative;
    flex: 1;
    min-inline-size: 0;
    aspect-ratio: 1;
    background: var(--_tile);
    touch-action: manipulation;
  }
  .cell.dark {
    background: var(--_tile-alt);
  }
  .cell:focus-visible {
    outline: 3px solid var(--_focus-ring, var(--_focus));
    outline-offset: -3px;
    z-index: 4;
    box-shadow: inset 0 0 0 5px var(--_paper);
  }
  .grid[role='grid'] .cell {
    cursor: default;
  }
  .cell.movable,
  .cell.target {
    cursor: pointer;
  }
  .cell.movable {
    touch-action: none;
  }

  /* What stands on a tile. */
  .piece,
  .hole,
  .mark,
  .flight {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .piece {
    z-index: 2;
    filter: drop-shadow(0 1px 1px rgb(0 0 0 / 0.3));
    transition: scale var(--_motion-quick) var(--_ease);
    transform-origin: 50% 85%;
  }
  .piece .art {
    padding: 4%;
  }
  .chosen .piece {
    scale: 1.1;
  }
  .piece[data-dragged] {
    z-index: 6;
    scale: 1.18;
    filter: drop-shadow(0 6px 6px rgb(0 0 0 / 0.35));
  }
  .hole .art {
    opacity: 0.8;
  }
  .hole {
    background: var(--_burnt);
    box-shadow:
      inset 0 2px 3px rgb(0 0 0 / 0.35),
      inset 0 0 0 1px var(--_burnt-edge);
  }
  .vanes {
    fill: none;
    stroke: var(--_brass);
    stroke-width: 1.8;
    stroke-linecap: round;
  }
  .nock {
    fill: var(--_brass);
  }
  .flight {
    opacity: 0;
    z-index: 5;
    inset: auto;
    inset-block-start: 0;
    left: 0;
  }
  .flight[data-dragged] {
    opacity: 1;
  }
  .shaft {
    fill: none;
    stroke: var(--_shot);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .tip {
    fill: var(--_shot);
  }

  /* Below the board: what to do, or what was wrong. Room is kept free, so nothing jumps. */
  .below:not([hidden]) {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 4.75rem;
    padding-block-start: var(--_space-2);
  }
  .below button:not([hidden]) {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    padding-inline: 0.625rem;
  }
  .message {
    flex: 1;
    margin: 0;
    text-wrap: balance;
  }
  /* On a narrow board the words need the room: there the button keeps its name for those who listen. */
  @container (max-width: 29.99rem) {
    .long {
      position: absolute;
      clip-path: inset(50%);
      white-space: nowrap;
      inline-size: 1px;
      overflow: hidden;
    }
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

  /* Every refusal speaks in coordinates: they stand there as soon as ten tiles of 24 px find room beside them. */
  @container (min-width: 16.25rem) {
    .frame {
      grid-template-columns: var(--_strip) 1fr;
      padding: 4px 4px 0 0;
    }
    .frame.bare {
      grid-template-columns: 1fr;
      padding: 6px;
    }
    .ranks {
      display: flex;
      flex-direction: column;
    }
    .files {
      display: flex;
      grid-column: 2;
      block-size: var(--_strip);
    }
    .ranks span,
    .files span {
      flex: 1;
      display: grid;
      place-items: center;
    }
  }
  @container (min-width: 30rem) {
    .below:not([hidden]) {
      min-block-size: 3.5rem;
    }
    .frame {
      --_strip: 1.75rem;
      padding: 10px 10px 0 0;
      border-radius: var(--_radius);
    }
    .ranks,
    .files {
      font-size: 0.8125rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .piece,
    .mark::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .frame {
      border: 1px solid CanvasText;
    }
    .cell {
      forced-color-adjust: none;
      box-shadow: inset 0 0 0 0.5px GrayText;
    }
    .hole {
      background: repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 6px);
      box-shadow: inset 0 0 0 1px CanvasText;
    }
  }
`;
