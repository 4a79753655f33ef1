import { type CSSResult, css } from 'lit';

/** The look of `<boggle-game>`: the board is the hero; on a wide table the rest stands beside it. */
export const styles: CSSResult = css`
  :host {
    container-type: inline-size;
    min-inline-size: 15rem;
  }
  .table {
    display: grid;
    gap: var(--_space-3) var(--_space-6);
    justify-content: center;
    grid-template-columns: minmax(0, var(--games-board-size, max(15rem, min(32rem, calc(100svh - 19.5rem)))));
  }
  .note {
    margin: 0;
    color: var(--_oxblood-ink);
    font-weight: 600;
  }
  .note[hidden] {
    display: none;
  }

  /* A round: its button and its clock. */
  .round {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--_space-2);
  }
  .clock {
    position: relative;
    display: grid;
    margin: 0;
    min-block-size: 2.5rem;
  }
  .untimed {
    place-items: center;
    color: var(--_ink-soft);
  }
  .clock > * {
    grid-area: 1 / 1;
  }
  progress {
    appearance: none;
    inline-size: 100%;
    block-size: 100%;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    background: var(--_sunken);
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: var(--_sunken);
  }
  progress::-webkit-progress-value {
    background: color-mix(in oklab, var(--_felt) 38%, var(--_sunken));
    transition: inline-size 1s linear;
  }
  progress::-moz-progress-bar {
    background: color-mix(in oklab, var(--_felt) 38%, var(--_sunken));
  }
  .urgent progress {
    border-color: var(--_oxblood);
    border-width: 2px;
  }
  .urgent progress::-webkit-progress-value {
    background: color-mix(in oklab, var(--_oxblood) 42%, var(--_sunken));
  }
  .urgent progress::-moz-progress-bar {
    background: color-mix(in oklab, var(--_oxblood) 42%, var(--_sunken));
  }
  .time {
    place-self: center;
    z-index: 1;
    font-size: var(--_text-large);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .urgent .time {
    scale: 1.15;
  }

  /* The words one types. */
  .entry {
    display: grid;
    gap: var(--_space-1);
  }
  .seats {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-1);
  }
  .seats button[aria-pressed='true'] {
    background: var(--_brass);
    border-color: var(--_brass);
    color: var(--_ebony);
  }
  .entry-head {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  .entry-head label {
    font-weight: 600;
  }
  .count {
    color: var(--_ink-soft);
    font-size: var(--_text-small);
    font-variant-numeric: tabular-nums;
  }
  textarea {
    inline-size: 100%;
    block-size: 5.25rem;
    padding: 0.375rem 0.625rem;
    resize: vertical;
    font: inherit;
    font-size: max(1rem, 16px);
    color: inherit;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    background: var(--_surface);
  }
  textarea::placeholder {
    color: var(--_ink-soft);
    opacity: 1;
  }
  textarea:disabled {
    background: none;
    border-color: var(--_line);
    resize: none;
    opacity: 1;
    color: var(--_ink-soft);
  }

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

  @container (min-width: 52rem) {
    .table {
      grid-template-columns:
        minmax(0, var(--games-board-size, max(20rem, min(40rem, calc(100svh - 9.5rem)))))
        minmax(19rem, 23rem);
      grid-template-areas:
        'board round'
        'board entry'
        'board scores'
        'board settings'
        'board tools'
        'note note'
        'lists lists';
      grid-template-rows: auto auto auto auto 1fr;
      align-items: start;
    }
    .round {
      grid-area: round;
    }
    boggle-board {
      grid-area: board;
    }
    .entry,
    .end,
    .farewell {
      grid-area: entry;
    }
    .scores {
      grid-area: scores;
    }
    .settings {
      grid-area: settings;
    }
    .toolbar {
      grid-area: tools;
    }
    .note {
      grid-area: note;
    }
    .lists {
      grid-area: lists;
    }
    textarea {
      block-size: 8rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    progress::-webkit-progress-value {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .seats button[aria-pressed='true'],
    .tool[aria-pressed='true'] {
      background: SelectedItem;
      color: SelectedItemText;
    }
    .end,
    .farewell {
      border: 2px solid CanvasText;
    }
    progress::-webkit-progress-value {
      background: GrayText;
    }
  }
`;
