import { type CSSResult, css } from 'lit';

/** The look of the lists after a round. */
export const listStyles: CSSResult = css`
  .lists h2 {
    margin: 0 0 var(--_space-2);
    font-family: var(--_font-display);
    font-size: var(--_text-large);
    font-weight: 500;
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    gap: var(--_space-3);
  }
  .reject {
    margin-block-start: var(--_space-3);
    overflow-wrap: anywhere;
  }
  /* One's word is chosen, its path stands above: what can be done with it stays in reach of the thumb. */
  @container (max-width: 51.99rem) {
    .reject.ready {
      position: sticky;
      inset-block-end: max(var(--_space-2), env(safe-area-inset-bottom));
      z-index: 5;
      inline-size: 100%;
      box-shadow: var(--_shadow);
    }
  }
  @container (min-width: 52rem) {
    .lists {
      display: grid;
      grid-template-columns: 1fr auto;
      align-items: center;
    }
    .lists > * {
      grid-column: 1 / -1;
    }
    .lists h2 {
      grid-area: 1 / 1;
    }
    .reject {
      grid-area: 1 / 2;
      margin-block: 0 var(--_space-2);
    }
  }
  .list,
  .missed {
    min-inline-size: 0;
    padding: var(--_space-2) var(--_space-3) var(--_space-3);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .missed {
    margin-block-start: var(--_space-3);
  }
  .list h3 {
    margin: 0 0 var(--_space-1);
    font-size: var(--_text);
  }
  .list .sum {
    display: block;
  }
  .missed h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: var(--_space-2);
    margin: 0 0 var(--_space-1);
    font-size: var(--_text);
    font-weight: 700;
  }
  .sum {
    color: var(--_ink-soft);
    font-size: var(--_text-small);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  .none,
  .missed p,
  .learned,
  .missed-ask {
    margin: 0;
    color: var(--_ink-soft);
    font-size: var(--_text-small);
  }
  .none {
    min-block-size: 1.4em;
  }
  .learned,
  .missed-ask {
    margin-block-start: var(--_space-3);
  }
  .scroll {
    margin: 0 calc(-1 * var(--_space-2));
    padding: 0;
    max-block-size: 13rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    list-style: none;
  }
  .scroll.wide {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    max-block-size: 16rem;
    margin-block-start: var(--_space-2);
  }
  .word {
    display: flex;
    justify-content: space-between;
    gap: var(--_space-2);
    inline-size: 100%;
    min-block-size: 2rem;
    padding: 0.125rem var(--_space-2);
    border-color: transparent;
    background: none;
    font-weight: 500;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .word[aria-pressed='true'] {
    background: var(--_brass);
    color: var(--_ebony);
    font-weight: 700;
  }
  .points {
    font-variant-numeric: tabular-nums;
    opacity: 0.85;
  }
  @media (forced-colors: active) {
    .word[aria-pressed='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;
