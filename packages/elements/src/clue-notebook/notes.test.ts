import { deduce } from '@games/clue-core/deduce';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Book } from './book.js';
import { readNotes } from './knowledge.js';
import { handSizes, NO_NOTES, type Notes, nextSeat, passedBefore } from './notes.js';
import { refit } from './refit.js';
import { decodeNotes, encodeNotes } from './text.js';

const four: Notes = { ...NO_NOTES, players: ['Ada', 'Ben', 'Cleo', 'Dan'], dealtFirst: 3 };
const asked = { type: 'suggestion', suspect: 'plum', weapon: 'gun', room: 'hall' } as const;

/** Thinks through what stands in a book. */
function think(book: Book): void {
  const { thought } = book;
  if (thought) book.conclude(thought.notes, deduce(thought.knowledge));
}

describe('the table', () => {
  test('cards that do not come out even go to the first who are dealt, or lie face up', () => {
    expect(handSizes(four)).toEqual([5, 4, 4, 5]);
    expect(handSizes({ ...four, dealtFirst: null })).toEqual([4, 4, 4, 4]);
  });

  test('who passes stands between who asks and who shows; whoever accused wrongly does not ask', () => {
    expect(passedBefore(2, 1, 4)).toEqual([3, 0]);
    expect(passedBefore(2, null, 4)).toEqual([3, 0, 1]);
    const log = [
      { ...asked, seat: 0, passed: [], by: 1 },
      { ...asked, type: 'accusation', seat: 1, right: false },
    ] as const;
    expect(nextSeat({ ...four, log })).toBe(2);
  });

  test('a log follows players who move, and loses lines of those who leave', () => {
    const log = [{ ...asked, seat: 3, passed: [0], by: 1 }] as const;
    expect(refit({ ...four, log }, [1, 0, 2, 3]).log).toEqual([{ ...asked, seat: 3, passed: [1], by: 0 }]);
    expect(refit({ ...four, players: ['', '', ''], log }, [0, 1, 2]).log).toEqual([]);
  });
});

test('every change can be taken back and made again, and what became certain is told', () => {
  const book = new Book();
  book.put(four);
  const log = [{ type: 'holds', holder: 1, card: 'rope' }] as const;
  think(book);
  book.put({ ...four, log });
  think(book);
  expect(book.fresh.has('rope/1')).toBe(true);
  expect([book.undo(), book.thought?.notes.log.length, book.undo(), book.redo()]).toEqual([true, 0, false, true]);
  expect(book.thought?.notes.log).toEqual(log);
});

test('a contradiction names the lines that clash', () => {
  const book = new Book();
  book.put({ ...four, log: [1, 2].map((holder) => ({ type: 'holds', holder, card: 'rope' }) as const) });
  think(book);
  const { deduction, sources } = book.thought ?? {};
  expect(deduction?.contradiction?.entries.map((at) => sources?.[at])).toEqual([0, 1]);
});

describe('the text', () => {
  test('gives the notes back', () => {
    const notes: Notes = { ...four, names: { rope: 'Poison' }, log: [{ ...asked, seat: 0, passed: [1], by: null }] };
    expect(decodeNotes(encodeNotes(notes))).toEqual({ ok: true, value: notes });
    expect(readNotes(notes).knowledge.entries).toEqual(notes.log);
  });

  test.each([
    ['Dear diary', 'foreign'],
    ['{}', 'foreign'],
    [JSON.stringify({ format: 'clue-notebook', version: 2 }), 'newer'],
    [JSON.stringify({ format: 'clue-notebook', version: 1 }), 'malformed'],
    [encodeNotes({ ...four, log: [{ type: 'holds', holder: 1, card: 'sofa' }] }), 'unknown-card'],
    [encodeNotes({ ...four, log: [{ type: 'holds', holder: 7, card: 'rope' }] }), 'unknown-seat'],
    [encodeNotes({ ...four, log: [{ ...asked, seat: 0, passed: [0], by: null }] }), 'malformed'],
    [encodeNotes({ ...four, deck: { ...four.deck, rooms: [] } }), 'deck-size'],
    ['x'.repeat(500_001), 'too-large'],
  ])('refuses what is none, by code (%#)', (text, code) => {
    expect(decodeNotes(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('anything is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(four)), fc.jsonValue(), (field, value) => {
        const read = decodeNotes(JSON.stringify({ ...(JSON.parse(encodeNotes(four)) as object), [field]: value }));
        if (read.ok) deduce(readNotes(read.value).knowledge);
        else expect(read.error.code).toBeTypeOf('string');
      }),
    );
  });
});
