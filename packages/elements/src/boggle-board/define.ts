import { define } from '../shared/define.js';
import { BoggleBoard } from './boggle-board.js';

define('boggle-board', BoggleBoard);

export { BoggleBoard } from './boggle-board.js';
