import { err, ok, type Result } from '@games/kit';
import { isRoom, isSuspect, ROOMS, type Room, SUSPECTS, type Suspect } from '../cards.js';
import { isName } from '../config/name.js';
import { DEFAULT_RING, oppositeCorner, type Ring } from './ring.js';
import { SALON_THEME, type SalonTheme, THEME_KEYS } from './theme.js';
import { DAY } from './types.js';

/** Who plays whom. */
export interface SalonPlayerConfig {
  readonly suspect: Suspect;
  /** A name to show, 1 to 40 characters; without it the suspect's. */
  readonly name?: string;
  /** Whether this is a non-player character, which holds cards until somebody takes it over (SAL-17). */
  readonly npc?: boolean;
}

/** What the host chooses before a game. */
export interface SalonConfig extends Ring {
  /**
   * The players in the order in which they joined, or how many: at least two people, and six suspects at most. Where fewer
   * than six play, the cards are dealt to them alone, unless some are NPCs (SAL-17): see `fillWithNpcs`. Default 6.
   */
  readonly players: number | readonly SalonPlayerConfig[];
  /** The turn order (SAL-20): as they joined, by lot, or the suspects in the order that the host chose. Default first come. */
  readonly order: 'first-come' | 'random' | readonly Suspect[];
  /** Names of the host's own; those left out are `SALON_THEME`'s. Each 1 to 60 characters, no two cards alike (SAL-1). */
  readonly theme: Partial<SalonTheme>;
  /** The host's name, 1 to 40 characters. */
  readonly host: string;
  /** How long a player has before the host may skip them, in milliseconds: 24 hours to 90 days (SAL-16). Default 24 hours. */
  readonly skipAfter: number;
  /** How long reveal orders are collected before the first turn, in milliseconds, up to 90 days (SAL-21). Default 24 hours. */
  readonly ordersWithin: number;
  /** Who makes the suggestions of NPCs: the players in turn (SAL-18), or the host's program. Default `'players'`. */
  readonly npcTurns: 'players' | 'host';
  /** When the game starts, in the host's milliseconds. Default 0. */
  readonly startAt: number;
}

/** Why a configuration was not taken. */
export type SalonConfigRefusal =
  /** A field that is none of ours, or holds what it must not: `value`, where that is short plain data. */
  | { readonly code: 'invalid-config'; readonly field: string; readonly value?: string | number | boolean | null }
  | {
      readonly code: 'player-count';
      readonly people: number;
      readonly suspects: number;
      readonly min: 2;
      readonly max: 6;
    }
  | { readonly code: 'suspect-taken'; readonly suspect: Suspect }
  /** A chosen turn order names each suspect that plays once. */
  | { readonly code: 'order-incomplete'; readonly suspects: readonly Suspect[] }
  /** A passage joins two opposite corners, and each corner has one at most (SAL-2). */
  | { readonly code: 'passage-not-corners'; readonly from: Room; readonly to: Room }
  | { readonly code: 'skip-too-soon'; readonly skipAfter: number; readonly min: number }
  | { readonly code: 'name-taken'; readonly name: string }
  /** The cards are drawn, so a game needs a seed. */
  | { readonly code: 'seed-required' };

/** A configuration with nothing left open; the players as they joined. */
export interface ResolvedSalon extends Ring {
  readonly players: readonly SalonPlayerConfig[];
  readonly order: SalonConfig['order'];
  readonly theme: SalonTheme;
  readonly host?: string;
  readonly skipAfter: number;
  readonly ordersWithin: number;
  readonly npcTurns: SalonConfig['npcTurns'];
  readonly startAt: number;
}

/** Far enough for any game by post, and no sum of it loses a millisecond. */
const LONGEST = 90 * DAY;
/** The last moment that the world's calendars know: ECMAScript's last date. */
export const LAST_MOMENT = 8.64e15;

const FIELDS: readonly string[] = [
  ...['players', 'order', 'theme', 'host', 'skipAfter', 'ordersWithin', 'npcTurns', 'startAt', 'ring', 'passages'],
];

type Judged<T> = Result<T, SalonConfigRefusal>;

/** Fills in the defaults and judges every field; a misspelt one is never passed over. */
export function resolveSalon(config: unknown): Judged<ResolvedSalon> {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return invalid('config', config);
  const given = config as Partial<Record<string, unknown>>;
  const stranger = Object.keys(given).find((field) => !FIELDS.includes(field));
  if (stranger !== undefined) return invalid(stranger, given[stranger]);
  const { host, skipAfter = DAY, ordersWithin = DAY, npcTurns = 'players', startAt = 0 } = given;
  if (host !== undefined && !isName(host)) return invalid('host', host);
  if (!isTime(skipAfter, LONGEST)) return invalid('skipAfter', skipAfter);
  if (skipAfter < DAY) return err({ code: 'skip-too-soon', skipAfter, min: DAY });
  if (!isTime(ordersWithin, LONGEST)) return invalid('ordersWithin', ordersWithin);
  if (!isTime(startAt, LAST_MOMENT)) return invalid('startAt', startAt);
  if (npcTurns !== 'players' && npcTurns !== 'host') return invalid('npcTurns', npcTurns);
  const players = resolvePlayers(given.players ?? 6);
  if (!players.ok) return players;
  const order = resolveOrder(given.order ?? 'first-come', players.value);
  if (!order.ok) return order;
  const board = resolveRing(given.ring ?? DEFAULT_RING.ring, given.passages);
  if (!board.ok) return board;
  const theme = resolveTheme(given.theme ?? {});
  if (!theme.ok) return theme;
  return ok({
    ...board.value,
    players: players.value,
    order: order.value,
    theme: theme.value,
    ...(host !== undefined && { host }),
    skipAfter,
    ordersWithin,
    npcTurns,
    startAt,
  });
}

function invalid(field: string, value: unknown): Result<never, SalonConfigRefusal> {
  const plain = typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
  if (typeof plain === 'string') return err({ code: 'invalid-config', field, value: plain.slice(0, 80) });
  const isPlain = plain === null || typeof plain === 'boolean' || typeof plain === 'number';
  return err({ code: 'invalid-config', field, ...(isPlain && { value: Object.is(plain, -0) ? 0 : plain }) });
}

function isTime(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most && !Object.is(value, -0);
}

function resolvePlayers(players: unknown): Judged<readonly SalonPlayerConfig[]> {
  if (typeof players === 'number') {
    if (!Number.isInteger(players)) return invalid('players', players);
    if (players < 2 || players > 6) return tooFewOrMany(players, players);
    return ok(SUSPECTS.slice(0, players).map((suspect) => ({ suspect })));
  }
  if (!Array.isArray(players)) return invalid('players', players);
  if (players.length > 6) return tooFewOrMany(players.length, players.length);
  const seated: SalonPlayerConfig[] = [];
  for (const [i, player] of players.entries()) {
    const { suspect, name, npc, ...others }: Record<string, unknown> = Object(player);
    const stranger = Object.keys(others)[0];
    if (stranger !== undefined) return invalid(`players[${i}].${stranger}`, others[stranger]);
    if (!isSuspect(suspect)) return invalid(`players[${i}].suspect`, suspect);
    if (seated.some((other) => other.suspect === suspect)) return err({ code: 'suspect-taken', suspect });
    if (name !== undefined && !isName(name)) return invalid(`players[${i}].name`, name);
    if (name !== undefined && seated.some((other) => other.name === name)) return err({ code: 'name-taken', name });
    if (npc !== undefined && typeof npc !== 'boolean') return invalid(`players[${i}].npc`, npc);
    seated.push({ suspect, ...(name !== undefined && { name }), ...(npc !== undefined && { npc }) });
  }
  const people = seated.filter(({ npc }) => !npc).length;
  return people < 2 ? tooFewOrMany(people, seated.length) : ok(seated);
}

function tooFewOrMany(people: number, suspects: number): Result<never, SalonConfigRefusal> {
  return err({ code: 'player-count', people, suspects, min: 2, max: 6 });
}

function resolveOrder(order: unknown, players: readonly SalonPlayerConfig[]): Judged<SalonConfig['order']> {
  if (order === 'first-come' || order === 'random') return ok(order);
  if (!Array.isArray(order)) return invalid('order', order);
  const suspects = players.map(({ suspect }) => suspect);
  const isWhole = order.length === suspects.length && suspects.every((suspect) => order.includes(suspect));
  return isWhole ? ok([...order]) : err({ code: 'order-incomplete', suspects });
}

function resolveRing(ring: unknown, passages: unknown): Judged<Ring> {
  if (!Array.isArray(ring) || ring.length !== ROOMS.length) return invalid('ring', ring);
  const missing = ROOMS.find((room) => !ring.includes(room));
  if (missing !== undefined) return invalid('ring', missing);
  const areas: readonly Room[] = [...ring];
  if (passages === undefined) {
    const [a, b, c, d] = [areas[0], areas[2], areas[4], areas[6]];
    return ok({ ring: areas, passages: a && b && c && d ? [[a, c] as const, [b, d] as const] : [] });
  }
  if (!Array.isArray(passages)) return invalid('passages', passages);
  const placed: (readonly [Room, Room])[] = [];
  for (const [i, passage] of passages.entries()) {
    const [from, to] = Array.isArray(passage) && passage.length === 2 ? passage : [];
    if (!isRoom(from) || !isRoom(to)) return invalid(`passages[${i}]`, null);
    if (oppositeCorner(areas, from) !== to || placed.flat().includes(from)) {
      return err({ code: 'passage-not-corners', from, to });
    }
    placed.push([from, to]);
  }
  return ok({ ring: areas, passages: placed });
}

function resolveTheme(theme: unknown): Judged<SalonTheme> {
  if (typeof theme !== 'object' || theme === null || Array.isArray(theme)) return invalid('theme', theme);
  for (const [key, name] of Object.entries(theme)) {
    if (!(THEME_KEYS as readonly string[]).includes(key)) return invalid(`theme.${key}`, null);
    if (!isName(name, 60)) return invalid(`theme.${key}`, name);
  }
  // Key by key, so that a state reads the same however the host wrote the names down.
  const all: SalonTheme = { ...SALON_THEME, ...theme };
  const names = new Map<string, keyof SalonTheme>();
  for (const key of THEME_KEYS) {
    const name = all[key].toLowerCase();
    if (names.has(name)) return err({ code: 'name-taken', name: all[key] });
    names.set(name, key);
  }
  return ok(all);
}

/**
 * The players of a game in which NPCs take the suspects that nobody plays, so that all six hold cards (SAL-17).
 *
 * @param people - who joined, in that order
 * @param count - suspects in all, at most six
 * @returns the players, for `SalonConfig`'s field of that name: the people first
 * @throws RangeError when `count` is no whole number from the number of people to 6
 *
 * @example
 * ```ts
 * import { fillWithNpcs } from '@games/clue-core/salon';
 *
 * fillWithNpcs([{ suspect: 'plum', name: 'Ada' }, { suspect: 'white' }], 3);
 * // => [{ suspect: 'plum', name: 'Ada' }, { suspect: 'white' }, { suspect: 'scarlet', npc: true }]
 * ```
 */
export function fillWithNpcs(people: readonly SalonPlayerConfig[], count: number = 6): readonly SalonPlayerConfig[] {
  if (!Number.isInteger(count) || count < people.length || count > 6) {
    throw new RangeError(`count must be a whole number from ${people.length} to 6, was ${count}`);
  }
  const free = SUSPECTS.filter((suspect) => !people.some((player) => player.suspect === suspect));
  return [...people, ...free.slice(0, count - people.length).map((suspect) => ({ suspect, npc: true }))];
}
