import type { SalonView } from '../salon/types.js';
import { deadline } from '../salon/view.js';
import { capital, seatName, utcParts } from '../salon/words/names.js';
import { HOST_WORDS, type HostWords } from './words.js';

/** A time to be kept, for a calendar. */
export interface CalendarEntry {
  /** The same for the same entry: a calendar that reads it again replaces it. */
  readonly uid: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** One line. */
  readonly summary: string;
  /** More, where there is more to say. */
  readonly description?: string;
}

/**
 * The deadline that is running, for a calendar.
 *
 * @param view - any view of the game
 * @param game - a word for this game, part of the uid
 * @param words - the language of the summaries; without it English
 * @returns one entry, or none where no clock runs
 *
 * @example
 * ```ts
 * import { create, DAY, view } from '@games/clue-core/salon';
 * import { calendarEntries } from '@games/clue-core/host';
 *
 * const game = create({ players: 3 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * calendarEntries(view(game.value, null), 'july');
 * // => [{ uid: 'july-0-orders@salon', at: DAY, summary: 'Reveal orders are due' }]
 * ```
 */
export function calendarEntries(
  view: SalonView,
  game: string,
  words: Pick<HostWords, 'calendar'> = HOST_WORDS,
): readonly CalendarEntry[] {
  const due = deadline(view);
  if (!due) return [];
  const { turn, phase } = view;
  const uid = `${game}-${turn}-${phase.type}@salon`;
  if (due.seat === null) return [{ uid, at: due.at, summary: words.calendar('orders', '', turn) }];
  const name = capital(seatName(view, due.seat));
  const what = phase.type === 'start' ? 'act' : phase.type === 'disproving' ? 'show' : 'end';
  return [{ uid, at: due.at, summary: words.calendar(what, name, turn) }];
}

/**
 * Entries as an iCalendar file (RFC 5545): lines of at most 75 octets that end in CRLF, texts escaped, times in UTC.
 *
 * @param entries - what is to stand in the calendar
 * @param now - when the file is written, in milliseconds since 1970
 * @returns the text of an `.ics` file
 *
 * @example
 * ```ts
 * import { toCalendar } from '@games/clue-core/host';
 *
 * const text = toCalendar([{ uid: 'x@salon', at: 0, summary: 'Tea; or rum' }], 0);
 * text.includes('DTSTART:19700101T000000Z\r\n'); // => true
 * text.includes('SUMMARY:Tea\\; or rum\r\n'); // => true
 * ```
 */
export function toCalendar(entries: readonly CalendarEntry[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//games//clue-core salon//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap(({ uid, at, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(at)}`,
      'DURATION:PT0S',
      `SUMMARY:${escapeText(summary)}`,
      ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(summary)}`,
      'TRIGGER:-PT2H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function stamp(at: number): string {
  const [year, ...rest] = utcParts(at);
  const [month, day, hour, minute, second] = rest.map((part) => String(part).padStart(2, '0'));
  return `${String(year).padStart(4, '0')}${month}${day}T${hour}${minute}${second}Z`;
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line breaks; other control characters have no place in a text. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** RFC 5545, 3.1: at most 75 octets a line, the next one begins with a space; no character is cut apart. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** The bytes of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
