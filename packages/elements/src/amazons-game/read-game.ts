import {
  type AmazonsAction,
  type AmazonsConfig,
  type AmazonsRefusal,
  type AmazonsState,
  create,
  formatPosition,
  type MoveRefusal,
  parseMoves,
  parsePosition,
  reduce,
} from '@games/amazons-core';
import { mainLine, parseSgf, type SgfRefusal } from '@games/amazons-core/sgf';
import { err, ok, type Play, type ReplayRefusal, type Result, type SaveRefusal } from '@games/kit';
import { type Players, playersIn } from './player.js';
import { readLink } from './share-link.js';
import type { Table } from './table.js';

/** Why a text could not be opened: what is wrong with it as the save, file, position or list of turns that it seems to be. */
export type OpenRefusal =
  | SaveRefusal
  | ReplayRefusal<AmazonsRefusal>
  | SgfRefusal
  | AmazonsRefusal
  | MoveRefusal
  | { readonly code: 'unknown-text' }
  | { readonly code: 'not-loaded' };

/** More characters than any game takes. */
export const MOST_TEXT = 500_000;

/** A game that was read, and who plays it. */
interface ReadGame {
  readonly play: Play<AmazonsConfig, AmazonsAction>;
  readonly players: Players;
}

const twoPeople: Players = ['person', 'person'];

/**
 * Opens a text at a table: a save of this element, an SGF file, a link, a position, or turns from the standard start. Nothing
 * is trusted: the rules judge every turn, and a text that is refused changes nothing.
 */
export function openText(table: Table, text: string): Result<Players, OpenRefusal> {
  if (text.length > MOST_TEXT) return err({ code: 'too-large', size: text.length, limit: MOST_TEXT });
  const trimmed = text.trim();
  if (/^\uFEFF?\{/.test(trimmed)) {
    const refusal = table.load(trimmed);
    return refusal ? err(refusal) : ok(playersIn(trimmed));
  }
  const read = readText(trimmed);
  if (!read.ok) return read;
  const refusal = table.open(read.value.play);
  return refusal ? err(refusal) : ok(read.value.players);
}

function readText(text: string): Result<ReadGame, OpenRefusal> {
  if (/^\(\s*;/.test(text)) return readSgf(text);
  const link = readLink(text);
  if (link) return ok({ play: link, players: link.players });
  // A position has rows of signs and numbers, turns have squares.
  if (/^[\dqwbxop*#.|/]{3,}(\s|$)/i.test(text)) {
    const position = parsePosition(text);
    return position.ok ? ok({ play: { config: configOf(position.value), actions: [] }, players: twoPeople }) : position;
  }
  const turns = readTurns(text);
  return turns.ok || /[a-p]\d/i.test(text) ? turns : err({ code: 'unknown-text' });
}

function configOf(state: AmazonsState): Partial<AmazonsConfig> {
  return { position: formatPosition(state) };
}

function readSgf(text: string): Result<ReadGame, OpenRefusal> {
  const game = parseSgf(text);
  if (!game.ok) return game;
  const { start } = game.value;
  const config = { ...configOf(start), ...(start.pie && { pie: true }) };
  return ok({ play: { config, actions: mainLine(game.value) }, players: twoPeople });
}

/** Turns as people write them down: from the standard start, White first. */
function readTurns(text: string): Result<ReadGame, OpenRefusal> {
  const moves = parseMoves(text);
  if (!moves.ok) return moves;
  if (moves.value.length === 0) return err({ code: 'unknown-text' });
  const actions: AmazonsAction[] = [];
  let state: AmazonsState = create().value;
  for (const [index, move] of moves.value.entries()) {
    const action = { type: 'move', seat: state.turn, ...move } as const;
    const step = reduce(state, action);
    if (!step.ok) return err({ code: 'action-refused', index, refusal: step.error });
    actions.push(action);
    state = step.value.state;
  }
  return ok({ play: { actions }, players: twoPeople });
}
