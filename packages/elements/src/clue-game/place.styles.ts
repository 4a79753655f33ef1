import { type CSSResult, css } from 'lit';

/**
 * Where things stand. A wide screen shows board, sheet and log at once: the board is as high as the screen leaves it, and
 * sheet and log are as high as the board and scroll in themselves. On a phone all stand below each other.
 */
export const placeStyles: CSSResult = css`
  .narrow .table {
    display: grid;
    gap: var(--_space-2);
  }
  .wide.playing {
    /* What stands above and below the board: the page's head, the menus, the places to go to. */
    --_board: var(--games-board-size, max(22rem, calc(100svh - 16rem)));
    display: grid;
    grid-template:
      'menus menus' auto
      'players players' auto
      'news news' auto
      'board sheet' auto
      'log log' auto
      / minmax(0, var(--_board)) minmax(18rem, 24rem);
    gap: var(--_space-2) var(--_space-5);
    justify-content: center;
  }
  .wide.playing :is(.table, .middle, .around) {
    display: contents;
  }
  .wide .top {
    grid-area: menus;
    padding: 0;
  }
  .wide .players {
    grid-area: players;
  }
  .wide .ticker {
    grid-area: news;
  }
  .wide clue-board {
    grid-area: board;
    align-self: start;
  }
  /* Room for the places to go to, so that nothing moves when they appear. */
  .wide clue-board::part(below) {
    min-block-size: 3rem;
  }
  .wide .ends {
    grid-area: board;
    align-self: end;
    display: flex;
    gap: var(--_space-2);
  }
  .wide .past {
    grid-area: log;
    min-block-size: 0;
  }
  .wide .past .log {
    max-block-size: 12rem;
  }
  /* No height of its own: it takes the board's. */
  .wide .sheet {
    grid-area: sheet;
    position: static;
    box-sizing: border-box;
    inline-size: auto;
    block-size: 0;
    min-block-size: 100%;
    max-block-size: none;
    margin: 0;
    padding: 0 var(--_space-3) var(--_space-3);
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .sheet clue-sheet::part(tabs),
  .sheet clue-sheet::part(actions) {
    position: sticky;
    z-index: 1;
    background: var(--_surface);
  }
  .sheet clue-sheet::part(tabs) {
    inset-block-start: 0;
    padding-block-start: var(--_space-2);
  }
  .sheet clue-sheet::part(actions) {
    inset-block-start: 3.25rem;
    padding-block: var(--_space-2);
    margin-block: calc(-1 * var(--_space-2)) var(--_space-1);
  }

  @media (min-width: 70rem) {
    .wide.playing {
      --_board: var(--games-board-size, max(22rem, calc(100svh - 12rem)));
      grid-template:
        'menus news pace' auto
        'players board sheet' auto
        'log board sheet' minmax(0, 1fr)
        / minmax(10rem, 12.5rem) minmax(0, var(--_board)) minmax(17rem, 21rem);
    }
    .wide.playing .top {
      display: contents;
    }
    .wide .menu-bar {
      grid-area: menus;
      align-self: center;
    }
    .wide .pace {
      grid-area: pace;
      place-self: center end;
    }
    .wide .players {
      grid-template-columns: 1fr;
    }
    .wide .past {
      display: flex;
      flex-direction: column;
      block-size: 0;
      min-block-size: 100%;
    }
    .wide .past .log {
      flex: 1;
      max-block-size: none;
    }
  }
`;
