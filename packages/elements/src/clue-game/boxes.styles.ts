import { type CSSResult, css } from 'lit';

/** The look of the dialogs. */
export const boxStyles: CSSResult = css`
  .box {
    inline-size: min(30rem, calc(100vw - 2rem));
  }
  .box:has(.curtain)::backdrop {
    background: #4d1620 repeating-linear-gradient(90deg, #0000 0 1.5rem, #0003 2.25rem, #fff1 3rem, #0000 3.75rem);
  }
  .box h2 {
    margin: 0 0 var(--_space-3);
    font-family: var(--_font-display);
    font-size: var(--_text-title);
    font-weight: 400;
    line-height: 1.2;
  }
  .box h2:focus {
    outline: none;
  }
  .box h3 {
    margin: var(--_space-4) 0 var(--_space-2);
    font-family: var(--_font-display);
    font-weight: 400;
    color: var(--_brass-ink);
  }
  .box p {
    margin: 0 0 var(--_space-3);
  }
  .box .hand {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-block-end: var(--_space-4);
  }
  .box .hand[data-count='1'] {
    grid-template-columns: minmax(0, 11rem);
    justify-content: center;
  }
  .box .hand[data-count='2'] {
    grid-template-columns: repeat(2, minmax(0, 10rem));
    justify-content: center;
  }
  .laid {
    margin-block-end: var(--_space-3);
  }
  .laid h4 {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    margin: 0 0 var(--_space-1);
    font-weight: 600;
  }
  .laid .token-picture {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  .laid ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(3.75rem, 1fr));
    gap: var(--_space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .laid li {
    align-content: start;
    gap: 0.25rem;
  }
  .laid li span {
    font-size: 0.6875rem;
    line-height: 1.2;
    text-align: center;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .card-button {
    inline-size: 100%;
    padding: var(--_space-2);
    text-align: start;
  }
  .curtain {
    display: grid;
    justify-items: center;
    gap: var(--_space-3);
    text-align: center;
  }
  .curtain .token-picture {
    inline-size: 5rem;
    block-size: 5rem;
  }
  .curtain :is(h2, p) {
    margin: 0;
  }
  .curtain button {
    min-block-size: 3rem;
  }
`;
