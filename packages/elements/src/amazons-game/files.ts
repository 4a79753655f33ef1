// What stands in the dialog with files, positions and links, in one part: SGF and all it needs come with it.
export { fileEnglish } from './file-words.en.js';
export { fileStyles } from './files.styles.js';
export { FilesDialog } from './files-dialog.js';
export { openText } from './read-game.js';
