import type { ComputerWords } from './words.js';

const sides = ['White', 'Black'] as const;

/** English for the computer. */
export const computerEnglish: ComputerWords = {
  isThinking: (side) => `${sides[side]} is thinking.`,
  lookingForHint: 'Looking for a good turn.',
  hintIs: ({ from, to, arrow }) => `Hint: from ${from} to ${to}, arrow on ${arrow}.`,
  hintSwap: 'Hint: swap sides.',
  chanceName: 'Who is ahead',
  chance: (percent) => `White’s chance to win: ${percent} %`,
};
