import type { BoggleRefusal, DictionaryFileProblem } from '@games/boggle-core';
import { dialogGerman } from './dialog-words.de.js';
import { listGerman } from './list-words.de.js';
import type { BoggleGameWords, DialogWords, ListWords } from './words.js';

const player = (seat: number, people: number): string => (people === 1 ? 'Du' : `Spieler ${seat + 1}`);
const scores = (points: readonly number[], people: number): string =>
  points.map((score, seat) => `${seat < people ? player(seat, people) : 'Der Computer'}: ${score}`).join(', ');

/** Why not, in German. */
function refusalInGerman(refusal: BoggleRefusal | DictionaryFileProblem): string {
  switch (refusal.code) {
    case 'out-of-range':
      return `${refusal.field === 'target' ? 'Das Ziel' : 'Die Stärke'} ist eine ganze Zahl von ${refusal.min} bis ${refusal.max.toLocaleString('de')}.`;
    case 'game-over':
      return 'Das Spiel ist zu Ende. Mit der nächsten Runde beginnt ein neues.';
    case 'not-your-word':
      return `„${refusal.word}“ ist keines deiner Wörter.`;
    case 'already-rejected':
      return `„${refusal.word}“ ist schon verworfen.`;
    case 'not-rejected':
      return `„${refusal.word}“ ist nicht verworfen.`;
    case 'round-running':
      return 'Eine Runde läuft. Warte, bis sie zu Ende ist.';
    case 'no-round':
      return 'Es läuft keine Runde. Starte eine und tippe dann deine Wörter.';
    case 'time-over':
      return 'Die Zeit ist um. Diese Wörter kamen zu spät.';
    case 'too-long':
      return `Das ist zu viel auf einmal: höchstens ${refusal.limit.toLocaleString('de')} Zeichen.`;
    case 'halted':
      return 'Das Spiel ist beendet. Beginne ein neues.';
    case 'file-empty':
      return 'In dieser Datei stehen keine Wörter.';
    case 'file-cut':
      return `Diese Datei sollte ${refusal.expected} Wörter haben und hat ${refusal.found}. Ein Teil fehlt.`;
    case 'file-not-text':
      return `Zeile ${refusal.line} ist kein Text. Eine Wörterdatei hat ein Wort in jeder Zeile.`;
    case 'file-long-word':
      return `Zeile ${refusal.line} hat ein Wort mit mehr als ${refusal.limit} Buchstaben.`;
    case 'file-too-large':
      return `Diese Datei hat mehr als ${refusal.limit.toLocaleString('de')} Wörter.`;
    default:
      return `Das geht hier nicht (${refusal.code}).`;
  }
}

/** German. */
export const german: BoggleGameWords & ListWords & DialogWords = {
  ...listGerman,
  ...dialogGerman,
  game: 'Boggle',
  startRound: 'Runde starten',
  endRound: 'Runde beenden',
  timeLeft: 'Restzeit',
  noClock: 'Ohne Uhr',
  secondsLeft: (seconds) => (seconds === 60 ? 'Noch eine Minute.' : `Noch ${seconds} Sekunden.`),
  timeUp: 'Die Zeit ist um.',
  roundStarted: (round) => `Runde ${round} beginnt.`,
  roundOver: (points, people) => `Runde vorbei. ${scores(points, people)}.`,
  round: (round) => `Runde ${round}`,
  firstTo: (target) => `Ziel: ${target}`,
  roundScore: 'Runde',
  total: 'Gesamt',
  computer: 'Der Computer',
  player,
  whoTypes: 'Wer tippt',
  yourWords: 'Deine Wörter',
  count: (words) => (words === 1 ? '1 Wort' : `${words} Wörter`),
  typeHere: 'Tippe hier, oder zieh über die Buchstaben',
  waitForRound: 'Hier stehen die Wörter, sobald die Runde läuft',
  haveAlready: (word) => `${word.toUpperCase()} hast du schon.`,
  settings: 'Stärke und Ziel',
  difficulty: 'Stärke',
  target: 'Zielpunkte',
  range: (min, max) => `${min} bis ${max.toLocaleString('de')}`,
  set: 'Setzen',
  difficultySet: (difficulty) => `Die Stärke ist nun ${difficulty}.`,
  targetSet: (target) => `Das Ziel ist nun ${target}. Ein neues Spiel beginnt.`,
  turn: 'Drehen',
  sound: 'Ton',
  options: 'Optionen',
  share: 'Teilen',
  dictionary: 'Wörter',
  statistics: 'Statistik',
  restart: 'Neu',
  quit: 'Beenden',
  newGame: 'Neues Spiel',
  started: 'Neues Spiel.',
  over: (winner, people) => {
    if (winner === null) return 'Spiel vorbei – unentschieden!';
    if (winner >= people) return 'Spiel vorbei – der Computer gewinnt!';
    return people === 1 ? 'Spiel vorbei – du gewinnst!' : `Spiel vorbei – Spieler ${winner + 1} gewinnt!`;
  },
  finalScore: scores,
  goodbye: 'Bis zur nächsten Runde',
  wordsKept: (words) => `Der Computer behält ${words} Wörter für das nächste Mal.`,
  playAgain: 'Noch ein Spiel',
  refusal: refusalInGerman,
};
