import type { AnyAction, AnyRefusal, Game, OldSave, Seed } from './game.js';
import { findNotPlain, isRecord } from './plain.js';
import type { Play } from './replay.js';
import { err, ok, type Result } from './result.js';

const FORMAT = 'games-save';

/** A saved game: how it came about, never the state, which a hand-written file could forge or forget half of. */
export interface Save<Config, Action> extends Play<Config, Action> {
  /** What tells a save from any other JSON. */
  readonly format: typeof FORMAT;
  /** The game's own format version. */
  readonly version: number;
  /** The game's id. */
  readonly game: string;
}

/**
 * Why a file is not a save that can be read:
 * - `too-large`: longer than the limit, in characters; nothing was read
 * - `broken`: cut off or altered; `field` says where (`''`: it is no JSON at all)
 * - `foreign`: another kind of file, or a save of another `game`
 * - `newer`: written by a later version of the game; an update reads it
 * - `older`: so old that no migration is left
 */
export type SaveRefusal =
  | { readonly code: 'too-large'; readonly size: number; readonly limit: number }
  | { readonly code: 'broken'; readonly field: string }
  | { readonly code: 'foreign'; readonly game?: string }
  | { readonly code: 'newer' | 'older'; readonly version: number; readonly supported: number };

/**
 * Writes a game as text: JSON, one action a line, so that it reads and compares well. With the seed in it, a save tells
 * everything that is hidden in the game: show it to nobody who must not know.
 *
 * @param game - the rules
 * @param play - config, seed and actions, as kept by `history` or by the host
 * @returns the text
 * @throws TypeError naming the field that is not plain JSON
 *
 * @example
 * ```ts
 * import { decodeSave, encodeSave } from '@games/kit';
 * import { amazons } from '@games/amazons-core';
 *
 * const text = encodeSave(amazons, { actions: [{ type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'g7' }] });
 * const save = decodeSave(amazons, text);
 * save.ok && save.value.actions.length; // => 1
 * ```
 */
export function encodeSave<Config, State, Action extends AnyAction, View, Event, Refusal extends AnyRefusal>(
  game: Game<Config, State, Action, View, Event, Refusal>,
  play: Play<Config, Action>,
): string {
  const { config, seed, actions } = play;
  const head = {
    format: FORMAT,
    version: game.version,
    game: game.id,
    ...(config !== undefined && { config }),
    ...(seed !== undefined && { seed }),
  };
  const field = findNotPlain({ ...head, actions });
  if (field !== undefined) throw new TypeError(`encodeSave: play.${field} is not plain JSON`);
  const lines = actions.map((action) => `\n${JSON.stringify(action)}`);
  return `${JSON.stringify(head).slice(0, -1)},"actions":[${lines.join(',')}\n]}\n`;
}

/** Config, seed and actions of what was read, or the field that is not what it should be. Unknown fields are left behind. */
function readOldSave(raw: unknown): Result<OldSave, string> {
  if (!isRecord(raw)) return err('');
  const { config, seed, actions } = raw;
  const field = findNotPlain({ config: config ?? null, seed: seed ?? null, actions: actions ?? null });
  if (field !== undefined) return err(field);
  if (!(config === undefined || isRecord(config))) return err('config');
  if (!(seed === undefined || typeof seed === 'string' || typeof seed === 'number')) return err('seed');
  if (!Array.isArray(actions)) return err('actions');
  return ok({ ...(config !== undefined && { config }), ...(seed !== undefined && { seed }), actions });
}

/**
 * Reads a save back, and lifts an older one to today's version by the game's `migrations`. The text may be anything: this
 * never throws. What is in the save is still only claimed: `replay` lets the rules judge it.
 *
 * @param game - the rules
 * @param text - a file's content; a byte order mark is let pass
 * @param limit - the most characters that are read
 * @returns the save, or why it is none
 *
 * @example
 * ```ts
 * import { decodeSave } from '@games/kit';
 * import { amazons } from '@games/amazons-core';
 *
 * decodeSave(amazons, 'Dear diary'); // => { ok: false, error: { code: 'broken', field: '' } }
 * decodeSave(amazons, '{"format":"games-save","game":"chess"}'); // => { ok: false, error: { code: 'foreign', game: 'chess' } }
 * ```
 */
export function decodeSave<Config, State, Action extends AnyAction, View, Event, Refusal extends AnyRefusal>(
  game: Game<Config, State, Action, View, Event, Refusal>,
  text: string,
  limit = 4_000_000,
): Result<Save<Config, Action>, SaveRefusal> {
  if (typeof text !== 'string') return err({ code: 'broken', field: '' });
  if (text.length > limit) return err({ code: 'too-large', size: text.length, limit });
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return err({ code: 'broken', field: '' });
  }
  if (!isRecord(raw) || raw.format !== FORMAT) return err({ code: 'foreign' });
  if (typeof raw.game !== 'string') return err({ code: 'broken', field: 'game' });
  if (raw.game !== game.id) return err({ code: 'foreign', game: raw.game });
  const { version } = raw;
  if (!Number.isSafeInteger(version) || Number(version) < 1) return err({ code: 'broken', field: 'version' });
  const first = Number(version);
  if (first > game.version) return err({ code: 'newer', version: first, supported: game.version });

  let save = readOldSave(raw);
  for (let step = first; save.ok && step < game.version; step++) {
    const migrate = game.migrations?.[step];
    if (migrate === undefined) return err({ code: 'older', version: first, supported: game.version });
    try {
      save = readOldSave(migrate(save.value));
    } catch {
      // A migration meets fields that nobody has checked: what it cannot read is broken.
      return err({ code: 'broken', field: 'actions' });
    }
  }
  if (!save.ok) return err({ code: 'broken', field: save.error });
  const { config, seed, actions } = save.value as {
    readonly config?: Partial<Config>;
    readonly seed?: Seed;
    readonly actions: readonly Action[];
  };
  return ok({
    format: FORMAT,
    version: game.version,
    game: game.id,
    ...(config !== undefined && { config }),
    ...(seed !== undefined && { seed }),
    actions,
  });
}
