import { type CSSResult, css } from 'lit';

/** The look of what stands around the board: who plays, what happens now, one's cards, the sheet, what happened. */
export const tableStyles: CSSResult = css`
  .top button {
    border-color: transparent;
    background: none;
  }
  .pace::before {
    content: '';
    display: inline-block;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline-end: 0.5rem;
    border-inline-end: 2px solid;
    border-block-start: 2px solid;
    rotate: 45deg;
  }
  .players {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .player {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    column-gap: var(--_space-2);
    padding: 0.25rem var(--_space-2);
    border-block-end: 3px solid transparent;
    border-radius: var(--_radius-small);
    line-height: 1.2;
  }
  .player .token-picture {
    grid-row: span 2;
  }
  .player[aria-current] {
    background: var(--_surface);
    border-block-end-color: var(--_brass);
  }
  .player-name {
    font-weight: 600;
  }
  .note {
    grid-column: 2;
    font-size: var(--_text-small);
    color: var(--_ink-soft);
  }
  .narrow .players {
    display: flex;
    gap: var(--_space-1);
  }
  .narrow .player {
    grid-template-columns: auto;
    flex: 1;
    justify-items: center;
    padding: 0.125rem 0.25rem;
  }
  .narrow .player :is(.player-name, .note) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .ticker {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 2.75rem;
    margin: 0;
    font-weight: 600;
    line-height: 1.25;
  }
  .wide .ticker {
    justify-content: center;
    font-family: var(--_font-display);
    font-size: var(--_text-large);
    font-weight: 400;
  }
  .heading {
    margin: 0;
    font-family: var(--_font-display);
    font-size: var(--_text-large);
    font-weight: 400;
    color: var(--_brass-ink);
  }
  /* The hand, small: names can be read in the reveal order. */
  .cards-title {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-2);
  }
  .cards .hand {
    grid-template-columns: repeat(auto-fill, minmax(3.75rem, 1fr));
    gap: var(--_space-2);
    max-inline-size: 40rem;
    margin-block-start: var(--_space-2);
  }
  .cards figcaption {
    font-size: var(--_text-small);
    font-weight: 400;
  }
  .panel {
    padding: var(--_space-3);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .desk .panel > summary {
    min-block-size: 2rem;
    padding-block: 0;
    cursor: pointer;
    font-family: var(--_font-display);
    font-size: var(--_text-large);
    font-weight: 400;
  }
  .setup legend {
    margin-block-end: var(--_space-2);
  }
  .past .log {
    max-block-size: 24rem;
  }
  .wide .past .log {
    max-block-size: max(16rem, calc(100svh - 24rem));
  }
  .private {
    color: var(--_brass-ink);
    font-weight: 600;
  }
  .held {
    margin: 0;
    padding-inline-start: 1.25rem;
  }
  .log {
    display: grid;
    align-content: start;
    gap: var(--_space-3);
    overflow-y: auto;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--_text-small);
    line-height: 1.3;
  }
  .log li {
    display: flex;
    gap: var(--_space-2);
  }
  .log .token-picture {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .turn {
    display: block;
    color: var(--_ink-soft);
  }
  .event {
    display: block;
  }
  .event:is(.suggested, .accused, .judged, .ended, .shown) {
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .player:not([aria-current]) {
      border-color: Canvas;
    }
    .player[aria-current] {
      border-block-end-color: Highlight;
    }
  }
`;
