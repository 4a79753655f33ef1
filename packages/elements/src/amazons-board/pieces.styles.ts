import { type CSSResult, css } from 'lit';

/** The colours of the drawings, wherever they stand. */
export const pieceStyles: CSSResult = css`
  .art {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .fill {
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .vein {
    fill: none;
    stroke-width: 1.3;
    stroke-linecap: round;
  }
  .white .fill {
    fill: var(--_ivory);
    stroke: var(--_ivory-edge);
  }
  .white .vein {
    stroke: var(--_ivory-edge);
  }
  .white .face {
    fill: var(--_ivory-edge);
  }
  .black .fill {
    fill: var(--_ebony);
    stroke: var(--_ebony-edge);
  }
  .black .vein {
    stroke: var(--_brass);
  }
  .black .face {
    fill: var(--_brass);
  }
  @media (forced-colors: active) {
    .black .face {
      fill: var(--_ebony-edge);
    }
    .black .vein {
      stroke: var(--_ebony-edge);
    }
  }
`;
