import { NO_NOTES, type Notes, parseNotes } from '../clue-sheet/marks.js';

/** How the notes begin in a saved game: after the seal, where the rules do not look. */
const HEADER = 'clue-notes 1 ';
const WIDTH = 76;

/**
 * Everybody's notes as lines for the end of a saved game. They are written so that a glance tells nothing: at a screen that
 * several share, each has notes of their own.
 *
 * @param notes - by seat
 */
export function notesText(notes: readonly Notes[]): string {
  const digits = btoa(JSON.stringify(notes));
  const lines = Array.from({ length: Math.ceil(digits.length / WIDTH) }, (_, i) =>
    digits.slice(i * WIDTH, (i + 1) * WIDTH),
  );
  return ['', '---- your notes ----', `${HEADER}${lines.length}`, ...lines, ''].join('\n');
}

/** Reads what `notesText` wrote from the end of a text that may be anything; without them nobody has noted anything. */
export function readNotes(text: string, seats: number): readonly Notes[] {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.findLastIndex((line) => line.startsWith(HEADER));
  const count = Number(lines[start]?.slice(HEADER.length));
  const read = start < 0 ? undefined : parseLines(lines.slice(start + 1, start + 1 + Math.min(count || 0, 1000)));
  return Array.from({ length: seats }, (_, seat) => (Array.isArray(read) ? parseNotes(read[seat]) : NO_NOTES));
}

function parseLines(lines: readonly string[]): unknown {
  try {
    return JSON.parse(atob(lines.join('')));
  } catch {
    return undefined;
  }
}
