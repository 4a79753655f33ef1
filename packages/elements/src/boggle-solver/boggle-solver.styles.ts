import { type CSSResult, css } from 'lit';

/** The look of `<boggle-solver>`: the board and its letters, the words beside or below. */
export const styles: CSSResult = css`
  :host {
    container-type: inline-size;
    min-inline-size: 15rem;
  }
  .solver {
    display: flex;
    flex-direction: column;
    gap: var(--_space-4);
  }
  .left {
    display: contents;
  }
  /* On a phone the words are the matter: a small board. It stays in sight above them while it shows the path of one. */
  @container (max-width: 43.99rem) {
    boggle-board {
      --_tallest: 14rem;
      box-sizing: border-box;
      padding: var(--_space-1) calc((100% - 12rem) / 2);
      background: var(--_paper);
    }
    boggle-board.pointing {
      position: sticky;
      inset-block-start: 0;
      z-index: 5;
    }
  }
  .form {
    display: grid;
    gap: var(--_space-1);
    align-content: start;
  }
  .form > label {
    font-weight: 600;
  }
  textarea {
    inline-size: 100%;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    color: inherit;
    font: 600 1.25rem / 1.35 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
    letter-spacing: 0.3em;
    text-transform: none;
    resize: vertical;
  }
  textarea[aria-invalid] {
    border: 2px solid var(--_oxblood-ink);
  }
  .help,
  .problem {
    margin: 0;
    color: var(--_ink-soft);
    font-size: var(--_text-small);
  }
  .problem {
    min-block-size: 1.4em;
    color: var(--_oxblood-ink);
    font-weight: 600;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-2) var(--_space-4);
  }
  .length {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
  }
  .length input {
    inline-size: 4.5rem;
  }
  .right {
    min-inline-size: 0;
  }
  .summary {
    margin: 0 0 var(--_space-3);
    font-family: var(--_font-display);
    font-size: var(--_text-title);
    line-height: 1.2;
  }
  .group + .group {
    margin-block-start: var(--_space-4);
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 var(--_space-3);
    margin: 0 0 var(--_space-1);
    border-block-end: 1px solid var(--_line);
    font-size: var(--_text);
  }
  .sum {
    color: var(--_ink-soft);
    font-size: var(--_text-small);
    font-weight: 400;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin: 0;
    margin-inline-start: -0.5rem;
    padding: 0;
    list-style: none;
  }
  li button {
    min-block-size: 2rem;
    padding: 0.125rem 0.5rem;
    border-color: transparent;
    background: none;
    font-weight: 500;
  }
  li button[aria-pressed='true'] {
    background: var(--_brass);
    color: var(--_ebony);
    font-weight: 700;
  }
  @container (min-width: 44rem) {
    .solver {
      display: grid;
      grid-template-columns: minmax(15rem, 22rem) minmax(0, 1fr);
      gap: var(--_space-6);
    }
    .left {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--_space-4);
      align-content: start;
      position: sticky;
      inset-block-start: var(--_space-3);
      align-self: start;
    }
  }
  @media (forced-colors: active) {
    li button[aria-pressed='true'] {
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;
