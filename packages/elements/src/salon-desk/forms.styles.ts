import { type CSSResult, css } from 'lit';

/** The look of what is filled in: the set-up, what a player did, and the boxes over the page. */
export const formStyles: CSSResult = css`
  textarea {
    inline-size: 100%;
    min-block-size: 5rem;
    padding: var(--_space-2) 0.625rem;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    resize: vertical;
  }
  .letter-text {
    max-block-size: 60dvh;
    field-sizing: content;
  }
  textarea[readonly] {
    background: var(--_sunken);
    font-family: ui-monospace, 'Cascadia Mono', Consolas, monospace;
    font-size: var(--_text-small);
  }
  ::placeholder {
    color: var(--_ink-soft);
    opacity: 1;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 var(--_space-1);
    font-weight: 600;
  }
  .field {
    display: grid;
    gap: var(--_space-1);
    align-content: start;
  }
  .field > span {
    font-weight: 600;
  }
  .field :is(input, select) {
    inline-size: 100%;
  }
  .pair,
  .triple,
  .claim {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    gap: var(--_space-3);
  }
  .claim {
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.7fr) minmax(0, 1fr);
    gap: var(--_space-1);
  }
  @container (max-width: 34rem) {
    .claim {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    }
    .claim > :first-child {
      grid-column: 1 / -1;
    }
    .claim + .claim {
      padding-block-start: var(--_space-2);
    }
  }
  .tick {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.5rem;
    cursor: pointer;
  }
  .tick input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    min-block-size: 0;
    margin: 0;
    flex: none;
    accent-color: var(--_felt);
  }
  .chips {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--_space-1);
  }
  .chip {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 2.5rem;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    text-align: center;
    cursor: pointer;
  }
  .chip input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .chip:has(:checked) {
    border-color: var(--_felt-deep);
    background: var(--_felt);
    color: var(--_on-felt);
    font-weight: 600;
  }
  .chip:has(:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  .problem {
    color: var(--_oxblood-ink);
    font-weight: 600;
  }
  .problem:empty {
    display: none;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--_space-2);
  }
  .answers .problem {
    flex: 1 1 12rem;
    align-self: center;
  }

  /* The set-up. */
  .setup {
    max-inline-size: 46rem;
    margin-inline: auto;
    gap: var(--_space-5);
    padding-block-end: 0;
  }
  .block {
    display: grid;
    gap: var(--_space-2);
    padding-block-start: var(--_space-4);
    border-block-start: 1px solid var(--_line);
  }
  .block > legend {
    float: inline-start;
    padding: 0;
    font-family: var(--_font-display);
    font-weight: 400;
    font-size: var(--_text-large);
  }
  .block > legend + * {
    clear: both;
  }
  .people ol {
    display: grid;
    gap: var(--_space-2);
  }
  .people li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr) minmax(0, 1fr) 5rem;
    align-items: center;
    gap: var(--_space-2);
  }
  .tools {
    display: flex;
    justify-content: flex-end;
  }
  .order {
    display: grid;
    gap: 2px;
    counter-reset: place;
  }
  .order li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    align-items: center;
    min-block-size: 2.5rem;
    counter-increment: place;
  }
  .order li::before {
    content: counter(place) '.';
    color: var(--_ink-soft);
    font-variant-numeric: tabular-nums;
  }
  summary {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 2.5rem;
    font-weight: 600;
    cursor: pointer;
  }
  .names {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
    gap: var(--_space-2) var(--_space-3);
    margin-block-start: var(--_space-3);
  }
  .names .field {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
  .names .field > span {
    min-inline-size: 1.25rem;
    color: var(--_ink-soft);
    font-weight: 400;
    font-size: var(--_text-small);
  }
  .setup .answers {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    margin-inline: calc(-1 * var(--_space-4));
    padding: var(--_space-3) var(--_space-4);
    border-block-start: 1px solid var(--_line);
    border-radius: 0 0 var(--_radius) var(--_radius);
    background: var(--_surface);
  }
  @container (max-width: 34rem) {
    .people ol {
      gap: var(--_space-4);
    }
    .people li {
      grid-template-columns: 1.75rem minmax(0, 1fr) 5rem;
    }
    .people .tools {
      grid-area: 1 / 3;
    }
    .people li .field {
      grid-column: 2 / -1;
    }
  }

  /* A box over the page. */
  dialog {
    inline-size: min(36rem, calc(100vw - 1.5rem));
    overscroll-behavior: contain;
    padding: var(--_space-5) var(--_space-4) var(--_space-4);
  }
  .wording {
    border-block-start: 1px solid var(--_line);
  }
  .wording > :not(summary) {
    margin-block-end: var(--_space-2);
  }
  @media (forced-colors: active) {
    .chip:has(:checked) {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;
