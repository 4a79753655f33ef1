import { type CSSResult, css } from 'lit';

/** The look of a clock that runs low. */
export const clockStyles: CSSResult = css`
  .low {
    color: var(--_oxblood-ink);
    font-weight: 700;
  }
`;
