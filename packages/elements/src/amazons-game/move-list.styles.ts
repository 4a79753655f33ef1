import { type CSSResult, css } from 'lit';

/** The look of the list of turns. */
export const moveListStyles: CSSResult = css`
  .moves {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    border-block-start: 1px solid var(--_line);
    padding-block-start: var(--_space-2);
  }
  .list {
    position: relative;
    display: grid;
    grid-auto-rows: max-content;
    margin: 0;
    padding: 0 0 2px;
    max-block-size: 9rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  .list li {
    display: grid;
    grid-template-columns: 2.25rem 1fr 1fr;
    align-items: center;
  }
  .number {
    color: var(--_ink-soft);
    text-align: end;
    padding-inline-end: 0.5rem;
  }
  .turn {
    min-block-size: 2rem;
    padding: 0 0.5rem;
    border: 1px solid transparent;
    background: none;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  .turn[aria-current] {
    background: var(--_sunken);
    border-color: var(--_outline);
    font-weight: 600;
  }
  .none {
    margin: 0;
    color: var(--_ink-soft);
    min-block-size: 2rem;
  }
  .steps {
    display: flex;
    justify-content: space-between;
    max-inline-size: 14rem;
  }
  .icon-only {
    display: inline-grid;
    place-items: center;
    inline-size: 2.5rem;
    padding: 0;
    border-color: transparent;
    background: none;
  }
  @container (min-width: 52rem) {
    .moves {
      grid-area: moves;
      max-block-size: 100%;
    }
    .list {
      max-block-size: max(9rem, calc(100svh - 29rem));
    }
  }
`;
