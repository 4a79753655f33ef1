import { err, ok, type Result, type Step } from '@games/kit';
import { check } from '../check.js';
import type { ClueEvent } from '../events.js';
import type { ClueAction, ClueRefusal, ClueState } from '../types.js';
import { see } from '../view.js';
import { accuse } from './accuse.js';
import { move, passage, roll, stay } from './move.js';
import { type Change, commit } from './step.js';
import { show, suggest } from './suggest.js';
import { endTurn } from './turn.js';

/**
 * Does an action.
 *
 * @param state - a game; it stays as it is
 * @param action - what a player does; anything may come, what is not legal is refused
 * @returns the next state with the events, unredacted, or the refusal that `check` gives for the actor's view
 *
 * @example
 * ```ts
 * import { create, reduce } from '@games/clue-core';
 *
 * const game = create({}, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * const rolled = reduce(game.value, { type: 'roll', seat: 0 });
 * rolled.ok && rolled.value.state.phase; // => { type: 'rolled' }
 * reduce(game.value, { type: 'show', seat: 0, card: 'rope' }); // => { ok: false, error: { code: 'nothing-to-show' } }
 * ```
 */
export function reduce(state: ClueState, action: ClueAction): Result<Step<ClueState, ClueEvent>, ClueRefusal> {
  const refusal = check(see(state, Object(action).seat), action);
  return refusal ? err(refusal) : ok(commit(state, change(state, action)));
}

function change(state: ClueState, action: ClueAction): Change {
  switch (action.type) {
    case 'roll':
      return roll(state);
    case 'move':
      return move(state, action.to);
    case 'passage':
      return passage(state);
    case 'stay':
      return stay(state);
    case 'suggest':
      return suggest(state, action);
    case 'show':
      return show(state, action.card);
    case 'accuse':
      return accuse(state, action);
    case 'endTurn':
      return endTurn(state);
  }
}
