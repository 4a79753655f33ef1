import { findNotPlain } from '../plain.js';
import { someActions, someJunk, timeoutAt } from './actions.js';
import { answers } from './answers.js';
import { broken, difference, type Position, type Rule, show, type Table, told, viaJson, viewers } from './table.js';

function mustBePlain(what: string, value: unknown): void {
  const path = value === undefined ? undefined : findNotPlain(value);
  if (path !== undefined) broken(`${what} is not plain JSON at ${path}: ${show(value)}`);
}

/** State, views, actions, events, refusals, deadline, outcome: what JSON would lose or change stands in none. */
export const plainJson: Rule = {
  visit(table: Table, position: Position, tally): void {
    const { game } = table;
    const { state } = position;
    mustBePlain('the state', state);
    mustBePlain('the deadline', game.deadline(state));
    mustBePlain('the outcome', game.outcome(state));
    for (const seat of viewers(position)) mustBePlain(`the view of seat ${seat}`, game.view(state, seat));
    for (const action of someActions(table, position, 4)) {
      mustBePlain('an action', action);
      const taken = game.reduce(state, action);
      if (!taken.ok) continue;
      tally.proofs++;
      mustBePlain('the state', taken.value.state);
      for (const event of taken.value.events) mustBePlain('an event', event);
      for (const seat of viewers(position))
        mustBePlain(`what seat ${seat} is told`, told(table, taken.value.events, seat));
    }
    // A refusal may quote what it refuses, so only junk that is itself plain JSON counts here.
    for (const junk of someJunk(table, position, 3).filter((value) => findNotPlain(value) === undefined)) {
      const taken = game.reduce(state, junk as never);
      if (!taken.ok) mustBePlain(`the refusal of ${show(junk)}`, taken.error);
    }
  },
};

/** A state read back from JSON is as good as the one that was written: no answer changes. */
export const goesOn: Rule = {
  sparse: true,
  visit(table, position, tally): void {
    const { state } = position;
    const due = table.game.deadline(state);
    const actions = [...someActions(table, position, 3), ...(due ? [timeoutAt(due.at)] : [])];
    tally.proofs++;
    const found = difference(
      answers(table, position, state, actions),
      answers(table, position, viaJson(state), actions.map(viaJson)),
    );
    if (found !== undefined) broken(`the state that was read back from JSON gives another answer. ${found}`);
  },
};
