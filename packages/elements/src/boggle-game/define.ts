import { BoggleBoard } from '../boggle-board/boggle-board.js';
import { define } from '../shared/define.js';
import { BoggleGame } from './boggle-game.js';

define('boggle-board', BoggleBoard);
define('boggle-game', BoggleGame);

export { BoggleGame } from './boggle-game.js';
