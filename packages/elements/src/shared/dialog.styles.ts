import { type CSSResult, css } from 'lit';

/** What may stand in a dialog: a title, fields, choices, answers. */
export const dialogs: CSSResult = css`
  dialog {
    inline-size: min(26rem, calc(100vw - 2rem));
  }
  dialog h2 {
    margin: 0 0 var(--_space-4);
    font-family: var(--_font-display);
    font-size: var(--_text-title);
    font-weight: 400;
    line-height: 1.2;
  }
  dialog p {
    margin: 0;
  }
  .fields {
    display: grid;
    gap: var(--_space-3);
  }
  .field {
    display: grid;
    gap: var(--_space-1);
  }
  .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--_space-3);
  }
  .field > label,
  legend {
    padding: 0;
    font-weight: 600;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--_space-5);
    margin: 0;
    padding: 0;
    border: 0;
  }
  .choice {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 2.5rem;
  }
  .choice input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    min-block-size: 0;
    margin: 0;
    accent-color: var(--_felt);
    flex: none;
  }
  .choice small {
    display: block;
    font-size: var(--_text-small);
    color: var(--_ink-soft);
  }
  .wrong {
    color: var(--_oxblood-ink);
    font-weight: 600;
  }
  .answers {
    position: sticky;
    inset-block-end: calc(-1 * var(--_space-5));
    padding-block: var(--_space-3) var(--_space-5);
    margin-block-end: calc(-1 * var(--_space-5));
    background: var(--_surface);
    display: flex;
    justify-content: flex-end;
    gap: var(--_space-2);
    margin-block-start: var(--_space-2);
    z-index: 1;
  }
`;
