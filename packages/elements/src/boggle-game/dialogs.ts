// What stands in the dialogs, in one part: a game is played without it until one of them is opened.
export { askDialog } from './ask.js';
export { dialogStyles } from './dialog.styles.js';
export { dialogEnglish } from './dialog-words.en.js';
export { DictionaryDialog } from './dictionary-dialog.js';
export { OptionsDialog } from './options-dialog.js';
export { shareDialog } from './share-dialog.js';
export { statisticsDialog } from './statistics-dialog.js';
