import { type CSSResult, css } from 'lit';

/** What `<salon-game>` has besides the look of the classic game: its table, its own dialogs. */
export const styles: CSSResult = css`
  .top {
    grid-area: top;
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
    grid-template-columns: minmax(11rem, 15rem) minmax(0, auto) minmax(18rem, 22rem);
    grid-template-areas: 'top now sheet' 'players board sheet' 'log board sheet' 'log acts sheet' 'log cards sheet';
    grid-template-rows: auto auto 1fr auto auto;
    justify-content: center;
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

  /* The hand, small: names can be read in the reveal order. */
  .cards-title {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-2);
  }
  .cards-title .heading {
    margin: 0;
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

  /* Dialogs. */
  .murder {
    display: grid;
  }
  .pick {
    margin: 0 0 var(--_space-3);
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .pick legend {
    padding: 0 0 var(--_space-1);
    font-family: var(--_font-display);
    color: var(--_brass-ink);
  }
  .picks {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.25rem, 1fr));
    gap: var(--_space-1) var(--_space-2);
  }
  .picks .option {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 2.75rem;
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    line-height: 1.15;
    cursor: pointer;
  }
  .picks input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .picks .option:has(:checked) {
    background: var(--_sunken);
    border-color: var(--_ink);
    box-shadow: inset 0 0 0 1px var(--_ink), inset 0 -4px 0 var(--_brass);
    font-weight: 600;
  }
  .picks .option:has(:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  .picks .token-picture,
  .glyph {
    inline-size: 1.625rem;
    block-size: 1.625rem;
    flex: none;
  }
  .option-name {
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .box .help {
    margin-block-start: 0;
  }
  .box .wrong {
    margin: 0;
  }
  .order {
    display: grid;
    gap: var(--_space-1);
    margin: 0 0 var(--_space-4);
    padding: 0;
    list-style: none;
    counter-reset: place;
  }
  .order li {
    display: flex;
    align-items: center;
    gap: var(--_space-1);
    padding-inline-start: var(--_space-2);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    counter-increment: place;
  }
  .order li::before {
    content: counter(place) '.';
    min-inline-size: 1.5rem;
    color: var(--_ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .order li span {
    flex: 1;
  }
  .order button {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0;
    border-color: transparent;
    background: none;
  }
  @media (forced-colors: active) {
    .picks .option:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
