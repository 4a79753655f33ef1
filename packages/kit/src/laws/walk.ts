import { type Cursor, cursor, fork, seed as seedOf } from '@games/rng';
import type { AnyAction, Seat, Step } from '../game.js';
import { someListed, someMoves, timeoutAt } from './actions.js';
import type { PlayPlan } from './options.js';
import { broken, type Position, show, type Table, type Trace } from './table.js';

interface Chosen {
  readonly action: AnyAction;
  readonly step: Step<unknown, unknown>;
}

/** The step of an action, or `undefined` if the game does not take it: whether it should is another law's business. */
function take(table: Table, state: unknown, action: AnyAction): Chosen | undefined {
  const taken = table.game.reduce(state, action);
  return taken.ok ? { action, step: taken.value } : undefined;
}

/** The same action somewhat later, where actions carry time. */
function later(action: AnyAction, random: Cursor, until: number | undefined): AnyAction {
  if (typeof action.at !== 'number') return action;
  const room = until === undefined ? 1000 : Math.floor(until - action.at - 1);
  return room < 1 ? action : { ...action, at: action.at + random.nextInt(0, Math.min(room, 2 ** 40)) };
}

/** The next action of a play, by one draw: mostly an actor's, at times the clock's or that of a seat off turn. */
function choose(table: Table, state: unknown, seats: readonly Seat[], random: Cursor): Chosen | undefined {
  const { game } = table;
  const due = game.deadline(state);
  const actors = game.actors(state);
  if (due && (actors.length === 0 || random.nextInt(0, 7) === 0)) {
    const timedOut = take(table, state, timeoutAt(due.at + random.pick([0, 1, 60_000])));
    if (timedOut) return timedOut;
  }
  const others = actors.length === 0 || random.nextInt(0, 15) === 0;
  for (const seat of random.shuffle(others ? seats : actors)) {
    const view = game.view(state, seat);
    const free = random.nextBoolean() ? someMoves(table, view, seat, random, 1) : [];
    for (const action of [...free, ...someListed(table, view, seat, random, 1)]) {
      const chosen =
        (random.nextBoolean() && take(table, state, later(action, random, due?.at))) || take(table, state, action);
      if (chosen) return chosen;
    }
  }
  return undefined;
}

/** Plays a plan, position by position, and writes each action taken into the trace. */
export function* walk(table: Table, plan: PlayPlan, trace: Trace): Generator<Position & { readonly last: boolean }> {
  const { game, options } = table;
  const start = game.create(plan.config as object | undefined, plan.seed);
  if (!start.ok) broken(`create refused a configuration that the option \`config\` made: ${show(start.error)}`);
  let state = start.value;
  let highest = typeof options.seats === 'number' ? options.seats - 1 : 1;
  for (let ply = 0; ; ply++) {
    for (const seat of game.actors(state)) highest = Math.max(highest, Number(seat) || 0);
    const seats =
      typeof options.seats === 'function'
        ? options.seats(state)
        : Array.from({ length: highest + 1 }, (_, seat) => seat);
    const draws = seedOf(plan.choices[ply] ?? 0);
    const chosen = ply < plan.choices.length ? choose(table, state, seats, cursor(fork(draws, 'walk'))) : undefined;
    yield { state, seats, random: cursor(draws), trace, last: chosen === undefined };
    if (chosen === undefined) return;
    trace.actions.push(chosen.action);
    state = chosen.step.state;
  }
}
