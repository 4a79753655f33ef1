import type { FileWords } from './words.js';

/** English for the dialog with files, positions and links. */
export const fileEnglish: FileWords = {
  keep: 'Save to a file',
  saveGame: 'Game file',
  saveSgf: 'SGF file',
  share: 'Share',
  copyLink: 'Copy link',
  copyPosition: 'Copy position',
  copied: 'Copied.',
  copyByHand: 'Copying is not allowed here. The text stands above: copy it from there.',
  link: 'Link',
  position: 'Position',
  openTitle: 'Open another one',
  openFile: 'Open a file',
  paste: 'Or paste it',
  pasteHelp: 'A position (FEN), a game (SGF or a list of turns), or a link.',
  open: 'Open',
  close: 'Close',
  unreadable: 'This file could not be read. Please try again.',
  unknownText:
    'This is no game of Amazons that can be read here. Try a position (FEN), an SGF file, or turns such as d1-d7/g7.',
  tooLarge: 'This is far too long for a game of Amazons.',
  broken: 'This save is cut off or altered. Try another copy of it.',
  foreign: 'This file is not a game of Amazons.',
  newer: 'This save comes from another version of the game. Open it there.',
  badTurn: (turn, why) => `Turn ${turn} cannot be played. ${why}`,
};
