import { type SalonAction, type SalonSpeech, type SalonView, seatName } from '@games/clue-core/salon';
import { germanSalonEvent } from '../clue-shared/salon-events.de.js';
import { germanSalonTheme } from '../clue-shared/salon-grammar.de.js';
import { germanSalonRefusal } from '../clue-shared/salon-refusals.de.js';
import { allowedInGerman } from './allowed.de.js';
import { german as entry } from './entry-words.de.js';
import { germanHostWords } from './host-words.de.js';
import { problemInGerman } from './post-problems.de.js';
import { german as setup } from './setup-words.de.js';
import { capital, duration, isSecret, moment } from './speech.js';
import type { DeskWords } from './words.js';

const left = (ms: number): string => duration(ms, { day: ' Tg.', hour: ' Std.', minute: ' Min.' });
/** The names of a game as they are, the times of this device. */
const spoken = (speech: SalonSpeech): SalonSpeech => ({ ...speech, time: (at) => moment(at, 'de') });

/** German. */
export const german: DeskWords = {
  setup,
  entry,
  theme: germanSalonTheme,
  host: germanHostWords,

  desk: 'Die Spielleitung',
  menu: 'Datei',
  newGame: 'Neues Spiel',
  open: 'Öffnen…',
  save: 'Sichern…',
  cancel: 'Abbrechen',
  done: 'Fertig',
  earlier: (what) => `${what} nach oben`,
  hours: (hours) => (hours === 0 ? 'gar nicht' : hours < 72 ? `${hours} Stunden` : `${hours / 24} Tage`),

  kept: 'Hier aufgehoben',
  keeping: 'Wird aufgehoben…',
  storeProblem: {
    full: 'Dieses Gerät ist voll, dein letzter Schritt ist nicht aufgehoben. Sichere das Spiel als Datei, schaff Platz und versuch es noch einmal.',
    'other-tab':
      'Dieses Spiel ging in einem anderen Tab weiter, dein letzter Schritt ist hier nicht aufgehoben. Sichere ihn als Datei, wenn du ihn brauchst, und folge dann dem anderen Tab.',
    unavailable:
      'Dieser Browser hebt gerade nichts auf (vielleicht ein privates Fenster). Sichere das Spiel als Datei, bevor du die Seite schließt.',
  },
  retry: 'Noch einmal',
  takeOther: 'Dem anderen Tab folgen',
  saveFile: 'Als Datei sichern',
  followed: 'Das Spiel ging in einem anderen Tab weiter; dieser folgt.',
  loading: 'Einen Moment…',
  unreadable: (refusal) =>
    refusal.code === 'newer'
      ? 'Das Spiel, das hier liegt, hat eine neuere Fassung geschrieben. Lade die Seite neu, oder sichere es als Datei.'
      : 'Das Spiel, das hier liegt, lässt sich nicht lesen. Sichere es als Datei: Vielleicht kann es jemand retten.',
  startAnew: 'Neues Spiel',
  cannotOpen: (refusal) =>
    ({
      foreign: 'Das ist keine Datei einer Spielleitung.',
      broken: 'Diese Datei ist beschädigt.',
      newer: 'Diese Datei hat eine neuere Fassung geschrieben.',
      older: 'Diese Datei ist zu alt.',
      'too-large': 'Diese Datei ist zu groß.',
      'start-refused': 'Diese Datei beginnt so, wie es die Regeln nicht erlauben.',
      'action-refused': 'In dieser Datei steht ein Zug, den die Regeln nicht erlauben.',
    })[refusal.code],

  tabs: 'Was du siehst',
  tab: { turn: 'Zug', messages: 'Post', log: 'Verlauf', secrets: 'Geheim' },
  name: (speech, seat) => capital(seatName(speech, seat)),
  collecting: 'Reihenfolgen werden gesammelt',
  isOver: 'Das Spiel ist vorbei',
  turn: (turn, name) => `Zug ${turn}: ${name}`,
  playedBy: (name) => `Gespielt von ${name}`,
  ordersMissing: (names) => `Es fehlen noch: ${names.join(', ')}.`,
  mustShow: (name) => `${name} muss eine Karte zeigen.`,
  waitsForHost: 'Eine Anklage wartet auf dich. Beantwortet wird sie, wenn du zurück bist.',
  allowedTitle: 'Was erlaubt ist',
  allowed: allowedInGerman,
  playNpc: (name) => `Den Computer ${name} spielen lassen`,
  endOrders: 'Den ersten Zug beginnen',
  closeTurn: 'Den Zug schließen: Seine 24 Stunden sind um',
  skip: (name) => `${name} überspringen`,
  passOver: (name) => `${name} übergehen`,
  remind: 'Erinnern',
  goAway: 'Ich bin fort',
  back: 'Ich bin zurück',
  reveal: 'Zeigen, wer was hatte',
  note: 'Allen etwas sagen',
  takeOver: 'Jemand übernimmt eine Figur',
  undo: 'Zurücknehmen…',
  nextGame: 'Nächstes Spiel',

  due: 'Fällig',
  dueNow: 'In deinem Salon-Spiel ist eine Frist abgelaufen.',
  late: 'Überfällig',
  left: (ms) => `Noch ${left(ms)}`,
  since: (ms) => `seit ${left(ms)}`,
  until: (at) => `bis ${moment(at, 'de')}`,
  time: (at) => moment(at, 'de'),
  calendar: 'In den Kalender',
  notify: 'Bescheid sagen, wenn es fällig ist',
  notifyRefused: 'Dein Browser erlaubt hier keine Mitteilungen.',
  notifyOn: 'Du bekommst Bescheid, wenn etwas fällig ist, solange diese Seite offen ist.',

  outbox: (waiting) => (waiting === 0 ? 'Nichts zu verschicken' : `Zu verschicken: ${waiting}`),
  format: 'Kopieren als',
  formats: { bbcode: 'BBCode', markdown: 'Markdown', html: 'HTML', text: 'Nur Text' },
  showSent: 'Verschicktes zeigen',
  allSent: 'Alles ist verschickt.',
  toAll: 'An alle',
  to: (name) => `An ${name}`,
  letters: {
    opening: 'das Spiel beginnt',
    result: 'was geschah',
    over: 'das Spiel ist vorbei',
    note: 'eine Mitteilung',
    proof: 'der Beweis der Lösung',
    hand: 'die Karten',
    handed: 'die übernommene Figur',
    orderFiled: 'die Reihenfolge',
    shown: 'die Karte, die gezeigt wurde',
    answered: 'die eigene Karte, die gezeigt wurde',
    yourTurn: 'du bist dran',
    mustShow: 'du musst eine Karte zeigen',
    late: 'du bist überfällig',
    refusal: 'warum nicht',
    record: 'die Notizen',
  },
  copy: 'Kopieren',
  copyLabel: (reader, title) => `Kopieren: ${reader}, ${title}`,
  copied: 'Kopiert.',
  notCopied: 'Dein Browser lässt diese Seite nicht kopieren. Öffne die Nachricht und kopiere ihren Text.',
  sent: 'Verschickt',
  editWordings: 'Texte ändern…',

  log: 'Was geschah',
  ledger: 'Das geheime Buch',
  ledgerHelp: 'Die Lösung und alle Karten. Schau erst über deine Schulter.',
  show: 'Geheimes zeigen',
  hide: 'Geheimes verbergen',
  solution: 'Die Lösung',
  hands: 'Karten, in der Reihenfolge zum Aufdecken',
  told: 'Im Vertrauen gesagt',
  board: 'Das Brett',

  undoTitle: 'Den letzten Schritt zurücknehmen',
  undoHelp: 'Was geschah, gilt nicht mehr, und alle lesen es. Was jemand erfahren hat, weiß er.',
  undoText: 'Die Mitteilung',
  undoNote: 'Mir ist ein Fehler passiert: Der letzte Schritt gilt nicht.',
  noteTitle: 'Allen etwas sagen',
  noteText: 'Was',
  takeOverTitle: 'Jemand übernimmt eine Figur',
  takeOverWho: 'Welche Figur',
  takeOverName: 'Name',
  newTitle: 'Ein neues Spiel?',
  openTitle: 'Ein anderes Spiel öffnen?',
  newHelp: 'Es nimmt den Platz des Spiels ein, das hier liegt. Sichere das vorher als Datei, wenn du es brauchst.',
  wordingsTitle: 'Die Texte',
  wordingsHelp:
    'Wörter in {Klammern} werden ausgefüllt. Eine Zeile mit # am Anfang ist eine Überschrift, mit - ein Punkt einer Liste.',
  wordingReset: 'Wie vorher',

  event: (event, speech) => germanSalonEvent(event, spoken(speech)),
  isSecret,
  refusal: (refusal, speech) => germanSalonRefusal(refusal, spoken(speech)),
  postProblem: problemInGerman,
  action: actionInGerman,
};

function actionInGerman(action: SalonAction, { theme, ...speech }: SalonView): string {
  switch (action.type) {
    case 'move':
      return `Gehen: ${theme[action.to]}`;
    case 'suggest':
    case 'accuse': {
      const what = [theme[action.suspect], theme[action.weapon], theme[action.room]].join(', ');
      if (action.type === 'accuse') return `Anklage: ${what}`;
      return `Verdacht: ${what}${action.stayOpen ? '; der Zug bleibt offen' : ''}`;
    }
    case 'endTurn':
      return 'Der Zug ist zu Ende';
    case 'skip':
      return `${capital(seatName({ theme, ...speech }, action.player))} setzt aus`;
    default:
      return action.type;
  }
}
