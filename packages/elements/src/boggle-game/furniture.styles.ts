import { type CSSResult, css } from 'lit';

/** The look of what stands around the board: points, numbers to set, buttons, and how it ended. */
export const furniture: CSSResult = css`
  /* Points. */
  .scores {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .scores caption {
    padding-block-end: var(--_space-1);
    text-align: start;
  }
  .round-label {
    font-family: var(--_font-display);
    font-size: var(--_text-large);
  }
  .target {
    float: inline-end;
    color: var(--_ink-soft);
    line-height: 1.75rem;
  }
  .scores th,
  .scores td {
    padding: 0.25rem 0;
    text-align: end;
  }
  .scores tbody > tr {
    border-block-start: 1px solid var(--_line);
  }
  .scores thead th {
    color: var(--_ink-soft);
    font-size: var(--_text-small);
    font-weight: 400;
  }
  .scores tbody th {
    font-weight: 600;
    text-align: start;
  }
  .scores .total {
    inline-size: 5rem;
    font-size: var(--_text-large);
    font-weight: 700;
  }

  /* Numbers that can be set. */
  .settings {
    display: grid;
    grid-template-columns: 1fr 1.4fr;
    gap: var(--_space-2) var(--_space-4);
    align-items: end;
  }
  .setting {
    display: grid;
    gap: var(--_space-1);
  }
  .setting label {
    font-weight: 600;
  }
  .setting small {
    color: var(--_ink-soft);
    font-size: var(--_text-small);
    font-weight: 400;
    white-space: nowrap;
  }
  .setting .pair {
    display: flex;
    gap: var(--_space-2);
  }
  .setting input {
    flex: 1;
    inline-size: 100%;
  }
  .setting input[aria-invalid] {
    border: 2px solid var(--_oxblood-ink);
  }
  .wrong {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--_oxblood-ink);
    font-weight: 600;
  }

  /* The buttons: a drawer of eight, each with its name. */
  .toolbar {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--_space-1);
  }
  @container (max-width: 18rem) {
    .toolbar {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  .tool {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.125rem;
    min-block-size: 3.25rem;
    padding: 0.25rem;
    border-color: transparent;
    background: none;
    font-size: var(--_text-small);
    font-weight: 400;
    line-height: 1.2;
  }
  .tool[aria-pressed='true'] {
    background: var(--_sunken);
    border-color: var(--_line);
    box-shadow: inset 0 -3px 0 var(--_brass);
  }
  .tool[aria-disabled] {
    color: var(--_ink-soft);
    opacity: 0.6;
    cursor: default;
  }

  /* How it ended. */
  .end,
  .farewell {
    display: grid;
    gap: var(--_space-2);
    justify-items: center;
    padding: var(--_space-4);
    border-radius: var(--_radius);
    background: var(--_felt);
    color: var(--_on-felt);
    text-align: center;
  }
  .end h2,
  .farewell h2 {
    margin: 0;
    font-family: var(--_font-display);
    font-size: var(--_text-title);
    font-weight: 500;
    line-height: 1.15;
    text-wrap: balance;
  }
  .unbroken {
    white-space: nowrap;
  }
  .end p,
  .farewell p {
    margin: 0;
  }
  .end .primary,
  .farewell .primary {
    min-inline-size: 9rem;
    border-color: transparent;
    background: var(--_on-felt);
    color: var(--_felt-deep);
  }
  @media (forced-colors: active) {
    .tool[aria-pressed='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
    .end,
    .farewell {
      border: 2px solid CanvasText;
      background: Canvas;
      color: CanvasText;
    }
  }
`;
