import type { BoggleSolverWords } from './words.js';

const count = (words: number): string => (words === 1 ? '1 word' : `${words.toLocaleString('en')} words`);
const points = (score: number): string => (score === 1 ? '1 point' : `${score.toLocaleString('en')} points`);

/** English, which every other language falls back to. */
export const english: BoggleSolverWords = {
  letters: 'Letters of the board',
  help: 'Row by row. q is a Qu tile, a full stop is a hole, (ing) is one tile.',
  roll: 'Roll a board',
  minLength: 'Fewest letters',
  fetching: 'Fetching the English word list …',
  fetchFailed: 'The word list could not be fetched.',
  tryAgain: 'Try again',
  found: (words, score) => `${count(words)}, ${points(score)}`,
  ofLength: (letters) => `${letters} letters`,
  count,
  points,
  pathShown: (word) => `The path of ${word} is shown.`,
  none: 'No word of the list is on this board.',
};
