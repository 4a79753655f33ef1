import type { CSSResultGroup } from 'lit';
import { menuStyles } from '../clue-shared/menu.styles.js';
import { tokenStyles } from '../clue-shared/token.styles.js';
import { dialogFrame } from '../shared/dialog-frame.styles.js';
import { formStyles } from './forms.styles.js';
import { logStyles } from './log.styles.js';
import { styles } from './notebook.styles.js';
import { panelStyles } from './panels.styles.js';
import { sheetStyles } from './sheet.styles.js';

/** The look of the whole notebook, part by part. */
export const notebookStyles: CSSResultGroup = [
  tokenStyles,
  menuStyles,
  styles,
  logStyles,
  sheetStyles,
  panelStyles,
  dialogFrame,
  formStyles,
];
