import { define } from '../shared/define.js';
import { AmazonsBoard } from './amazons-board.js';

define('amazons-board', AmazonsBoard);

export { AmazonsBoard } from './amazons-board.js';
