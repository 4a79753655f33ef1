import { type CSSResult, css } from 'lit';

/** What every element starts from: its box, its type, text that only a screen reader reads, and the ring of the focus. */
export const base: CSSResult = css`
  :host {
    display: block;
    box-sizing: border-box;
    color: var(--_ink);
    font-family: var(--_font-body);
    font-size: var(--_text);
    line-height: 1.4;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  .hidden-text {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  :focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
`;
