import type { Cell, Side, Stage } from '@games/amazons-core';
import type { BoardRefusal } from './words.js';

const sides = ['Weiß', 'Schwarz'] as const;
const side = (seat: Side): string => sides[seat];
const piece = (found: Cell): string =>
  ({ empty: 'nichts', arrow: 'ein Pfeil', white: 'eine weiße Amazone', black: 'eine schwarze Amazone' })[found];
const what = (stage: Stage): string => (stage === 'arrow' ? 'der Pfeil' : 'die Amazone');

/** The refusals that a person at a board can meet, in German. */
export function refusalInGerman(refusal: BoardRefusal): string {
  switch (refusal.code) {
    case 'game-over':
      return `Das Spiel ist zu Ende: ${side(refusal.outcome.winner)} hat gewonnen.`;
    case 'not-your-turn':
      return `${side(refusal.turn)} ist am Zug. Bitte warte auf deinen.`;
    case 'no-amazon':
      return `${refusal.found === 'empty' ? `${refusal.square} ist leer` : `Auf ${refusal.square} liegt ein Pfeil`}. Wähle eine deiner Amazonen.`;
    case 'opponents-amazon':
      return `Die Amazone auf ${refusal.square} gehört der anderen Seite. Wähle eine eigene.`;
    case 'immobile':
      return `Die Amazone auf ${refusal.square} ist eingeschlossen: kein Nachbarfeld ist leer. Wähle eine andere.`;
    case 'must-shoot':
      return `Die Amazone auf ${refusal.square} ist schon gezogen und muss noch schießen.`;
    case 'same-square':
      return `Auf ${refusal.square} steht die Amazone schon. Wähle ein leeres Feld.`;
    case 'not-a-line':
      return `${refusal.square} ist nicht erreichbar: von ${refusal.origin} geht ${what(refusal.stage)} gerade oder schräg, wie eine Dame.`;
    case 'obstructed':
      return `Der Weg von ${refusal.origin} nach ${refusal.square} ist versperrt: auf ${refusal.by} steht ${piece(refusal.found)}.`;
    case 'occupied':
      return `${refusal.square} ist besetzt: dort steht ${piece(refusal.found)}. Wähle ein leeres Feld.`;
    case 'off-board':
      return `${refusal.square} liegt nicht auf diesem Brett.`;
    case 'move-syntax':
      return `„${refusal.found}“ ist kein Zug. Schreibe ihn wie d1-d7/g7: von, nach, Pfeil.`;
    case 'move-off-board':
      return `„${refusal.found}“ liegt nicht auf diesem Brett.`;
    case 'move-disagrees':
      return `Die Amazone zieht nach ${refusal.to}, der Schuss kommt aber von ${refusal.shooter}.`;
    case 'move-too-long':
      return 'Das ist zu lang für einen Zug.';
    case 'time-over':
      return 'Deine Zeit war vor diesem Zug abgelaufen.';
    case 'swap-unavailable':
      return 'Tauschen kannst du nur mit der Kuchenregel, und nur als Antwort auf den ersten Zug.';
    case 'invalid-config':
      return `„${refusal.field}“ kann so nicht sein. Bretter haben 3 bis 16 Spalten und Reihen.`;
    default:
      return `Das geht hier nicht (${refusal.code}).`;
  }
}
