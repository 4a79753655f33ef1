import { sortedJson } from '../digest.js';
import type { AnyAction, Seat } from '../game.js';
import { isRecord } from '../plain.js';
import { someJunk, someListed, someMoves, timeoutAt } from './actions.js';
import { broken, difference, type Position, type Rule, show, type Table, told, viaJson, viewers } from './table.js';

/** Another state that looks the same to a seat, or `undefined`: the seat knows all, or the twin is no other. */
function twinOf(table: Table, { state, random }: Position, seat: Seat | null): unknown {
  const twin = table.options.twin?.(viaJson(state), seat, random);
  return twin === undefined || sortedJson(twin) === sortedJson(state) ? undefined : twin;
}

/** Whether a value holds another: as a part, or, if it is text, within a text or a key. */
function holds(value: unknown, secret: unknown): boolean {
  if (typeof secret === 'string' && typeof value === 'string') return value.includes(secret);
  if (sortedJson(value) === sortedJson(secret)) return true;
  if (Array.isArray(value)) return value.some((item) => holds(item, secret));
  return isRecord(value) && Object.entries(value).some(([key, item]) => holds(key, secret) || holds(item, secret));
}

/** No secret of the option `secrets`, nor the seed itself, stands in what a seat is given. */
function mustNotHold(table: Table, { state, trace }: Position, seat: Seat | null, what: string, value: unknown): void {
  // A short seed may stand anywhere by chance.
  const seeds = typeof trace.seed === 'string' && trace.seed.length >= 8 ? [trace.seed] : [];
  for (const secret of [...seeds, ...(table.options.secrets?.(state, seat) ?? [])]) {
    if (holds(value, secret)) broken(`${what} holds the secret ${show(secret)}: ${show(value)}`);
  }
}

function noTwin({ options }: Table): string | undefined {
  return options.twin == null ? undefined : 'no twin was another state: `twin` must change what the seat does not know';
}

/** Of two states that differ only in what a seat must not know, the seat has byte-equal views. */
export const viewsHide: Rule = {
  visit(table, position, tally): void {
    const { game, options } = table;
    const { state, trace } = position;
    for (const seat of viewers(position)) {
      const view = game.view(state, seat);
      mustNotHold(table, position, seat, `the view of seat ${seat}`, view);
      if (typeof options.twin !== 'function') {
        const found = difference(view, game.view(state, null));
        if (found !== undefined)
          broken(`seat ${seat} sees what a spectator does not: say what is hidden by \`twin\`. ${found}`);
        tally.proofs++;
        continue;
      }
      const twin = twinOf(table, position, seat);
      if (twin === undefined) continue;
      tally.proofs++;
      const found = difference(view, game.view(twin, seat));
      if (found !== undefined) broken(`the view of seat ${seat} tells it what it must not know. ${found}`);
    }
    if (options.twin === undefined && trace.actions.length === 0) {
      const other = game.create(trace.config as never, `not ${trace.seed}`);
      const found = other.ok ? difference(state, other.value) : undefined;
      if (found !== undefined)
        broken(`the game draws from its seed: say what is hidden by \`twin\`, or \`twin: null\`. ${found}`);
    }
  },
  unproven: noTwin,
};

/** Pairs of actions whose difference the viewer may not be able to tell: the same one, or another of the same seat and type. */
function alike(
  table: Table,
  state: unknown,
  twin: unknown,
  seat: Seat | null,
  position: Position,
): [AnyAction, AnyAction][] {
  const { game } = table;
  const { random } = position;
  const actors = game.actors(state);
  const pairs: [AnyAction, AnyAction][] = [];
  for (const actor of actors) {
    const view = game.view(state, actor);
    const other = game.view(twin, actor);
    const here = [...someListed(table, view, actor, random, 2), ...someMoves(table, view, actor, random, 1)];
    const there = [...someListed(table, other, actor, random, 32), ...someMoves(table, other, actor, random, 2)];
    for (const action of here) {
      pairs.push([action, action]);
      if (actor === seat) continue;
      const same = there.filter((candidate) => candidate.type === action.type);
      if (same.length > 0) pairs.push([action, random.pick(same)]);
    }
  }
  const due = game.deadline(state);
  return due ? [...pairs, [timeoutAt(due.at), timeoutAt(due.at)]] : pairs;
}

/**
 * An event tells a seat nothing that its next view does not: where two steps leave the seat with byte-equal views, it was
 * told byte-equal events. (Where the views differ, the rules have just revealed something.)
 */
export const eventsHide: Rule = {
  sparse: true,
  visit(table, position, tally): void {
    const { game, options } = table;
    const { state } = position;
    const fleeting: readonly string[] = options.fleeting ?? [];
    const lasting = (event: unknown): boolean => !(isRecord(event) && fleeting.includes(String(event.type)));
    for (const seat of viewers(position)) {
      for (const twin of [state, twinOf(table, position, seat)]) {
        if (twin === undefined) continue;
        for (const [action, other] of alike(table, state, twin, seat, position)) {
          const left = game.reduce(state, action);
          const right = game.reduce(twin, other);
          if (!left.ok || !right.ok) continue;
          const heard = told(table, left.value.events, seat);
          mustNotHold(table, position, seat, `what seat ${seat} is told`, heard);
          const views = [game.view(left.value.state, seat), game.view(right.value.state, seat)];
          if (JSON.stringify(views[0]) !== JSON.stringify(views[1])) continue;
          tally.proofs++;
          const found = difference(heard.filter(lasting), told(table, right.value.events, seat).filter(lasting));
          if (found === undefined) continue;
          broken(
            `after ${show(action)} or ${show(other)} seat ${seat} has the same view, but was told otherwise. ${found}`,
          );
        }
      }
    }
  },
};

/** What a seat tries is taken or refused alike, for the same reason, in all states that look the same to it. */
export const refusalsHide: Rule = {
  sparse: true,
  visit(table, position, tally): void {
    const { game, options } = table;
    const { state, random } = position;
    const junk = someJunk(table, position, 6).filter(isRecord) as unknown[] as AnyAction[];
    for (const seat of viewers(position)) {
      const view = game.view(state, seat);
      const own =
        seat === null ? [] : [...someListed(table, view, seat, random, 3), ...someMoves(table, view, seat, random, 3)];
      const twin = twinOf(table, position, seat);
      for (const action of [...own, ...junk.map((spoiled) => ({ ...spoiled, seat }))]) {
        const taken = game.reduce(state, action);
        if (!taken.ok) mustNotHold(table, position, seat, `the refusal of ${show(action)}`, taken.error);
        if (twin === undefined) continue;
        tally.proofs++;
        const other = game.reduce(twin, action);
        const found = difference(taken.ok ? 'taken' : taken.error, other.ok ? 'taken' : other.error);
        if (found !== undefined)
          broken(`seat ${seat} learns what it must not know by trying ${show(action)}. ${found}`);
      }
    }
    if (options.twin == null) tally.proofs++;
  },
  unproven: noTwin,
};
