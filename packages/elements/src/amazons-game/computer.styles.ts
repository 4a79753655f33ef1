import { type CSSResult, css } from 'lit';

/** The look of the evaluation bar: ivory and ebony, as the sides are. */
export const computerStyles: CSSResult = css`
  .evaluation {
    position: relative;
    display: flex;
    block-size: 1.25rem;
    margin-block-start: var(--_space-2);
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    background: var(--_ebony);
    color: var(--_ivory);
    overflow: clip;
    direction: ltr;
    forced-color-adjust: none;
  }
  .share {
    inline-size: 100%;
    block-size: 100%;
  }
  .share rect {
    fill: var(--_ivory);
    transition: width var(--_motion-slow) var(--_ease);
  }
  .percent {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.5rem;
    display: grid;
    place-items: center;
    font-size: 0.75rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--_ebony);
  }
  .blacks .percent {
    inset-inline: auto 0.5rem;
    color: var(--_ivory);
  }
  @media (prefers-reduced-motion: reduce) {
    .share rect {
      transition: none;
    }
  }
`;
