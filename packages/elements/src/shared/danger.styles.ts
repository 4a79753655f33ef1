import { type CSSResult, css } from 'lit';

/** The button that does what cannot be taken back. */
export const dangerButton: CSSResult = css`
  .danger {
    background: var(--_oxblood);
    border-color: var(--_oxblood);
    color: var(--_on-oxblood);
  }
  .danger:hover {
    background: var(--_oxblood);
    filter: brightness(1.15);
  }
`;
