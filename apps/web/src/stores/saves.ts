import { atom, type ReadableAtom } from 'nanostores';
import { asRecord, oneOf, onOtherTab, read, remove, write } from './device.js';

/** `fresh`: nothing was played yet; `over`: finished, and still on the table until a new game begins. */
const STAGES = ['fresh', 'running', 'over'] as const;
/** How far a kept game has come. */
export type Stage = (typeof STAGES)[number];

/** The game that stands in a room, as the home page needs it. */
export interface SavedGame {
  /** The game's own save text. */
  readonly save: string;
  readonly stage: Stage;
  /** When it was last touched: milliseconds since 1970. */
  readonly at: number;
  /** What the room needs to picture it without loading the game: the room's own text. */
  readonly glance: string;
}

const parseSave = (value: unknown): SavedGame | undefined => {
  const record = asRecord(value);
  if (!record) return undefined;
  const { save, at, glance } = record;
  const stage = oneOf(STAGES)(record.stage);
  return typeof save === 'string' && typeof at === 'number' && typeof glance === 'string' && stage
    ? { save, stage, at, glance }
    : undefined;
};

const stores = new Map<string, ReturnType<typeof open>>();

function open(room: string) {
  const name = `game:${room}`;
  const load = (): SavedGame | undefined => read<SavedGame | undefined>(name, parseSave, undefined);
  const $save = atom(load());
  onOtherTab(name, () => $save.set(load()));
  return { name, $save };
}

function storeOf(room: string): ReturnType<typeof open> {
  const known = stores.get(room) ?? open(room);
  stores.set(room, known);
  return known;
}

/** The unfinished game of a room, or undefined. */
export const savedGame = (room: string): ReadableAtom<SavedGame | undefined> => storeOf(room).$save;

/** Keeps a room's game. Called after every turn: closing the tab loses nothing. */
export function keepGame(room: string, game: SavedGame): void {
  const { name, $save } = storeOf(room);
  $save.set(game);
  write(name, game);
}

const setAside = atom(false);

/** True once a kept game could not be opened. The shell says so. */
export const $setAside: ReadableAtom<boolean> = setAside;

/**
 * Puts a game that could not be opened beside the table, where a new one does not write over it: it may come from a later
 * version of the app, which will read it.
 */
export function putAside(room: string): void {
  const { name, $save } = storeOf(room);
  write(`${name}:aside`, $save.get());
  remove(name);
  $save.set(undefined);
  setAside.set(true);
}
