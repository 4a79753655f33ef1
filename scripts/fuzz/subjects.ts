import { amazons, formatMove, formatPosition, parseMoves, parsePosition, SETUPS } from '@games/amazons-core';
import { formatSgf, parseSgf } from '@games/amazons-core/sgf';
import { boggle, formatBoard, parseBoard, readDictionaryFile } from '@games/boggle-core';
import { buildDictionary, decode } from '@games/boggle-core/dictionary';
import { decodeSaveText, parseBoard as parseClueBoard } from '@games/clue-core';
import { checkKnowledge } from '@games/clue-core/deduce';
import { decodeDesk, parsePost } from '@games/clue-core/host';
import { create, salon, view } from '@games/clue-core/salon';
import { decodeSave } from '@games/kit';
import { parse } from '@games/rng';
import { readLink } from '../../packages/elements/src/amazons-game/share-link.js';
import { readStatistics } from '../../packages/elements/src/boggle-game/statistics.js';
import { readNotes } from '../../packages/elements/src/clue-game/notes-text.js';
import { decodeNotes } from '../../packages/elements/src/clue-notebook/text.js';
import { parseNotes } from '../../packages/elements/src/clue-sheet/marks.js';
import { readPractice } from '../../packages/elements/src/salon-game/save-text.js';
import seeds from './seeds.json' with { type: 'json' };

/** A parser, and what is known of all that it gives. */
export interface Subject {
  readonly name: keyof typeof seeds;
  readonly read: (text: string) => unknown;
  /** Writes what was read; what is written is read as the same. */
  readonly write?: (value: never) => string;
  /** What it throws for a text that is none: where no person types it, that is a programmer's mistake. */
  readonly throws?: true;
  /** It passes over what it cannot read, and gives what is left. */
  readonly lenient?: true;
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const begun = create({ players: 3 }, 'fuzz');
if (!begun.ok) throw new TypeError(begun.error.code);
const salonView = view(begun.value, 1);

export const subjects: readonly Subject[] = [
  {
    name: 'amazons move',
    read: (text) => parseMoves(text, SETUPS.standard),
    write: (moves: readonly Parameters<typeof formatMove>[0][]) => moves.map((move) => formatMove(move)).join(' '),
  },
  { name: 'amazons position', read: parsePosition, write: formatPosition },
  { name: 'amazons SGF', read: parseSgf, write: formatSgf },
  { name: 'amazons save', read: (text) => decodeSave(amazons, text) },
  { name: 'amazons link', read: readLink, lenient: true },
  { name: 'boggle board', read: parseBoard, write: formatBoard },
  { name: 'boggle word list', read: buildDictionary, lenient: true },
  { name: 'boggle packed list', read: (text) => decode(Buffer.from(text, 'latin1')), throws: true },
  { name: 'boggle dictionary file', read: readDictionaryFile },
  { name: 'boggle save', read: (text) => decodeSave(boggle, text) },
  { name: 'boggle statistics', read: (text) => readStatistics(json(text) as never), lenient: true },
  { name: 'clue board', read: parseClueBoard },
  { name: 'clue save', read: decodeSaveText },
  {
    name: 'clue knowledge',
    read(text) {
      const value = json(text);
      const error = checkKnowledge(value);
      return error ? { ok: false, error } : { ok: true, value };
    },
  },
  { name: 'clue notes', read: (text) => parseNotes(json(text)), lenient: true },
  { name: 'clue notes in a save', read: (text) => readNotes(text, 3), lenient: true },
  { name: 'clue notebook', read: decodeNotes },
  { name: 'salon post', read: (text) => parsePost(text, salonView) },
  { name: 'salon desk', read: decodeDesk },
  { name: 'salon save', read: (text) => decodeSave(salon, text) },
  { name: 'salon practice', read: readPractice },
  { name: 'rng state', read: parse, throws: true },
];

/** Texts that each parser reads as they stand, kept as they were written once: a format that changes unawares is seen. */
export const seedsOf = ({ name }: Subject): readonly string[] => seeds[name];
