import { type CSSResult, css } from 'lit';

/** The look of `<clue-notebook>`: on a phone one page at a time above the buttons; else the sheet left, the log right. */
export const styles: CSSResult = css`
  :host {
    container-type: inline-size;
    min-inline-size: 15rem;
  }
  h2,
  h3 {
    margin: 0;
    font-family: var(--_font-display);
    font-weight: 400;
    line-height: 1.2;
  }
  h2 {
    font-size: var(--_text-title);
  }
  h3,
  .log-side > h2 {
    font-size: var(--_text-large);
  }
  p {
    margin: 0;
  }
  .tool {
    display: inline-grid;
    place-items: center;
    inline-size: 2.5rem;
    padding: 0;
    border-color: transparent;
    background: none;
  }
  .tool:hover {
    background: var(--_sunken);
  }
  .tool[disabled] {
    border-color: transparent;
    opacity: 0.45;
  }

  /* The toolbar. */
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-1);
    padding-block-end: var(--_space-2);
  }
  .menu-button {
    border-color: transparent;
    background: none;
    padding-inline: 0.625rem;
  }
  .menu {
    inset-block-start: 100%;
    inset-inline-start: 0;
    z-index: 6;
    min-inline-size: 13rem;
  }
  .menu [role='menuitem'] {
    padding-inline: var(--_space-3);
  }
  .switch {
    display: flex;
    margin: 0 0 0 auto;
    padding: 2px;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-round);
  }
  .switch label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 2.125rem;
    padding-inline: 0.625rem;
    border-radius: var(--_radius-round);
    font-size: var(--_text-small);
    font-weight: 600;
    cursor: pointer;
  }
  .switch label:has(:checked) {
    background: var(--_ink);
    color: var(--_surface);
  }
  .switch input,
  .chip input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .switch label:has(:focus-visible),
  .chip:has(:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }

  /* The pages. */
  .tabs {
    display: grid;
    grid-template-columns: 1fr 1fr;
    border-block-end: 2px solid var(--_ink);
  }
  .tabs button {
    border: 0;
    border-radius: var(--_radius-small) var(--_radius-small) 0 0;
    background: none;
    color: var(--_ink-soft);
    font-family: var(--_font-display);
    font-size: 1.0625rem;
    font-weight: 400;
  }
  .tabs [aria-pressed='true'] {
    background: var(--_ink);
    color: var(--_surface);
  }
  .tabs button:focus-visible {
    outline-offset: -4px;
  }
  .tabs [aria-pressed='true']:focus-visible {
    outline-color: var(--_surface);
  }
  .pages {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 var(--_space-5);
  }
  .dock {
    order: 3;
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
    display: grid;
    gap: var(--_space-2);
    padding-block: var(--_space-3) var(--_space-2);
    background: linear-gradient(transparent, var(--_paper) 0.75rem);
  }
  .bar {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--_space-2);
  }
  .bar button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--_space-2);
    padding-inline: var(--_space-2);
    line-height: 1.15;
  }
  .bar .primary {
    grid-column: 1;
    min-block-size: 3rem;
  }
  .bar .hint-button {
    grid-area: 1 / 2;
  }
  .bar .primary:last-child,
  .bar .primary:nth-last-child(3) {
    grid-column: 1 / -1;
  }
  @container (max-width: 51.99rem) {
    [data-view='sheet'] .log-side,
    [data-view='log'] .sheet-side {
      display: none;
    }
    .log-side > h2 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container (min-width: 52rem) {
    .tabs {
      display: none;
    }
    .pages {
      grid-template:
        'sheet dock' auto
        'sheet log' 1fr / minmax(0, 1fr) minmax(20rem, 24rem);
    }
    .sheet-side {
      grid-area: sheet;
    }
    .dock {
      grid-area: dock;
      position: static;
      padding-block: 0 var(--_space-4);
      background: none;
    }
    .log-side {
      grid-area: log;
    }
  }
  @media (forced-colors: active) {
    .tabs [aria-pressed='true'],
    .switch label:has(:checked) {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
    .tool[disabled] {
      opacity: 1;
    }
  }
`;
