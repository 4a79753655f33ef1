import { isRoom, isWeapon } from '@games/clue-core';
import type { Triple } from '@games/clue-core/deduce';
import { germanCards } from '../clue-shared/cards.de.js';
import { dative, withWeapon } from '../clue-shared/grammar.de.js';
import { isClassic, type Lexicon } from './lexicon.js';
import { notesRefusalInGerman } from './refusals.de.js';
import { german as setup } from './setup-words.de.js';
import { objectOf, says, whyInGerman } from './why.de.js';
import type { NotebookWords } from './words.js';

const and = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
const percent = (chance: number): string =>
  chance < 0.005 ? 'weniger als 1 %' : chance > 0.995 ? 'mehr als 99 %' : `${Math.round(chance * 100)} %`;
const about = (count: number): string =>
  count < 10 ? count.toLocaleString('de', { maximumFractionDigits: 1 }) : Math.round(count).toLocaleString('de');

/** "Herr Green im Salon mit dem Seil"; with names of a table's own simply the three. */
function murder({ suspect, weapon, room }: Triple<string>, { notes, card }: Lexicon): string {
  return isClassic(notes, room) && isRoom(room) && isClassic(notes, weapon) && isWeapon(weapon)
    ? `${card(suspect)} ${dative(room)} ${withWeapon(weapon)}`
    : `${card(suspect)}, ${card(room)}, ${card(weapon)}`;
}

/** German. */
export const german: NotebookWords = {
  cards: germanCards,
  notebook: 'Notizbuch',
  kinds: { suspects: 'Verdächtige', weapons: 'Waffen', rooms: 'Räume' },
  you: 'Du',
  player: (number) => `Spieler ${number}`,
  envelope: 'Umschlag',
  faceUp: 'Offen',

  undo: 'Zurück',
  redo: 'Wieder vor',
  undone: 'Zurückgenommen.',
  redone: 'Wieder da.',
  menu: 'Datei',
  table: 'Spieler und Karten',
  newGame: 'Neues Spiel',
  open: 'Öffnen …',
  save: 'Speichern …',
  marks: 'Zeichen',
  mark: { off: 'Aus', certain: 'Sicher', chances: 'Chancen' },

  sheet: 'Blatt',
  log: 'Protokoll',
  emptyLog: 'Noch nichts. Notiere jeden Verdacht, wer auch immer ihn äußert.',
  card: 'Karte',
  certainty: { yes: 'hat sie', no: 'hat sie nicht' },
  chance: percent,
  shortChance: (chance) => (chance < 0.005 ? '<1' : String(Math.min(99, Math.round(chance * 100)))),
  unknown: 'nicht bekannt',
  isNew: 'neu',
  cellLabel: (card, holder, state) => `${card}, ${holder}: ${state}`,
  legend: {
    off: '✓ und ✗: was deine Notizen unmittelbar sagen. Drück auf ein Feld für mehr.',
    certain: '✓ und ✗ sind sicher. Drück darauf, um zu sehen, warum.',
    chances: '✓ und ✗ sind sicher, Zahlen sind Chancen in %. Drück darauf, um zu sehen, warum.',
  },

  solved: 'Gelöst',
  solution: (triple, lexicon) => `Es war ${murder(triple, lexicon)}. Klag an!`,
  openMurders: (murders, deals, isExact) =>
    isExact
      ? `${murders.toLocaleString('de')} ${murders === 1 ? 'Mord' : 'Morde'} möglich, auf ${deals.toLocaleString('de', { maximumSignificantDigits: 4 })} ${deals === 1 ? 'Art' : 'Arten'}`
      : deals > 0
        ? `Noch weit offen: etwa ${deals.toLocaleString('de', { maximumSignificantDigits: 2 })} Verteilungen sind möglich. Chancen sind geschätzt.`
        : 'Noch weit offen. Chancen sind geschätzt.',
  workingOut: 'Ich rechne: So wenig ist bekannt, dass Milliarden Verteilungen möglich sind.',
  stop: 'Anhalten',
  stopped: 'Nicht ausgerechnet: Das Blatt zeigt, was deine Notizen unmittelbar sagen.',
  workOut: 'Ausrechnen',
  contradiction: 'Das kann nicht alles stimmen',
  contradictionHelp: (count) =>
    count === 1
      ? 'Das kann so nicht stimmen. Ändere es:'
      : `Eine dieser ${count} Notizen ist falsch. Sieh sie durch und ändere sie:`,
  news(news, lexicon) {
    const yes = news.filter(({ mark }) => mark === 'yes');
    const no = news.length - yes.length;
    const told = yes.slice(0, 3).map(({ card, holder }) => {
      if (holder === 'envelope') return `${lexicon.card(card)} liegt im Umschlag`;
      if (holder === 'table') return `${lexicon.card(card)} liegt offen`;
      return `${says(lexicon, holder, 'hast', 'hat')} ${objectOf(lexicon, card)}`;
    });
    if (yes.length > 3) told.push(`${yes.length - 3} weitere gefunden`);
    if (no > 0) told.push(`${no} ausgeschlossen`);
    return told.length === 0 ? 'Notiert. Nichts Neues folgt.' : `Jetzt sicher: ${told.join('; ')}.`;
  },

  hint: 'Beste Frage',
  hintTitle: 'Deine beste Frage',
  anyRoom: 'Jeder Raum',
  whereAreYou: 'Wo du fragen kannst',
  thinking: 'Ich denke nach …',
  hintQuestion: (triple, lexicon) => murder(triple, lexicon),
  hintReason({ open, left, ending, unanswered, isExact }) {
    const start = `Von ${about(open)} offenen Morden lässt die Antwort im Mittel ${isExact ? '' : 'etwa '}${about(left)} übrig.`;
    const end = ending > 0.005 ? ` Mit ${percent(ending)} löst sie den Fall.` : '';
    return `${start}${end} ${unanswered > 0 ? `Mit ${percent(unanswered)} kann niemand eine Karte zeigen.` : 'Irgendwer kann eine Karte zeigen.'}`;
  },
  hintNone: 'Dort verrät dir keine Frage etwas Neues.',
  useQuestion: 'Diese Frage notieren',

  whyText: whyInGerman,
  notCertain(card, holder, chance, lexicon) {
    const who =
      holder === 'envelope'
        ? `${lexicon.card(card)} im Umschlag liegt`
        : holder === 'table'
          ? `${lexicon.card(card)} offen liegt`
          : `${holder === lexicon.notes.me ? 'du' : lexicon.player(holder)} ${objectOf(lexicon, card)} ${holder === lexicon.notes.me ? 'hast' : 'hat'}`;
    return chance === undefined
      ? `Es ist nicht notiert, ob ${who}.`
      : `Die Chance, dass ${who}, ist ${percent(chance)}.`;
  },
  noteHas: 'Notieren: hat sie',
  noteHasNot: 'Notieren: hat sie nicht',
  because: 'Das folgt aus diesen Notizen:',
  close: 'Schließen',

  addSuggestion: 'Verdacht',
  addSeen: 'Karte gesehen',
  addAccusation: 'Anklage',
  formTitle: (type, isNew) =>
    ({
      suggestion: isNew ? 'Ein Verdacht' : 'Den Verdacht ändern',
      accusation: isNew ? 'Eine falsche Anklage' : 'Die Anklage ändern',
      seen: isNew ? 'Eine Karte gesehen' : 'Die Karte ändern',
    })[type],
  who: { suggestion: 'Wer fragt?', accusation: 'Wer klagt an?' },
  kind: { suspect: 'Person', weapon: 'Waffe', room: 'Raum' },
  whoShowed: 'Wer zeigt eine Karte?',
  nobody: 'Niemand',
  couldNotShow: 'Hatten keine zu zeigen',
  whichShown: (by) => `Welche Karte hat ${by} dir gezeigt?`,
  seenHolder: 'Wer hat sie?',
  certaintyLegend: 'Was ist sicher?',
  seenHas: 'hat sie',
  seenHasNot: 'hat sie nicht',
  accusationHelp: 'Sie war falsch: Diese drei zusammen sind nicht der Mord. Jede einzelne kann noch dazugehören.',
  note: 'Notieren',
  change: 'Ändern',
  cancel: 'Abbrechen',
  missing(missing) {
    const one = {
      suspect: 'eine Person',
      weapon: 'eine Waffe',
      room: 'einen Raum',
      by: 'wer eine Karte zeigt',
      card: 'eine Karte',
      holder: 'wer sie hat',
    };
    return `Wähle zuerst ${and(missing.map((each) => one[each]))}.`;
  },

  line(entry, lexicon) {
    const { card } = lexicon;
    if (entry.type === 'suggestion' || entry.type === 'accusation') {
      const who =
        entry.type === 'suggestion'
          ? says(lexicon, entry.seat, 'fragst', 'fragt')
          : says(lexicon, entry.seat, 'klagst an', 'klagt an');
      return `${who}: ${card(entry.suspect)}, ${card(entry.weapon)}, ${card(entry.room)}`;
    }
    const not = entry.type === 'holds' ? '' : ' nicht';
    if (typeof entry.holder === 'number')
      return `${says(lexicon, entry.holder, 'hast', 'hat')}${not} ${objectOf(lexicon, entry.card)}`;
    return `${card(entry.card)} liegt${not} ${entry.holder === 'envelope' ? 'im Umschlag' : 'offen'}`;
  },
  answer(entry, lexicon) {
    if (entry.type === 'accusation') return 'Falsch.';
    if (entry.type !== 'suggestion') return '';
    const { passed, by, card, seat } = entry;
    const told = passed.length > 0 ? `${and(passed.map(lexicon.player))}: keine. ` : '';
    if (typeof by !== 'number') return `${told}Niemand zeigte eine Karte.`;
    const toMe = seat === lexicon.notes.me ? ' dir' : '';
    return `${told}${says(lexicon, by, 'zeigtest', 'zeigte')}${toMe} ${card === undefined ? 'eine Karte' : objectOf(lexicon, card)}.`;
  },
  lineLabel: (number) => `Verdacht ${number}`,
  handLine: 'Deine eigenen Karten',
  faceUpLine: 'Die offenen Karten',
  edit: 'Ändern',
  editLabel: (line) => `Ändern: ${line}`,
  remove: 'Löschen',
  removeLabel: (line) => `Löschen: ${line}`,
  removed: 'Gelöscht.',
  noted: 'Notiert.',
  clash: 'widerspricht',
  reasonBadge: 'ein Grund',

  setup,
  cannotOpen: 'Das lässt sich nicht öffnen.',
  refusal: notesRefusalInGerman,
};
