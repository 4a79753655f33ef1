import { isRoom, type Murder, placeOf, type SaveTextRefusal } from '@games/clue-core';
import { germanCards } from '../clue-shared/cards.de.js';
import { germanEvent, germanOutcome } from '../clue-shared/events.de.js';
import { dative, murderPhrase } from '../clue-shared/grammar.de.js';
import { germanRefusal } from '../clue-shared/refusals.de.js';
import { houseRulesGerman } from './house-rules.de.js';
import type { GameWords } from './words.js';

const murder = (what: Murder): string => murderPhrase(what);

const SAVES: Readonly<Record<SaveTextRefusal['code'], string>> = {
  'too-large': 'Diese Datei ist zu groß für ein gespeichertes Spiel.',
  broken: 'Dieses gespeicherte Spiel ist beschädigt: Etwas wurde verändert oder abgeschnitten.',
  foreign: 'Diese Datei ist kein gespeichertes Spiel von Clue.',
  newer: 'Dieses Spiel wurde mit einer neueren Fassung gespeichert. Bring diese auf den neuesten Stand.',
  older: 'Dieses Spiel wurde mit einer so alten Fassung gespeichert, dass es nicht mehr gelesen werden kann.',
  'start-refused': 'Dieses gespeicherte Spiel beginnt so, wie es die Regeln nicht erlauben.',
  'action-refused': 'In diesem gespeicherten Spiel steht ein Zug, den die Regeln nicht erlauben.',
};

/** German. */
export const german: GameWords = {
  cards: germanCards,
  game: 'Clue',
  file: 'Datei',
  newGame: 'Neu',
  open: 'Öffnen …',
  save: 'Speichern …',
  exit: 'Beenden',
  help: 'Hilfe',
  rules: 'Regeln und Anleitung',
  sheetPdf: 'Detektivblatt (PDF)',
  sheetFile: 'a4.de',
  about: 'Über',
  aboutText: [
    'Clue, das klassische Detektivspiel: Wer war es, wo, und womit? Alles wird auf deinem eigenen Gerät gezeichnet, verteilt und erschlossen.',
    'Die Computer sehen, was ein Mensch an ihrem Platz sähe, und sonst nichts.',
    'Freie Software unter der MIT-Lizenz, für alle, die einen ruhigen Abend und ein gutes Rätsel mögen.',
  ],
  pace: { calm: 'Ruhig', brisk: 'Zügig', instant: 'Sofort' },
  paceLabel: (pace) => `${{ calm: 'Ruhig', brisk: 'Zügig', instant: 'Sofort' }[pace]}: Tempo der Computer`,
  players: 'Mitspieler',
  playerNote: ({ suspect, cards, out, computer, you }) =>
    [suspect, you ? 'du' : computer ? 'Computer' : '', `${cards} Karten`, out ? 'ausgeschieden' : '']
      .filter(Boolean)
      .join(' · '),
  log: 'Was geschah',
  turn: (turn) => `Zug ${turn}`,
  sheet: 'Blatt',
  closeSheet: 'Zurück zum Brett',
  showCards: 'Karten',
  hand: 'Deine Karten',
  event: germanEvent,
  outcome: germanOutcome,
  refusal: germanRefusal,
  saveRefusal: (refusal) => `${SAVES[refusal.code]} Dein Spiel ist, wie es war.`,
  prompt: (view, choices) => {
    const place = placeOf(view);
    const total = view.roll.reduce((sum, die) => sum + die, 0);
    switch (view.phase.type) {
      case 'start':
        return choices > 0 ? 'Du bist dran. Würfle, oder wähle einen hellen Raum.' : 'Du bist dran. Würfle.';
      case 'rolled':
        return choices > 0
          ? `Du hast ${total} gewürfelt. Wohin?`
          : `Du hast ${total} gewürfelt, aber jeder Weg ist versperrt. Beende deinen Zug.`;
      case 'entered':
        return `Du bist ${isRoom(place) ? dative(place) : ''}. Äußere einen Verdacht, oder beende deinen Zug.`;
      case 'done':
        return 'Klag an, wenn du sicher bist, oder beende deinen Zug.';
      default:
        return '';
    }
  },
  waiting: (name) => `${name} sucht eine Karte heraus …`,
  rollDie: 'Würfeln',
  endTurn: 'Zug beenden',
  suggest: 'Verdacht …',
  ok: 'OK',
  notAllowed: 'So geht es nicht',
  cannotOpen: 'Diese Datei lässt sich nicht öffnen',
  curtain: (name) => `Gib das Gerät an ${name}`,
  curtainText: 'Jetzt schaut sonst niemand hin.',
  iAm: (name) => `Ich bin ${name}`,
  showTitle: 'Eine Karte zeigen',
  asks: (name, what) => `${name} verdächtigt ${murder(what)}.`,
  showWhich: (one) =>
    one ? 'Eine davon hast du. Sonst sieht sie niemand.' : 'Wähle, welche Karte du zeigst. Sonst sieht sie niemand.',
  showThis: (card) => `${card} zeigen`,
  disproved: 'Widerlegt',
  undisproved: 'Niemand kann es widerlegen',
  accusedRight: 'Du hast recht!',
  accusedWrong: 'Das war falsch',
  wrongAfter: 'Du ziehst und verdächtigst nicht mehr, aber deine Karten zeigst du weiter.',
  over: 'Der Fall ist abgeschlossen',
  solution: 'Der Mord',
  whoHeld: 'Wer hatte was?',
  faceUp: 'Offen auf dem Tisch',
  seeCards: 'Wer hatte was?',
  reasons: 'Was die Computer dachten',
  again: 'Ein neuer Fall',
  accuseTitle: 'Anklagen?',
  accuseQuestion: (what) => `${murder(what)}: Wenn das nicht stimmt, scheidest du aus. Du hast eine einzige Anklage.`,
  accuseYes: 'Anklagen',
  cancel: 'Abbrechen',
  setup: {
    title: 'Ein neuer Fall',
    who: 'Wer bist du?',
    others: 'Wer spielt noch an diesem Bildschirm?',
    othersHelp: 'Zwischen den Zügen verbirgt ein Vorhang eure Karten voreinander.',
    count: 'Mitspieler',
    level: 'Der Computer spielt wie',
    levels: { child: 'ein Kind', careful: 'ein aufmerksamer Gast', master: 'eine Meisterdetektivin' },
    names: 'Namen',
    namesHelp:
      'Wer einen Namen hat, wird so genannt. Er bleibt auf diesem Gerät und in den Spielen, die du speicherst.',
    nameOf: (suspect, computer) => (computer ? `${suspect} (Computer)` : suspect),
    seats: (seats) =>
      `Der Reihe nach: ${seats.map(({ suspect, name, computer }) => `${name ? `${name} als ` : ''}${germanCards[suspect]}${computer ? ' (Computer)' : ''}`).join(', ')}.`,
    rules: houseRulesGerman,
    start: 'Karten verteilen',
  },
};
