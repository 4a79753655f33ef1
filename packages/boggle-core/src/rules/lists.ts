import type { Seat } from '@games/kit';
import { computerSeat } from './score.js';
import type { BoggleView } from './types.js';

/** The lists of a round from one person's side (BOG-12, BOG-31), each by the alphabet. */
export interface RoundLists {
  /** Found by you and somebody else: they score nothing. */
  readonly both: readonly string[];
  /** Typed by you, but not on the board, or not in the list. */
  readonly invalid: readonly string[];
  /** Found by you alone. */
  readonly yours: readonly string[];
  /** Found by the computer alone. */
  readonly computers: readonly string[];
  /** Taken back by you. */
  readonly rejected: readonly string[];
}

/**
 * The lists that stand on the screen after a round (BOG-12): empty while one runs.
 *
 * @param view - what a seat sees
 * @param seat - whose side; the view's own without it
 *
 * @example
 * ```ts
 * import { boggle, roundLists } from '@games/boggle-core';
 *
 * const game = boggle.create({}, 'a seed');
 * if (!game.ok) throw new Error(game.error.code);
 * roundLists(boggle.view(game.value, 0)).both; // => []
 * ```
 */
export function roundLists(view: BoggleView, seat: Seat | null = view.seat): RoundLists {
  const computer = computerSeat(view.config);
  const own = seat === null ? [] : (view.players[seat]?.words ?? []);
  const others = computer === null ? [] : (view.players[computer]?.words ?? []);
  const pick = (words: typeof own, ...status: readonly string[]): string[] =>
    words.filter((result) => status.includes(result.status)).map(({ word }) => word);
  return {
    both: pick(own, 'shared'),
    invalid: pick(own, 'not-on-board', 'not-in-list'),
    yours: pick(own, 'alone'),
    computers: pick(others, 'alone'),
    rejected: pick(own, 'rejected'),
  };
}
