import { type CSSResult, css } from 'lit';

/** The look of the clocks, beyond that of the players. */
export const clockStyles: CSSResult = css`
  .low {
    color: var(--_oxblood-ink);
    font-weight: 700;
  }

  /* On the narrowest phones name and time need the room of the figure. */
  @container (max-width: 21rem) {
    .figure {
      inline-size: 0;
      padding: 0;
    }
    .time {
      font-size: var(--_text);
    }
  }
`;
