import { type CSSResult, css } from 'lit';

/** The frame of `<salon-game>`: where things stand, on a phone and on a wide page. */
export const styles: CSSResult = css`
  :host {
    min-inline-size: 15rem;
  }
  .top {
    grid-area: top;
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    justify-content: space-between;
    padding: 0;
  }
  .lead {
    margin: var(--_space-1) 0 0;
    color: var(--_ink-soft);
  }
  .desk {
    display: grid;
    gap: var(--_space-3) var(--_space-5);
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'top' 'players' 'now' 'board' 'acts' 'cards' 'sheet' 'log';
  }
  .desk .players {
    grid-area: players;
  }
  .desk .moment {
    grid-area: now;
  }
  .desk .ring {
    grid-area: board;
    inline-size: 100%;
    max-inline-size: var(--games-board-size, max(20rem, calc((100svh - 19rem) * 0.9)));
    margin-inline: auto;
  }
  .desk .acts {
    grid-area: acts;
  }
  .desk .cards {
    grid-area: cards;
  }
  .desk .notes {
    grid-area: sheet;
  }
  .desk .past {
    grid-area: log;
  }
  .ticker {
    min-block-size: 2.75rem;
  }
  .acts {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
    padding-block: var(--_space-2);
    background: linear-gradient(transparent, var(--_paper) 0.5rem);
  }
  .acts:empty {
    display: none;
  }
  .acts button {
    flex: 1 1 auto;
    min-block-size: 3rem;
    padding-inline: 0.75rem;
  }
  .wide.desk {
    grid-template-columns: minmax(12rem, 15rem) minmax(0, 1fr) minmax(18rem, 22rem);
    grid-template-areas: 'top now sheet' 'players board sheet' 'log board sheet' 'log acts sheet' 'log cards sheet';
    grid-template-rows: auto auto 1fr auto auto;
    align-items: start;
  }
  .wide .acts {
    justify-content: center;
  }
  .wide .acts button {
    flex: 0 1 auto;
    min-inline-size: 9rem;
  }
  .wide .players {
    grid-template-columns: 1fr;
  }
  .wide .moment {
    align-self: end;
  }
  .wide .past {
    align-self: start;
  }
`;
