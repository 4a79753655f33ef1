import { type CSSResult, css } from 'lit';

/** The look of a card on the table: paper in any light. */
export const cardStyles: CSSResult = css`
  .clue-card {
    display: grid;
    gap: 0.375rem;
    margin: 0;
    inline-size: 100%;
    min-inline-size: 0;
  }
  .clue-card img,
  .clue-card-face {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 2 / 3;
    border-radius: 5% / 3.4%;
    background: #f7efdc;
    box-shadow:
      0 0 0 1px #0003,
      0 3px 8px #0004;
  }
  .clue-card-face {
    display: grid;
    place-items: center;
    color: #2b1d13;
    border: 0.375rem double #a8741f;
  }
  .monogram {
    font-family: var(--_font-display);
    font-size: 3.5rem;
  }
  .clue-card figcaption {
    text-align: center;
    font-weight: 600;
    line-height: 1.2;
  }
  .hand {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(7rem, 42%), 1fr));
    gap: var(--_space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media (forced-colors: active) {
    .clue-card-face {
      forced-color-adjust: none;
    }
  }
`;
