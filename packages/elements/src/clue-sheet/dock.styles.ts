import { type CSSResult, css } from 'lit';

/** The look of automatic marks and of what is said about them. */
export const dockStyles: CSSResult = css`
  .dock {
    position: sticky;
    inset-block-end: var(--_space-2);
    z-index: 2;
    display: grid;
    gap: var(--_space-1);
    margin-block-start: var(--_space-3);
    padding: var(--_space-2) var(--_space-3) var(--_space-3);
    max-block-size: min(20rem, 50dvh);
    overflow-y: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
    line-height: 1.4;
  }
  .dock h2 {
    margin: 0;
    font-size: var(--_text-base, 1rem);
    font-family: var(--_font-display);
    font-weight: 400;
  }
  .dock p {
    margin: 0;
  }
  .dock .question {
    margin-block-end: var(--_space-1);
    font-family: var(--_font-display);
    font-size: 1.125rem;
    line-height: 1.3;
  }
  .dock-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-2);
    margin-inline-end: -0.5rem;
  }
  .put-away {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 2.5rem;
    padding: 0;
    border-color: transparent;
    background: none;
  }
  .put-away svg {
    inline-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .cell.automatic {
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .cell.automatic .mark {
    stroke-width: 1.75;
  }
  .chance {
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .chance[data-weight='strong'] {
    color: var(--_ink);
    font-weight: 700;
  }
  td.envelope {
    border-inline-start: 2px solid var(--_outline);
  }
  td.chosen {
    background: var(--_sunken);
    outline: 2px solid var(--_brass-ink);
    outline-offset: -2px;
  }
  .murder .card-name {
    font-weight: 700;
    color: var(--_oxblood-ink);
  }
  thead .letter {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    vertical-align: middle;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .state {
    margin: 0 0 var(--_space-2);
    font-size: var(--_text-small);
    color: var(--_ink-soft);
  }
  .state.solved {
    color: var(--_ink);
    font-weight: 600;
  }
`;
