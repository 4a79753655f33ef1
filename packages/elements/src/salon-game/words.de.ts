import type { Murder, SalonTheme } from '@games/clue-core/salon';
import { germanSalonEvent, germanSalonOutcome } from '../clue-shared/salon-events.de.js';
import { germanSalonTheme, inPlace, intoPlace, murderInGerman } from '../clue-shared/salon-grammar.de.js';
import { germanSalonRefusal } from '../clue-shared/salon-refusals.de.js';
import { german as sheetWords } from '../clue-sheet/words.de.js';
import { areaOf, suspectOf } from './seats.js';
import type { PracticeRefusal } from './table.js';
import type { SalonWords } from './words.js';

const SAVES: Readonly<Record<PracticeRefusal['code'], string>> = {
  'too-large': 'Diese Datei ist zu groß für ein Übungsspiel.',
  broken: 'Dieses Übungsspiel ist beschädigt: Etwas wurde verändert oder abgeschnitten.',
  foreign: 'Das ist kein Übungsspiel.',
  newer: 'Dieses Spiel wurde von einer neueren Fassung aufgehoben. Bring diese auf den neuesten Stand.',
  older: 'Dieses Spiel wurde von einer so alten Fassung aufgehoben, dass es nicht mehr gelesen werden kann.',
  'start-refused': 'Dieses Spiel beginnt so, wie es die Regeln nicht erlauben.',
  'action-refused': 'In diesem Spiel steht ein Zug, den die Regeln nicht erlauben.',
};

/** German. */
export const german: SalonWords = {
  theme: germanSalonTheme,
  newGame: 'Neues Spiel',
  pace: { calm: 'Ruhig', brisk: 'Zügig', instant: 'Sofort' },
  paceLabel: (pace) => `${{ calm: 'Ruhig', brisk: 'Zügig', instant: 'Sofort' }[pace]}: Tempo der Computer`,
  players: 'Mitspieler',
  playerNote: ({ cards, kind, accused }) =>
    [
      { you: 'du', computer: 'Computer', npc: 'spielt niemand (NPC)' }[kind],
      `${cards} Karten`,
      accused ? 'falsch angeklagt' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  board: 'Das Brett',
  placeMore: ({ here, passage, lit }) =>
    [
      here.length > 0 ? `hier: ${here.join(', ')}` : 'niemand hier',
      passage ? `Geheimgang: ${passage}` : '',
      lit ? 'du kannst dorthin gehen' : '',
    ]
      .filter(Boolean)
      .join('; '),
  breaks: (name) => name.replace(/(?<=\p{L})(zimmer|garten|leuchter|schlüssel|thek)$/u, '\u00ad$1'),
  passageTo: (room) => `⇢ ${room}`,
  hand: 'Deine Karten',
  log: 'Was geschah',
  turn: (turn) => `Zug ${turn}`,
  toYou: 'Nur an dich:',
  sheet: 'Dein Blatt',
  sheetWords,
  event: germanSalonEvent,
  outcome: germanSalonOutcome,
  refusal: germanSalonRefusal,
  saveRefusal: ({ code }) => SAVES[code],
  prompt: (view, may) => {
    const isNpc = view.seat !== view.me;
    const who = view.theme[suspectOf(view, view.seat)];
    const room = areaOf(view);
    switch (view.phase.type) {
      case 'orders':
        return 'Die Karten sind verteilt. In welcher Reihenfolge sollen deine gezeigt werden?';
      case 'start':
        if (may.suggest && room)
          return `Du wurdest ${intoPlace(view, room)} gerufen: Äußere hier einen Verdacht, oder geh weiter.`;
        return isNpc ? `${who} spielt niemand, also tust du es diesmal. Wohin?` : 'Du bist dran. Wohin gehst du?';
      case 'entered':
        if (!room)
          return may.accuse ? 'Im Flur wird niemand verdächtigt. Klag an, oder beende den Zug.' : 'Beende den Zug.';
        if (!may.suggest)
          return 'Hier war schon dein letzter Verdacht. Klag an, wenn du sicher bist, oder beende den Zug.';
        return isNpc
          ? `${who} ist ${inPlace(view, room)}. Ein Verdacht?`
          : `Du bist ${inPlace(view, room)}. Ein Verdacht?`;
      case 'done':
        return may.accuse
          ? 'Dein Zug ist noch offen: Klag an, wenn du sicher bist, oder beende ihn.'
          : 'Beende den Zug.';
      case 'disproving':
        return 'Die Spielleitung ist fort, und du kannst den Verdacht widerlegen. Zeig eine Karte.';
      default:
        return '';
    }
  },
  begin: 'Die Spielleitung sammelt die Reihenfolgen ein.',
  suggest: 'Verdächtigen …',
  accuse: 'Anklagen …',
  endTurn: 'Zug beenden',
  skip: 'Aussetzen',
  passOver: 'Jemand anderes soll spielen',
  changeOrder: 'Reihenfolge …',
  order: 'Deine Reihenfolge',
  orderHelp:
    'Nennt jemand mehrere deiner Karten, zeigt die Spielleitung die oberste. Stell nach vorn, was du am ehesten verrätst.',
  earlier: (card) => `${card}: früher zeigen`,
  later: (card) => `${card}: später zeigen`,
  file: 'Abschicken',
  suggestTitle: (room, npc) => `${npc ? `Für ${npc}: ` : ''}Tatort ${room}. Wer, und womit?`,
  stayOpen: 'Meinen Zug offen lassen',
  stayOpenHelp: 'Sonst endet er, sobald dich jemand widerlegt, und du kannst nicht mehr anklagen.',
  chooseAll: 'Wähle erst von jedem eins.',
  crossedOff: 'durchgestrichen',
  suspects: 'Wer',
  weapons: 'Womit',
  areas: 'Wo',
  suggestYes: 'Verdächtigen',
  accuseTitle: 'Anklage',
  accuseHelp:
    'Du hast eine einzige Anklage in diesem Spiel. Ist sie falsch, spielst du weiter, gewinnst aber nicht mehr.',
  accuseYes: 'Anklagen',
  cancel: 'Abbrechen',
  ok: 'OK',
  notAllowed: 'So nicht',
  cannotOpen: 'Dieses Spiel lässt sich nicht öffnen',
  showTitle: 'Zeig eine Karte',
  showHelp: (name: string, what: Murder, theme: SalonTheme) =>
    `${name} verdächtigt ${murderInGerman({ theme }, what)}. Welche Karte du zeigst, erfährt sonst nur die Spielleitung.`,
  showThis: (card) => `${card} zeigen`,
  disproved: 'Widerlegt',
  undisproved: 'Niemand kann dich widerlegen',
  right: 'Du hast recht!',
  wrong: 'Du hast dich geirrt',
  wrongAfter: 'Gewinnen kannst du nicht mehr, aber du gehst und verdächtigst wie zuvor.',
  over: 'Der Fall ist abgeschlossen',
  solution: 'Die Lösung',
  whoHeld: 'Wer was hatte',
  held: (name, cards, theme) => `${name}: ${cards.map((card) => theme[card]).join(', ')}`,
  setup: {
    title: 'Ein Übungsspiel',
    lead: 'Der Computer ist die Spielleitung und spielt alle anderen. Was im Forum Tage dauert, dauert hier Augenblicke.',
    who: 'Wer bist du?',
    count: 'Wie viele spielen?',
    rest: 'Figuren, die niemand spielt,',
    without: 'haben keine Karten',
    withNpcs: 'haben Karten, und ihr führt sie reihum (NPC)',
    wit: 'Die anderen spielen wie',
    wits: { guest: 'Gäste: Sie lernen aus ihren eigenen Fragen', detective: 'Detektive: Ihnen entgeht nichts' },
    start: 'Karten verteilen',
  },
};
