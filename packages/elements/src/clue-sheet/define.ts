import { define } from '../shared/define.js';
import { ClueSheet } from './clue-sheet.js';

define('clue-sheet', ClueSheet);

export { ClueSheet } from './clue-sheet.js';
