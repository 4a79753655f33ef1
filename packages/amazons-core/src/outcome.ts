import { amazonOf, isFree } from './board.js';
import type { AmazonsOutcome, AmazonsState, Side } from './types.js';

/** The other side. */
export function opponent(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/**
 * How the game ended. A side none of whose amazons has an empty neighbour when its turn starts has lost (AMA-3).
 *
 * @param state - a game
 * @returns the winner and why, or `undefined` while the game goes on
 *
 * @example
 * ```ts
 * import { create, outcome } from '@games/amazons-core';
 *
 * outcome(create().value); // => undefined
 * const stuck = create({ position: 'q*Q/3/3 b' });
 * stuck.ok && outcome(stuck.value); // => undefined
 * const lost = create({ position: 'q*Q/**1/3 b' });
 * lost.ok && outcome(lost.value); // => { winner: 0, reason: 'no-move' }
 * ```
 */
export function outcome(state: AmazonsState): AmazonsOutcome | undefined {
  const { board, turn, shooting, ended } = state;
  const canGoOn = shooting || board.some((cell, index) => cell === amazonOf(turn) && isFree(state, index));
  return ended ?? (canGoOn ? undefined : { winner: opponent(turn), reason: 'no-move' });
}
