import type { SalonEvent } from '../events.js';
import type { SalonOutcome } from '../types.js';
import {
  capital,
  cardInText,
  murderInText,
  object,
  placeInText,
  type SalonSpeech,
  subject,
  timeInText,
} from './names.js';

/** Words for each type of event. Another language is another table. */
export type SalonEventWords = {
  readonly [Type in SalonEvent['type']]: (event: Extract<SalonEvent, { type: Type }>, speech: SalonSpeech) => string;
};

const cards = (speech: SalonSpeech, some: readonly Parameters<typeof cardInText>[1][]): string =>
  some.map((card) => cardInText(speech, card)).join(', ');
const whose = (speech: SalonSpeech, seat: number): string =>
  seat === speech.me ? 'your' : `${object(speech, seat)}'s`;
const forNpc = (speech: SalonSpeech, seat: number, by: number): string =>
  seat === by ? '' : ` (for ${object(speech, seat)})`;

/** The words for people, in English, one sentence or two a type. */
export const SALON_EVENT_WORDS: SalonEventWords = {
  ordersAsked: ({ due }, speech) => `Reveal orders are collected until ${timeInText(speech, due)}.`,
  filed: ({ seat }, speech) => `${subject(speech, seat)} filed a reveal order.`,
  orderFiled: ({ seat, order }, speech) => `${subject(speech, seat)} filed the order ${cards(speech, order)}.`,
  turnBegan: ({ seat, by, turn, due }, speech) =>
    `Turn ${turn}: it is ${whose(speech, seat)} turn${seat === by ? '' : `, played by ${object(speech, by)}`}, until ${timeInText(speech, due)}.`,
  moved: ({ seat, by, to }, speech) =>
    seat === by
      ? `${subject(speech, seat)} moved to ${placeInText(speech, to)}.`
      : `${subject(speech, by)} moved ${object(speech, seat)} to ${placeInText(speech, to)}.`,
  suggested: (event, speech) =>
    `${subject(speech, event.by)} suggested${forNpc(speech, event.seat, event.by)} ${murderInText(speech, event)}${event.stayOpen ? ', the turn to stay open' : ''}.`,
  placed: ({ suspect, to, why }, speech) =>
    why === 'suggested'
      ? `${capital(cardInText(speech, suspect))} was called to ${placeInText(speech, to)}.`
      : `${capital(cardInText(speech, suspect))} was put in ${placeInText(speech, to)}.`,
  passed: ({ seat }, speech) => `${subject(speech, seat)} could not prove it wrong.`,
  answerAsked: ({ seat, to, due }, speech) =>
    `${subject(speech, seat)} can prove ${object(speech, to)} wrong, and must show a card until ${timeInText(speech, due)}.`,
  disproved: ({ seat, to }, speech) => `${subject(speech, seat)} proved ${object(speech, to)} wrong.`,
  undisproved: ({ seat }, speech) => `Nobody could prove ${object(speech, seat)} wrong.`,
  shown: ({ seat, to, card }, speech) =>
    `${subject(speech, seat)} showed ${object(speech, to)} ${cardInText(speech, card)}.`,
  accused: (event, speech) => `${subject(speech, event.seat)} accused ${murderInText(speech, event)}.`,
  judged: (event, speech) =>
    event.right
      ? 'The accusation is right!'
      : `The accusation is wrong: ${object(speech, event.seat)} can no longer win.`,
  overdue: ({ seat }, speech) =>
    `${subject(speech, seat)} ${seat === speech.me ? 'are' : 'is'} late and may be skipped.`,
  skipAsked: ({ seat }, speech) => `${subject(speech, seat)} asked to be skipped on the next turn.`,
  skipped: ({ seat }, speech) => `${subject(speech, seat)} ${seat === speech.me ? 'were' : 'was'} skipped.`,
  passedOver: ({ seat, npc, by, due }, speech) =>
    `${subject(speech, seat)} ${seat === speech.me ? 'were' : 'was'} passed over: ${object(speech, by)} will play ${object(speech, npc)} until ${timeInText(speech, due)}.`,
  turnEnded: ({ seat, why }, speech) =>
    why === 'closed'
      ? `${capital(whose(speech, seat))} turn ended by itself after 24 hours.`
      : `${capital(whose(speech, seat))} turn ended.`,
  tookOver: ({ seat, name }, speech) =>
    name === undefined
      ? `A newcomer plays ${object(speech, seat)} from now on.`
      : `${name} plays ${object({ ...speech, seats: unnamed(speech) }, seat)} from now on.`,
  handed: ({ seat, hand, shown, seen }, speech) =>
    [
      `${subject(speech, seat)} hold${seat === speech.me ? '' : 's'} ${cards(speech, hand)}.`,
      ...shown.map(
        ({ to, card }) => `${subject(speech, seat)} showed ${object(speech, to)} ${cardInText(speech, card)}.`,
      ),
      ...seen.map(
        (one) => `${subject(speech, one.seat)} showed ${object(speech, seat)} ${cardInText(speech, one.card)}.`,
      ),
    ].join(' '),
  asked: ({ seat, about }, speech) =>
    `${subject(speech, seat)} asked whether the record is right (${about.length} ${about.length === 1 ? 'entry' : 'entries'}).`,
  hostAway: ({ away }) =>
    away ? 'The host is away: players answer for themselves, in turn order.' : 'The host is back.',
  noted: ({ text }) => text,
  ended: ({ outcome }, speech) => salonOutcomeText(outcome, speech),
  revealed: ({ murder, hands }, speech) =>
    [
      `It was ${murderInText(speech, murder)}.`,
      ...hands.flatMap((hand, seat) =>
        hand.length > 0 ? [`${subject(speech, seat)} held ${cards(speech, hand)}.`] : [],
      ),
    ].join(' '),
};

/** The seats by their suspects alone. */
function unnamed({ seats }: SalonSpeech): NonNullable<SalonSpeech['seats']> {
  return (seats ?? []).map((seat) => {
    const { name: _name, ...rest } = seat;
    return rest;
  });
}

/**
 * An event in words, for logs and posts.
 *
 * @param event - an event that the reader may know: from a view's log, or what `eventFor` gave
 * @param speech - who is spoken to and by what names: the reader's view
 * @param words - the table of words; English without it
 * @returns one sentence or more
 *
 * @example
 * ```ts
 * import { salonEventText } from '@games/clue-core/salon';
 *
 * const seats = [{ role: 'host' }, { role: 'player', suspect: 'plum', cards: 9 }, { role: 'player', suspect: 'white', cards: 9 }] as const;
 * salonEventText({ type: 'shown', seat: 2, to: 1, card: 'rope', knownTo: [2, 1] }, { seats, me: 1 });
 * // => 'Doctor Ivory showed you the Silk Cord.'
 * salonEventText({ type: 'disproved', seat: 2, to: 1 }, { seats }); // => 'Doctor Ivory proved Baron Violet wrong.'
 * ```
 */
export function salonEventText(
  event: SalonEvent,
  speech: SalonSpeech = {},
  words: SalonEventWords = SALON_EVENT_WORDS,
): string {
  // The table has an entry for each type; the compiler cannot follow that the entry fits this very event.
  const say = words[event.type] as (event: SalonEvent, speech: SalonSpeech) => string;
  return say(event, speech);
}

/**
 * How a game ended, in words; the solution stays the host's to reveal.
 *
 * @param outcome - what `outcome` gave
 * @param speech - who is spoken to and by what names
 *
 * @example
 * ```ts
 * import { salonOutcomeText } from '@games/clue-core/salon';
 *
 * salonOutcomeText({ winner: 1, reason: 'solved' }, { me: 1 }); // => 'You won!'
 * ```
 */
export function salonOutcomeText({ winner }: SalonOutcome, speech: SalonSpeech = {}): string {
  return winner === null ? 'Nobody is left who could solve the case.' : `${subject(speech, winner)} won!`;
}
