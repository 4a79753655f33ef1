import { sortedJson } from '../digest.js';
import type { AnyAction, Seat } from '../game.js';
import { findNotPlain, isRecord } from '../plain.js';
import { someActions, someJunk } from './actions.js';
import { answersText } from './answers.js';
import { broken, difference, type Rule, show, unthrown, viewers } from './table.js';

/** No seats, as a wire or a careless caller may name them. */
const NO_SEATS = [99, -1, 0.5, Number.NaN, '0', 'constructor', {}] as readonly unknown[] as readonly Seat[];

/** Every one is of the type `Seed` and may stand in a file. */
const ODD_SEEDS = ['', ' ', '\u0000', '\uD800', 'x'.repeat(5000), 0, -0, -1, 1.5, 2 ** 53, -1e308];

/** A refusal must be data with a code. */
function mustHaveCode(refusal: unknown, what: string): void {
  if (typeof refusal === 'object' && refusal !== null) {
    const code: unknown = Reflect.get(refusal, 'code');
    if (typeof code === 'string' && code !== '') return;
  }
  broken(`${what} was refused without a code: ${show(refusal)}`);
}

function mustBeResult(result: unknown, what: string): void {
  if (!isRecord(result) || typeof result.ok !== 'boolean') broken(`${what} gave no Result: ${show(result)}`);
  else if (!result.ok) mustHaveCode(result.error, what);
}

/** `create` answers any configuration and any seed, and answers the same twice. */
export const creates: Rule = {
  visit({ game }, position, tally): void {
    const { trace, random } = position;
    // Once a play, at its start.
    if (trace.actions.length > 0) return;
    tally.proofs++;
    const { config, seed } = trace;
    const real = isRecord(config) ? config : {};
    const spoiled = Object.fromEntries(
      Object.keys(real).map((key) => [key, random.pick(NO_SEATS as readonly unknown[])]),
    );
    for (const junk of [null, 0, 'x', [], { seats: -1 }, { width: 1e9, height: 1e9 }, spoiled, ...NO_SEATS]) {
      mustBeResult(
        unthrown(`create(${show(junk)})`, () => game.create(junk as never, seed)),
        `create(${show(junk)})`,
      );
    }
    for (const odd of [undefined, ...ODD_SEEDS]) {
      const what = `create with the seed ${show(odd)}`;
      const made = unthrown(what, () => game.create(config as never, odd));
      mustBeResult(made, what);
      const found = difference(made, game.create(config as never, odd));
      if (found !== undefined) broken(`${what} gives another game each time. ${found}`);
    }
  },
};

/** Whatever is sent, the answer is a Result, and a refusal has a code. */
export const total: Rule = {
  sparse: true,
  visit(table, position, tally): void {
    const { game } = table;
    const { state } = position;
    for (const junk of someJunk(table, position, 6) as readonly AnyAction[]) {
      tally.proofs++;
      const taken = unthrown(`reduce(state, ${show(junk)})`, () => game.reduce(state, junk));
      mustBeResult(taken, `reduce(state, ${show(junk)})`);
      if (taken.ok && findNotPlain(taken.value.state) !== undefined) broken(`${show(junk)} got junk into the state`);
      for (const seat of viewers(position)) {
        const what = `check(view of seat ${seat}, ${show(junk)})`;
        const refusal = unthrown(what, () => game.check(game.view(state, seat), junk));
        if (refusal !== undefined) mustHaveCode(refusal, what);
      }
      // Taken out again: it would spoil every test after this one.
      if ('polluted' in {} && Reflect.deleteProperty(Object.prototype, 'polluted')) {
        broken(`${show(junk)} got into Object.prototype`);
      }
    }
    const spectator = sortedJson(game.view(state, null));
    for (const seat of NO_SEATS) {
      const view = unthrown(`view(state, ${show(seat)})`, () => game.view(state, seat));
      const found = sortedJson(view) === spectator ? undefined : difference(view, game.view(state, null));
      if (found !== undefined)
        broken(`view(state, ${show(seat)}) is not the spectator's, though there is no such seat. ${found}`);
      unthrown(`legalActions(view, ${show(seat)})`, () => game.legalActions(view, seat)[Symbol.iterator]().next());
    }
  },
};

/** What was refused never was: the state is untouched, and all answers are as before. */
export const refusalsAreNothing: Rule = {
  sparse: true,
  visit(table, position, tally): void {
    const { game } = table;
    const { state } = position;
    const actions = someActions(table, position, 2);
    const before = JSON.stringify(state);
    const said = answersText(table, position, state, actions);
    for (const junk of [...someJunk(table, position, 6), { type: 'no such type', seat: 0 }] as readonly AnyAction[]) {
      const taken = game.reduce(state, junk);
      if (taken.ok) continue;
      tally.proofs++;
      if (JSON.stringify(state) !== before) broken(`the state is another after ${show(junk)} was refused`);
      if (answersText(table, position, state, actions) !== said) {
        broken(`the game answers otherwise after ${show(junk)} was refused`);
      }
    }
  },
};
