import { type CSSResult, css } from 'lit';

/** The look of `<salon-desk>`: on a phone one page at a time; else the turn left, the rest right. */
export const styles: CSSResult = css`
  :host {
    container-type: inline-size;
    min-inline-size: 15rem;
  }
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: var(--_font-display);
    font-weight: 400;
    line-height: 1.2;
  }
  h2 {
    font-size: var(--_text-title);
  }
  h3 {
    font-size: var(--_text-large);
  }
  h4 {
    margin-block-start: var(--_space-4);
    color: var(--_brass-ink);
    font-size: var(--_text);
  }
  p,
  dl,
  dd {
    margin: 0;
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .soft,
  small {
    color: var(--_ink-soft);
    font-size: var(--_text-small);
  }
  .desk,
  .column,
  .panel,
  form,
  .box-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-4);
    align-content: start;
  }
  .panel,
  form,
  .box-form {
    gap: var(--_space-3);
  }
  .panel {
    padding: var(--_space-4);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
  }
  .tool {
    display: inline-grid;
    place-items: center;
    inline-size: 2.5rem;
    padding: 0;
    border-color: transparent;
    background: none;
  }
  .tool:hover {
    background: var(--_sunken);
  }
  .with-icon {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--_space-2);
  }
  .quiet {
    padding-inline: var(--_space-2);
    border-color: transparent;
    background: none;
    color: var(--_brass-ink);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  h3:focus,
  h2:focus {
    outline: none;
  }

  /* The head of the page. */
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--_space-1) var(--_space-3);
  }
  .top h2 {
    flex: 1;
  }
  @container (max-width: 34rem) {
    .kept {
      order: 1;
      flex-basis: 100%;
    }
    .tab {
      font-size: var(--_text-small);
    }
  }
  .menu-bar {
    display: flex;
  }
  .menu {
    inset-inline-end: 0;
    z-index: 4;
    min-inline-size: 11rem;
  }
  .banner {
    display: grid;
    gap: var(--_space-3);
    padding: var(--_space-3) var(--_space-4);
    border: 1px solid var(--_oxblood-ink);
    border-inline-start-width: 0.375rem;
    border-radius: var(--_radius-small);
    background: var(--_surface);
  }

  /* Which page is looked at. */
  .tabs {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2px;
    padding: 3px;
    border-radius: var(--_radius-small);
    background: var(--_sunken);
  }
  .tab {
    padding-inline: 0.25rem;
    border-color: transparent;
    background: none;
    font-weight: 400;
    line-height: 1.15;
  }
  .tab[aria-pressed='true'] {
    border-color: var(--_outline);
    background: var(--_surface);
    font-weight: 600;
  }
  .count {
    display: inline-block;
    min-inline-size: 1.25rem;
    padding-inline: 0.375rem;
    border-radius: var(--_radius-round);
    background: var(--_oxblood);
    color: var(--_on-oxblood);
    font-size: var(--_text-small);
    font-variant-numeric: tabular-nums;
  }
  .columns.wide {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--_space-5);
    align-items: start;
  }
  @container (min-width: 52rem) {
    .tabs {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      justify-self: end;
      inline-size: calc(50% - var(--_space-5) / 2);
      margin-block-end: calc(-1 * var(--_space-2));
    }
  }
`;
