import type { AnalysisWords } from './words.js';

const sides = ['White', 'Black'] as const;

/** English for the analysis. */
export const analysisEnglish: AnalysisWords = {
  analysing: (turn, turns) => `Looking at turn ${turn} of ${turns}`,
  stop: 'Stop',
  curve: 'White’s chance to win, turn by turn',
  at: (turn, percent) => `After turn ${turn}: White ${percent} %`,
  worst: (side) => `${sides[side]}’s worst turn`,
  lost: (percent) => `${percent} points lost`,
  better: (move) => `better was ${move}`,
  noWorst: (side) => `${sides[side]} played no bad turn.`,
  analysed: 'The analysis is done.',
  closeAnalysis: 'Close',
};
