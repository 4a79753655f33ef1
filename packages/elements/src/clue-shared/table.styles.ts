import { type CSSResult, css } from 'lit';

/** What stands around the board of both games: who plays, the pace, what happens now, what happened. */
export const aroundStyles: CSSResult = css`
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

  /* Who plays. */
  .players {
    display: grid;
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
  .narrow .player .player-name,
  .narrow .player .note {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* What happens now. */
  .ticker {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    margin: 0;
    font-weight: 600;
    line-height: 1.25;
  }
  .wide .ticker {
    font-family: var(--_font-display);
    font-size: var(--_text-large);
    font-weight: 400;
  }

  /* What happened. */
  .heading {
    font-family: var(--_font-display);
    font-weight: 400;
    color: var(--_brass-ink);
  }
  .log {
    display: grid;
    align-content: start;
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
  .event:is(.suggested, .accused, .ended, .shown) {
    font-weight: 600;
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
