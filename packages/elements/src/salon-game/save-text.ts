import { err, ok, type Result, type SaveRefusal } from '@games/kit';
import { parseNotes } from '../clue-sheet/marks.js';
import { readWit } from './setup.js';
import type { Place } from './table.js';

const FORMAT = 'salon-game';
const VERSION = 1;
/** A game of six for many evenings. */
const LIMIT = 2_000_000;

/** A practice game as text: the person's place, and the game in digits, so that a glance at it tells nothing. */
export function writePractice(game: string, { me, wit, notes }: Place): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, me, wit, notes, game: toDigits(game) })}\n`;
}

/** Reads what `writePractice` wrote from a text that may be anything. */
export function readPractice(text: string): Result<{ readonly game: string; readonly place: Place }, SaveRefusal> {
  if (text.length > LIMIT) return err({ code: 'too-large', size: text.length, limit: LIMIT });
  const record = parse(text);
  if (record === undefined) return err({ code: 'broken', field: '' });
  const { format, version, me, wit, notes, game } = record;
  if (format !== FORMAT) return err({ code: 'foreign' });
  if (!Number.isSafeInteger(version) || Number(version) < 1) return err({ code: 'broken', field: 'version' });
  if (Number(version) > VERSION) return err({ code: 'newer', version: Number(version), supported: VERSION });
  const read = typeof game === 'string' ? fromDigits(game) : undefined;
  if (read === undefined) return err({ code: 'broken', field: 'game' });
  return ok({ game: read, place: { me: Number(me), wit: readWit(wit), notes: parseNotes(notes) } });
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const toDigits = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

function fromDigits(digits: string): string | undefined {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(digits), (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
