import type { CSSResultGroup } from 'lit';
import { cardStyles } from '../clue-shared/card.styles.js';
import { menuStyles } from '../clue-shared/menu.styles.js';
import { aroundStyles } from '../clue-shared/table.styles.js';
import { tokenStyles } from '../clue-shared/token.styles.js';
import { dangerButton } from '../shared/danger.styles.js';
import { dialogFrame } from '../shared/dialog-frame.styles.js';
import { boxStyles } from './boxes.styles.js';
import { styles } from './clue-game.styles.js';
import { placeStyles } from './place.styles.js';
import { setupStyles } from './setup.styles.js';
import { tableStyles } from './table.styles.js';

/** The look of the whole game, part by part. */
export const gameStyles: CSSResultGroup = [
  tokenStyles,
  cardStyles,
  menuStyles,
  styles,
  placeStyles,
  aroundStyles,
  tableStyles,
  setupStyles,
  dialogFrame,
  dangerButton,
  boxStyles,
];
