// What thinks for the sheet, fetched when automatic notes or a hint are first wanted. It speaks as the notebook does.
export { english } from '../clue-notebook/words.en.js';
export { Detective } from './detective.js';
export { dock } from './dock.js';
export { dockStyles } from './dock.styles.js';
