import type { CSSResultGroup } from 'lit';
import { tokenStyles } from '../clue-shared/token.styles.js';
import { controls } from '../shared/controls.styles.js';
import { formStyles } from './forms.styles.js';
import { panelStyles } from './panels.styles.js';
import { styles } from './salon-desk.styles.js';

/** The look of the whole desk, part by part. */
export const deskStyles: CSSResultGroup = [controls, tokenStyles, styles, panelStyles, formStyles];
