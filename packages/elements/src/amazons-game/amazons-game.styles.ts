import { type CSSResult, css } from 'lit';

/** The look of `<amazons-game>`: the board is the hero; on a wide table the rest stands beside it. */
export const styles: CSSResult = css`
  :host {
    container-type: inline-size;
    min-inline-size: 15rem;
  }
  .table {
    display: grid;
    gap: var(--_space-3) var(--_space-6);
    justify-content: center;
    grid-template-columns: minmax(0, var(--games-board-size, max(15rem, calc(100svh - var(--_reserve, 12rem)))));
  }

  /* What stands below the board must fit into the window with it. */
  :host([command]) {
    --_reserve: 12.5rem;
  }

  /* The two sides. */
  .players {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--_space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .player {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--_space-2);
    padding: 0.25rem var(--_space-3) 0.25rem var(--_space-2);
    min-block-size: 3rem;
    border-radius: var(--_radius-small);
    border: 1px solid transparent;
  }
  .player.now {
    background: var(--_surface);
    border-color: var(--_line);
    border-block-end: 3px solid var(--_brass);
  }
  .figure {
    grid-row: span 2;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    padding: 2px;
    border-radius: 4px;
    background: var(--_tile-alt);
  }
  .name {
    font-weight: 600;
    line-height: 1.2;
  }
  .player:not(.now) .name {
    font-weight: 400;
    color: var(--_ink-soft);
  }
  .name:last-child,
  .time:last-child,
  .name:has(+ .time:last-child) {
    grid-row: span 2;
  }
  .time {
    font-variant-numeric: tabular-nums;
    font-size: var(--_text-large);
    line-height: 1.2;
  }
  .player:not(.now) .time {
    color: var(--_ink-soft);
  }
  .note {
    grid-column: 2 / -1;
    font-size: var(--_text-small);
    line-height: 1.2;
    color: var(--_ink-soft);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .now .note {
    color: var(--_brass-ink);
  }
  .status {
    display: none;
    margin: 0;
    font-family: var(--_font-display);
    font-size: var(--_text-title);
    line-height: 1.2;
  }

  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem var(--_space-2);
    min-block-size: 4.75rem;
    padding-block-start: 0.25rem;
    font-weight: 600;
  }
  .notice span {
    flex: 1 1 100%;
    text-wrap: balance;
  }
  .notice button {
    flex: 1;
    white-space: nowrap;
  }
  @container (min-width: 36rem) {
    .notice span {
      flex-basis: 10rem;
    }
    .notice button {
      flex: none;
    }
  }

  /* The buttons: a drawer of twelve, each with its name. They come a moment later: their room is kept. */
  .toolbar {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
    gap: var(--_space-1);
    min-block-size: 10.25rem;
    align-content: start;
  }
  .tool {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.125rem;
    min-block-size: 3.25rem;
    padding: 0.25rem;
    border-color: transparent;
    background: none;
    font-size: var(--_text-small);
    font-weight: 400;
    line-height: 1.2;
  }
  .tool[aria-pressed='true'] {
    background: var(--_sunken);
    border-color: var(--_line);
    box-shadow: inset 0 -3px 0 var(--_brass);
  }
  button[aria-disabled] {
    border-color: transparent;
    background: none;
    color: var(--_ink-soft);
    opacity: 0.6;
    cursor: default;
    translate: none;
  }
  @media (forced-colors: active) {
    button[aria-disabled] {
      color: GrayText;
    }
    .tool[aria-pressed='true'] {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
  .swap {
    grid-column: 1 / -1;
  }

  @container (min-width: 52rem) {
    .table {
      grid-template-columns:
        minmax(0, var(--games-board-size, max(20rem, calc(100svh - var(--_reserve, 9rem)))))
        minmax(18rem, 20rem);
      grid-template-rows: auto auto minmax(0, 1fr);
      grid-template-areas:
        'board head'
        'board tools'
        'board moves';
      align-items: start;
    }
    .board {
      grid-area: board;
    }
    .head {
      grid-area: head;
      display: grid;
      gap: var(--_space-4);
    }
    .status {
      display: block;
      order: -1;
    }
    .toolbar {
      grid-area: tools;
    }
  }
`;
