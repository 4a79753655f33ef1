import {
  SALON_REFUSAL_WORDS,
  type SalonRefusal,
  type SalonRefusalWords,
  type SalonSpeech,
  salonRefusalText,
  seatName,
} from '@games/clue-core/salon';
import { anyOf, anyPlace, cardAsObject, cardName, inPlace, intoPlace } from './salon-grammar.de.js';

/** Why something was refused, in German; what only somebody who sets a game up by hand meets stays English. */
const GERMAN: SalonRefusalWords = {
  ...SALON_REFUSAL_WORDS,
  'game-over': () => 'Das Spiel ist vorbei.',
  'not-your-seat': ({ seat }, speech) =>
    seat === null ? 'Das tut nur die Uhr.' : `Du kannst nicht für ${seatName(speech, seat)} spielen.`,
  'not-your-turn': ({ awaiting, to }, speech) =>
    to === 'show'
      ? `Warte, bis ${seatName(speech, awaiting)} eine Karte gezeigt hat.`
      : `Du bist nicht dran: ${seatName(speech, awaiting)} ist am Zug.`,
  'turn-closed': () => 'Dieser Zug ist nach 24 Stunden von selbst zu Ende gegangen.',
  'host-only': () => 'Das darf nur die Spielleitung.',
  'collecting-orders': () => 'Das Spiel hat noch nicht begonnen: Die Spielleitung sammelt die Reihenfolgen ein.',
  'already-moved': () => 'Du bist in diesem Zug schon gegangen.',
  'already-suggested': () =>
    'In diesem Zug wurde schon ein Verdacht geäußert. Du kannst anklagen oder den Zug beenden.',
  'nothing-to-show': () => 'Niemand wartet auf eine Karte von dir.',
  'already-accused': () =>
    'Deine eine Anklage in diesem Spiel ist verbraucht. Gehen und verdächtigen kannst du weiter.',
  'npc-never-accuses': () => 'Eine Figur, die niemand spielt, klagt nie an: Sie geht und verdächtigt nur.',
  'host-must-answer': () => 'Die Anklage wartet auf die Spielleitung, die allein sie beantwortet.',
  'skip-already-asked': () => 'Du hast schon darum gebeten, im nächsten Zug auszusetzen.',
  'players-only': () => 'Das kann nur fragen, wer mitspielt.',
  'out-of-reach': ({ to, places }, speech) =>
    `Du kommst nicht in einem Zug ${intoPlace(speech, to)}. Du kannst ${anyPlace(speech, places)} gehen.`,
  'in-corridor': (_, speech) =>
    `${capital(inPlace(speech, 'corridor'))} wird niemand verdächtigt: Geh erst in einen der neun Räume.`,
  'enter-first': () => 'Verdächtigen kannst du, wo du gerade hineingegangen bist: Geh zuerst.',
  'other-area': ({ here }, speech) => `Du bist ${inPlace(speech, here)}, also gilt dein Verdacht diesem Raum.`,
  'same-area-twice': ({ room }, speech) =>
    `Du hast schon in deinem letzten Zug ${inPlace(speech, room)} verdächtigt: nicht zweimal nacheinander. Geh woandershin.`,
  'move-first': ({ places }, speech) =>
    `Geh, bevor du den Zug beendest: ${anyPlace(speech, places)}. Oder bitte darum, auszusetzen.`,
  'must-show': ({ cards }, speech) => `Zeig zuerst ${anyOf(cards.map((card) => cardAsObject(speech, card)))}.`,
  'not-in-hand': ({ cards }, speech) =>
    `Diese Karte hast du nicht. Zeig ${anyOf(cards.map((card) => cardAsObject(speech, card)))}.`,
  'not-suggested': ({ cards }, speech) =>
    `Nach dieser Karte hat niemand gefragt. Zeig ${anyOf(cards.map((card) => cardAsObject(speech, card)))}.`,
  'not-on-turn': ({ turn }, speech) => `Jetzt kann nur übersprungen werden, wer dran ist: ${seatName(speech, turn)}.`,
  'pass-over-unfair': () =>
    'Das geht nicht: Sonst hätte jemand zwei Verdächtigungen mehr als du für die Figuren ohne Spieler geäußert.',
  'order-not-the-hand': ({ cards }, speech) =>
    `Eine Reihenfolge nennt jede dieser Karten einmal: ${cards.map((card) => cardName(speech, card)).join(', ')}.`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why something of a salon game was refused, in German. */
export function germanSalonRefusal(refusal: SalonRefusal, speech: SalonSpeech): string {
  return salonRefusalText(refusal, speech, GERMAN);
}
