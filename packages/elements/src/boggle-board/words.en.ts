import type { BoggleBoardWords } from './words.js';

/** English, which every other language falls back to. */
export const english: BoggleBoardWords = {
  board: (columns, rows) => `Letters, ${columns} by ${rows}`,
  tile: (letters) => letters.charAt(0).toUpperCase() + letters.slice(1),
  hole: 'hole',
  blank: 'no letter yet',
  onPath: (place) => `number ${place} of the word`,
  prompt: 'Swipe over letters that touch, or tap them one by one.',
  empty: 'No letter is chosen.',
  word: 'Word so far',
  spelled: (word) => word.toUpperCase(),
  sent: (word) => `${word.toUpperCase()} taken.`,
  cleared: 'Cleared.',
  enter: 'Take this word',
  back: 'Back',
  clear: 'Clear',
  turned: 'Board turned.',
  keys:
    'Type the letters of a word, or move with the arrow keys and choose tiles with Space. Enter takes the word, ' +
    'Backspace steps back, Escape clears it.',
  refused: (refusal, tile) => {
    switch (refusal.code) {
      case 'hole':
        return 'There is no tile here.';
      case 'tile-used':
        return `This ${tile(refusal.cell)} is in your word already. Each tile counts once.`;
      case 'not-adjacent':
        return `${tile(refusal.to)} does not touch ${tile(refusal.from)}. Choose a tile beside it.`;
      case 'no-path':
        return `${refusal.word.toUpperCase()} cannot be traced on these tiles.`;
    }
  },
};
