// What stands in the dialogs, in one part: a game is played without it until one of them is opened.
export { dialogEnglish } from './dialog-words.en.js';
export { Menu } from './menu.js';
export { menuStyles } from './menu.styles.js';
export { resignDialog } from './resign-dialog.js';
