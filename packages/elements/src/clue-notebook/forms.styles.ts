import { type CSSResult, css } from 'lit';

/** The look of the forms: big chips, the answer always in reach. */
export const formStyles: CSSResult = css`
  dialog {
    inline-size: min(40rem, calc(100vw - 2rem));
    overscroll-behavior: contain;
    padding: var(--_space-4) var(--_space-5) 0;
  }
  .entry,
  .setup {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-3);
  }
  .setup {
    gap: var(--_space-5);
    max-inline-size: 46rem;
    margin-inline: auto;
    padding: clamp(var(--_space-4), 4cqi, var(--_space-6));
    padding-block-end: 0;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .setup h2:focus {
    outline: none;
  }
  .lead {
    margin-block-start: var(--_space-2);
    color: var(--_ink-soft);
  }
  .help {
    color: var(--_ink-soft);
    font-size: var(--_text-small);
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  legend {
    padding: 0 0 var(--_space-1);
    font-weight: 600;
  }
  section fieldset {
    margin-block-start: var(--_space-2);
  }
  section legend {
    color: var(--_brass-ink);
    font-family: var(--_font-display);
    font-weight: 400;
  }
  .chips {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
    gap: var(--_space-1);
  }
  .chips.people {
    grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
  }
  .chips.counts {
    grid-template-columns: repeat(5, minmax(0, 4rem));
  }
  .chip {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    min-block-size: 2.75rem;
    padding: 0.25rem 0.375rem;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    line-height: 1.1;
    text-align: center;
    hyphens: auto;
    overflow-wrap: anywhere;
    cursor: pointer;
    touch-action: manipulation;
  }
  .chip span {
    min-inline-size: 0;
  }
  .small .chip {
    min-block-size: 2.5rem;
    font-size: var(--_text-small);
  }
  .chip .token-picture {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .chip:hover {
    background: var(--_sunken);
  }
  .chip:has(:checked) {
    border-color: var(--_felt-deep);
    background: var(--_felt);
    color: var(--_on-felt);
    font-weight: 600;
  }
  .answers {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--_space-2);
    margin-inline: calc(-1 * var(--_space-2));
    padding: var(--_space-3) var(--_space-2) var(--_space-4);
    border-block-start: 1px solid var(--_line);
    background: var(--_surface);
  }
  .answers button {
    min-block-size: 2.75rem;
  }
  .answers .primary {
    padding-inline: var(--_space-5);
  }
  .problem {
    flex: 1 1 12rem;
    align-self: center;
    color: var(--_oxblood-ink);
    font-weight: 600;
    line-height: 1.25;
  }
  .problem:empty {
    display: none;
  }

  /* Who plays. */
  .players ol,
  .kinds ul {
    display: grid;
    gap: var(--_space-1);
    margin: var(--_space-2) 0;
    padding: 0;
    list-style: none;
  }
  .players li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 4.25rem auto;
    align-items: center;
    gap: var(--_space-2);
  }
  .size {
    color: var(--_ink-soft);
    font-size: var(--_text-small);
    text-align: end;
  }
  .is-me,
  .watching {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: 2.5rem;
    cursor: pointer;
  }
  :is(.is-me, .watching) input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    min-block-size: 0;
    margin: 0;
    flex: none;
    accent-color: var(--_felt);
  }

  /* The cards of the edition. */
  summary {
    min-block-size: 2.5rem;
    padding-block: var(--_space-2);
    font-weight: 600;
    cursor: pointer;
  }
  .kinds {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: var(--_space-4);
    margin-block: var(--_space-3);
  }
  .kinds li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @media (max-width: 44rem) {
    dialog {
      inline-size: 100%;
      max-inline-size: 100%;
      max-block-size: calc(100dvh - 1rem);
      margin-block-end: 0;
      padding-inline: var(--_space-3);
      border-inline: 0;
      border-block-end: 0;
      border-radius: var(--_radius) var(--_radius) 0 0;
    }
    .entry {
      gap: var(--_space-2);
    }
    .entry h2 {
      font-size: 1.375rem;
    }
    .chip {
      padding-inline: 0.25rem;
      font-size: 0.9375rem;
    }
    .entry .chip {
      min-block-size: 2.375rem;
    }
  }
  @media (forced-colors: active) {
    .chip:has(:checked) {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;
