import { err, ok, type Result } from '@games/kit';
import { isRoom, ROOMS, type Room, SUSPECTS, type Suspect } from '../cards.js';
import { checkBoard } from './check.js';
import { squareAt, toPoint } from './squares.js';
import { type Board, type BoardRefusal, type Door, ROW_LETTERS, type Square } from './types.js';

const MAX_COLUMNS = 40;

const ROOM_OF: Readonly<Record<string, Room>> = {
  S: 'study',
  H: 'hall',
  L: 'lounge',
  D: 'dining-room',
  K: 'kitchen',
  B: 'ballroom',
  C: 'conservatory',
  I: 'billiard-room',
  Y: 'library',
};

/** The digits of the start squares, as the classic map numbers them. */
const START_OF: Readonly<Record<string, Suspect>> = {
  1: 'scarlet',
  2: 'mustard',
  3: 'white',
  4: 'green',
  5: 'peacock',
  6: 'plum',
};

interface Sections {
  readonly map: readonly string[];
  readonly doors: readonly Door[];
  readonly passages: readonly (readonly [Room, Room])[];
}

/**
 * Reads a board from text and checks it: every room reachable from every start square, every door between its room and the
 * corridor. `CLASSIC_BOARD` shows the form: three sections, `map`, `doors`, `passages`.
 *
 * @param text - the board; anything may stand in it
 * @returns the board, or the first thing that is wrong with it
 *
 * @example
 * ```ts
 * import { CLASSIC_BOARD, parseBoard } from '@games/clue-core';
 *
 * const classic = parseBoard(CLASSIC_BOARD);
 * classic.ok && classic.value.squares.length; // => 186
 * parseBoard(CLASSIC_BOARD.replace('D7-E7', 'D7-F7'));
 * // => { ok: false, error: { code: 'board-door-apart', room: 'study', inside: 'D7', outside: 'F7' } }
 * ```
 */
export function parseBoard(text: string): Result<Board, BoardRefusal> {
  const sections = readSections(text);
  if (!sections.ok) return sections;
  const board = readMap(sections.value);
  if (!board.ok) return board;
  const refusal = checkBoard(board.value);
  return refusal ? err(refusal) : board;
}

function readSections(text: string): Result<Sections, BoardRefusal> {
  const map: string[] = [];
  const doors: Door[] = [];
  const passages: (readonly [Room, Room])[] = [];
  let section = '';
  for (const [index, line] of text.split('\n').entries()) {
    const wrong = (): Result<never, BoardRefusal> =>
      err({ code: 'board-line', line: index + 1, text: line.slice(0, 80) });
    const [first = '', ...rest] = line.trim().split(/\s+/);
    if (first === '') continue;
    if (rest.length === 0 && ['map', 'doors', 'passages'].includes(first)) {
      section = first;
    } else if (section === 'map' && rest[0] !== undefined && rest.length === 1 && first === ROW_LETTERS[map.length]) {
      map.push(rest[0]);
    } else if (section === 'doors' && isRoom(first) && rest.length > 0) {
      for (const pair of rest) {
        const ends = /^([A-Z][1-9]\d?)-([A-Z][1-9]\d?)$/.exec(pair);
        if (!ends) return wrong();
        doors.push({ room: first, inside: ends[1] as Square, outside: ends[2] as Square });
      }
    } else if (section === 'passages' && isRoom(first) && isRoom(rest[0]) && rest.length === 1) {
      passages.push([first, rest[0]]);
    } else {
      return wrong();
    }
  }
  return ok({ map, doors, passages });
}

function readMap({ map, doors, passages }: Sections): Result<Board, BoardRefusal> {
  const rows = map.length;
  const columns = map[0]?.length ?? 0;
  if (rows === 0 || columns > MAX_COLUMNS) return err({ code: 'board-size', rows, columns });
  const rooms = Object.fromEntries(ROOMS.map((room) => [room, [] as Square[]])) as Record<Room, Square[]>;
  const found: Partial<Record<Suspect, Square[]>> = {};
  const squares: Square[] = [];
  const middle: Square[] = [];
  for (const [row, line] of map.entries()) {
    if (line.length !== columns) {
      return err({ code: 'board-ragged', row: ROW_LETTERS[row] ?? '', columns: line.length, expected: columns });
    }
    for (const [column, character] of [...line].entries()) {
      const square = squareAt({ row, column });
      const room = character === '*' ? roomAround(map, row, column) : ROOM_OF[character];
      const suspect = START_OF[character];
      if (character === '*' && !(room && doors.some((door) => door.inside === square))) {
        return err({ code: 'board-door-mark', square });
      }
      if (room) rooms[room].push(square);
      else if (character === '.' || suspect) squares.push(square);
      else if (character === 'x') middle.push(square);
      else if (character !== '#') return err({ code: 'board-character', square, character });
      if (suspect) found[suspect] = [...(found[suspect] ?? []), square];
    }
  }
  for (const suspect of SUSPECTS) {
    const count = found[suspect]?.length ?? 0;
    if (count !== 1) return err({ code: 'board-start', suspect, found: count });
  }
  const starts = Object.fromEntries(SUSPECTS.map((suspect) => [suspect, found[suspect]?.[0]])) as Record<
    Suspect,
    Square
  >;
  return ok({ rows, columns, squares, neighbours: neighboursOf(squares), doors, passages, starts, rooms, middle });
}

/** A square marked `*` belongs to the room whose squares it touches; `undefined` when there is none, or more than one. */
function roomAround(map: readonly string[], row: number, column: number): Room | undefined {
  const around = [map[row - 1]?.[column], map[row]?.[column + 1], map[row + 1]?.[column], map[row]?.[column - 1]];
  const found = new Set(around.map((character) => ROOM_OF[character ?? '']).filter((room) => room !== undefined));
  return found.size === 1 ? [...found][0] : undefined;
}

function neighboursOf(squares: readonly Square[]): readonly (readonly number[])[] {
  const index = new Map(squares.map((square, i) => [square, i]));
  return squares.map((square) => {
    const { row, column } = toPoint(square);
    return [
      { row: row - 1, column },
      { row, column: column + 1 },
      { row: row + 1, column },
      { row, column: column - 1 },
    ].flatMap((point) => {
      const isNamed = point.row >= 0 && point.row < ROW_LETTERS.length && point.column >= 0;
      return isNamed ? (index.get(squareAt(point)) ?? []) : [];
    });
  });
}
