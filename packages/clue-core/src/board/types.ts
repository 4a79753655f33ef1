import type { Room, Suspect } from '../cards.js';

/** The letters of the rows, from the top: a board has at most 26 (CLU-1). */
export const ROW_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as readonly RowLetter[];
/** A row. */
export type RowLetter = Uppercase<
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z'
>;

/** A square by name: row letter and column number, both from the top left: `A1` (CLU-1). */
export type Square = `${RowLetter}${number}`;

/** Where a token stands: on a corridor square, in a room, or in the middle, out of everybody's way. */
export type Place = Square | Room | 'middle';

/** A door: the only way in and out of a room (CLU-3). */
export interface Door {
  /** Whose door it is. */
  readonly room: Room;
  /** The square inside the room. */
  readonly inside: Square;
  /** The corridor square before it. */
  readonly outside: Square;
}

/** A board as the rules read it: what `parseBoard` makes of a text. Plain JSON. */
export interface Board {
  /** How many rows, 1 to 26. */
  readonly rows: number;
  /** How many columns, 1 to 40. */
  readonly columns: number;
  /** The corridor squares, row by row. Their places in this list are the numbers in `neighbours`. */
  readonly squares: readonly Square[];
  /** For each corridor square the corridor squares beside it, as places in `squares`: up, right, down, left. */
  readonly neighbours: readonly (readonly number[])[];
  /** All doors. */
  readonly doors: readonly Door[];
  /** The secret passages, each once. */
  readonly passages: readonly (readonly [Room, Room])[];
  /** Where each token starts: corridor squares. */
  readonly starts: Readonly<Record<Suspect, Square>>;
  /** The squares of each room, row by row. */
  readonly rooms: Readonly<Record<Room, readonly Square[]>>;
  /** The blocked squares in the middle, row by row. */
  readonly middle: readonly Square[];
}

/** Why a text is no board. `line` counts from 1. */
export type BoardRefusal =
  | { readonly code: 'board-line'; readonly line: number; readonly text: string }
  | { readonly code: 'board-size'; readonly rows: number; readonly columns: number }
  | { readonly code: 'board-ragged'; readonly row: string; readonly columns: number; readonly expected: number }
  | { readonly code: 'board-character'; readonly square: Square; readonly character: string }
  | { readonly code: 'board-start'; readonly suspect: Suspect; readonly found: number }
  | { readonly code: 'board-room-missing'; readonly room: Room }
  | { readonly code: 'board-room-unreachable'; readonly room: Room; readonly from: Square }
  | { readonly code: 'board-square-unreachable'; readonly square: Square; readonly from: Square }
  | { readonly code: 'board-door-mark'; readonly square: Square }
  | { readonly code: 'board-door-inside'; readonly room: Room; readonly square: Square }
  | { readonly code: 'board-door-outside'; readonly room: Room; readonly square: Square }
  | { readonly code: 'board-door-apart'; readonly room: Room; readonly inside: Square; readonly outside: Square }
  | { readonly code: 'board-passage'; readonly room: Room };
