import type { AnyAction, AnyRefusal, Game } from './game.js';

/**
 * The game as a plain reducer, for Redux, `useReducer` or `Array.prototype.reduce`: a refused action leaves the very same
 * state, so nothing re-renders.
 *
 * @param game - the rules
 * @param onRefused - told of each refusal; React may call a reducer twice, so it should only note, not act
 * @returns `(state, action) => state`
 *
 * @example
 * ```ts
 * import { toReducer, type AnyRefusal } from '@games/kit';
 * import { amazons } from '@games/amazons-core';
 *
 * const refusals: AnyRefusal[] = [];
 * const reducer = toReducer(amazons, (refusal) => refusals.push(refusal));
 *
 * const start = amazons.create();
 * if (start.ok) {
 *   const same = reducer(start.value, { type: 'move', seat: 1, from: 'd10', to: 'd4', arrow: 'a4' });
 *   same === start.value; // => true
 *   refusals.length; // => 1
 * }
 * ```
 */
export function toReducer<Config, State, Action extends AnyAction, View, Event, Refusal extends AnyRefusal>(
  game: Game<Config, State, Action, View, Event, Refusal>,
  onRefused?: (refusal: Refusal, action: Action, state: State) => void,
): (state: State, action: Action) => State {
  return (state, action) => {
    const step = game.reduce(state, action);
    if (step.ok) return step.value.state;
    onRefused?.(step.error, action, state);
    return state;
  };
}
