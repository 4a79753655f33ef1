import { type CSSResultGroup, css } from 'lit';
import { dialogFrame } from '../shared/dialog-frame.styles.js';

/** The look of `<clue-sheet>`: a leaf of a detective's pad. */
export const styles: CSSResultGroup = [
  dialogFrame,
  css`
  :host {
    min-inline-size: 15rem;
  }
  .nobody {
    margin: 0;
    padding: var(--_space-4);
    color: var(--_ink-soft);
  }
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
    font-size: var(--_text-large);
    font-weight: 400;
    transition: none;
  }
  .tabs [aria-selected='true'] {
    background: var(--_ink);
    color: var(--_surface);
  }
  .tabs button:focus-visible {
    outline-offset: -4px;
  }
  .tabs [aria-selected='true']:focus-visible {
    outline-color: var(--_surface);
  }
  [role='tabpanel'] {
    padding-block-start: var(--_space-3);
  }
  [role='tabpanel'][hidden] {
    display: none;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
    margin-block-end: var(--_space-3);
  }
  .actions button {
    flex: 1 1 auto;
    white-space: nowrap;
    padding-inline: 0.625rem;
  }
  .actions .cards {
    margin-inline-start: auto;
  }
  button.danger {
    background: var(--_oxblood);
    border-color: var(--_oxblood);
    color: var(--_on-oxblood);
  }
  button[aria-disabled] {
    color: var(--_ink-soft);
    border-color: var(--_line);
    background: none;
    cursor: default;
    translate: none;
  }

  .help-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-2);
    margin-block-end: var(--_space-2);
    font-size: var(--_text-small);
  }
  .help-bar label {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
  }
  .help-bar select,
  .help-bar button {
    font-size: inherit;
  }

  /* The list of cards. */
  .marks {
    inline-size: 100%;
    border-collapse: collapse;
    line-height: 1.2;
  }
  .marks th,
  .marks td {
    padding: 0;
    font-weight: 400;
    text-align: start;
  }
  .marks thead th {
    text-align: center;
    padding-block: 0 var(--_space-1);
  }
  thead .token-picture {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    vertical-align: middle;
  }
  .marks .category {
    padding-block: var(--_space-1) 0;
    font-family: var(--_font-display);
    color: var(--_brass-ink);
    border-block-end: 1px solid var(--_outline);
  }
  tbody tr {
    border-block-end: 1px solid var(--_line);
  }
  .marks label {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 1.5625rem;
    cursor: pointer;
  }
  input[type='checkbox'],
  input[type='radio'] {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    min-block-size: 0;
    margin: 0;
    accent-color: var(--_felt);
    flex: none;
  }
  .card-name {
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .ticked .card-name,
  .option.ticked > span {
    color: var(--_ink-soft);
    text-decoration: line-through;
  }
  td {
    inline-size: 1.875rem;
    border-inline-start: 1px solid var(--_line);
  }
  .marks .me {
    background: var(--_sunken);
  }
  .cell {
    display: grid;
    place-items: center;
    inline-size: 100%;
    min-inline-size: 1.75rem;
    min-block-size: 1.5625rem;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
  .cell:focus-visible {
    outline-offset: -3px;
  }
  .cell[aria-disabled] {
    cursor: default;
  }
  .mark {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark.no {
    color: var(--_oxblood-ink);
  }
  .mark.yes {
    color: light-dark(#2d6a4e, #86cba3);
    stroke-width: 3;
  }
  .mark.maybe {
    color: var(--_brass-ink);
  }
  .known .mark {
    stroke-width: 1.75;
  }
  .legend,
  .help {
    margin: var(--_space-2) 0 0;
    font-size: var(--_text-small);
    color: var(--_ink-soft);
  }
  .help {
    margin: 0;
  }

  /* The form. */
  fieldset {
    margin: var(--_space-3) 0 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    inline-size: 100%;
    font-family: var(--_font-display);
    color: var(--_brass-ink);
    border-block-end: 1px solid var(--_outline);
  }
  .options {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    column-gap: var(--_space-3);
  }
  .option {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 2.25rem;
    border-block-end: 1px solid var(--_line);
    cursor: pointer;
  }
  .option:has(:checked) {
    font-weight: 700;
  }
  .option .mark {
    inline-size: 1rem;
    block-size: 1rem;
    opacity: 0.7;
  }
  .wrong {
    margin: 0;
    color: var(--_oxblood-ink);
    font-weight: 600;
  }

  dialog {
    inline-size: min(34rem, calc(100vw - 2rem));
  }
  h2,
  h3 {
    margin: 0 0 var(--_space-3);
    font-family: var(--_font-display);
    font-weight: 400;
    line-height: 1.2;
  }
  .answers {
    display: flex;
    justify-content: flex-end;
    margin-block-start: var(--_space-4);
  }
  @media (pointer: coarse) {
    .cell,
    .marks label {
      min-block-size: 2.25rem;
    }
  }
  @media (forced-colors: active) {
    .tabs [aria-selected='true'] {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
    .mark {
      forced-color-adjust: none;
      color: CanvasText;
    }
    button[aria-disabled] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`,
];
