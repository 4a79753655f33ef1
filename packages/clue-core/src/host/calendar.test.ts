import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, play } from '../salon/fixtures/table.js';
import { DAY } from '../salon/types.js';
import { view } from '../salon/view.js';
import { utcText } from '../salon/words/names.js';
import { calendarEntries, toCalendar } from './calendar.js';

/** The properties of a calendar, as RFC 5545 says to read them: unfolded, then unescaped. */
function readCalendar(text: string): readonly (readonly [string, string])[] {
  return text
    .replace(/\r\n /g, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/s.exec(line) ?? [];
      const read = value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
      return [name, read] as const;
    });
}

describe('RFC 5545', () => {
  test('lines of at most 75 octets, no character cut, every text read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
        const text = toCalendar([{ uid: 'x', at: 0, summary, description: 'a\nb' }], 0);
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        const clean = summary.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
        expect(readCalendar(text)).toContainEqual(['SUMMARY', clean]);
      }),
    );
  });

  test('the exact text of an entry', () => {
    const text = toCalendar([{ uid: 'july-1-start@salon', at: 1_796_133_900_000, summary: 'A, b' }], 0);
    expect(text.split('\r\n').slice(4, 11)).toEqual([
      'BEGIN:VEVENT',
      'UID:july-1-start@salon',
      'DTSTAMP:19700101T000000Z',
      'DTSTART:20261201T140500Z',
      'DURATION:PT0S',
      'SUMMARY:A\\, b',
      'BEGIN:VALARM',
    ]);
  });

  test('times in UTC are those of the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 253_402_300_799_999 }), (at) => {
        const iso = new Date(at).toISOString();
        expect(utcText(at)).toBe(`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`);
      }),
    );
  });
});

test('SAL-11, SAL-16, SAL-21: each deadline has its entry', () => {
  const entry = (state: ReturnType<typeof begin>): unknown => calendarEntries(view(state, null), 'g')[0];
  expect(entry(begin({ ordersWithin: DAY }))).toEqual({
    uid: 'g-0-orders@salon',
    at: DAY,
    summary: 'Reveal orders are due',
  });
  expect(entry(begin())).toEqual({ uid: 'g-1-start@salon', at: DAY, summary: 'Madame Rouge is to act (turn 1)' });
  const moved = play(begin(), { type: 'move', seat: 1, to: 'hall', at: 7 });
  expect(entry(moved)).toEqual({
    uid: 'g-1-entered@salon',
    at: 7 + DAY,
    summary: 'The turn of Madame Rouge ends (turn 1)',
  });
  const calendar = (what: string, name: string, turn: number): string => `${what}: ${name}, ${turn}`;
  expect(calendarEntries(view(moved, null), 'g', { calendar })[0]?.summary).toBe('end: Madame Rouge, 1');
  expect(entry(play(begin(), { type: 'timeout', seat: null, at: DAY }))).toBeUndefined();
});
