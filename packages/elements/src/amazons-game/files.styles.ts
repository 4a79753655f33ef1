import { type CSSResult, css } from 'lit';

/** The look of the dialog with files, positions and links. */
export const fileStyles: CSSResult = css`
  .files {
    display: grid;
    gap: var(--_space-5);
  }
  .files section {
    display: grid;
    gap: var(--_space-2);
  }
  .files h3 {
    margin: 0;
    font-size: var(--_text);
    font-weight: 600;
  }
  .files textarea,
  .files input[readonly] {
    inline-size: 100%;
    padding: 0.375rem 0.625rem;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    background: var(--_paper);
    color: inherit;
    font: inherit;
    resize: vertical;
  }
  .files small {
    font-size: var(--_text-small);
    color: var(--_ink-soft);
  }
  .files .told {
    min-block-size: 1.4em;
    font-weight: 600;
  }
`;
