import type { ListWords } from './words.js';

const count = (words: number): string => (words === 1 ? '1 Wort' : `${words} Wörter`);
const points = (score: number): string => (score === 1 ? '1 Punkt' : `${score} Punkte`);

/** German for the lists. */
export const listGerman: ListWords = {
  lists: 'Die Wörter dieser Runde',
  list: {
    yours: 'Nur du',
    computers: 'Nur der Computer',
    both: 'Beide',
    invalid: 'Nicht auf dem Brett',
    rejected: 'Verworfen',
  },
  listCount: (words, score) => (score > 0 ? `${count(words)}, ${points(score)}` : count(words)),
  points,
  none: 'Keine',
  reject: (word) => `„${word}“ verwerfen`,
  restore: (word) => `Zurück: „${word}“ zählt doch`,
  rejectAny: 'Ein Wort verwerfen',
  chooseFirst: 'Wähle zuerst eines deiner eigenen Wörter, dann verwirf es.',
  rejected: (word) => `${word} ist verworfen.`,
  restored: (word) => `${word} zählt wieder.`,
  invalidListed: 'Nicht auf dem Brett oder nicht in der Liste',
  noPath: (word) => `${word} liegt nicht auf dem Brett.`,
  notInList: (word) => `${word} liegt auf dem Brett, steht aber nicht in der englischen Liste.`,
  pathShown: (word) => `Der Weg von ${word} ist zu sehen.`,
  learned: (words) => `Der Computer hat gelernt: ${words.join(', ')}.`,
  showMissed: 'Zeigen, was fehlte',
  missed: 'Niemand fand',
  onBoard: (all, yours, computers) =>
    `Die englische Liste hat auf diesem Brett ${count(all)}. Du fandest ${yours}${computers === null ? '' : `, der Computer ${computers}`}.`,
  fetching: 'Die Wortliste kommt …',
  fetchFailed: 'Die Wortliste ließ sich nicht laden. Versuch es noch einmal.',
};
