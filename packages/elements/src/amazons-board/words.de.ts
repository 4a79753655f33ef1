import { refusalInGerman } from './refusals.de.js';
import type { AnswerWords, BoardWords, CommandWords } from './words.js';

const sides = ['Weiß', 'Schwarz'] as const;
const amazons = ['weiße Amazone', 'schwarze Amazone'] as const;
const fields = (count: number): string => (count === 1 ? 'ein Feld' : `${count} Felder`);

/** German. */
export const german: BoardWords & AnswerWords & CommandWords = {
  board: (width, height) => `Amazonen-Brett, ${width} mal ${height}`,
  side: (side) => sides[side],
  amazon: (side) => amazons[side],
  empty: 'leer',
  arrow: 'Pfeil',
  canGo: 'hierhin kannst du ziehen',
  canShoot: 'hier kann der Pfeil landen',
  ownedBy: (side) => `gehört ${sides[side]}`,
  hinted: (stage) => ({ from: 'Tipp: diese Amazone', to: 'Tipp: hierhin', arrow: 'Tipp: Pfeil hierhin' })[stage],
  chooseAmazon: (side) => `${sides[side]} ist am Zug. Wähle eine Amazone.`,
  chooseDestination: (from) => `Wähle, wohin die Amazone auf ${from} zieht.`,
  chooseArrow: (to) => `Wähle nun, wo der Pfeil von ${to} landet.`,
  waiting: (side) => `${sides[side]} ist am Zug.`,
  over: 'Das Spiel ist zu Ende.',
  takeBack: 'Zurücknehmen',
  tookBack: 'Zurückgenommen.',
  chosen: (from, targets) => `${from} gewählt, ${fields(targets)} erreichbar.`,
  moved: (to, targets) => `Zieht nach ${to}. Nun der Pfeil: ${fields(targets)}.`,
  played: (side, { from, to, arrow }) => `${sides[side]} zog von ${from} nach ${to}, Pfeil auf ${arrow}.`,
  swapped: 'Die Seiten wurden getauscht.',
  toMove: (side) => `${sides[side]} ist am Zug.`,
  noLast: 'Noch wurde nicht gezogen.',
  targets: (squares) =>
    squares.length ? `Du kannst wählen: ${squares.join(', ')}.` : 'Von hier gibt es nichts zu wählen.',
  keys:
    'Pfeiltasten bewegen dich über das Brett. Eingabe wählt, Escape nimmt zurück. Tippe ein Feld wie d7, um dorthin zu gehen. ' +
    'Q: deine nächste Amazone. T: mögliche Felder. R: letzter Zug. S: wer am Zug ist. Schrägstrich: Zug eintippen.',
  command: 'Zug eintippen',
  commandHint: 'Zum Beispiel d1-d7/g7',
  play: 'Ziehen',
  refusal: refusalInGerman,
};
