import { sortedJson } from '../digest.js';
import type { AnyAction } from '../game.js';
import { someListed, someMoves } from './actions.js';
import { broken, difference, type Rule, show } from './table.js';

/** Two seats that act at once: whichever comes first, both are taken, and the state is the same. */
export const commutes: Rule = {
  visit(table, position, tally): void {
    const { game, options } = table;
    const { state, random } = position;
    const types: readonly string[] = options.commutes ?? [];
    const actors = types.length === 0 ? [] : game.actors(state);
    if (actors.length < 2) return;
    const [left, right] = random.sample(actors, 2).map((seat) => {
      const view = game.view(state, seat);
      const own = [...someMoves(table, view, seat, random, 2), ...someListed(table, view, seat, random, 4)];
      return own.find((action) => types.includes(action.type) && game.check(view, action) === undefined);
    });
    if (left === undefined || right === undefined) return;
    tally.proofs++;
    const after = (first: AnyAction, second: AnyAction): unknown => {
      const once = game.reduce(state, first);
      const twice = once.ok ? game.reduce(once.value.state, second) : once;
      return twice.ok
        ? twice.value.state
        : broken(`after ${show(first)}, ${show(second)} is refused: ${show(twice.error)}`);
    };
    const one = after(left, right);
    const other = after(right, left);
    if (sortedJson(one) === sortedJson(other)) return;
    broken(`${show(left)} and ${show(right)} lead elsewhere in the other order. ${difference(one, other)}`);
  },
  unproven: ({ options }) =>
    options.commutes?.length ? 'no two seats could act at once with the types in `commutes`' : undefined,
};
