import { germanCards } from '../clue-shared/cards.de.js';
import { germanRefusal } from '../clue-shared/refusals.de.js';
import type { SheetWords } from './words.js';

const one = { suspect: 'eine Person', weapon: 'eine Waffe', room: 'einen Raum' } as const;
const marks = { '': 'nichts notiert', no: 'hat sie nicht', yes: 'hat sie', maybe: 'vielleicht' } as const;

/** German. */
export const german: SheetWords = {
  cards: germanCards,
  sheet: 'Detektivblatt',
  detective: 'Detektiv',
  accuseTab: 'Anklage',
  rollDie: 'Würfeln',
  endTurn: 'Zug beenden',
  showCards: 'Karten zeigen',
  suggest: 'Verdacht äußern',
  accuse: 'Anklagen',
  category: { suspect: 'Verdächtige', weapon: 'Waffen', room: 'Räume' },
  you: 'Du',
  card: 'Karte',
  ticked: (card) => `${germanCards[card]}: abgehakt`,
  markLabel: (card, player, mark, known) => `${germanCards[card]}, ${player}: ${marks[mark]}${known ? ', sicher' : ''}`,
  chanceLabel: (card, player, chance) => `${germanCards[card]}, ${player}: ${chance}`,
  envelope: 'Umschlag',
  marks: 'Notizen',
  mark: { off: 'von Hand', certain: 'was sicher ist', chances: 'mit Chancen' },
  automaticLegend: 'Was sicher ist, steht von selbst da. Drück auf ein Zeichen, um zu sehen, warum.',
  hint: 'Tipp',
  hintTitle: 'Deine beste Frage',
  legend: '✓ hat sie · ✗ hat sie nicht · ? vielleicht. Hake eine Karte ab, um sie zu streichen.',
  hand: 'Deine Karten',
  faceUp: 'offen',
  close: 'Schließen',
  chooseAll: (missing) => `Wähle zuerst ${missing.map((each) => one[each]).join(' und ')}.`,
  accuseHelp:
    'Einen Verdacht äußerst du in dem Raum, in dem du bist. Klag nur an, wenn du sicher bist: Du hast eine einzige Anklage.',
  noSeat: 'Wer am Zug ist, sieht hier das eigene Blatt.',
  refusal: (refusal) => germanRefusal(refusal),
};
