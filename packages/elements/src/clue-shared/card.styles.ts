import { type CSSResult, css } from 'lit';

/** The look of cards on the table. */
export const cardStyles: CSSResult = css`
  .clue-card {
    display: grid;
    gap: 0.375rem;
    margin: 0;
    min-inline-size: 0;
  }
  .clue-card img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 2 / 3;
    border-radius: 4% / 2.7%;
    background: #f7efdc;
    box-shadow:
      0 0 0 1px #0003,
      0 3px 8px #0004;
  }
  .clue-card figcaption {
    text-align: center;
    font-weight: 600;
    line-height: 1.2;
  }
  /* The middle of the picture on a card: the badge in its corner is left out. */
  .portrait {
    display: block;
    overflow: hidden;
    aspect-ratio: 8 / 9;
    border-radius: var(--_radius-small);
    background: #f7efdc;
  }
  .portrait img {
    display: block;
    inline-size: 154%;
    block-size: auto;
    max-inline-size: none;
    margin-block-start: -26%;
    margin-inline-start: -27%;
  }
  .hand {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(7rem, 42%), 1fr));
    gap: var(--_space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
