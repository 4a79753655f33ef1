import type { Seat } from '@games/kit';
import { outcome } from './outcome.js';
import type { AmazonsEvent, AmazonsState, AmazonsView, Side } from './types.js';

/**
 * What a seat may know: everything, so the state itself.
 *
 * @param state - a game
 * @returns the same state
 *
 * @example
 * ```ts
 * import { create, view } from '@games/amazons-core';
 *
 * const state = create().value;
 * view(state, 1) === state; // => true
 * ```
 */
export function view(state: AmazonsState, _seat?: Seat | null): AmazonsView {
  return state;
}

/**
 * What a seat may know of an event: everything.
 *
 * @param event - what happened
 * @returns the same event
 *
 * @example
 * ```ts
 * import { eventFor } from '@games/amazons-core';
 *
 * eventFor({ type: 'swapped', seat: 1 }, null); // => { type: 'swapped', seat: 1 }
 * ```
 */
export function eventFor(event: AmazonsEvent, _seat?: Seat | null): AmazonsEvent {
  return event;
}

/**
 * Who is to act.
 *
 * @param state - a game
 * @returns the side to move, or nobody after the end
 *
 * @example
 * ```ts
 * import { actors, create } from '@games/amazons-core';
 *
 * actors(create().value); // => [0]
 * ```
 */
export function actors(state: AmazonsState): readonly Side[] {
  return outcome(state) ? [] : [state.turn];
}
