import { type CSSResult, css } from 'lit';

/** The look of what is chosen in dialogs: three cards, a reveal order. */
export const dialogStyles: CSSResult = css`
  .hand li {
    min-inline-size: 0;
  }
  .hand figcaption {
    overflow-wrap: anywhere;
  }
  .murder {
    display: grid;
  }
  .pick {
    margin: 0 0 var(--_space-3);
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  .pick legend {
    padding: 0 0 var(--_space-1);
    font-family: var(--_font-display);
    color: var(--_brass-ink);
  }
  .picks {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    gap: var(--_space-1) var(--_space-2);
  }
  .picks .option {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    min-block-size: 2.75rem;
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    line-height: 1.15;
    cursor: pointer;
  }
  .picks input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .picks .option:has(:checked) {
    background: var(--_sunken);
    border-color: var(--_ink);
    box-shadow: inset 0 0 0 1px var(--_ink), inset 0 -4px 0 var(--_brass);
    font-weight: 600;
  }
  .picks .option:has(:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  .picks .token-picture,
  .glyph {
    inline-size: 1.625rem;
    block-size: 1.625rem;
    flex: none;
  }
  .option-name {
    overflow-wrap: anywhere;
    hyphens: manual;
  }
  .box .help {
    margin-block-start: 0;
  }
  .box .wrong {
    margin: 0;
  }
  .order {
    display: grid;
    gap: var(--_space-1);
    margin: 0 0 var(--_space-4);
    padding: 0;
    list-style: none;
    counter-reset: place;
  }
  .order li {
    display: flex;
    align-items: center;
    gap: var(--_space-1);
    padding-inline-start: var(--_space-2);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    counter-increment: place;
  }
  .order li::before {
    content: counter(place) '.';
    min-inline-size: 1.5rem;
    color: var(--_ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .order li span {
    flex: 1;
  }
  .order button {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0;
    border-color: transparent;
    background: none;
  }
  @media (forced-colors: active) {
    .picks .option:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
