import { type CSSResult, css } from 'lit';

/** The look of the menu for a new game. */
export const setupStyles: CSSResult = css`
  .setup {
    display: grid;
    gap: var(--_space-4);
    max-inline-size: 44rem;
    margin-inline: auto;
    padding: clamp(var(--_space-4), 4vw, var(--_space-6));
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .setup-title {
    margin: 0;
    font-family: var(--_font-display);
    font-size: var(--_text-title);
    font-weight: 400;
    line-height: 1.2;
  }
  .setup fieldset:not(.rules) {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .setup legend,
  .field label,
  .setup summary {
    padding: 0 0 var(--_space-1);
    font-weight: 600;
  }
  .setup summary {
    cursor: pointer;
    min-block-size: 2rem;
  }
  .suspects {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--_space-2);
  }
  @media (max-width: 44rem) {
    .suspects {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  .suspect,
  .count {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 3.5rem;
    padding: var(--_space-2) var(--_space-3);
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    cursor: pointer;
    line-height: 1.2;
  }
  .suspect {
    flex-direction: column;
    gap: var(--_space-1);
    padding: var(--_space-1) var(--_space-1) var(--_space-2);
    text-align: center;
    font-size: var(--_text-small);
  }
  .suspect .portrait {
    inline-size: 100%;
  }
  .suspect .token-picture {
    margin-block-start: -1.25rem;
    inline-size: 2rem;
    block-size: 2rem;
  }
  .suspect input,
  .count input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .suspect:has(:checked),
  .count:has(:checked) {
    background: var(--_sunken);
    border-color: var(--_ink);
    box-shadow: inset 0 0 0 1px var(--_ink), inset 0 -4px 0 var(--_brass);
    font-weight: 600;
  }
  .suspect:has(:focus-visible),
  .count:has(:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  .counts {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 4rem));
    gap: var(--_space-2);
  }
  .count {
    justify-content: center;
    min-block-size: 3rem;
  }
  .count:has(:disabled) {
    color: var(--_ink-soft);
    border-color: var(--_line);
    cursor: default;
  }
  .field {
    display: grid;
    align-content: start;
    gap: var(--_space-1);
  }
  .field select {
    inline-size: 100%;
    min-inline-size: 0;
  }
  .setup .help,
  .seats {
    margin: 0;
    font-size: var(--_text-small);
    color: var(--_ink-soft);
  }
  .others,
  .names,
  .rules {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: var(--_space-3) var(--_space-4);
    padding-block-start: var(--_space-2);
  }
  .setup .rules {
    margin: var(--_space-4) 0 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .setup .rules legend {
    inline-size: 100%;
    margin-block-end: var(--_space-2);
    border-block-end: 1px solid var(--_line);
    font-family: var(--_font-display);
    font-weight: 400;
    color: var(--_brass-ink);
  }
  .changed {
    margin-inline-start: var(--_space-2);
    padding: 0.0625rem 0.5rem;
    border-radius: 1rem;
    background: var(--_sunken);
    font-size: var(--_text-small);
  }
  .classic {
    margin-inline-start: var(--_space-2);
  }
  .name {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: var(--_space-1) var(--_space-2);
  }
  .name input {
    grid-column: 1 / -1;
    inline-size: 100%;
    box-sizing: border-box;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 2.5rem;
  }
  .choice input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    min-block-size: 0;
    margin: 0;
    accent-color: var(--_felt);
    flex: none;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--_space-2);
  }
  .setup .answers .primary {
    min-block-size: 3rem;
    padding-inline: var(--_space-5);
  }
  @media (forced-colors: active) {
    .suspect:has(:checked),
    .count:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
