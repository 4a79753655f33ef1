import type { ClueOutcome, ClueState } from './types.js';

/**
 * How a game ended: `'solved'` by the winner's right accusation, `'last-standing'` (an option), or `'unsolved'` when every
 * player has accused wrongly (CLU-18).
 *
 * @param state - a game, or a view of one
 * @returns the outcome, or `undefined` while the game goes on
 *
 * @example
 * ```ts
 * import { create, outcome, reduce } from '@games/clue-core';
 *
 * const game = create({}, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * outcome(game.value); // => undefined
 * const accused = reduce(game.value, { type: 'accuse', seat: 0, ...game.value.murder });
 * accused.ok && outcome(accused.value.state)?.winner; // => 0
 * ```
 */
export function outcome(state: Pick<ClueState, 'outcome'>): ClueOutcome | undefined {
  return state.outcome;
}
