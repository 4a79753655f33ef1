import { type CSSResult, css } from 'lit';

/** The look of what the notebook says: how far the case is, why, and the best question. */
export const panelStyles: CSSResult = css`
  .state {
    padding-block: 0 var(--_space-2);
    color: var(--_ink-soft);
    font-size: var(--_text-small);
    font-variant-numeric: tabular-nums;
  }
  .thinking {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-2) var(--_space-3);
    padding-block-end: var(--_space-2);
    font-size: var(--_text-small);
  }
  .thinking p {
    flex: 1 1 14rem;
  }
  .thinking progress {
    inline-size: 6rem;
    accent-color: var(--_felt);
  }
  .panel {
    display: grid;
    gap: var(--_space-2);
    padding: var(--_space-3) var(--_space-4);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .panel h2 {
    font-size: var(--_text-large);
  }
  .panel.solved,
  .panel.alarm {
    margin-block-end: var(--_space-3);
    box-shadow: none;
  }
  .panel.solved {
    border-color: var(--_felt-deep);
    background: var(--_felt);
    color: var(--_on-felt);
  }
  .panel.solved p {
    font-family: var(--_font-display);
    font-size: 1.375rem;
    line-height: 1.25;
  }
  .panel.solved h2 {
    font-family: var(--_font-body);
    font-size: var(--_text-small);
    font-weight: 600;
  }
  .panel.alarm {
    border: 2px solid var(--_oxblood-ink);
  }
  .panel.alarm h2 {
    color: var(--_oxblood-ink);
  }
  .panel-head {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--_space-2);
    margin-block: -0.25rem;
    margin-inline-end: -0.75rem;
  }
  .panel-head h2 {
    padding-block-start: 0.5rem;
  }
  .dock .panel {
    max-block-size: min(22rem, 55dvh);
    overflow-y: auto;
  }
  .because {
    font-size: var(--_text-small);
    color: var(--_ink-soft);
  }
  .sources {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .sources li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-3);
    padding-block: var(--_space-1);
    border-block-start: 1px solid var(--_line);
    line-height: 1.3;
  }
  .sources li > span {
    font-weight: 600;
  }
  .link {
    inline-size: 100%;
    min-block-size: 2.25rem;
    padding-inline: 0;
    border: 0;
    background: none;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--_brass);
    text-underline-offset: 0.2em;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--_space-2);
  }
  .question {
    font-family: var(--_font-display);
    margin-block-end: var(--_space-1);
    font-size: 1.125rem;
    line-height: 1.3;
  }
  .field {
    display: grid;
    gap: 0.125rem;
    flex: 1 1 9rem;
    font-size: var(--_text-small);
  }
  .notice {
    margin-block-end: var(--_space-2);
    color: var(--_oxblood-ink);
    font-weight: 600;
  }
`;
