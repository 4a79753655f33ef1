import { type CSSResult, css } from 'lit';

/**
 * A box over the page, and the page behind it, dimmed; what differs, a dialog's own styles say. A sheet may stand in the page
 * as well, so it has a frame of its own.
 */
export const dialogFrame: CSSResult = css`
  dialog:where(:not(.sheet)) {
    box-sizing: border-box;
    max-block-size: calc(100dvh - 2rem);
    overflow-y: auto;
    padding: var(--_space-5);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_ink);
    box-shadow: var(--_shadow);
  }
  dialog::backdrop {
    background: rgb(20 14 8 / 0.55);
  }
`;
