import { type CSSResult, css } from 'lit';

/** Buttons, fields and choices, the same in every element. Targets are at least 40 px high. */
export const controls: CSSResult = css`
  button,
  input,
  select {
    font: inherit;
    color: inherit;
    min-block-size: 2.5rem;
    border: 1px solid var(--_outline);
    border-radius: var(--_radius-small);
    background: var(--_surface);
  }
  button {
    padding: 0.25rem 0.875rem;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
    transition: background-color var(--_motion-quick) var(--_ease);
  }
  button:hover {
    background: var(--_sunken);
  }
  button:active {
    translate: 0 1px;
  }
  button[disabled] {
    color: var(--_ink-soft);
    border-color: var(--_line);
    background: none;
    cursor: default;
    translate: none;
  }
  button.primary {
    background: var(--_felt);
    border-color: var(--_felt-deep);
    color: var(--_on-felt);
  }
  button.primary:hover {
    background: var(--_felt-deep);
  }
  input,
  select {
    padding: 0.25rem 0.625rem;
    min-inline-size: 0;
  }
  .icon {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
  }
  @media (prefers-reduced-motion: reduce) {
    button {
      transition: none;
    }
    button:active {
      translate: none;
    }
  }
  @media (forced-colors: active) {
    button[disabled] {
      color: GrayText;
      border-color: GrayText;
    }
    /* Its colours are the system's already; adjusted, its words would lie on a plate of their own colour. */
    button.primary:not([disabled]) {
      forced-color-adjust: none;
    }
  }
`;
