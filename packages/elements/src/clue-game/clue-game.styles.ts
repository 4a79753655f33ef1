import { type CSSResult, css } from 'lit';

/** The look of `<clue-game>`: the board is the hero; players and log stand to its left, the sheet to its right. */
export const styles: CSSResult = css`
  :host {
    min-inline-size: 15rem;
  }
  .top {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    padding-block-end: var(--_space-2);
  }
  .menu-bar {
    display: flex;
    margin-inline-end: auto;
  }
  .menu-button,
  .pace {
    border-color: transparent;
    background: none;
  }
  .pace {
    white-space: nowrap;
  }
  .menu {
    inset-block-start: 100%;
    inset-inline-start: 0;
    z-index: 5;
    min-inline-size: 13rem;
  }
  .menu [role='menuitem'] {
    display: flex;
    align-items: center;
    min-block-size: 2.5rem;
    padding: 0.25rem var(--_space-3);
    border-radius: var(--_radius-small);
    color: inherit;
    text-decoration: none;
  }
  .menu [aria-disabled] {
    color: var(--_ink-soft);
    cursor: default;
  }

  /* The sheet: beside the board, or a drawer over it. */
  .sheet {
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    box-shadow: var(--_shadow);
  }
  .narrow .sheet {
    inset: auto 0 0;
    inline-size: 100%;
    max-inline-size: 100%;
    max-block-size: 85dvh;
    margin: 0;
    padding: var(--_space-2) var(--_space-3) var(--_space-4);
    border-inline: 0;
    border-block-end: 0;
    border-radius: var(--_radius) var(--_radius) 0 0;
    overflow-y: auto;
  }
  .narrow .sheet:modal {
    animation: draw var(--_motion) var(--_ease);
  }
  .put-away {
    inline-size: 100%;
    min-block-size: 2.5rem;
    margin-block-end: var(--_space-2);
    border-color: transparent;
    background: none;
  }
  .put-away::before {
    content: '';
    display: block;
    inline-size: 3rem;
    block-size: 0.25rem;
    margin: 0 auto 0.25rem;
    border-radius: 1rem;
    background: var(--_outline);
  }
  @keyframes draw {
    from {
      translate: 0 40%;
      opacity: 0;
    }
  }

  /* On a phone the buttons stay at the lower edge. */
  .bar {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    gap: var(--_space-2);
    padding-block: var(--_space-2);
    background: linear-gradient(transparent, var(--_paper) 0.5rem);
  }
  .bar.resting {
    position: static;
  }
  .bar button {
    flex: 1 1 auto;
    min-block-size: 3rem;
    padding-inline: 0.5rem;
  }

  @media (prefers-reduced-motion: reduce) {
    .narrow .sheet:modal {
      animation: none;
    }
  }
`;
