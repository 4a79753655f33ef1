import {
  CLASSIC_THEME,
  eventText,
  isRoom,
  type Murder,
  outcomeText,
  placeOf,
  refusalText,
  saveRefusalText,
} from '@games/clue-core';
import { houseRulesEnglish } from './house-rules.en.js';
import type { GameWords } from './words.js';

const cards = CLASSIC_THEME;
const murder = ({ suspect, weapon, room }: Murder): string =>
  `${cards[suspect]} in the ${cards[room]} with the ${cards[weapon]}`;

/** English, which every other language falls back to. */
export const english: GameWords = {
  cards,
  game: 'Clue',
  file: 'File',
  newGame: 'New',
  open: 'Open…',
  save: 'Save…',
  exit: 'Exit',
  help: 'Help',
  rules: 'Rules and manual',
  sheetPdf: 'Detective sheet (PDF)',
  sheetFile: 'a4',
  about: 'About',
  aboutText: [
    'Clue, the classic detective game: who did it, where, and with what? Everything is drawn, dealt and deduced on your own device.',
    'The computer players see what a person in their place would see, and nothing more.',
    'Free software under the MIT licence, made for people who like a quiet evening and a good puzzle.',
  ],
  pace: { calm: 'Calm', brisk: 'Brisk', instant: 'At once' },
  paceLabel: (pace) => `${{ calm: 'Calm', brisk: 'Brisk', instant: 'At once' }[pace]}: the computers’ pace`,
  players: 'Players',
  playerNote: ({ suspect, cards: count, out, computer, you }) =>
    [suspect, you ? 'you' : computer ? 'computer' : '', `${count} cards`, out ? 'out' : ''].filter(Boolean).join(' · '),
  log: 'What happened',
  turn: (turn) => `Turn ${turn}`,
  sheet: 'Sheet',
  closeSheet: 'Back to the board',
  showCards: 'Cards',
  hand: 'Your cards',
  event: eventText,
  outcome: outcomeText,
  refusal: refusalText,
  saveRefusal: saveRefusalText,
  prompt: (view, choices) => {
    const place = placeOf(view);
    const here = isRoom(place) ? `the ${cards[place]}` : '';
    const total = view.roll.reduce((sum, die) => sum + die, 0);
    switch (view.phase.type) {
      case 'start':
        return choices > 0 ? 'Your turn. Roll the die, or choose a lit room.' : 'Your turn. Roll the die.';
      case 'rolled':
        return choices > 0
          ? `You rolled ${total}. Where to?`
          : `You rolled ${total}, but every way is blocked. End your turn.`;
      case 'entered':
        return `You are in ${here}. Make a suggestion, or end your turn.`;
      case 'done':
        return 'Accuse if you are sure, or end your turn.';
      default:
        return '';
    }
  },
  waiting: (name) => `${name} looks for a card to show…`,
  rollDie: 'Roll the die',
  endTurn: 'End turn',
  suggest: 'Suggest…',
  ok: 'OK',
  notAllowed: 'Not like that',
  cannotOpen: 'This file can’t be opened',
  curtain: (name) => `Pass the device to ${name}`,
  curtainText: 'Nobody else looks now.',
  iAm: (name) => `I am ${name}`,
  showTitle: 'Show a card',
  asks: (name, what) => `${name} suggests: ${murder(what)}.`,
  showWhich: (one) =>
    one ? 'You hold one of these. Nobody else will see it.' : 'Choose which card to show. Nobody else will see it.',
  showThis: (card) => `Show ${card}`,
  disproved: 'Disproved',
  undisproved: 'Nobody could disprove it',
  accusedRight: 'You are right!',
  accusedWrong: 'You are wrong',
  wrongAfter: 'You can’t move or suggest any more, but you still show your cards.',
  over: 'The case is closed',
  solution: 'The murder',
  whoHeld: 'Who held what',
  faceUp: 'Face up on the table',
  seeCards: 'Who held what?',
  reasons: 'What the computers thought',
  again: 'A new case',
  accuseTitle: 'Accuse?',
  accuseQuestion: (what) => `${murder(what)}: if this is not it, you are out. You have one accusation.`,
  accuseYes: 'Accuse',
  cancel: 'Cancel',
  setup: {
    title: 'A new case',
    who: 'Who are you?',
    others: 'Who else plays at this screen?',
    othersHelp: 'Between turns a curtain hides your cards from each other.',
    count: 'Players',
    level: 'The computer plays like',
    levels: { child: 'a child', careful: 'a careful guest', master: 'a master detective' },
    names: 'Names',
    namesHelp: 'Whoever has a name is called by it. It stays on this device, and in the games you save.',
    nameOf: (suspect, computer) => (computer ? `${suspect} (computer)` : suspect),
    seats: (seats) =>
      `In turn: ${seats.map(({ suspect, name, computer }) => `${name ? `${name} as ` : ''}${cards[suspect]}${computer ? ' (computer)' : ''}`).join(', ')}.`,
    rules: houseRulesEnglish,
    start: 'Deal the cards',
  },
};
