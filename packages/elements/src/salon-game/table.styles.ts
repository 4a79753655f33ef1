import { type CSSResult, css } from 'lit';

/** The look of what stands around the board: who plays, what happens now, one's cards, the sheet, what happened. */
export const tableStyles: CSSResult = css`
  .top button {
    border-color: transparent;
    background: none;
  }
  .players {
    gap: 2px;
  }
  .wide .ticker {
    justify-content: center;
  }
  .heading {
    margin: 0;
    font-size: var(--_text-large);
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
    gap: var(--_space-3);
  }
  .event.judged {
    font-weight: 600;
  }
`;
