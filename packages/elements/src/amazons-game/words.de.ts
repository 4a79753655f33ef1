import { refusalInGerman } from '../amazons-board/refusals.de.js';
import type { DialogWords, GameWords, MoveWords } from './words.js';

const sides = ['Weiß', 'Schwarz'] as const;

/** German. */
export const german: GameWords & DialogWords & MoveWords = {
  game: 'Das Spiel der Amazonen',
  side: (side) => sides[side],
  toMove: (side) => `${sides[side]} ist am Zug`,
  turn: 'am Zug',
  won: 'gewinnt',
  outcome: ({ winner, reason }, margin) => {
    const [winning, losing] = [sides[winner], sides[winner === 0 ? 1 : 0]];
    if (reason === 'resign') return `${winning} gewinnt: ${losing} hat aufgegeben.`;
    if (reason === 'timeout') return `${winning} gewinnt: die Zeit von ${losing} ist um.`;
    const reach = margin ? ` ${winning} könnte noch ${margin === 1 ? 'ein Feld' : `${margin} Felder`} erreichen.` : '';
    return `${winning} gewinnt: ${losing} kann nicht mehr ziehen.${reach}`;
  },
  players: 'Spieler',
  newGame: 'Neues Spiel',
  undo: 'Zurück',
  redo: 'Vor',
  flip: 'Drehen',
  resign: 'Aufgeben',
  resignQuestion: (side) => `${sides[side]}, willst du dieses Spiel aufgeben?`,
  resignNo: 'Weiterspielen',
  wrongSize: (label, least, most) => `${label}: wähle eine ganze Zahl von ${least} bis ${most}.`,
  sound: 'Ton',
  territory: 'Gebiet',
  typeTurns: 'Tippen',
  swap: 'Seiten tauschen',
  moves: 'Züge',
  swapped: 'Tausch',
  noMoves: 'Noch keine Züge.',
  firstMove: 'Zum Anfang',
  backMove: 'Einen Zug zurück',
  forwardMove: 'Einen Zug weiter',
  lastMove: 'Zum Ende',
  looking: (turn, turns) => `Du siehst Zug ${turn} von ${turns}.`,
  backToGame: 'Zurück zum Spiel',
  undone: 'Zug zurückgenommen.',
  redone: 'Zug wieder gespielt.',
  started: 'Neues Spiel.',
  menu: {
    board: 'Brett',
    setup: {
      standard: '10 × 10, Standard',
      cross: '10 × 10, über Kreuz',
      scrambled: '10 × 10, gemischt',
      '8x8': '8 × 8, vier Amazonen',
      '8x8-three': '8 × 8, drei Amazonen',
      '6x6': '6 × 6, vier Amazonen',
      '6x6-two': '6 × 6, zwei Amazonen',
      custom: 'Andere Größe',
    },
    columns: 'Spalten',
    rows: 'Reihen',
    first: 'Wer beginnt',
    pie: 'Kuchenregel',
    pieHelp: 'Nach dem ersten Zug darf die andere Seite tauschen.',
    start: 'Los',
    cancel: 'Abbrechen',
  },
  refusal: refusalInGerman,
};
