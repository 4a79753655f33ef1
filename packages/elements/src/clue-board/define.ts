import { define } from '../shared/define.js';
import { ClueBoard } from './clue-board.js';

define('clue-board', ClueBoard);

export { ClueBoard } from './clue-board.js';
