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
  .curve progress {
    position: absolute;
    inset-inline: 1px;
    inset-block-end: 1px;
    inline-size: calc(100% - 2px);
    block-size: 5px;
    accent-color: var(--_brass);
  }
  .foot {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
  }
  .reading {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--_text-small);
    line-height: 1.2;
    color: var(--_ink-soft);
    font-variant-numeric: tabular-nums;
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

  /* Beside the board there is room for it and for a few turns of the list. */
  @container (min-width: 52rem) {
    .table:has(.analysis) {
      grid-template-rows: auto auto auto minmax(0, 1fr);
      grid-template-areas:
        'board head'
        'board tools'
        'board analysis'
        'board moves';
    }
    .analysis {
      grid-area: analysis;
    }
    .curve :is(svg, input) {
      block-size: 4.25rem;
    }
    .analysis ~ .moves .list {
      max-block-size: max(5.5rem, calc(100svh - 46rem));
    }
  }
`;
