import { type CSSResult, css } from 'lit';

/** The look of the log, with the lines that clash and those that are a reason. */
export const logStyles: CSSResult = css`
  .log {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .nothing {
    padding-block: var(--_space-4);
    color: var(--_ink-soft);
  }
  .line {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    align-items: start;
    padding-block: var(--_space-2);
    border-block-end: 1px solid var(--_line);
    line-height: 1.3;
  }
  .line:focus-visible {
    outline-offset: -3px;
  }
  .number {
    padding-block-start: 0.1em;
    font-family: var(--_font-display);
    color: var(--_brass-ink);
  }
  .said {
    display: block;
    font-weight: 600;
  }
  .answer {
    display: block;
    color: var(--_ink-soft);
    font-weight: 400;
  }
  .badge {
    display: inline-block;
    margin-block-start: 0.25rem;
    padding: 0 0.5rem;
    border-radius: var(--_radius-round);
    background: var(--_brass);
    color: var(--_ebony);
    font-size: var(--_text-small);
    font-weight: 600;
  }
  .clashing .badge {
    background: var(--_oxblood);
    color: var(--_on-oxblood);
  }
  .line.cited,
  .line.clashing {
    box-shadow: inset 4px 0 0 var(--_brass);
    background: var(--_sunken);
  }
  .line.clashing {
    box-shadow: inset 4px 0 0 var(--_oxblood-ink);
  }
  .line:is(.cited, .clashing) {
    padding-inline-start: var(--_space-3);
  }
  .tools {
    display: flex;
  }
  .tools .icon {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: var(--_ink-soft);
  }
`;
