import type { ListWords } from './words.js';

const count = (words: number): string => (words === 1 ? '1 word' : `${words} words`);
const points = (score: number): string => (score === 1 ? '1 point' : `${score} points`);

/** English for the lists. */
export const listEnglish: ListWords = {
  lists: 'Words of this round',
  list: {
    yours: 'Only you',
    computers: 'Only the computer',
    both: 'Both',
    invalid: 'Not on the board',
    rejected: 'Rejected',
  },
  listCount: (words, score) => (score > 0 ? `${count(words)}, ${points(score)}` : count(words)),
  points,
  none: 'None',
  reject: (word) => `Reject “${word}”`,
  restore: (word) => `Undo: take “${word}” back in`,
  rejectAny: 'Reject a word',
  chooseFirst: 'Choose one of your own words first, then reject it.',
  rejected: (word) => `${word} is rejected.`,
  restored: (word) => `${word} counts again.`,
  invalidListed: 'Not on the board or not in the list',
  noPath: (word) => `${word} is not on the board.`,
  notInList: (word) => `${word} is on the board, but not in the English list.`,
  pathShown: (word) => `The path of ${word} is shown.`,
  learned: (words) => `The computer learned: ${words.join(', ')}.`,
  showMissed: 'Show what was missed',
  missed: 'Nobody found',
  onBoard: (all, yours, computers) =>
    `The English list has ${count(all)} on this board. You found ${yours}${computers === null ? '' : `, the computer ${computers}`}.`,
  fetching: 'Fetching the word list …',
  fetchFailed: 'The word list could not be fetched. Try again.',
};
