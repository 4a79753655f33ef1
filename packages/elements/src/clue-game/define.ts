import { ClueBoard } from '../clue-board/clue-board.js';
import { ClueSheet } from '../clue-sheet/clue-sheet.js';
import { define } from '../shared/define.js';
import { ClueGame } from './clue-game.js';

define('clue-board', ClueBoard);
define('clue-sheet', ClueSheet);
define('clue-game', ClueGame);

export { ClueGame } from './clue-game.js';
