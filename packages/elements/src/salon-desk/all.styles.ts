import type { CSSResultGroup } from 'lit';
import { menuStyles } from '../clue-shared/menu.styles.js';
import { tokenStyles } from '../clue-shared/token.styles.js';
import { controls } from '../shared/controls.styles.js';
import { dialogFrame } from '../shared/dialog-frame.styles.js';
import { formStyles } from './forms.styles.js';
import { panelStyles } from './panels.styles.js';
import { styles } from './salon-desk.styles.js';

/** The look of the whole desk, part by part. */
export const deskStyles: CSSResultGroup = [
  controls,
  tokenStyles,
  menuStyles,
  styles,
  panelStyles,
  dialogFrame,
  formStyles,
];
