import { type CSSResult, css } from 'lit';

/** The look of what lies over the drawing and below it: the cells, the dice, the list of choices. */
export const overStyles: CSSResult = css`
  /* The cells lie over the drawing. */
  .cells {
    position: absolute;
    inset-block: calc(100% * 0.8 / (var(--_rows) + 1.6));
    inset-inline: calc(100% * 0.8 / (var(--_columns) + 1.6));
    display: grid;
    grid-auto-rows: minmax(0, 1fr);
    touch-action: manipulation;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(var(--_columns), minmax(0, 1fr));
  }
  .cell:focus-visible {
    outline: 3px solid #7c2331;
    outline-offset: -1px;
    box-shadow: 0 0 0 3px #fffaf0;
    border-radius: 2px;
    z-index: 1;
  }

  /* The dice. */
  .die-place {
    position: absolute;
    inset-block-start: calc(100% * (var(--_die-y) + 0.8) / (var(--_rows) + 1.6));
    inset-inline-start: calc(100% * (var(--_die-x) + 0.8) / (var(--_columns) + 1.6));
    translate: -50% -50%;
    inline-size: calc(100% * 4.2 / (var(--_columns) + 1.6));
    display: grid;
    justify-items: center;
  }
  .die-below {
    display: grid;
    justify-items: center;
    padding-block-start: var(--_space-2);
  }
  .die {
    display: grid;
    justify-items: center;
    gap: 0;
    inline-size: 100%;
    min-block-size: 0;
    padding: 0;
    border: 0;
    background: none;
    color: #fbf6ea;
    line-height: 1;
  }
  button.die:hover {
    background: none;
  }
  button.die:focus-visible {
    outline-color: #f7d98b;
    outline-offset: 1px;
  }
  .faces {
    display: flex;
    justify-content: center;
    inline-size: 100%;
  }
  .die-face {
    inline-size: 58%;
    max-inline-size: 4rem;
  }
  .faces:has(:nth-child(2)) .die-face {
    inline-size: 50%;
  }
  .die-below .die-face {
    inline-size: 3rem;
  }
  .die-face rect {
    fill: #fffaf0;
    stroke: #2b1d13;
    stroke-width: 1;
  }
  .die-face circle {
    fill: #2b1d13;
  }
  .die-face .unrolled {
    fill: none;
    stroke: #a48d63;
    stroke-width: 2;
    stroke-linecap: round;
  }
  .die.ready .die-face rect {
    stroke: #f7d98b;
    stroke-width: 1.6;
  }
  .die-word {
    font-size: clamp(0.6875rem, 3.2cqi, 1rem);
    font-weight: 700;
  }

  /* Below. */
  .below {
    display: grid;
    gap: var(--_space-2);
    padding-block-start: var(--_space-2);
  }
  .message {
    margin: 0;
    min-block-size: 1.4em;
    font-weight: 600;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
    align-items: start;
  }
  .choices ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .choices :is(.choice, summary) {
    padding-inline: 0.625rem;
  }
  .choices .squares {
    padding-block-start: var(--_space-2);
  }
  .choice:not(.square) {
    border-color: var(--_felt);
    border-inline-start-width: 4px;
  }
  .choice:is(.passage, .stay) {
    border-style: dashed;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.5rem;
    padding-inline: 0.875rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    cursor: pointer;
  }
  details[open] {
    inline-size: 100%;
  }
`;
