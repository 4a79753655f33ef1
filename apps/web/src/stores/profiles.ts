import { atom, type ReadableAtom } from 'nanostores';
import { asRecord, onOtherTab, read, remove, write } from './device.js';

/** How often a kind of game was played to its end, and how often it was won. */
export interface Tally {
  readonly played: number;
  readonly won: number;
}

/** Somebody who plays on this device. */
export interface Profile {
  /** 0 is the one who is there from the start. */
  readonly id: number;
  /** `''` until a name is given. */
  readonly name: string;
  /** By room and opponent: `amazons/level-3`. */
  readonly tallies: Readonly<Record<string, Tally>>;
  /** By room: what its present game counted as. It may end once more, after turns were taken back. */
  readonly last: Readonly<Record<string, Last>>;
}

interface Last {
  readonly key: string;
  readonly won: boolean;
}

/** All who play on this device, and who plays now. There is always one. */
export interface Profiles {
  readonly current: number;
  readonly list: readonly Profile[];
}

/** The most letters of a name. */
export const LONGEST_NAME = 24;
/** The most names. */
export const MOST_PROFILES = 8;

const nobody: Profile = { id: 0, name: '', tallies: {}, last: {} };
const alone: Profiles = { current: 0, list: [nobody] };

const count = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

const tidy = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

function parseTallies(value: unknown): Profile['tallies'] {
  const entries = Object.entries(asRecord(value) ?? {}).flatMap(([key, tally]) => {
    const played = count(asRecord(tally)?.played);
    return /^[a-z]+\/[a-z0-9-]+$/.test(key) && played > 0
      ? [[key, { played, won: Math.min(count(asRecord(tally)?.won), played) }] as const]
      : [];
  });
  return Object.fromEntries(entries.slice(0, 200));
}

function parseLast(value: unknown): Profile['last'] {
  const entries = Object.entries(asRecord(value) ?? {}).flatMap(([room, last]) => {
    const { key, won } = asRecord(last) ?? {};
    return typeof key === 'string' && typeof won === 'boolean' ? [[room, { key, won }] as const] : [];
  });
  return Object.fromEntries(entries.slice(0, 20));
}

/** Each profile and each number by itself, so that one broken entry loses nothing but itself. */
function parseProfiles(value: unknown): Profiles | undefined {
  const record = asRecord(value);
  if (!Array.isArray(record?.list)) return undefined;
  const list = new Map<number, Profile>();
  for (const item of record.list.slice(0, MOST_PROFILES)) {
    const { id, name, tallies, last } = asRecord(item) ?? {};
    if (!Number.isSafeInteger(id) || Number(id) < 0 || list.has(Number(id))) continue;
    list.set(Number(id), {
      id: Number(id),
      name: typeof name === 'string' ? tidy(name) : '',
      tallies: parseTallies(tallies),
      last: parseLast(last),
    });
  }
  const [first] = list.values();
  if (!first) return undefined;
  const current = list.get(Number(record.current)) ?? first;
  return { current: current.id, list: [...list.values()] };
}

const load = (): Profiles => read('profiles', parseProfiles, alone);
const profiles = atom(load());
onOtherTab('profiles', () => profiles.set(load()));

/** Who plays on this device. */
export const $profiles: ReadableAtom<Profiles> = profiles;

/** Who plays now. */
export const currentProfile = ({ current, list }: Profiles): Profile => list.find(({ id }) => id === current) ?? nobody;

/** Another tab may have counted a game in the meantime: what is kept is read again before it is changed. */
function change(next: (now: Profiles) => Profiles): void {
  profiles.set(next(read('profiles', parseProfiles, profiles.get())));
  write('profiles', profiles.get());
}

const withCurrent = (now: Profiles, next: (profile: Profile) => Profile): Profiles => ({
  ...now,
  list: now.list.map((profile) => (profile.id === now.current ? next(profile) : profile)),
});

function add(tallies: Profile['tallies'], { key, won }: Last, by: 1 | -1): Profile['tallies'] {
  const before = tallies[key] ?? { played: 0, won: 0 };
  const played = Math.max(0, before.played + by);
  const { [key]: _nothing, ...others } = tallies;
  // What was only played in an end that was taken back is no line of the table.
  return played === 0
    ? others
    : { ...tallies, [key]: { played, won: Math.min(played, Math.max(0, before.won + (won ? by : 0))) } };
}

/** Another game begins in a room: what ends from now on is counted anew. */
export function beginGame(room: string): void {
  if (!profiles.get().list.some(({ last }) => last[room])) return;
  change((now) => ({
    ...now,
    list: now.list.map((profile) => {
      const { [room]: _ended, ...last } = profile.last;
      return { ...profile, last };
    }),
  }));
}

/**
 * Counts a game that has ended, for the one who plays now. Until `beginGame` it is the same game: when that ends once more,
 * its new end takes the place of the old one.
 *
 * @param room - the game's room: `amazons`
 * @param against - who else played, as the page of statistics names it: `level-3`, `people`
 * @param won - whether the one person at the table won; false where several played
 */
export function countGame(room: string, against: string, won: boolean): void {
  const end = { key: `${room}/${against}`, won };
  change((now) =>
    withCurrent(now, (profile) => {
      const before = profile.last[room];
      const tallies = before ? add(profile.tallies, before, -1) : profile.tallies;
      return { ...profile, tallies: add(tallies, end, 1), last: { ...profile.last, [room]: end } };
    }),
  );
}

/** Somebody else plays now. */
export const chooseProfile = (id: number): void => change((now) => ({ ...now, current: id }));

/** Gives the one who plays now a name. */
export const renameProfile = (name: string): void =>
  change((now) => withCurrent(now, (profile) => ({ ...profile, name: tidy(name) })));

/** Somebody new plays now; nothing happens when the list is full. */
export const addProfile = (name: string): void =>
  change((now) => {
    if (now.list.length >= MOST_PROFILES) return now;
    const id = 1 + Math.max(...now.list.map((profile) => profile.id));
    return { current: id, list: [...now.list, { id, name: tidy(name), tallies: {}, last: {} }] };
  });

/** The figures that rooms keep by themselves for each who plays; they are cleared and removed together with the tallies. */
const FIGURES = ['boggle:statistics'] as const;

/** The name under which a room keeps such figures of the one who plays now. */
export function ownName(figures: (typeof FIGURES)[number]): string {
  const { current } = profiles.get();
  return current === 0 ? figures : `${figures}:${current}`;
}

/** Forgets what the one who plays now has played, the rooms' own figures included. */
export function clearStatistics(): void {
  for (const figures of FIGURES) remove(ownName(figures));
  change((now) => withCurrent(now, (profile) => ({ ...profile, tallies: {}, last: {} })));
}

/** Forgets the one who plays now, name and figures. The last one is never taken away. */
export function removeProfile(): void {
  clearStatistics();
  change((now) => {
    const list = now.list.filter(({ id }) => id !== now.current);
    const [first] = list;
    return first ? { current: first.id, list } : alone;
  });
}
