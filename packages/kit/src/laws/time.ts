import { timeoutAt } from './actions.js';
import { broken, type Rule, show } from './table.js';

/** More deadlines than any game has due at one instant. */
const CHAIN = 64;

/** Early, a timeout is refused; from its time on, however late, it is taken; doubled, it does no harm. */
export const deadlines: Rule = {
  visit({ game }, { state, seats }, tally): void {
    tally.proofs++;
    const due = game.deadline(state);
    if (due === undefined) {
      for (const at of [0, 1e12, 2 ** 52]) {
        if (game.reduce(state, timeoutAt(at)).ok) broken('a timeout was taken, and no deadline is running');
      }
      return;
    }
    if (!Number.isFinite(due.at)) broken(`the deadline is at ${show(due.at)}`);
    if (due.seat !== null && !seats.includes(due.seat))
      broken(`the deadline is seat ${show(due.seat)}'s, which is none`);
    for (const early of [due.at - 1, due.at - 1e9]) {
      if (game.reduce(state, timeoutAt(early)).ok)
        broken(`a timeout at ${early} was taken, the deadline is at ${due.at}`);
    }
    for (const at of [due.at, due.at + 1, due.at + 1e9]) {
      let taken = game.reduce(state, timeoutAt(at));
      if (!taken.ok) broken(`the timeout at ${at} was refused, the deadline is at ${due.at}: ${show(taken.error)}`);
      // The same timeout again: it may settle what else was due by then, and must come to an end.
      for (let count = 0; taken.ok; count++) {
        if (count === CHAIN) broken(`the same timeout at ${at} is taken again and again`);
        const next = game.deadline(taken.value.state);
        const again = game.reduce(taken.value.state, timeoutAt(at));
        if (again.ok && (next === undefined || next.at > at)) {
          broken(`the timeout at ${at} was taken twice; after the first, the deadline is ${show(next)}`);
        }
        taken = again;
      }
    }
  },
};
