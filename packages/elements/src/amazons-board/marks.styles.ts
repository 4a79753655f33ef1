import { type CSSResult, css } from 'lit';

/** The marks on the tiles: where one can go, the last turn, a hint. */
export const marks: CSSResult = css`
  /* Where one can go: a round dot; where the arrow can land: a lozenge. Shape tells them apart, not colour. */
  .mark {
    display: grid;
    place-items: center;
  }
  .mark::before {
    content: '';
    inline-size: 28%;
    block-size: 28%;
    background: var(--_target);
    opacity: 0.8;
    border-radius: 50%;
    transition: scale var(--_motion-quick) var(--_ease);
  }
  .shoot .mark::before {
    border-radius: 1px;
    background: var(--_shot);
    opacity: 0.95;
    rotate: 45deg;
    inline-size: 24%;
    block-size: 24%;
  }
  @media (hover: hover) {
    .target:hover .mark::before {
      scale: 1.6;
    }
    .movable:hover .piece {
      scale: 1.06;
    }
  }

  /* The last turn: a ring where the amazon stood, a glow where it stands. */
  .left::before,
  .came::before,
  .chosen::before {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .left::before {
    inset: 30%;
    border: 2px dashed var(--_brass-ink);
    border-radius: 50%;
  }
  .came::before {
    background: var(--_brass);
    opacity: 0.45;
  }
  .chosen::before {
    background: var(--_felt);
    opacity: 0.5;
  }
  .shot .hole {
    box-shadow:
      inset 0 0 0 2px var(--_brass),
      inset 0 2px 3px rgb(0 0 0 / 0.35);
  }

  /* A hint: where from, where to, and the tile to burn. */
  .hint-from::after,
  .hint-to::after,
  .hint-arrow::after {
    content: '';
    position: absolute;
    inset: 6%;
    border: 3px solid var(--_brass);
    border-radius: 50%;
    pointer-events: none;
    z-index: 3;
  }
  .hint-to::after {
    border-style: double;
    border-width: 6px;
  }
  .hint-arrow::after {
    inset: 26%;
    border-radius: 0;
    rotate: 45deg;
  }
  @media (forced-colors: active) {
    .mark::before {
      forced-color-adjust: none;
      opacity: 1;
    }
    .chosen::before,
    .came::before {
      background: none;
      opacity: 1;
      border: 3px double Highlight;
    }
  }
`;
