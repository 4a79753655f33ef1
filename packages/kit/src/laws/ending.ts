import type { AnyAction } from '../game.js';
import { someActions, someJunk, timeoutAt } from './actions.js';
import { broken, type Position, type Rule, show, type Table, viewers } from './table.js';

function mustBeOutcome({ game }: Table, { state, seats }: Position): void {
  const outcome = game.outcome(state);
  if (!outcome) return;
  const { winner, reason, scores } = outcome;
  if (winner !== null && !seats.includes(winner))
    broken(`the winner is ${show(winner)}, which is no seat of ${show(seats)}`);
  if (typeof reason !== 'string' || reason === '') broken(`the outcome has no reason: ${show(outcome)}`);
  if (scores !== undefined && !(Array.isArray(scores) && scores.every(Number.isFinite))) {
    broken(`the scores are ${show(scores)}`);
  }
}

/** Once there is an outcome nobody acts, no clock runs, and what is tried is refused. */
export const ends: Rule = {
  toTheEnd: true,
  visit(table, position, tally): void {
    const { game, options } = table;
    const { state, trace, seats } = position;
    if (game.outcome(state) === undefined) return;
    tally.proofs++;
    mustBeOutcome(table, position);
    const open: readonly string[] = options.afterOutcome ?? [];
    const actors = game.actors(state);
    if (actors.length > 0 && open.length === 0) broken(`after the outcome, actors names ${show(actors)}`);
    const due = game.deadline(state);
    if (due !== undefined) broken(`after the outcome, a deadline is running: ${show(due)}`);
    for (const seat of viewers(position)) {
      for (const action of game.legalActions(game.view(state, seat), seat ?? undefined)) {
        if (!open.includes(action.type)) broken(`after the outcome, legalActions lists ${show(action)}`);
      }
    }
    const start = game.create(trace.config as never, trace.seed);
    const first = start.ok ? someActions(table, { ...position, state: start.value }, 4) : [];
    const tried = [
      ...trace.actions.slice(-8),
      ...first,
      ...someJunk(table, position, 4),
      timeoutAt(2 ** 52),
    ] as AnyAction[];
    for (const action of tried.flatMap((one) => [one, ...seats.map((seat) => ({ ...one, seat }))])) {
      if (game.reduce(state, action).ok && !open.includes(action.type)) {
        broken(`after the outcome ${show(game.outcome(state))}, reduce took ${show(action)}`);
      }
    }
  },
  unproven: ({ options }) =>
    options.endless
      ? undefined
      : 'no play came to its end: raise `plies`, choose smaller configurations, or say `endless`',
};

/** While there is no outcome, somebody may act or a clock runs. */
export const unstuck: Rule = {
  toTheEnd: true,
  visit(table, position, tally): void {
    const { game } = table;
    const { state } = position;
    tally.proofs++;
    if (game.outcome(state) !== undefined || game.actors(state).length > 0 || game.deadline(state) !== undefined)
      return;
    broken('nobody may act, no clock runs, and there is no outcome');
  },
};
