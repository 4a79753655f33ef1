import { type CSSResult, css } from 'lit';

/** The look of `<clue-game>`: the board is the hero; players and log stand to its left, the sheet to its right. */
export const styles: CSSResult = css`
  :host {
    min-inline-size: 15rem;
  }
  .top {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    padding-block-end: var(--_space-2);
  }
  .menu-bar {
    display: flex;
    margin-inline-end: auto;
  }
  .menu-place {
    position: relative;
  }
  .menu-button,
  .pace {
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
  .menu-button[aria-expanded='true'] {
    background: var(--_sunken);
  }
  .menu {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 0;
    z-index: 5;
    display: grid;
    min-inline-size: 13rem;
    padding: var(--_space-1);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .menu[hidden] {
    display: none;
  }
  .menu [role='menuitem'] {
    display: flex;
    align-items: center;
    min-block-size: 2.5rem;
    padding: 0.25rem var(--_space-3);
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    color: inherit;
    font-weight: 400;
    text-align: start;
    text-decoration: none;
  }
  .menu [role='menuitem']:is(:hover, :focus-visible) {
    background: var(--_sunken);
  }
  .menu [aria-disabled] {
    color: var(--_ink-soft);
    cursor: default;
  }

  .table {
    display: grid;
    gap: var(--_space-3) var(--_space-5);
  }
  .table.wide {
    grid-template-columns: minmax(0, var(--games-board-size, max(24rem, calc(100svh - 13rem)))) minmax(19rem, 23rem);
    justify-content: center;
    align-items: start;
  }
  .wide .around {
    grid-column: 1 / -1;
  }
  .wide .around .heading,
  .wide .around .log {
    display: none;
  }
  @media (min-width: 70rem) {
    .table.wide {
      grid-template-columns:
        minmax(12rem, 15rem) minmax(0, var(--games-board-size, max(24rem, calc(100svh - 13rem))))
        minmax(19rem, 23rem);
    }
    .wide .around {
      grid-column: auto;
    }
    .wide .around .heading {
      display: block;
    }
    .wide .around .log {
      display: grid;
    }
    .wide .players {
      grid-template-columns: 1fr;
    }
  }

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

  /* What happens now. */
  .ticker {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    margin: 0;
    min-block-size: 3rem;
    padding-block-end: var(--_space-1);
    font-weight: 600;
    line-height: 1.25;
  }
  .wide .ticker {
    font-family: var(--_font-display);
    font-size: var(--_text-large);
    font-weight: 400;
  }

  .heading {
    margin: var(--_space-4) 0 var(--_space-2);
    font-family: var(--_font-display);
    font-size: var(--_text);
    font-weight: 400;
    color: var(--_brass-ink);
  }
  .log {
    display: grid;
    align-content: start;
    gap: var(--_space-2);
    max-block-size: calc(100svh - 26rem);
    min-block-size: 10rem;
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
  .past summary {
    min-block-size: 2.5rem;
    padding-block: 0.5rem;
    cursor: pointer;
    font-weight: 600;
  }
  .past .log {
    max-block-size: 20rem;
  }

  /* The sheet: beside the board, or a drawer over it. */
  .sheet {
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    box-shadow: var(--_shadow);
  }
  .wide .sheet {
    position: static;
    inline-size: auto;
    max-block-size: none;
    margin: 0;
    padding: var(--_space-3);
  }
  .narrow .sheet {
    inset: auto 0 0;
    inline-size: 100%;
    max-inline-size: 100%;
    max-block-size: 85dvh;
    margin: 0;
    padding: var(--_space-2) var(--_space-3) var(--_space-4);
    border-inline: 0;
    border-block-end: 0;
    border-radius: var(--_radius) var(--_radius) 0 0;
    overflow-y: auto;
  }
  .narrow .sheet:modal {
    animation: draw var(--_motion) var(--_ease);
  }
  .put-away {
    inline-size: 100%;
    min-block-size: 2.5rem;
    margin-block-end: var(--_space-2);
    border-color: transparent;
    background: none;
  }
  .put-away::before {
    content: '';
    display: block;
    inline-size: 3rem;
    block-size: 0.25rem;
    margin: 0 auto 0.25rem;
    border-radius: 1rem;
    background: var(--_outline);
  }
  @keyframes draw {
    from {
      translate: 0 40%;
      opacity: 0;
    }
  }

  /* On a phone the buttons stay at the lower edge. */
  .bar {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    gap: var(--_space-2);
    padding-block: var(--_space-2);
    background: linear-gradient(transparent, var(--_paper) 0.5rem);
  }
  .bar button {
    flex: 1 1 auto;
    min-block-size: 3rem;
    padding-inline: 0.5rem;
  }

  @media (prefers-reduced-motion: reduce) {
    .narrow .sheet:modal {
      animation: none;
    }
  }
`;
