import { problemInGerman } from './problems.de.js';
import type { BoggleBoardWords } from './words.js';

/** German. */
export const german: BoggleBoardWords = {
  board: (columns, rows) => `Buchstaben, ${columns} mal ${rows}`,
  tile: (letters) => letters.charAt(0).toUpperCase() + letters.slice(1),
  hole: 'Loch',
  blank: 'noch kein Buchstabe',
  onPath: (place) => `Nummer ${place} im Wort`,
  prompt: 'Wische über Buchstaben, die sich berühren, oder tippe sie einzeln an.',
  empty: 'Kein Buchstabe ist gewählt.',
  word: 'Das Wort bisher',
  spelled: (word) => word.toUpperCase(),
  sent: (word) => `${word.toUpperCase()} genommen.`,
  cleared: 'Gelöscht.',
  enter: 'Dieses Wort nehmen',
  back: 'Zurück',
  clear: 'Löschen',
  turned: 'Brett gedreht.',
  keys:
    'Tippe die Buchstaben eines Wortes, oder geh mit den Pfeiltasten und wähle Würfel mit der Leertaste. Eingabe nimmt ' +
    'das Wort, die Rücktaste geht zurück, Escape löscht es.',
  refused: (refusal, tile) => {
    switch (refusal.code) {
      case 'hole':
        return 'Hier liegt kein Würfel.';
      case 'tile-used':
        return `Dieses ${tile(refusal.cell)} ist schon in deinem Wort. Jeder Würfel zählt einmal.`;
      case 'not-adjacent':
        return `${tile(refusal.to)} berührt ${tile(refusal.from)} nicht. Wähle einen Würfel daneben.`;
      case 'no-path':
        return `${refusal.word.toUpperCase()} lässt sich auf diesen Würfeln nicht legen.`;
    }
  },
  problem: problemInGerman,
};
