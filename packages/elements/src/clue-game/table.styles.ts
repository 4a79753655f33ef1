import { type CSSResult, css } from 'lit';

/** The look of what stands around the board: who plays, what happens now, what happened. */
export const tableStyles: CSSResult = css`
  /* Who plays. */
  .players {
    grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
    gap: 2px var(--_space-2);
  }
  .player {
    align-content: center;
  }
  .player.out .player-name {
    text-decoration: line-through;
  }
  .narrow .players {
    grid-area: auto;
    gap: var(--_space-1);
    justify-content: space-between;
  }
  .narrow .player.out {
    opacity: 0.5;
  }
  .narrow .player.named {
    min-inline-size: 0;
  }
  .narrow .player.named .player-name {
    position: static;
    inline-size: 100%;
    block-size: auto;
    clip-path: none;
    font-size: var(--_text-small);
    text-align: center;
    text-overflow: ellipsis;
  }
  @media (min-width: 34rem) {
    .narrow .player .player-name {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      text-align: center;
    }
  }

  /* What happens now. */
  .ticker {
    min-block-size: 3rem;
  }

  .heading {
    margin: var(--_space-2) 0;
    font-size: var(--_text);
  }
  .log {
    gap: var(--_space-2);
    scrollbar-width: thin;
  }
  .past summary {
    min-block-size: 2.5rem;
    padding-block: 0.5rem;
    cursor: pointer;
    font-weight: 600;
  }
  .narrow .past .log {
    max-block-size: 20rem;
  }
`;
