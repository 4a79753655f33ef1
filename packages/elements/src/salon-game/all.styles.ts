import type { CSSResultGroup } from 'lit';
import { floorStyles } from '../clue-board/floors.styles.js';
import { gameStyles as classicStyles } from '../clue-game/all.styles.js';
import { styles as sheetStyles } from '../clue-sheet/clue-sheet.styles.js';
import { ringStyles } from './ring.styles.js';
import { styles } from './salon-game.styles.js';

/** The look of the whole game: the table of the classic one, its sheet, and the ring. */
export const gameStyles: CSSResultGroup = [sheetStyles, classicStyles, floorStyles, ringStyles, styles];
