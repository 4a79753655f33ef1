import type { AnyAction } from '../game.js';
import { someActions, timeoutAt } from './actions.js';
import { broken, difference, type Rule, type Table, viaJson, viewers } from './table.js';

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) deepFreeze(Reflect.get(value, key));
  }
  return value;
}

/** Calls a function with arguments that are watched for change: loose ones compared with their copies, then frozen ones. */
function watch(what: string, args: readonly unknown[], call: (...args: never[]) => unknown): void {
  const loose = args.map(viaJson);
  call(...(loose as never[]));
  const found = difference(args, loose);
  if (found !== undefined) broken(`${what} changed its argument ${found}`);
  try {
    call(...(args.map((arg) => deepFreeze(viaJson(arg))) as never[]));
  } catch (thrown) {
    // The very same call with unfrozen arguments went well: it wrote what was there already, or wrote and restored.
    broken(`${what} writes to its arguments: ${thrown}`);
  }
}

function watchAll(
  table: Table,
  state: unknown,
  seats: readonly (number | null)[],
  actions: readonly AnyAction[],
): void {
  const { game } = table;
  watch('actors', [state], (value) => game.actors(value));
  watch('deadline', [state], (value) => game.deadline(value));
  watch('outcome', [state], (value) => game.outcome(value));
  for (const seat of seats) {
    watch('view', [state, seat], (value, viewer) => game.view(value, viewer));
    watch('legalActions', [game.view(state, seat)], (view) => {
      for (const _ of game.legalActions(view)) break;
    });
    for (const action of actions)
      watch('check', [game.view(state, seat), action], (view, tried) => game.check(view, tried));
  }
  for (const action of actions) {
    watch('reduce', [state, action], (value, tried) => game.reduce(value, tried));
    const taken = game.reduce(state, action);
    if (!taken.ok) continue;
    for (const event of taken.value.events) {
      for (const seat of seats) watch('eventFor', [event, seat], (told, viewer) => game.eventFor(told, viewer));
    }
  }
}

/** No function changes what it is given. */
export const unmutated: Rule = {
  sparse: true,
  visit(table, position, tally): void {
    const { state, trace } = position;
    tally.proofs++;
    if (trace.actions.length === 0)
      watch('create', [trace.config, trace.seed], (config, seed) => table.game.create(config, seed));
    const due = table.game.deadline(state);
    const timeouts = due ? [timeoutAt(due.at - 1), timeoutAt(due.at)] : [];
    watchAll(table, state, viewers(position), [...someActions(table, position, 3), ...timeouts]);
  },
};
