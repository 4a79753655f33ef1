import type { Holder } from '@games/clue-core/deduce';
import type { Seat } from '@games/kit';
import { cardsIn, faceUpCount, type LogEntry, type Notes } from './notes.js';

/** By new seat, the seat that this player had before; `null`: somebody new. */
export type Moves = readonly (Seat | null)[];

/**
 * Carries a log over to another table: players who moved take their lines with them; a line that names a player or a card
 * that is gone is left out.
 *
 * @param notes - the notes of the new table, still with the old log
 * @param moves - who sat where
 */
export function refit(notes: Notes, moves: Moves): Notes {
  const cards = cardsIn(notes);
  const log = notes.log.flatMap((entry) => {
    const moved = move(entry, moves, faceUpCount(notes) > 0);
    return moved && namesOf(moved).every((card) => cards.includes(card)) ? [moved] : [];
  });
  return { ...notes, log };
}

function namesOf(entry: LogEntry): readonly string[] {
  if (entry.type === 'suggestion' || entry.type === 'accusation') return [entry.suspect, entry.weapon, entry.room];
  return [entry.card];
}

function move(entry: LogEntry, moves: Moves, hasTable: boolean): LogEntry | undefined {
  const seatOf = (seat: Seat): Seat | undefined => {
    const now = moves.indexOf(seat);
    return now < 0 ? undefined : now;
  };
  if (entry.type === 'suggestion') {
    const seat = seatOf(entry.seat);
    const by = typeof entry.by === 'number' ? seatOf(entry.by) : null;
    if (seat === undefined || by === undefined) return undefined;
    return { ...entry, seat, by, passed: entry.passed.map(seatOf).filter((each) => each !== undefined) };
  }
  if (entry.type === 'accusation') {
    const seat = seatOf(entry.seat);
    return seat === undefined ? undefined : { ...entry, seat };
  }
  const holder: Holder | undefined = typeof entry.holder === 'number' ? seatOf(entry.holder) : entry.holder;
  return holder === undefined || (holder === 'table' && !hasTable) ? undefined : { ...entry, holder };
}
