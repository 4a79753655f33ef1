import { sortedJson } from '../digest.js';
import type { AnyAction, Seat } from '../game.js';
import { isRecord } from '../plain.js';
import { someJunk, someListed, someMoves, timeoutAt } from './actions.js';
import { broken, difference, type Position, type Rule, show, type Table, viewers } from './table.js';

/** Whether an action stands in a list: all that a listed one says, it says too; `at` may be later. */
function isListed(list: Iterable<AnyAction>, action: AnyAction): boolean {
  const given = new Map(Object.entries(action).map(([key, value]) => [key, sortedJson(value)]));
  for (const listed of list) {
    if (Object.entries(listed).every(([key, value]) => key === 'at' || given.get(key) === sortedJson(value)))
      return true;
  }
  return false;
}

/** `check` with the actor's view and `reduce` say the same. */
function mustAgree(table: Table, { state, seats }: Position, action: AnyAction): boolean {
  const { game } = table;
  const seat: unknown = isRecord(action) ? action.seat : undefined;
  const real = seats.includes(seat as Seat) || seat === null;
  const taken = game.reduce(state, action);
  if (!real) {
    if (taken.ok) broken(`reduce took ${show(action)}, whose seat is not at the table`);
    return false;
  }
  const refusal = game.check(game.view(state, seat as Seat | null), action);
  if (refusal === undefined && !taken.ok) broken(`check took ${show(action)}, reduce refused it: ${show(taken.error)}`);
  if (refusal !== undefined && taken.ok) broken(`reduce took ${show(action)}, check refused it: ${show(refusal)}`);
  if (refusal !== undefined && !taken.ok) {
    const found = difference(refusal, taken.error);
    if (found !== undefined) broken(`check and reduce refuse ${show(action)} for different reasons. ${found}`);
  }
  return taken.ok;
}

/** Every listed action is taken; `check` is what `reduce` does; what is not listed, where all is listed, is refused. */
export const agreement: Rule = {
  visit(table, position, tally): void {
    const { game, options } = table;
    const { state, random, seats } = position;
    for (const viewer of viewers(position)) {
      const view = game.view(state, viewer);
      for (const action of someListed(table, view, viewer ?? undefined, random, 3)) {
        tally.proofs++;
        if (viewer !== null && action.seat !== viewer) broken(`legalActions of seat ${viewer} lists ${show(action)}`);
        if (!mustAgree(table, position, action)) broken(`legalActions lists ${show(action)}, which is refused`);
        const refusal = game.check(view, action);
        if (refusal !== undefined) broken(`check refuses ${show(action)}, listed for the same view: ${show(refusal)}`);
      }
    }
    const due = game.deadline(state);
    if (due) for (const at of [due.at - 1, due.at]) mustAgree(table, position, timeoutAt(at));
    const moves = seats.flatMap((seat) => someMoves(table, game.view(state, seat), seat, random, 1));
    const open: readonly string[] = [...(options.offTurn ?? []), ...(options.afterOutcome ?? []), 'timeout'];
    for (const action of [...moves, ...someJunk(table, position, 8)] as AnyAction[]) {
      if (!mustAgree(table, position, action) || options.exhaustive === false || open.includes(action.type)) continue;
      const list = game.legalActions(game.view(state, action.seat), action.seat ?? undefined);
      if (!isListed(list, action)) broken(`${show(action)} is legal, and legalActions does not list it`);
    }
  },
};

/** Whoever may act is an actor, and no one else acts but by what is open off turn. */
export const actorsAct: Rule = {
  visit(table, position, tally): void {
    const { game, options } = table;
    const { state, random, seats } = position;
    const open: readonly string[] = [...(options.offTurn ?? []), ...(options.afterOutcome ?? []), 'timeout'];
    const actors = game.actors(state);
    if (new Set(actors).size !== actors.length) broken(`actors names a seat twice: ${show(actors)}`);
    const stranger = actors.find((seat) => !seats.includes(seat));
    if (stranger !== undefined) broken(`actors names ${show(stranger)}, which is no seat of ${show(seats)}`);
    for (const seat of seats) {
      const view = game.view(state, seat);
      const listed = someListed(table, view, seat, random, 8);
      tally.proofs++;
      if (actors.includes(seat)) {
        if (listed.length === 0) broken(`seat ${seat} is an actor, and legalActions lists nothing for it`);
        continue;
      }
      const foreign = actors.flatMap((actor) => someListed(table, game.view(state, actor), actor, random, 2));
      const tried = [
        ...listed,
        ...someMoves(table, view, seat, random, 1),
        ...foreign.map((action) => ({ ...action, seat })),
      ];
      for (const action of tried) {
        if (open.includes(action.type)) continue;
        if (listed.includes(action)) broken(`seat ${seat} is no actor, and legalActions lists ${show(action)} for it`);
        if (game.reduce(state, action).ok) broken(`seat ${seat} is no actor, and reduce took ${show(action)}`);
      }
    }
  },
};
