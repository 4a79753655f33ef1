import type { AnyAmazonsRefusal } from '@games/amazons-core/text';
import { refusalInGerman } from '../amazons-board/refusals.de.js';

const place = ({ line, column }: { readonly line: number; readonly column: number }): string =>
  `Zeile ${line}, Spalte ${column}: `;
const quote = (text: string): string => (text === '' ? 'nichts' : `„${text}“`);

/** The refusals of a file, a position or a list of turns, in German; the others are those of the board. */
export function fileRefusalInGerman(refusal: AnyAmazonsRefusal): string {
  switch (refusal.code) {
    case 'position-empty':
      return 'Hier steht keine Stellung. Füge eine ein wie 3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w.';
    case 'position-too-long':
      return 'Das ist zu lang für eine Stellung.';
    case 'position-character':
      return `${place(refusal)}${quote(refusal.character)} hat in einer Stellung keine Bedeutung. Q und q sind Amazonen, * ist ein Pfeil, Zahlen sind leere Felder.`;
    case 'position-ragged':
      return `Reihe ${refusal.row} der Stellung hat ${refusal.width} Felder, die erste ${refusal.expected}. Alle Reihen müssen gleich lang sein.`;
    case 'position-size':
      return `Ein Brett von ${refusal.width} × ${refusal.height} geht nicht: 16 × 16 ist das größte.`;
    case 'position-turn':
      return `${quote(refusal.found)} sagt nicht, wer am Zug ist: schreibe w für Weiß oder b für Schwarz.`;
    case 'position-shooting':
      return `Auf ${quote(refusal.found)} steht keine Amazone, die jetzt schießen kann.`;
    case 'position-fields':
      return `${quote(refusal.found)} ist mehr, als zu einer Stellung gehört.`;
    case 'no-amazons':
      return 'Auf diesem Brett fehlt einer Seite die Amazone.';
    case 'already-over':
      return 'Diese Stellung ist schon entschieden: wer am Zug ist, kann nicht ziehen.';
    case 'sgf-too-long':
      return 'Diese Datei ist zu lang.';
    case 'sgf-no-game':
      return 'In dieser Datei steht kein Spiel: eine SGF-Partie beginnt mit „(;“.';
    case 'sgf-syntax':
      return `${place(refusal)}dort steht ${quote(refusal.found)} an falscher Stelle.`;
    case 'sgf-unclosed':
      return `${place(refusal)}das schließende „${refusal.expected}“ fehlt.`;
    case 'sgf-too-many-nodes':
      return `${place(refusal)}diese Datei hat mehr als ${refusal.limit} Knoten.`;
    case 'sgf-not-amazons':
      return `${place(refusal)}das ist die Datei eines anderen Spiels (GM ${quote(refusal.found)}). Amazonen ist GM[18].`;
    case 'sgf-size':
      return `${place(refusal)}${quote(refusal.found)} ist keine Brettgröße, die es hier gibt: 3 bis 16, oder 8:6.`;
    case 'sgf-point':
      return `${place(refusal)}${quote(refusal.found)} ist kein Punkt dieses Bretts.`;
    case 'sgf-turn':
      return `${place(refusal)}${quote(refusal.found)} sagt nicht, wer am Zug ist: B oder W.`;
    case 'sgf-move':
      return `${place(refusal)}${quote(refusal.found)} ist kein Zug: er hat drei Punkte wie djddgd.`;
    case 'sgf-illegal-move':
      return `${place(refusal)}${quote(refusal.found)} ist nicht erlaubt. ${refusalInGerman(refusal.refusal)}`;
    default:
      return refusalInGerman(refusal);
  }
}
