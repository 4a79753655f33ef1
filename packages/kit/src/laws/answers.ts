import { sortedJson } from '../digest.js';
import type { AnyAction } from '../game.js';
import { type Position, type Table, told, viewers } from './table.js';

/** At most this many listed actions are compared. */
const LISTED = 24;

/** Everything the game says about a state and about some actions in it, as one value. */
export function answers(table: Table, position: Position, state: unknown, actions: readonly AnyAction[]): unknown {
  const { game } = table;
  return {
    actors: game.actors(state),
    deadline: game.deadline(state) ?? null,
    outcome: game.outcome(state) ?? null,
    viewers: viewers(position).map((seat) => {
      const view = game.view(state, seat);
      const listed: AnyAction[] = [];
      for (const action of game.legalActions(view, seat ?? undefined)) {
        if (listed.push(action) >= LISTED) break;
      }
      return { view, listed, checks: actions.map((action) => game.check(view, action) ?? null) };
    }),
    taken: actions.map((action) => {
      const taken = game.reduce(state, action);
      if (!taken.ok) return taken.error;
      const { state: next, events } = taken.value;
      return { next, events, told: viewers(position).map((seat) => told(table, events, seat)) };
    }),
  };
}

/** {@link answers} as text, equal when the answers are. */
export function answersText(table: Table, position: Position, state: unknown, actions: readonly AnyAction[]): string {
  return sortedJson(answers(table, position, state, actions));
}
