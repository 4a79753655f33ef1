import type { Cursor } from '@games/rng';
import { sample } from 'fast-check';
import type { AnyAction, Seat } from '../game.js';
import { isRecord } from '../plain.js';
import type { Position, Table } from './table.js';

/** Listed actions, some: the list may be long (2,176 first moves), so most times only its beginning is drawn. */
export function someListed(
  table: Table,
  view: unknown,
  seat: Seat | undefined,
  random: Cursor,
  count: number,
): AnyAction[] {
  const reach = 2 ** random.nextInt(0, 12);
  const found: AnyAction[] = [];
  for (const action of table.game.legalActions(view, seat)) {
    found.push(action);
    if (found.length >= reach) break;
  }
  return found.length <= count ? found : random.sample(found, count);
}

/** Plausible actions of a seat, by the option `moves`. */
export function someMoves(table: Table, view: unknown, seat: Seat, random: Cursor, count: number): AnyAction[] {
  const { moves } = table.options;
  return moves === undefined ? [] : sample(moves(view, seat), { numRuns: count, seed: random.nextInt(0, 2 ** 31 - 1) });
}

/** Actions that some seat could try here: listed ones first, then plausible ones. */
export function someActions(table: Table, position: Position, count: number): AnyAction[] {
  const { state, random, seats } = position;
  const actors = table.game.actors(state);
  const listed = [...actors, ...seats.filter((seat) => !actors.includes(seat))].flatMap((seat) =>
    someListed(table, table.game.view(state, seat), seat, random, count),
  );
  const moves = actors.flatMap((seat) => someMoves(table, table.game.view(state, seat), seat, random, 2));
  return [...(listed.length <= count ? listed : random.sample(listed, count)), ...moves];
}

/** The timeout that comes at `at`. */
export function timeoutAt(at: number): AnyAction {
  return { type: 'timeout', seat: null, at };
}

/** What stands in a field of a hostile action: the wrong type, far out of range, or a word with a meaning to JavaScript. */
const HOSTILE: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    false,
    0,
    -0,
    -1,
    1,
    99,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 31,
    2 ** 53,
    1e308,
  ],
  ...[
    '',
    ' ',
    '0',
    '-1',
    'null',
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'length',
    '\u0000',
    '\uD800',
  ],
  ...[
    'a1',
    'x'.repeat(5000),
    [],
    [0],
    [[]],
    {},
    { length: 1e9 },
    { code: 1 },
    JSON.parse('{"__proto__":{"polluted":true}}'),
  ],
];

/** Whole actions that are none. */
const STRANGERS: readonly unknown[] = [
  ...HOSTILE,
  ...[{ type: '' }, { type: 'timeout' }, { type: 'constructor', seat: 0 }, { type: '__proto__', seat: 0, at: 0 }],
  JSON.parse('{"type":"x","seat":0,"__proto__":{"polluted":true}}'),
];

/** The texts and numbers in a value, keys too: what its game speaks of. */
function words(value: unknown, found: Set<string | number>): void {
  if (found.size > 400) return;
  if (typeof value === 'string' || typeof value === 'number') found.add(value);
  else if (Array.isArray(value)) for (const item of value) words(item, found);
  else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      found.add(key);
      words(item, found);
    }
  }
}

/** Something to stand in a field instead: of the game's own words, near it, or hostile. */
function another(value: unknown, random: Cursor, spoken: readonly (string | number)[]): unknown {
  const kin = spoken.filter((word) => typeof word === typeof value);
  const kind = random.nextInt(0, 3);
  if (kind <= 1 && kin.length > 0) return random.pick(kin);
  if (kind === 2 && typeof value === 'number') return value + random.pick([-2, -1, 1, 2]);
  return random.pick(HOSTILE);
}

/** A copy of a value with one place in it spoiled: dropped, or replaced. */
function spoil(value: unknown, random: Cursor, spoken: readonly (string | number)[]): unknown {
  if (Array.isArray(value) && value.length > 0 && random.nextBoolean()) {
    const index = random.nextInt(0, value.length - 1);
    return value.flatMap((item, at) =>
      at !== index ? [item] : random.nextBoolean() ? [] : [spoil(item, random, spoken)],
    );
  }
  if (isRecord(value) && Object.keys(value).length > 0 && random.nextInt(0, 7) > 0) {
    const key = random.pick(Object.keys(value));
    const { [key]: old, ...rest } = value;
    return random.nextInt(0, 4) === 0 ? rest : { ...value, [key]: spoil(old, random, spoken) };
  }
  return another(value, random, spoken);
}

/** Actions nobody should send: real ones spoiled or sent by another seat, plain junk, and the caller's own. */
export function someJunk(table: Table, position: Position, count: number): unknown[] {
  const { random, trace, seats, state } = position;
  const real = [...someActions(table, position, 4), ...trace.actions.slice(-4)];
  const [actor = null] = table.game.actors(state);
  const spoken = new Set<string | number>();
  words([real, table.game.view(state, actor)], spoken);
  return Array.from({ length: count }, () => {
    const kind = random.nextInt(0, 7);
    const { junk } = table.options;
    if (kind === 0 && junk !== undefined) return sample(junk, { numRuns: 1, seed: random.nextInt(0, 2 ** 31 - 1) })[0];
    if (kind <= 1 || real.length === 0) return random.pick(STRANGERS);
    const action = random.pick(real);
    if (kind === 2) return { ...action, seat: random.pick([...seats, null, seats.length, -1]) };
    return spoil(action, random, [...spoken]);
  });
}
