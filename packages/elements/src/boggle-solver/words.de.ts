import { problemInGerman } from '../boggle-board/problems.de.js';
import type { BoggleSolverWords } from './words.js';

const count = (words: number): string => (words === 1 ? '1 Wort' : `${words.toLocaleString('de')} Wörter`);
const points = (score: number): string => (score === 1 ? '1 Punkt' : `${score.toLocaleString('de')} Punkte`);

/** German. */
export const german: BoggleSolverWords = {
  letters: 'Buchstaben des Bretts',
  help: 'Reihe für Reihe. q ist ein Würfel Qu, ein Punkt ein Loch, (ing) ein Würfel.',
  roll: 'Brett würfeln',
  minLength: 'Mindestlänge',
  fetching: 'Die englische Wortliste kommt …',
  fetchFailed: 'Die Wortliste ließ sich nicht laden.',
  tryAgain: 'Noch einmal',
  found: (words, score) => `${count(words)}, ${points(score)}`,
  ofLength: (letters) => `${letters} Buchstaben`,
  count,
  points,
  pathShown: (word) => `Der Weg von ${word} ist zu sehen.`,
  none: 'Kein Wort der Liste liegt auf diesem Brett.',
  problem: problemInGerman,
};
