import { type CSSResult, css } from 'lit';

/** The look of the sheet: a leaf of squared paper; names and heads stay while it scrolls. */
export const sheetStyles: CSSResult = css`
  .scroller {
    max-inline-size: 100%;
    overflow: auto;
    max-block-size: var(--games-sheet-size, max(18rem, calc(100svh - 20rem)));
    border: 1px solid var(--_line);
    border-block-start: 0;
    background: var(--_surface);
  }
  .grid {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    line-height: 1.15;
  }
  .grid :is(th, td) {
    padding: 0;
    font-weight: 400;
    text-align: start;
  }
  .grid thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    vertical-align: bottom;
    background: var(--_surface);
    border-block-end: 2px solid var(--_ink);
  }
  .grid .corner {
    inset-inline-start: 0;
    z-index: 3;
  }
  .holder {
    display: block;
    /* Its writing runs upwards, so these are the sides as they are seen. */
    max-height: 6.5rem;
    margin: 0 auto;
    padding: var(--_space-2) 0;
    writing-mode: vertical-rl;
    rotate: 180deg;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--_text-small);
    font-weight: 600;
  }
  .kind th {
    background: var(--_surface);
    border-block-end: 1px solid var(--_outline);
    font-family: var(--_font-display);
    color: var(--_brass-ink);
  }
  .kind span {
    position: sticky;
    inset-inline-start: 0;
    display: inline-block;
    padding: var(--_space-2) var(--_space-2) 0.125rem;
  }
  .grid th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 40%;
    min-inline-size: 6.5rem;
    max-inline-size: 10rem;
    background: var(--_surface);
    border-block-end: 1px solid var(--_line);
  }
  .name {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    padding-inline: var(--_space-2) var(--_space-1);
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .name .token-picture {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .cleared .name > span {
    color: var(--_ink-soft);
    text-decoration: line-through;
  }
  .murder .name > span {
    font-weight: 700;
  }
  .grid td {
    min-inline-size: 2rem;
    block-size: 2.125rem;
    border-block-end: 1px solid var(--_line);
    border-inline-start: 1px solid var(--_line);
  }
  .grid td.me {
    background: color-mix(in oklab, var(--_sunken) 55%, var(--_surface));
  }
  .grid :is(td, thead th).envelope {
    background: color-mix(in oklab, var(--_brass) 14%, var(--_surface));
  }
  .grid td.fresh {
    box-shadow: inset 0 0 0 2px var(--_brass);
  }
  .grid .chosen.chosen {
    background: var(--_ink);
    color: var(--_surface);
  }
  .grid .murder td.envelope {
    background: var(--_felt);
    color: var(--_on-felt);
  }
  .cell {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 2.125rem;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    scroll-margin: 8rem 0 1rem 10rem;
    font-size: var(--_text-small);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  .cell:hover {
    background: color-mix(in oklab, currentColor 10%, transparent);
  }
  .cell:focus-visible {
    outline-offset: -3px;
  }
  .cell[data-weight='weak'] {
    color: var(--_ink-soft);
  }
  .cell[data-weight='strong'] {
    font-weight: 700;
  }
  .chosen .cell {
    color: inherit;
  }
  .mark {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark.no {
    color: var(--_ink-soft);
    scale: 0.8;
  }
  .mark.yes {
    color: light-dark(#2d6a4e, #86cba3);
    stroke-width: 3;
  }
  :is(.chosen, .murder td.envelope) .mark.mark {
    color: inherit;
  }
  .stale {
    opacity: 0.75;
  }
  .legend {
    padding-block: var(--_space-2);
    font-size: var(--_text-small);
    color: var(--_ink-soft);
  }
  /* Where all columns have room nothing scrolls but the page, and the heads stay at its top. */
  @container (min-width: 52rem) {
    .scroller {
      overflow: visible;
      max-block-size: none;
      border-block-start: 1px solid var(--_line);
    }
  }
  @media (pointer: coarse) {
    .grid td,
    .cell {
      block-size: 2.5rem;
      min-block-size: 2.5rem;
    }
  }
  @media (forced-colors: active) {
    .grid td.fresh {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .grid td.chosen {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
