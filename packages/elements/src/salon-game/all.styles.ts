import type { CSSResultGroup } from 'lit';
import { floorStyles } from '../clue-board/floors.styles.js';
import { boxStyles } from '../clue-game/boxes.styles.js';
import { setupStyles } from '../clue-game/setup.styles.js';
import { cardStyles } from '../clue-shared/card.styles.js';
import { aroundStyles } from '../clue-shared/table.styles.js';
import { tokenStyles } from '../clue-shared/token.styles.js';
import { styles as sheetStyles } from '../clue-sheet/clue-sheet.styles.js';
import { dangerButton } from '../shared/danger.styles.js';
import { dialogStyles } from './dialog.styles.js';
import { ringStyles } from './ring.styles.js';
import { styles } from './salon-game.styles.js';
import { tableStyles } from './table.styles.js';

/** The look of the whole game: cards, sheet, setup and dialogs as in the classic one; ring and table of its own. */
export const gameStyles: CSSResultGroup = [
  tokenStyles,
  cardStyles,
  sheetStyles,
  setupStyles,
  dangerButton,
  boxStyles,
  floorStyles,
  ringStyles,
  aroundStyles,
  styles,
  tableStyles,
  dialogStyles,
];
