import { type CSSResult, css } from 'lit';

/** The look of what stands around the board: who plays, what happens now, what happened. */
export const tableStyles: CSSResult = css`
  /* Who plays. */
  .players {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
    gap: 2px var(--_space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .player {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    align-content: center;
    column-gap: var(--_space-2);
    padding: 0.25rem var(--_space-2);
    border-block-end: 3px solid transparent;
    border-radius: var(--_radius-small);
    line-height: 1.2;
  }
  .player .token-picture {
    grid-row: span 2;
  }
  .player.now {
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
  .player.out .player-name {
    text-decoration: line-through;
  }
  .narrow .players {
    grid-area: auto;
    display: flex;
    gap: var(--_space-1);
    justify-content: space-between;
  }
  .narrow .player {
    grid-template-columns: auto;
    justify-items: center;
    padding: 0.125rem 0.25rem;
    flex: 1;
  }
  .narrow .player .player-name,
  .narrow .player .note {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .narrow .player.out {
    opacity: 0.5;
  }
  .narrow .player.named {
    min-inline-size: 0;
  }
  .narrow .player.named .player-name {
    position: static;
    inline-size: 100%;
    block-size: auto;
    clip-path: none;
    font-size: var(--_text-small);
    text-align: center;
    text-overflow: ellipsis;
  }
  @media (min-width: 34rem) {
    .narrow .player .player-name {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      text-align: center;
    }
  }

  /* What happens now. */
  .ticker {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    margin: 0;
    min-block-size: 3rem;
    font-weight: 600;
    line-height: 1.25;
  }
  .wide .ticker {
    font-family: var(--_font-display);
    font-size: var(--_text-large);
    font-weight: 400;
  }

  .heading {
    margin: var(--_space-2) 0;
    font-family: var(--_font-display);
    font-size: var(--_text);
    font-weight: 400;
    color: var(--_brass-ink);
  }
  .log {
    display: grid;
    align-content: start;
    gap: var(--_space-2);
    overflow-y: auto;
    scrollbar-width: thin;
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
  .event:is(.suggested, .accused, .ended, .shown) {
    font-weight: 600;
  }
  .past summary {
    min-block-size: 2.5rem;
    padding-block: 0.5rem;
    cursor: pointer;
    font-weight: 600;
  }
  .narrow .past .log {
    max-block-size: 20rem;
  }
  @media (forced-colors: active) {
    .player:not(.now) {
      border-color: Canvas;
    }
    .player.now {
      border-block-end-color: Highlight;
    }
  }
`;
