import { checkKnowledge, type KnowledgeRefusal } from '@games/clue-core/deduce';
import { err, ok, type Result } from '@games/kit';
import { readNotes } from './knowledge.js';
import { faceUpCount, handSizes, type LogEntry, type Notes, PLAYERS } from './notes.js';

const FORMAT = 'clue-notebook';
const VERSION = 1;
/** A long evening takes some 20 kB. */
const MOST_TEXT = 500_000;
const MOST_LOG = 500;
const MOST_NAME = 40;

/** Why a text is no notebook. */
export type NotesRefusal =
  /** Longer than any notebook. */
  | { readonly code: 'too-large'; readonly max: number }
  /** Not a notebook at all. */
  | { readonly code: 'foreign' }
  /** Written by a later version of this element. */
  | { readonly code: 'newer'; readonly version: number }
  | KnowledgeRefusal;

/** Notes as text, to keep. */
export function encodeNotes({ deck, names, players, me, dealtFirst, hand, faceUp, log }: Notes): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, deck, names, players, me, dealtFirst, hand, faceUp, log });
}

/** Reads notes from a text, which may be anything. */
export function decodeNotes(text: string): Result<Notes, NotesRefusal> {
  if (text.length > MOST_TEXT) return err({ code: 'too-large', max: MOST_TEXT });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err({ code: 'foreign' });
  }
  const { format, version } = recordOf(json);
  if (format !== FORMAT || typeof version !== 'number') return err({ code: 'foreign' });
  if (version > VERSION) return err({ code: 'newer', version });
  return parseNotes(json);
}

/** Reads notes from JSON, which may be anything: field by field, so that nothing else comes in. */
export function parseNotes(json: unknown): Result<Notes, NotesRefusal> {
  const { deck, names, players, me, dealtFirst, hand, faceUp, log } = recordOf(json);
  const { suspects, weapons, rooms } = recordOf(deck);
  const malformed = (field: string): Result<Notes, NotesRefusal> => err({ code: 'malformed', field });
  for (const [field, kind] of Object.entries({ suspects, weapons, rooms })) {
    if (!isList(kind, isId)) return malformed(`deck.${field}`);
  }
  if (!isList(players, isName) || players.length < PLAYERS.min || players.length > PLAYERS.max)
    return malformed('players');
  const isSeat = (value: unknown): value is number => Number.isInteger(value) && players[Number(value)] !== undefined;
  if (me !== null && !isSeat(me)) return malformed('me');
  if (dealtFirst !== null && !isSeat(dealtFirst)) return malformed('dealtFirst');
  if (!isList(hand, isId)) return malformed('hand');
  if (!isList(faceUp, isId)) return malformed('faceUp');
  if (!Array.isArray(log) || log.length > MOST_LOG) return malformed('log');
  const entries = log.map(parseEntry);
  const wrong = entries.indexOf(undefined);
  if (wrong >= 0) return malformed(`log[${wrong}]`);
  const named = Object.entries(recordOf(names));
  if (!named.every(([id, name]) => isId(id) && isName(name))) return malformed('names');
  const notes = {
    deck: { suspects, weapons, rooms } as Notes['deck'],
    names: Object.fromEntries(named) as Notes['names'],
    players,
    me,
    dealtFirst,
    hand: me === null ? [] : hand,
    faceUp,
    log: entries as LogEntry[],
  };
  const { knowledge } = readNotes(notes);
  const refusal = checkKnowledge(knowledge);
  if (refusal) return err(refusal);
  if (me !== null && hand.length > (handSizes(notes)[me] ?? 0)) return malformed('hand');
  return ok(faceUpCount(notes) >= faceUp.length ? notes : { ...notes, faceUp: [] });
}

function parseEntry(json: unknown): LogEntry | undefined {
  const { type, seat, suspect, weapon, room, passed, by, card, holder } = recordOf(json);
  if (type === 'holds' || type === 'lacks') {
    if (!isId(card) || !(holder === 'envelope' || holder === 'table' || isCount(holder))) return undefined;
    return { type, holder, card };
  }
  if (!isCount(seat) || !isId(suspect) || !isId(weapon) || !isId(room)) return undefined;
  if (type === 'accusation') return { type, seat, right: false, suspect, weapon, room };
  if (type !== 'suggestion' || !isList(passed, isCount) || !(by === null || isCount(by))) return undefined;
  // Nobody answers themself, or twice.
  const answers = [...passed, ...(by === null ? [] : [by])];
  if (answers.includes(seat) || new Set(answers).size < answers.length) return undefined;
  const seen = by !== null && isId(card) ? { card } : {};
  return { type, seat, suspect, weapon, room, passed, by, ...seen };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_NAME;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 10;
const isList = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.length <= 32 && value.every(is);
