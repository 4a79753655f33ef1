import {
  decodeSave,
  encodeSave,
  err,
  ok,
  type Play,
  type ReplayRefusal,
  type Result,
  replay,
  type Save,
  type SaveRefusal,
} from '@games/kit';
import { clue } from '../clue.js';
import type { ClueConfig } from '../config/types.js';
import { CLASSIC_THEME, type Theme } from '../theme.js';
import type { ClueAction, ClueRefusal, ClueState, ClueView } from '../types.js';
import { eventText } from '../words/events.js';
import { playerName } from '../words/names.js';
import { openSeal, sealText } from './seal.js';

/** The version of the sealed block; what is in it has the version of the game. */
const SEAL_VERSION = 1;
/** The longest file that is read, in characters. A long game has some 50,000. */
const LIMIT = 1_000_000;
const HEADER = /^[>\s]*clue-save (\d{1,9}) ([0-9a-f]{32})\s*$/;

/** A game that was read from a file. */
export interface SavedGame {
  /** Configuration, seed and actions, for `history(clue).open`. */
  readonly save: Save<ClueConfig, ClueAction>;
  /** The state they lead to. */
  readonly state: ClueState;
}

/** Why a file could not be opened: as in `@games/kit`, and `start-refused` or `action-refused` when it breaks the rules. */
export type SaveTextRefusal = SaveRefusal | ReplayRefusal<ClueRefusal>;

/**
 * Writes a game to the text of a .txt file (CLU-8): a log of what everybody at the table has seen, for people, and a sealed
 * block, for `decodeSaveText`. Neither shows a card at a glance.
 *
 * @param play - configuration, seed and actions, as `history(clue)` or the host keeps them
 * @param theme - names for the cards in the log
 * @returns the text
 * @throws RangeError when the rules refuse the play
 *
 * @example
 * ```ts
 * import { decodeSaveText, encodeSaveText } from '@games/clue-core';
 *
 * const text = encodeSaveText({ config: { players: 3 }, seed: 'a stormy night', actions: [{ type: 'roll', seat: 0 }] });
 * text.startsWith('Clue: a saved game'); // => true
 * const opened = decodeSaveText(text);
 * opened.ok && opened.value.state.phase; // => { type: 'rolled' }
 * ```
 */
export function encodeSaveText(play: Play<ClueConfig, ClueAction>, theme: Theme = CLASSIC_THEME): string {
  const state = replay(clue, play);
  if (!state.ok) throw new RangeError(`play must be legal, but it has ${JSON.stringify(state.error)}`);
  const json = encodeSave(clue, play).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const { checksum, lines } = sealText(json);
  return [
    'Clue: a saved game',
    '',
    'To go on, open this file in the game: File, then Open. Above the seal you read what',
    'everybody at the table has seen. Below it lie the cards: do not change anything there.',
    '',
    ...readableLog(clue.view(state.value, null), theme),
    '',
    '---- the seal ----',
    `clue-save ${SEAL_VERSION} ${checksum}`,
    ...lines,
    '---- the end ----',
    '',
  ].join('\n');
}

/** What a spectator knows of a game, as lines; none but the headings begins at the margin. */
function readableLog(view: ClueView, theme: Theme): readonly string[] {
  const speech = { players: view.players, theme };
  const players = view.players.map(({ suspect, cards }, seat) => {
    const name = playerName(speech, seat);
    const as = name === theme[suspect] ? '' : ` as ${theme[suspect]}`;
    return `  ${name}${as}, ${cards} cards${view.out[seat] ? ', out' : ''}`;
  });
  const log = view.log.flatMap((event) =>
    event.type === 'turnBegan'
      ? ['', `Turn ${event.turn}, ${playerName(speech, event.seat)}`]
      : [`  ${eventText(event, speech)}`],
  );
  const faceUp = view.faceUp.map((card) => `  ${theme[card]}`);
  return ['Players', ...players, ...(faceUp.length > 0 ? ['', 'Face up', ...faceUp] : []), ...log];
}

/**
 * Opens a saved game: the text may be anything, this never throws. Line ends, indents and quotation marks that a mail
 * program puts in are passed over.
 *
 * @param text - a file's content
 * @returns the save and the state it leads to; or why not: `foreign` (no saved game of Clue), `broken` (changed or cut off),
 * `newer`, `older`, `too-large`, or what the rules refused
 *
 * @example
 * ```ts
 * import { decodeSaveText } from '@games/clue-core';
 *
 * decodeSaveText('Dear diary'); // => { ok: false, error: { code: 'foreign' } }
 * ```
 */
export function decodeSaveText(text: string): Result<SavedGame, SaveTextRefusal> {
  if (typeof text !== 'string') return err({ code: 'foreign' });
  if (text.length > LIMIT) return err({ code: 'too-large', size: text.length, limit: LIMIT });
  const lines = text.split('\n');
  // The last one: what stands above it, a name or an older save in the same mail, may look like anything.
  const start = lines.map((line) => HEADER.test(line)).lastIndexOf(true);
  const [, version = '', checksum = ''] = HEADER.exec(lines[start] ?? '') ?? [];
  if (start < 0) return err({ code: 'foreign' });
  if (Number(version) > SEAL_VERSION) return err({ code: 'newer', version: Number(version), supported: SEAL_VERSION });
  const end = lines.findIndex((line, i) => i > start && line.includes('----'));
  const json = end < 0 ? undefined : openSeal({ checksum, lines: lines.slice(start + 1, end) });
  if (json === undefined) return err({ code: 'broken', field: 'seal' });
  const save = decodeSave(clue, json);
  if (!save.ok) return save;
  const state = replay(clue, save.value);
  return state.ok ? ok({ save: save.value, state: state.value }) : state;
}
