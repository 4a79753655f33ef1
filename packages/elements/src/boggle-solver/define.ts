import { BoggleBoard } from '../boggle-board/boggle-board.js';
import { define } from '../shared/define.js';
import { BoggleSolver } from './boggle-solver.js';

define('boggle-board', BoggleBoard);
define('boggle-solver', BoggleSolver);

export { BoggleSolver } from './boggle-solver.js';
