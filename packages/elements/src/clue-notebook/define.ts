import { define } from '../shared/define.js';
import { ClueNotebook } from './clue-notebook.js';

define('clue-notebook', ClueNotebook);

export { ClueNotebook } from './clue-notebook.js';
