import { type CSSResult, css } from 'lit';

/** The look of the panel with the computer players' reasons. */
export const reasonsStyles: CSSResult = css`
  dialog.thoughts {
    inline-size: min(40rem, calc(100vw - 1rem));
    block-size: min(46rem, calc(100dvh - 1rem));
    max-block-size: none;
    padding: var(--_space-4);
  }
  dialog.thoughts[open] {
    display: grid;
    grid-template-rows: auto auto auto 1fr auto;
    gap: var(--_space-2);
  }
  .thoughts h2 {
    margin: 0;
    font-family: var(--_font-display);
    font-weight: 400;
    font-size: var(--_text-title);
    line-height: 1.2;
  }
  .thoughts p {
    margin: 0;
  }
  .reasons-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-2) var(--_space-3);
    font-size: var(--_text-small);
  }
  .reasons-bar label {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
  }
  .reasons-bar progress {
    inline-size: 6rem;
    accent-color: var(--_felt);
  }
  .reasons {
    min-block-size: 0;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  .reasons li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    gap: var(--_space-2);
    padding-block: var(--_space-2);
    border-block-start: 1px solid var(--_line);
  }
  .reasons .token-picture {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
  .reasons h3 {
    margin: 0;
    font-size: var(--_text-small);
    font-weight: 600;
    color: var(--_ink-soft);
  }
  .reasons p {
    margin-block-start: var(--_space-1);
    line-height: 1.4;
  }
  .did {
    display: block;
    color: var(--_ink-soft);
    font-size: var(--_text-small);
  }
  .because {
    display: block;
  }
`;
