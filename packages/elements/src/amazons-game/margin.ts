import { type AmazonsState, territory } from '@games/amazons-core';

/** By how much a game was won, by the ICGA's count; `null` when it did not end for want of a move. */
export function marginOf(state: AmazonsState): number | null {
  return territory(state).margin;
}
