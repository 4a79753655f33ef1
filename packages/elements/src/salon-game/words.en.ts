import { CLASSIC_THEME } from '@games/clue-core';
import {
  type Murder,
  type SalonTheme,
  salonEventText,
  salonOutcomeText,
  salonRefusalText,
} from '@games/clue-core/salon';
import { english as sheetWords } from '../clue-sheet/words.en.js';
import { areaOf, suspectOf } from './seats.js';
import type { PracticeRefusal } from './table.js';
import type { SalonWords } from './words.js';

const theme: SalonTheme = { ...CLASSIC_THEME, corridor: 'the main corridor', victim: 'the Victim' };
const murder = ({ suspect, weapon, room }: Murder, names: SalonTheme): string =>
  `${names[suspect]}, ${names[room]}, ${names[weapon]}`;

/** A name in the middle of a sentence, with its article. */
const the = (name: string): string => `the ${name.replace(/^the\s/i, '')}`;

const SAVES: Readonly<Record<PracticeRefusal['code'], string>> = {
  'too-large': 'This file is too large for a practice game.',
  broken: 'This practice game is damaged: something in it was changed or cut off.',
  foreign: 'This is no practice game.',
  newer: 'This game was kept by a newer version. Update this one.',
  older: 'This game was kept by so old a version that it can no longer be read.',
  'start-refused': 'This game begins as the rules do not allow.',
  'action-refused': 'In this game something was done that the rules do not allow.',
};

/** English, which every other language falls back to. */
export const english: SalonWords = {
  theme,
  newGame: 'New game',
  pace: { calm: 'Calm', brisk: 'Brisk', instant: 'At once' },
  paceLabel: (pace) => `${{ calm: 'Calm', brisk: 'Brisk', instant: 'At once' }[pace]}: the computers’ pace`,
  players: 'Players',
  playerNote: ({ cards, kind, accused }) =>
    [
      { you: 'you', computer: 'computer', npc: 'nobody’s (NPC)' }[kind],
      `${cards} cards`,
      accused ? 'accused wrongly' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  board: 'The board',
  placeMore: ({ here, passage, lit }) =>
    [
      here.length > 0 ? `here: ${here.join(', ')}` : 'nobody here',
      passage ? `secret passage to ${the(passage)}` : '',
      lit ? 'you can go there' : '',
    ]
      .filter(Boolean)
      .join('; '),
  breaks: (name) => name,
  passageTo: (room) => `⇢ ${room}`,
  hand: 'Your cards',
  log: 'What happened',
  turn: (turn) => `Turn ${turn}`,
  toYou: 'To you alone:',
  sheet: 'Your sheet',
  sheetWords,
  event: (event, speech) => salonEventText(event, speech),
  outcome: (outcome, speech) => salonOutcomeText(outcome, speech),
  refusal: (refusal, speech) => salonRefusalText(refusal, speech),
  saveRefusal: ({ code }) => SAVES[code],
  prompt: (view, may) => {
    const isNpc = view.seat !== view.me;
    const who = view.theme[suspectOf(view, view.seat)];
    const room = areaOf(view);
    switch (view.phase.type) {
      case 'orders':
        return 'The host has dealt. In which order shall your cards be shown?';
      case 'start':
        if (may.suggest) return `You were called to ${room ? the(view.theme[room]) : ''}: suggest here, or move.`;
        return isNpc ? `Nobody plays ${who}, so you do this time. Where to?` : 'Your turn. Where do you go?';
      case 'entered':
        if (!room) return may.accuse ? 'In the corridor nobody suggests. Accuse, or end your turn.' : 'End your turn.';
        if (!may.suggest) return 'You suggested here on your last turn. Accuse if you are sure, or end your turn.';
        return isNpc
          ? `${who} is in ${the(view.theme[room])}. Suggest for them?`
          : `You are in ${the(view.theme[room])}. Suggest?`;
      case 'done':
        return may.accuse ? 'Your turn is still open: accuse if you are sure, or end it.' : 'End your turn.';
      case 'disproving':
        return 'The host is away, and you can prove them wrong. Show a card.';
      default:
        return '';
    }
  },
  begin: 'The host collects everybody’s reveal orders.',
  suggest: 'Suggest…',
  accuse: 'Accuse…',
  endTurn: 'End turn',
  skip: 'Skip my turn',
  passOver: 'Let another play them',
  changeOrder: 'Reveal order…',
  order: 'Your reveal order',
  orderHelp:
    'When somebody names several of your cards, the host shows the one that stands highest. Put first what you care least about.',
  earlier: (card) => `${card}: show earlier`,
  later: (card) => `${card}: show later`,
  file: 'Send to the host',
  suggestTitle: (room, npc) => `${npc ? `For ${npc}: it` : 'It'} happened in ${the(room)}. Who, and with what?`,
  stayOpen: 'Leave my turn open',
  stayOpenHelp: 'Else it ends as soon as somebody proves you wrong, and you can’t accuse.',
  chooseAll: 'Choose one of each first.',
  crossedOff: 'crossed off',
  suspects: 'Who',
  weapons: 'With what',
  areas: 'Where',
  suggestYes: 'Suggest',
  accuseTitle: 'Accuse',
  accuseHelp: 'You have one accusation in this game. If it is wrong you play on, but you can no longer win.',
  accuseYes: 'Accuse',
  cancel: 'Cancel',
  ok: 'OK',
  notAllowed: 'Not like that',
  cannotOpen: 'This game can’t be opened',
  showTitle: 'Show a card',
  showHelp: (name, what, names) =>
    `${name} suggests: ${murder(what, names)}. Only they and the host will see which card.`,
  showThis: (card) => `Show ${card}`,
  disproved: 'Proved wrong',
  undisproved: 'Nobody could prove you wrong',
  right: 'You are right!',
  wrong: 'You are wrong',
  wrongAfter: 'You can no longer win, but you move and suggest as before.',
  over: 'The case is closed',
  solution: 'The solution',
  whoHeld: 'Who held what',
  held: (name, cards, names) => `${name}: ${cards.map((card) => names[card]).join(', ')}`,
  setup: {
    title: 'A practice game',
    lead: 'The computer is the host and plays all others. What takes days in a forum takes moments here.',
    who: 'Who are you?',
    count: 'How many play?',
    rest: 'The suspects that nobody plays',
    without: 'hold no cards',
    withNpcs: 'hold cards, and you move them in turn (NPCs)',
    wit: 'The others play like',
    wits: { guest: 'guests: each learns from their own questions', detective: 'detectives: nothing escapes them' },
    start: 'Deal the cards',
  },
};
