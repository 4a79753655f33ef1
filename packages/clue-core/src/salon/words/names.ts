import type { Seat } from '@games/kit';
import type { Card, Murder } from '../../cards.js';
import { inText } from '../article.js';
import type { SalonPlace } from '../ring.js';
import { SALON_THEME, type SalonTheme } from '../theme.js';
import type { SalonSeat } from '../types.js';

/** Who is spoken to, and by what names: a view will do. */
export interface SalonSpeech {
  /** By seat; without them, seats are called by number. */
  readonly seats?: readonly SalonSeat[];
  /** The seat of the reader, who is "you"; `null` or absent: nobody is. */
  readonly me?: Seat | null;
  /** The names of the game; without them, `SALON_THEME`. */
  readonly theme?: SalonTheme;
  /** How a time is written; without it `2026-12-01 14:05 UTC`. */
  readonly time?: (at: number) => string;
}

/**
 * What a seat is called: "Baron Violet (Ada)", the suspect alone where no name was given, and the Victim's name for the host.
 *
 * @param speech - the seats and the names of the cards
 * @param seat - whose name
 *
 * @example
 * ```ts
 * import { SALON_THEME, seatName } from '@games/clue-core/salon';
 *
 * const seats = [{ role: 'host' }, { role: 'player', suspect: 'plum', name: 'Ada', cards: 9 }] as const;
 * seatName({ seats }, 1); // => 'Baron Violet (Ada)'
 * seatName({ seats }, 0); // => 'the Victim'
 * ```
 */
export function seatName(speech: SalonSpeech, seat: Seat): string {
  const theme = speech.theme ?? SALON_THEME;
  const found = speech.seats?.[seat];
  if (!found) return `Player ${seat}`;
  const name = found.role === 'host' ? theme.victim : theme[found.suspect];
  return found.name === undefined ? name : `${name} (${found.name})`;
}

/** A seat as the subject of a sentence, capital first: "You", or a name. */
export function subject(speech: SalonSpeech, seat: Seat): string {
  return seat === speech.me ? 'You' : capital(seatName(speech, seat));
}

/** A seat as the object of a sentence: "you", or a name. */
export function object(speech: SalonSpeech, seat: Seat): string {
  return seat === speech.me ? 'you' : seatName(speech, seat);
}

/** A text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A card in the middle of a sentence. */
export function cardInText(speech: SalonSpeech, card: Card): string {
  return inText({ theme: speech.theme ?? SALON_THEME }, card);
}

/** A place in the middle of a sentence. */
export function placeInText(speech: SalonSpeech, place: SalonPlace): string {
  return place === 'corridor' ? (speech.theme ?? SALON_THEME).corridor : cardInText(speech, place);
}

/** Three cards as one phrase. */
export function murderInText(speech: SalonSpeech, { suspect, weapon, room }: Murder): string {
  return `${cardInText(speech, suspect)} in ${cardInText(speech, room)} with ${cardInText(speech, weapon)}`;
}

/** A time, as the speech writes it. */
export function timeInText(speech: SalonSpeech, at: number): string {
  return (speech.time ?? utcText)(at);
}

/** Year, month, day, hour, minute, second of a moment in UTC. */
export function utcParts(at: number): readonly [number, number, number, number, number, number] {
  const seconds = Math.floor(at / 1000);
  const day = Math.floor(seconds / 86_400);
  const rest = seconds - day * 86_400;
  // The days of the Gregorian calendar in cycles of 400 years from 1 March of the year 0.
  const shifted = day + 719_468;
  const cycle = Math.floor(shifted / 146_097);
  const dayOfCycle = shifted - cycle * 146_097;
  const leaps = Math.floor(dayOfCycle / 1460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const year = Math.floor((dayOfCycle - leaps) / 365);
  const dayOfYear = dayOfCycle - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const march = Math.floor((5 * dayOfYear + 2) / 153);
  const month = march < 10 ? march + 3 : march - 9;
  return [
    year + cycle * 400 + (month < 3 ? 1 : 0),
    month,
    dayOfYear - Math.floor((153 * march + 2) / 5) + 1,
    Math.floor(rest / 3600),
    Math.floor(rest / 60) % 60,
    rest % 60,
  ];
}

/**
 * A moment as text, in UTC: a core reads no time zone of its machine.
 *
 * @param at - milliseconds since 1970
 *
 * @example
 * ```ts
 * import { utcText } from '@games/clue-core/salon';
 *
 * utcText(1_796_133_900_000); // => '2026-12-01 14:05 UTC'
 * ```
 */
export function utcText(at: number): string {
  const [year, month, day, hour, minute] = utcParts(at).map((part) => String(part).padStart(2, '0'));
  return `${year}-${month}-${day} ${hour}:${minute} UTC`;
}
