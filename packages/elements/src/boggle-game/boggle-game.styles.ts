import { type CSSResult, css } from 'lit';

/** The look of `<boggle-game>`: the board is the hero; on a wide table the rest stands beside it. */
export const styles: CSSResult = css`
  :host {
    container-type: inline-size;
    min-inline-size: 15rem;
  }
  .table {
    display: flex;
    flex-direction: column;
    gap: var(--_space-3) var(--_space-6);
    max-inline-size: var(--games-board-size, max(15rem, min(32rem, calc(100svh - 19.5rem))));
    margin-inline: auto;
  }
  /* Between rounds the words are the matter: a small board. It stays in sight above them while it shows the path of one. */
  @container (max-width: 51.99rem) {
    [data-phase='between'] boggle-board,
    [data-phase='over'] boggle-board {
      box-sizing: border-box;
      --_tallest: 14rem;
      inline-size: 100%;
      padding: var(--_space-1) calc((100% - 12rem) / 2);
      background: var(--_paper);
      box-shadow: 0 0 0 4px var(--_paper);
    }
    [data-phase='between'] boggle-board.pointing,
    [data-phase='over'] boggle-board.pointing {
      position: sticky;
      inset-block-start: 0;
      z-index: 5;
    }
    [data-phase='between'] textarea {
      block-size: 3.5rem;
    }
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
  .start[disabled],
  .start[disabled]:hover {
    border-color: var(--_line);
    background: none;
    color: var(--_ink-soft);
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

  /* A phone on its side: in a round the words stand beside the board, else they would be below the screen. */
  @media (max-height: 30rem) {
    @container (min-width: 32rem) and (max-width: 51.99rem) {
      .table:is([data-phase='ready'], [data-phase='round']) {
        display: grid;
        max-inline-size: none;
        grid-template-columns:
          minmax(0, var(--games-board-size, max(15rem, calc(100svh - 9.5rem))))
          minmax(0, 1fr);
        grid-template-rows: auto auto 1fr;
        align-items: start;
      }
      .table > * {
        grid-column: 1 / -1;
      }
      .table > .round,
      .table > .entry,
      .table > .scores {
        grid-column: 2;
      }
      .table > boggle-board {
        grid-area: 1 / 1 / span 3;
      }
    }
  }
  @container (min-width: 52rem) {
    .table {
      display: grid;
      justify-content: center;
      max-inline-size: none;
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
    .seats button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
    progress::-webkit-progress-value {
      background: GrayText;
    }
  }
`;
