import { AmazonsBoard } from '../amazons-board/amazons-board.js';
import { define } from '../shared/define.js';
import { AmazonsGame } from './amazons-game.js';

define('amazons-board', AmazonsBoard);
define('amazons-game', AmazonsGame);

export { AmazonsGame } from './amazons-game.js';
