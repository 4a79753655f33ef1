import { type CSSResult, css } from 'lit';

/** The look of a menu bar; where a menu hangs, an element's own styles say. */
export const menuStyles: CSSResult = css`
  .menu-place {
    position: relative;
  }
  .menu-button[aria-expanded='true'] {
    background: var(--_sunken);
  }
  .menu {
    position: absolute;
    display: grid;
    padding: var(--_space-1);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .menu[hidden] {
    display: none;
  }
  .menu [role='menuitem'] {
    border: 0;
    background: none;
    font-weight: 400;
    text-align: start;
  }
  .menu [role='menuitem']:is(:hover, :focus-visible) {
    background: var(--_sunken);
  }
`;
