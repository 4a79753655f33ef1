import {
  SALON_EVENT_WORDS,
  type SalonEvent,
  type SalonEventWords,
  type SalonOutcome,
  type SalonSpeech,
  salonEventText,
  seatName,
} from '@games/clue-core/salon';
import { cardAsObject, cardName, intoPlace, murderInGerman } from './salon-grammar.de.js';

type Verb = readonly [you: string, other: string];

/** "Du gehst", "Frau White geht". */
const says = (speech: SalonSpeech, seat: number, [you, other]: Verb): string =>
  seat === speech.me ? `Du ${you}` : `${subject(speech, seat)} ${other}`;
const subject = (speech: SalonSpeech, seat: number): string => capital(seatName(speech, seat));
const accusative = (speech: SalonSpeech, seat: number): string =>
  seat === speech.me ? 'dich' : seatName(speech, seat);
const dative = (speech: SalonSpeech, seat: number): string => (seat === speech.me ? 'dir' : seatName(speech, seat));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const until = (speech: SalonSpeech, at: number): string => (speech.time ? ` bis ${speech.time(at)}` : '');

/** The events of a salon game in German, as `SALON_EVENT_WORDS` has them in English. */
const GERMAN: SalonEventWords = {
  ...SALON_EVENT_WORDS,
  ordersAsked: ({ due }, speech) => `Die Reihenfolgen zum Aufdecken werden gesammelt${until(speech, due)}.`,
  filed: ({ seat }, speech) => `${says(speech, seat, ['hast', 'hat'])} eine Reihenfolge geschickt.`,
  orderFiled: ({ seat, order }, speech) =>
    `${seat === speech.me ? 'Deine' : 'Eine'} Reihenfolge: ${order.map((card) => cardName(speech, card)).join(', ')}.`,
  turnBegan: ({ seat, by, turn, due }, speech) =>
    `Zug ${turn}: ${says(speech, seat, ['bist', 'ist'])} dran${seat === by ? '' : `, gespielt von ${dative(speech, by)}`}${until(speech, due)}.`,
  moved: ({ seat, by, to }, speech) =>
    seat === by
      ? `${says(speech, seat, ['gehst', 'geht'])} ${intoPlace(speech, to)}.`
      : `${says(speech, by, ['führst', 'führt'])} ${accusative(speech, seat)} ${intoPlace(speech, to)}.`,
  suggested: (event, speech) =>
    `${says(speech, event.by, ['verdächtigst', 'verdächtigt'])}${event.seat === event.by ? '' : ` (für ${accusative(speech, event.seat)})`} ${murderInGerman(speech, event)}${event.stayOpen ? '; der Zug soll offen bleiben' : ''}.`,
  placed: ({ suspect, to, why }, speech) =>
    why === 'suggested'
      ? `${cardName(speech, suspect)} wird ${intoPlace(speech, to)} gerufen.`
      : `${cardName(speech, suspect)} kommt ${intoPlace(speech, to)}.`,
  passed: ({ seat }, speech) => `${says(speech, seat, ['kannst', 'kann'])} es nicht widerlegen.`,
  answerAsked: ({ seat, to, due }, speech) =>
    `${says(speech, seat, ['kannst', 'kann'])} ${accusative(speech, to)} widerlegen und ${seat === speech.me ? 'musst' : 'muss'} eine Karte zeigen${until(speech, due)}.`,
  disproved: ({ seat, to }, speech) => `${says(speech, seat, ['widerlegst', 'widerlegt'])} ${accusative(speech, to)}.`,
  undisproved: ({ seat }, speech) => `Niemand kann ${accusative(speech, seat)} widerlegen.`,
  shown: ({ seat, to, card }, speech) =>
    `${says(speech, seat, ['zeigst', 'zeigt'])} ${dative(speech, to)} ${cardAsObject(speech, card)}.`,
  accused: (event, speech) => `${says(speech, event.seat, ['klagst', 'klagt'])} an: ${murderInGerman(speech, event)}.`,
  judged: (event, speech) =>
    event.right
      ? 'Die Anklage stimmt!'
      : `Die Anklage ist falsch: ${says(speech, event.seat, ['kannst', 'kann'])} nicht mehr gewinnen.`,
  overdue: ({ seat }, speech) => `${says(speech, seat, ['bist', 'ist'])} überfällig und darf übersprungen werden.`,
  skipAsked: ({ seat }, speech) => `${says(speech, seat, ['möchtest', 'möchte'])} im nächsten Zug aussetzen.`,
  skipped: ({ seat }, speech) => `${says(speech, seat, ['wirst', 'wird'])} übersprungen.`,
  passedOver: ({ seat, npc, by }, speech) =>
    `${says(speech, seat, ['wirst', 'wird'])} übergangen: ${says(speech, by, ['spielst', 'spielt'])} für ${accusative(speech, npc)}.`,
  turnEnded: ({ seat, why }, speech) =>
    `${seat === speech.me ? 'Dein Zug' : `Der Zug von ${seatName(speech, seat)}`} ist zu Ende${why === 'closed' ? ', von selbst nach 24 Stunden' : ''}.`,
  tookOver: ({ seat, name }, speech) =>
    `${name ?? 'Jemand Neues'} spielt von nun an ${accusative({ ...speech, me: null }, seat)}.`,
  hostAway: ({ away }) =>
    away ? 'Die Spielleitung ist fort: Ihr antwortet selbst, der Reihe nach.' : 'Die Spielleitung ist zurück.',
  ended: ({ outcome }, speech) => germanSalonOutcome(outcome, speech),
  revealed: ({ murder, hands }, speech) =>
    [
      `Es war ${murderInGerman(speech, murder)}.`,
      ...hands.flatMap((hand, seat) =>
        hand.length > 0
          ? [`${says(speech, seat, ['hattest', 'hatte'])} ${hand.map((card) => cardName(speech, card)).join(', ')}.`]
          : [],
      ),
    ].join(' '),
};

/** An event of a salon game in German. */
export function germanSalonEvent(event: SalonEvent, speech: SalonSpeech): string {
  return salonEventText(event, speech, GERMAN);
}

/** How a salon game ended, in German. */
export function germanSalonOutcome({ winner }: SalonOutcome, speech: SalonSpeech): string {
  return winner === null ? 'Niemand kann den Fall mehr lösen.' : `${says(speech, winner, ['hast', 'hat'])} gewonnen!`;
}
