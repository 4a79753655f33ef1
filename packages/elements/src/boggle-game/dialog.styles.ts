import { type CSSResult, css } from 'lit';
import { dangerButton } from '../shared/danger.styles.js';
import { dialogs } from '../shared/dialog.styles.js';
import { dialogFrame } from '../shared/dialog-frame.styles.js';

/** What the dialogs of `<boggle-game>` look like. */
export const dialogStyles: CSSResult = css`
  ${dialogFrame}
  ${dangerButton}
  ${dialogs}
  dialog p + p,
  dialog .note {
    margin-block-start: var(--_space-2);
  }
  dialog .note {
    color: var(--_ink-soft);
    font-size: var(--_text-small);
    font-weight: 400;
  }
  dialog .pair {
    align-items: end;
  }
  dialog select,
  dialog .field input {
    inline-size: 100%;
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-2);
    margin-block-start: var(--_space-4);
  }
  .file {
    display: grid;
    gap: var(--_space-1);
  }
  .file input {
    inline-size: 100%;
    padding-block: 0.375rem;
  }
  .numbers {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--_space-2) var(--_space-4);
    margin: 0;
  }
  .numbers dd {
    margin: 0;
    font-weight: 700;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .link {
    display: flex;
    gap: var(--_space-2);
    margin-block-start: var(--_space-1);
  }
  .link input {
    flex: 1;
  }
`;
