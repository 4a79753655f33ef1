import { CLASSIC_THEME, refusalText } from '@games/clue-core';
import type { SheetWords } from './words.js';

const cards = CLASSIC_THEME;
const one = { suspect: 'a suspect', weapon: 'a weapon', room: 'a room' } as const;

/** English, which every other language falls back to. */
export const english: SheetWords = {
  cards,
  sheet: 'Detective sheet',
  detective: 'Detective',
  accuseTab: 'Accuse',
  rollDie: 'Roll Die',
  endTurn: 'End Turn',
  showCards: 'Show cards',
  suggest: 'Suggest',
  accuse: 'Accuse',
  category: { suspect: 'Suspects', weapon: 'Weapons', room: 'Rooms' },
  you: 'You',
  card: 'Card',
  ticked: (card) => `${cards[card]}: ticked off`,
  markLabel: (card, player, mark, known) =>
    `${cards[card]}, ${player}: ${{ '': 'no mark', no: 'does not have it', yes: 'has it', maybe: 'perhaps' }[mark]}${known ? ', certain' : ''}`,
  chanceLabel: (card, player, chance) => `${cards[card]}, ${player}: ${chance}`,
  envelope: 'Envelope',
  marks: 'Notes',
  mark: { off: 'by hand', certain: 'what is certain', chances: 'with chances' },
  automaticLegend: 'What is certain stands there by itself. Press a mark to see why.',
  hint: 'Hint',
  hintTitle: 'Your best question',
  legend: '✓ has it · ✗ does not · ? perhaps. Tick a card to cross it off.',
  hand: 'Your cards',
  faceUp: 'face up',
  close: 'Close',
  chooseAll: (missing) => `Choose ${missing.map((each) => one[each]).join(' and ')} first.`,
  accuseHelp: 'Suggest in the room you are in. Accuse only when you are sure: you have one accusation.',
  noSeat: 'Whoever plays sees their sheet here.',
  refusal: (refusal) => refusalText(refusal),
};
