import { atom, type ReadableAtom } from 'nanostores';
import { asRecord, onOtherTab, read, remove, write } from './device.js';

/** An unfinished game of one room, as the home page needs it. `save` is the game's own save text. */
export interface SavedGame {
  readonly save: string;
  /** When it was last touched: milliseconds since 1970. */
  readonly at: number;
  /** What the room needs to picture it without loading the game: the room's own text. */
  readonly glance: string;
}

const parseSave = (value: unknown): SavedGame | undefined => {
  const record = asRecord(value);
  if (!record) return undefined;
  const { save, at, glance } = record;
  return typeof save === 'string' && typeof at === 'number' && typeof glance === 'string'
    ? { save, at, glance }
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

/** Forgets a room's game: it is over, or a new one was begun. */
export function forgetGame(room: string): void {
  const { name, $save } = storeOf(room);
  $save.set(undefined);
  remove(name);
}
