import { type CSSResult, css } from 'lit';

/** The look of the analysis: ivory below the curve, ebony above it. */
export const analysisStyles: CSSResult = css`
  .analysis {
    display: grid;
    gap: var(--_space-2);
    padding-block-start: var(--_space-3);
    border-block-start: 1px solid var(--_line);
  }
  .curve {
    position: relative;
    direction: ltr;
  }
  .curve svg {
    display: block;
    inline-size: 100%;
    block-size: 6rem;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    background: var(--_ebony);
    forced-color-adjust: none;
  }
  .curve path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .curve .whites {
    fill: var(--_ivory);
  }
  .curve .even {
    stroke: #8a7b64;
    stroke-dasharray: 3 4;
  }
  .curve .line {
    stroke: #b4862c;
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .curve .fault {
    stroke: #c0505f;
    stroke-width: 2;
    stroke-dasharray: 4 3;
  }
  .curve .shown {
    stroke: #d9a03c;
    stroke-width: 3;
  }
  .curve input {
    position: absolute;
    inset-block-start: 0;
    inset-inline: -8px;
    inline-size: calc(100% + 16px);
    block-size: 6rem;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    opacity: 0;
    cursor: ew-resize;
  }
  .curve:has(:focus-visible) svg {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  .reading {
    display: block;
    min-block-size: 1.4em;
    font-size: var(--_text-small);
    color: var(--_ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .progress {
    display: flex;
    align-items: center;
    gap: var(--_space-3);
    margin: 0;
  }
  .progress progress {
    flex: 1;
    min-inline-size: 0;
    accent-color: var(--_felt);
  }
  .worst {
    display: grid;
    gap: var(--_space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .slip {
    display: grid;
    inline-size: 100%;
    justify-items: start;
    text-align: start;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  .slip small {
    font-size: var(--_text-small);
    color: var(--_ink-soft);
  }
  .worst .none {
    min-block-size: 0;
  }
  .done {
    justify-self: end;
  }
`;
