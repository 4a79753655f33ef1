import { CLASSIC_THEME } from '@games/clue-core';
import { knowledgeRefusalText, type Triple, whyText } from '@games/clue-core/deduce';
import type { Lexicon } from './lexicon.js';
import { english as setup } from './setup-words.en.js';
import type { NotebookWords } from './words.js';

const and = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
const percent = (chance: number): string =>
  chance < 0.005 ? 'less than 1 %' : chance > 0.995 ? 'more than 99 %' : `${Math.round(chance * 100)} %`;
const about = (count: number): string => (count < 10 ? count.toFixed(1) : Math.round(count).toLocaleString('en'));

/** A card in a sentence: things and places with their article. */
function inText({ notes, card }: Lexicon, id: string): string {
  const name = card(id);
  return notes.deck.suspects.includes(id) || /^(a|an|my|our|the)\s/i.test(name) ? name : `the ${name}`;
}

const murder = ({ suspect, weapon, room }: Triple<string>, lexicon: Lexicon): string =>
  `${lexicon.card(suspect)} in ${inText(lexicon, room)} with ${inText(lexicon, weapon)}`;

/** English, which every other language falls back to. */
export const english: NotebookWords = {
  cards: CLASSIC_THEME,
  notebook: 'Detective’s notebook',
  kinds: { suspects: 'Suspects', weapons: 'Weapons', rooms: 'Rooms' },
  you: 'You',
  player: (number) => `Player ${number}`,
  envelope: 'Envelope',
  faceUp: 'Face up',

  undo: 'Undo',
  redo: 'Redo',
  undone: 'Taken back.',
  redone: 'Back again.',
  menu: 'File',
  table: 'Players and cards',
  newGame: 'New game',
  open: 'Open…',
  save: 'Save…',
  marks: 'Marks',
  mark: { off: 'Off', certain: 'Certain', chances: 'Chances' },

  sheet: 'Sheet',
  log: 'Log',
  emptyLog: 'Nothing yet. Note each suggestion as it is made, whoever makes it.',
  card: 'Card',
  certainty: { yes: 'has it', no: 'does not have it' },
  chance: percent,
  shortChance: (chance) => (chance < 0.005 ? '<1' : String(Math.min(99, Math.round(chance * 100)))),
  unknown: 'not known',
  isNew: 'new',
  cellLabel: (card, holder, state) => `${card}, ${holder}: ${state}`,
  legend: {
    off: '✓ and ✗: what your notes say outright. Press a cell for more.',
    certain: '✓ and ✗ are certain. Press one to see why.',
    chances: '✓ and ✗ are certain, numbers are chances in %. Press one to see why.',
  },

  solved: 'Solved',
  solution: (triple, lexicon) => `It was ${murder(triple, lexicon)}. Accuse!`,
  openMurders: (murders, deals, isExact) =>
    isExact
      ? `${murders.toLocaleString('en')} ${murders === 1 ? 'murder' : 'murders'} possible, in ${deals.toLocaleString('en', { maximumSignificantDigits: 4 })} ${deals === 1 ? 'deal' : 'deals'}`
      : deals > 0
        ? `Still wide open: about ${deals.toLocaleString('en', { maximumSignificantDigits: 2 })} deals are possible. Chances are estimates.`
        : 'Still wide open. Chances are estimates.',
  workingOut: 'Working it out: so little is known that there are billions of deals.',
  stop: 'Stop',
  stopped: 'Not worked out: the sheet shows what your notes say outright.',
  workOut: 'Work it out',
  contradiction: 'These notes can’t all be true',
  contradictionHelp: (count) =>
    count === 1
      ? 'This one can’t be true as it stands. Change it:'
      : `One of these ${count} is wrong. Look at each, and change it:`,
  news(news, lexicon) {
    const yes = news.filter(({ mark }) => mark === 'yes');
    const no = news.length - yes.length;
    const told = yes.slice(0, 3).map(({ card, holder }) => {
      const what = inText(lexicon, card);
      if (holder === 'envelope') return `${what} is in the envelope`;
      if (holder === 'table') return `${what} lies face up`;
      return `${lexicon.player(holder)} ${holder === lexicon.notes.me ? 'have' : 'has'} ${what}`;
    });
    if (yes.length > 3) told.push(`${yes.length - 3} more found`);
    if (no > 0) told.push(`${no} crossed out`);
    return told.length === 0 ? 'Noted. Nothing new follows.' : `Certain now: ${told.join('; ')}.`;
  },

  hint: 'Best question',
  hintTitle: 'Your best question',
  anyRoom: 'Any room',
  whereAreYou: 'Where you can ask',
  thinking: 'Thinking…',
  hintQuestion: (triple, lexicon) => murder(triple, lexicon),
  hintReason({ open, left, ending, unanswered, isExact }) {
    const start = `Of ${about(open)} murders that are open, the answer leaves ${isExact ? '' : 'about '}${about(left)} on average.`;
    const end = ending > 0.005 ? ` In ${percent(ending)} of all deals it solves the case.` : '';
    return `${start}${end} In ${unanswered > 0 ? percent(unanswered) : 'none'} nobody can show a card.`;
  },
  hintNone: 'No question there tells you anything new.',
  useQuestion: 'Note this question',

  whyText: (why, knowledge, { speech }) => whyText(why, knowledge, speech),
  notCertain(card, holder, chance, lexicon) {
    const what = inText(lexicon, card);
    const who =
      holder === 'envelope'
        ? `${what} is in the envelope`
        : holder === 'table'
          ? `${what} lies face up`
          : `${holder === lexicon.notes.me ? 'you have' : `${lexicon.player(holder)} has`} ${what}`;
    return chance === undefined ? `It is not noted whether ${who}.` : `The chance that ${who} is ${percent(chance)}.`;
  },
  noteHas: 'Note: has it',
  noteHasNot: 'Note: does not',
  because: 'It follows from these notes:',
  close: 'Close',

  addSuggestion: 'Suggestion',
  addSeen: 'Card seen',
  addAccusation: 'Accusation',
  formTitle: (type, isNew) =>
    ({
      suggestion: isNew ? 'A suggestion' : 'Change the suggestion',
      accusation: isNew ? 'A wrong accusation' : 'Change the accusation',
      seen: isNew ? 'A card seen' : 'Change the card',
    })[type],
  who: { suggestion: 'Who asks?', accusation: 'Who accuses?' },
  kind: { suspect: 'Suspect', weapon: 'Weapon', room: 'Room' },
  whoShowed: 'Who showed a card?',
  nobody: 'Nobody',
  couldNotShow: 'Had none to show',
  whichShown: (by) => `Which card did ${by} show you?`,
  seenHolder: 'Who has it?',
  certaintyLegend: 'What is certain?',
  seenHas: 'has it',
  seenHasNot: 'does not have it',
  accusationHelp: 'It was wrong: these three are not the murder together. Each of them still may be part of it.',
  note: 'Note it',
  change: 'Change it',
  cancel: 'Cancel',
  missing(missing) {
    const one = {
      suspect: 'a suspect',
      weapon: 'a weapon',
      room: 'a room',
      by: 'who showed a card',
      card: 'a card',
      holder: 'who has it',
    };
    return `Choose ${and(missing.map((each) => one[each]))} first.`;
  },

  line(entry, lexicon) {
    const { card, holder, player } = lexicon;
    switch (entry.type) {
      case 'suggestion':
      case 'accusation': {
        const me = entry.seat === lexicon.notes.me;
        const verb = entry.type === 'suggestion' ? (me ? 'ask' : 'asks') : me ? 'accuse' : 'accuses';
        return `${player(entry.seat)} ${verb}: ${card(entry.suspect)}, ${card(entry.weapon)}, ${card(entry.room)}`;
      }
      default: {
        const not = entry.type === 'holds' ? '' : ' not';
        if (typeof entry.holder !== 'number') {
          const where = entry.holder === 'envelope' ? 'in the envelope' : 'face up';
          return `${card(entry.card)} is${not} ${where}`;
        }
        const me = entry.holder === lexicon.notes.me;
        const verb = not ? (me ? 'do not have' : 'does not have') : me ? 'have' : 'has';
        return `${holder(entry.holder)} ${verb} ${inText(lexicon, entry.card)}`;
      }
    }
  },
  answer(entry, lexicon) {
    const { player } = lexicon;
    if (entry.type === 'accusation') return 'Wrong.';
    if (entry.type !== 'suggestion') return '';
    const toMe = entry.seat === lexicon.notes.me ? ' you' : '';
    const passed = entry.passed.length > 0 ? `${and(entry.passed.map(player))} had none. ` : '';
    if (typeof entry.by !== 'number') return passed ? `${passed}Nobody showed a card.` : 'Nobody showed a card.';
    const what = entry.card === undefined ? 'a card' : inText(lexicon, entry.card);
    return `${passed}${player(entry.by)} showed${toMe} ${what}.`;
  },
  lineLabel: (number) => `Suggestion ${number}`,
  handLine: 'Your own cards',
  faceUpLine: 'The cards face up',
  edit: 'Change',
  editLabel: (line) => `Change: ${line}`,
  remove: 'Delete',
  removeLabel: (line) => `Delete: ${line}`,
  removed: 'Deleted.',
  noted: 'Noted.',
  clash: 'clashes',
  reasonBadge: 'a reason',

  setup,
  cannotOpen: 'This can’t be opened.',
  refusal(refusal) {
    switch (refusal.code) {
      case 'too-large':
        return 'This text is too long for a notebook.';
      case 'foreign':
        return 'This is not a detective’s notebook.';
      case 'newer':
        return 'This notebook was written by a later version. Update this one first.';
      default:
        return knowledgeRefusalText(refusal);
    }
  },
};
