import { decodeSave, encodeSave, err, type History, history, ok, type Result, type SaveRefusal } from '@games/kit';
import type { SalonConfig } from '../salon/config.js';
import type { SalonRefusal } from '../salon/refusals.js';
import { salon } from '../salon/salon.js';
import { HOST, type SalonAction, type SalonState } from '../salon/types.js';
import { WORDINGS, type Wordings } from './wordings.js';

/** A game with its past, as `history(salon)` of `@games/kit` keeps it. */
export type SalonHistory = History<SalonConfig, SalonState, SalonAction>;

/**
 * Takes back the last actions, with a note to all, so that nobody wonders (the host's policy: by replay). What was undone can
 * not be redone after the note; nobody unlearns what they were told.
 *
 * @param past - the game
 * @param count - how many actions; more than there are take all back
 * @param text - what the note says
 * @param at - when, in the host's milliseconds
 * @returns the game with the note in its log, or why the note was not taken
 * @throws RangeError when `count` is no whole number from 0
 *
 * @example
 * ```ts
 * import { history } from '@games/kit';
 * import { salon } from '@games/clue-core/salon';
 * import { undoWithNote } from '@games/clue-core/host';
 *
 * const { start, act } = history(salon);
 * const begun = start({ players: 3, ordersWithin: 0 }, 'a secret of the host');
 * const moved = begun.ok ? act(begun.value, { type: 'move', seat: 1, to: 'library', at: 0 }) : begun;
 * if (!moved.ok || !('history' in moved.value)) throw new Error('refused');
 * const undone = undoWithNote(moved.value.history, 1, 'I read the post wrongly: that move is taken back.', 5);
 * undone.ok && undone.value.state.places.scarlet; // => 'corridor'
 * undone.ok && undone.value.actions.map(({ type }) => type); // => ['note']
 * ```
 */
export function undoWithNote(
  past: SalonHistory,
  count: number,
  text: string,
  at: number,
): Result<SalonHistory, SalonRefusal> {
  const { undo, act } = history(salon);
  const noted = act(undo(past, count), { type: 'note', seat: HOST, text, at });
  return noted.ok ? ok(noted.value.history) : noted;
}

/** All that a host's desk keeps. Plain JSON. With the seed in it, it tells the solution: it is the host's alone. */
export interface Desk {
  /** The game. */
  readonly game: SalonHistory;
  /** The host's own wordings. */
  readonly wordings: Partial<Wordings>;
  /** The ids of the messages that were sent. */
  readonly sent: readonly string[];
}

const FORMAT = 'salon-desk';
const VERSION = 1;
/** More than a year of play holds. */
const LIMIT = 8_000_000;

/** Why a file is not a desk that can be opened: as for any save, or what the rules refused of it. */
export type DeskRefusal =
  | SaveRefusal
  | { readonly code: 'start-refused'; readonly refusal: SalonRefusal }
  | { readonly code: 'action-refused'; readonly index: number; readonly refusal: SalonRefusal };

/**
 * A desk as the text of a file: versioned JSON, with the game as `encodeSave` of `@games/kit` writes it.
 *
 * @param desk - the game, the wordings, the marks of what was sent
 * @returns the text
 *
 * @example
 * ```ts
 * import { history } from '@games/kit';
 * import { salon } from '@games/clue-core/salon';
 * import { decodeDesk, encodeDesk } from '@games/clue-core/host';
 *
 * const begun = history(salon).start({ players: 3 }, 'a secret of the host');
 * if (!begun.ok) throw new Error(begun.error.code);
 * const desk = { game: begun.value, wordings: {}, sent: [] };
 * decodeDesk(encodeDesk(desk)); // => { ok: true, value: desk }
 * decodeDesk('Dear diary'); // => { ok: false, error: { code: 'broken', field: '' } }
 * ```
 */
export function encodeDesk({ game, wordings, sent }: Desk): string {
  const save: unknown = JSON.parse(encodeSave(salon, game));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, wordings, sent, save }, null, 1)}\n`;
}

/**
 * Opens a desk from the text of a file. The text may be anything: this never throws, and the rules judge every action.
 *
 * @param text - a file's content
 * @returns the desk, with nothing to redo; or why it is none: `foreign`, `broken`, `newer`, `older`, `too-large`, or what the
 * rules refused
 *
 * @example
 * ```ts
 * import { decodeDesk } from '@games/clue-core/host';
 *
 * decodeDesk('{"format":"salon-desk","version":2}'); // => { ok: false, error: { code: 'newer', version: 2, supported: 1 } }
 * ```
 */
export function decodeDesk(text: string): Result<Desk, DeskRefusal> {
  if (typeof text !== 'string') return err({ code: 'broken', field: '' });
  if (text.length > LIMIT) return err({ code: 'too-large', size: text.length, limit: LIMIT });
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return err({ code: 'broken', field: '' });
  }
  const { format, version, wordings, sent, save }: Record<string, unknown> = Object(raw);
  if (format !== FORMAT) return err({ code: 'foreign' });
  if (!Number.isSafeInteger(version) || Number(version) < 1) return err({ code: 'broken', field: 'version' });
  if (Number(version) > VERSION) return err({ code: 'newer', version: Number(version), supported: VERSION });
  if (!isWordings(wordings)) return err({ code: 'broken', field: 'wordings' });
  if (!Array.isArray(sent) || !sent.every((id) => typeof id === 'string'))
    return err({ code: 'broken', field: 'sent' });
  const decoded = decodeSave(salon, JSON.stringify(save ?? null), LIMIT);
  if (!decoded.ok) return decoded;
  const game = history(salon).open(decoded.value);
  return game.ok ? ok({ game: game.value, wordings, sent }) : game;
}

function isWordings(value: unknown): value is Partial<Wordings> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([kind, text]) => Object.hasOwn(WORDINGS, kind) && typeof text === 'string');
}

/**
 * What a game that was won leaves to the next: the winner may be its Victim, and their identity alone is kept (SAL-15).
 *
 * @param state - a game that is over, or a view of one
 * @returns the host's name for the next game; nothing where nobody won, or the winner gave no name
 *
 * @example
 * ```ts
 * import { nextVictim } from '@games/clue-core/host';
 *
 * const seats = [{ role: 'host' }, { role: 'player', suspect: 'plum', name: 'Ada', cards: 9 }] as const;
 * nextVictim({ seats, outcome: { winner: 1, reason: 'solved' } }); // => { host: 'Ada' }
 * ```
 */
export function nextVictim({
  seats,
  outcome,
}: Pick<SalonState, 'seats' | 'outcome'>): Pick<Partial<SalonConfig>, 'host'> {
  const winner = outcome?.winner == null ? undefined : seats[outcome.winner];
  return winner?.name === undefined ? {} : { host: winner.name };
}
