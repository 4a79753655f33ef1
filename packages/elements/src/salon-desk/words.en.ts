import { allowedInWords, HOST_WORDS, postProblemText } from '@games/clue-core/host';
import {
  SALON_THEME,
  type SalonAction,
  type SalonSpeech,
  type SalonView,
  salonEventText,
  salonRefusalText,
  seatName,
} from '@games/clue-core/salon';
import { english as entry } from './entry-words.en.js';
import { english as setup } from './setup-words.en.js';
import { capital, duration, isSecret, moment } from './speech.js';
import type { DeskWords } from './words.js';

const left = (ms: number): string => duration(ms, { day: ' d', hour: ' h', minute: ' min' });

/** The names of a game as they are, the times of this device. */
const spoken = (speech: SalonSpeech): SalonSpeech => ({ ...speech, time: (at) => moment(at, 'en') });

/** English, which every other language falls back to. */
export const english: DeskWords = {
  setup,
  entry,
  theme: SALON_THEME,
  host: HOST_WORDS,

  desk: 'The host’s desk',
  menu: 'File',
  newGame: 'New game',
  open: 'Open…',
  save: 'Save…',
  cancel: 'Cancel',
  done: 'Done',
  earlier: (what) => `Move ${what} up`,
  hours: (hours) => (hours === 0 ? 'not at all' : hours < 72 ? `${hours} hours` : `${hours / 24} days`),

  kept: 'Kept here',
  keeping: 'Keeping…',
  storeProblem: {
    full: 'This device is full, so your latest step is not kept. Save the game as a file, make room, and try again.',
    'other-tab':
      'This game went on in another tab, so your latest step is not kept here. Save it as a file if you want it, then follow the other tab.',
    unavailable:
      'This browser keeps nothing at the moment (a private window, perhaps). Save the game as a file before you close this page.',
  },
  retry: 'Try again',
  takeOther: 'Follow the other tab',
  saveFile: 'Save as a file',
  followed: 'The game went on in another tab; this one follows.',
  loading: 'One moment…',
  unreadable: (refusal) =>
    refusal.code === 'newer'
      ? 'The game that is kept here was written by a newer version. Reload the page, or save it as a file.'
      : 'The game that is kept here can’t be read. Save it as a file: perhaps somebody can mend it.',
  startAnew: 'Start a new game',
  cannotOpen: (refusal) =>
    ({
      foreign: 'This is not a file of this desk.',
      broken: 'This file is damaged.',
      newer: 'This file was written by a newer version.',
      older: 'This file is too old to be read.',
      'too-large': 'This file is too large.',
      'start-refused': 'This file begins with a game that the rules don’t allow.',
      'action-refused': 'This file has a step that the rules don’t allow.',
    })[refusal.code],

  tabs: 'What to look at',
  tab: { turn: 'Turn', messages: 'To send', log: 'Log', secrets: 'Secrets' },
  name: (speech, seat) => capital(seatName(speech, seat)),
  collecting: 'Reveal orders are collected',
  isOver: 'The game is over',
  turn: (turn, name) => `Turn ${turn}: ${name}`,
  playedBy: (name) => `Played by ${name}`,
  ordersMissing: (names) => `Still missing: ${names.join(', ')}.`,
  mustShow: (name) => `${name} must show a card.`,
  waitsForHost: 'An accusation waits for you. It is answered when you are back.',
  allowedTitle: 'What is allowed',
  allowed: allowedInWords,
  playNpc: (name) => `Let the computer play ${name}`,
  endOrders: 'Begin the first turn',
  closeTurn: 'Close the turn: its 24 hours are over',
  skip: (name) => `Skip ${name}`,
  passOver: (name) => `Pass over ${name}`,
  remind: 'Remind them',
  goAway: 'I am away',
  back: 'I am back',
  reveal: 'Show who held what',
  note: 'Say something to all',
  takeOver: 'Somebody takes over a character',
  undo: 'Take back…',
  nextGame: 'Next game',

  due: 'Due',
  dueNow: 'A deadline of your salon game has passed.',
  late: 'Late',
  left: (ms) => `${left(ms)} left`,
  since: (ms) => `for ${left(ms)}`,
  until: (at) => `until ${moment(at, 'en')}`,
  time: (at) => moment(at, 'en'),
  calendar: 'Add to calendar',
  notify: 'Tell me when it is due',
  notifyRefused: 'Your browser does not allow notifications here.',
  notifyOn: 'You will be told when something is due, while this page is open.',

  outbox: (waiting) => (waiting === 0 ? 'Nothing to send' : `To send: ${waiting}`),
  format: 'Copy as',
  formats: { bbcode: 'BBCode', markdown: 'Markdown', html: 'HTML', text: 'Plain text' },
  showSent: 'Show what was sent',
  allSent: 'Everything is sent.',
  toAll: 'To all',
  to: (name) => `To ${name}`,
  letters: {
    opening: 'the game begins',
    result: 'what happened',
    over: 'the game is over',
    note: 'a note',
    proof: 'the proof of the solution',
    hand: 'their cards',
    handed: 'the character they took over',
    orderFiled: 'their reveal order',
    shown: 'the card they were shown',
    answered: 'the card they showed',
    yourTurn: 'it is their turn',
    mustShow: 'they must show a card',
    late: 'they are late',
    refusal: 'why not',
    record: 'their record',
  },
  copy: 'Copy',
  copyLabel: (reader, title) => `Copy: ${reader}, ${title}`,
  copied: 'Copied.',
  notCopied: 'Your browser does not let this page copy. Open the message and copy its text.',
  sent: 'Sent',
  editWordings: 'Edit the wordings…',

  log: 'What happened',
  ledger: 'The secret ledger',
  ledgerHelp: 'The solution and all hands. Look over your shoulder first.',
  show: 'Show the secrets',
  hide: 'Hide the secrets',
  solution: 'The solution',
  hands: 'Hands, in their reveal order',
  told: 'Told in private',
  board: 'The board',

  undoTitle: 'Take back the last step',
  undoHelp: 'What was done is undone, and a note tells everybody. What somebody was told, they know.',
  undoText: 'The note',
  undoNote: 'I made a mistake: the last step is taken back.',
  noteTitle: 'Say something to all',
  noteText: 'What to say',
  takeOverTitle: 'Somebody takes over',
  takeOverWho: 'Which character',
  takeOverName: 'Their name',
  newTitle: 'A new game?',
  openTitle: 'Open another game?',
  newHelp: 'It takes the place of the game on this desk. Save that one as a file first if you want it.',
  wordingsTitle: 'The wordings',
  wordingsHelp: 'Words in {braces} are filled in. A line that begins with # is a heading, with - an item of a list.',
  wordingReset: 'As it was',

  event: (event, speech) => salonEventText(event, spoken(speech)),
  isSecret,
  refusal: (refusal, speech) => salonRefusalText(refusal, spoken(speech)),
  postProblem: postProblemText,
  action: actionText,
};

function actionText(action: SalonAction, { theme, ...speech }: SalonView): string {
  switch (action.type) {
    case 'move':
      return `Move to: ${theme[action.to]}`;
    case 'suggest':
    case 'accuse': {
      const what = [theme[action.suspect], theme[action.weapon], theme[action.room]].join(', ');
      if (action.type === 'accuse') return `Accusation: ${what}`;
      return `Suggestion: ${what}${action.stayOpen ? '; the turn stays open' : ''}`;
    }
    case 'endTurn':
      return 'The turn ends';
    case 'skip':
      return `${capital(seatName({ theme, ...speech }, action.player))} is skipped`;
    default:
      return action.type;
  }
}
