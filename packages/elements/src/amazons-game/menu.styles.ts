import { type CSSResult, css } from 'lit';
import { dangerButton } from '../shared/danger.styles.js';
import { dialogs } from '../shared/dialog.styles.js';
import { dialogFrame } from '../shared/dialog-frame.styles.js';

/** The look of the menu and of the question before giving up. */
export const menuStyles: CSSResult = css`
  ${dialogFrame}
  ${dangerButton}
  ${dialogs}
  .picture {
    max-inline-size: min(13rem, 22dvh);
    margin: 0 auto var(--_space-4);
  }
  .picture amazons-board {
    min-inline-size: 0;
  }
`;
