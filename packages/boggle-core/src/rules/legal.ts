import type { Seat } from '@games/kit';
import { check } from './check.js';
import { LIMITS } from './limits.js';
import type { BoggleAction, BoggleView } from './types.js';

/** A word of the board that nobody need know: a walk along its first tiles. */
function sample({ board }: BoggleView): string {
  return (board?.tiles ?? []).slice(0, 3).join('') || 'a';
}

function* candidates(view: BoggleView, seat: Seat): Generator<BoggleAction, void> {
  // The earliest time that would do: a round may start whenever, and words are in time as long as it runs.
  const at = 0;
  yield { type: 'startRound', seat, at };
  yield { type: 'submit', seat, at, words: sample(view) };
  yield { type: 'submit', seat, at, words: sample(view), replace: true };
  yield { type: 'endRound', seat };
  for (const { word } of view.players[seat]?.words ?? []) {
    yield { type: 'reject', seat, word };
    yield { type: 'restore', seat, word };
  }
  for (let difficulty = LIMITS.difficulty.min; difficulty <= LIMITS.difficulty.max; difficulty++) {
    yield { type: 'setDifficulty', seat, difficulty };
  }
  for (const target of [LIMITS.target.min, LIMITS.target.default, LIMITS.target.max]) {
    yield { type: 'setTarget', seat, target };
  }
  yield { type: 'newGame', seat };
  yield { type: 'quit', seat };
}

/**
 * What a seat may do, lazily. Words are an open set, and so is the target: of both there is a sample.
 *
 * @param view - what the seat sees; a spectator may do nothing
 * @param seat - to list another seat's actions gives none: what they are would follow from its own view
 *
 * @example
 * ```ts
 * import { boggle, legalActions } from '@games/boggle-core';
 *
 * const game = boggle.create({}, 'a seed');
 * if (!game.ok) throw new Error(game.error.code);
 * const types = [...legalActions(boggle.view(game.value, 0))].map(({ type }) => type);
 * [...new Set(types)]; // => ['startRound', 'setDifficulty', 'setTarget', 'newGame', 'quit']
 * ```
 */
export function* legalActions(view: BoggleView, seat: Seat | null = view.seat): Generator<BoggleAction, void> {
  if (seat === null || seat !== view.seat) return;
  for (const action of candidates(view, seat)) if (check(view, action) === undefined) yield action;
}
