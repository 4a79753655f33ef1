import { type Board, ROOMS, type Room, type Square, squareAt, toPoint } from '@games/clue-core';

/** A point of the drawing: one unit is one square, the origin the top left corner of square A1. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A part of the drawing. */
export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** A room as it is drawn. */
export interface RoomLayout {
  readonly room: Room;
  /** The floor: every square of the room, as a path. */
  readonly floor: string;
  /** The walls: its outline without the doors. */
  readonly walls: string;
  /** The largest rectangle in it, where name and tokens find room. */
  readonly box: Box;
  /** The way down to the secret passage, in the corner farthest from the middle of the board; without a passage absent. */
  readonly hatch?: Spot & { readonly to: Room };
}

/** A door: the sill on the wall that it interrupts, and where it leads. */
export interface DoorLayout {
  readonly room: Room;
  readonly sill: string;
  readonly inside: Square;
}

/** A board as it is drawn. */
export interface BoardLayout {
  readonly board: Board;
  readonly corridor: { readonly even: string; readonly odd: string };
  readonly rooms: readonly RoomLayout[];
  readonly doors: readonly DoorLayout[];
  /** The box around the blocked middle, unless the board has none. */
  readonly middle: Box | undefined;
}

const layouts = new WeakMap<Board, BoardLayout>();

/** How to draw a board; worked out once. */
export function layoutOf(board: Board): BoardLayout {
  const known = layouts.get(board);
  if (known) return known;
  const tiles = (rest: number): string =>
    board.squares
      .map(toPoint)
      .filter(({ row, column }) => (row + column) % 2 === rest)
      .map(({ row, column }) => `M${column + 0.03} ${row + 0.03}h.94v.94h-.94z`)
      .join('');
  const layout = {
    board,
    corridor: { even: tiles(0), odd: tiles(1) },
    rooms: ROOMS.map((room) => layoutRoom(board, room)),
    doors: board.doors.map(({ room, inside, outside }) => ({ room, inside, sill: edgeBetween(inside, outside) })),
    middle: board.middle.length > 0 ? boxAround(board.middle) : undefined,
  };
  layouts.set(board, layout);
  return layout;
}

/** The middle of a square. */
export function centreOf(square: Square): Spot {
  const { row, column } = toPoint(square);
  return { x: column + 0.5, y: row + 0.5 };
}

/** The square at a point of the drawing, if the board has one there. */
export function squareUnder(board: Pick<Board, 'rows' | 'columns'>, { x, y }: Spot): Square | undefined {
  const [row, column] = [Math.floor(y), Math.floor(x)];
  const isOn = row >= 0 && column >= 0 && row < board.rows && column < board.columns;
  return isOn ? squareAt({ row, column }) : undefined;
}

function layoutRoom(board: Board, room: Room): RoomLayout {
  const squares = board.rooms[room];
  const box = largestBox(squares);
  const hatch = hatchOf(board, room);
  return {
    room,
    floor: squares
      .map(toPoint)
      .map(({ row, column }) => `M${column} ${row}h1v1h-1z`)
      .join(''),
    walls: wallsOf(board, room),
    box,
    ...(hatch && { hatch }),
  };
}

/** Unit segments of the outline, but for those that a door opens. */
function wallsOf(board: Board, room: Room): string {
  const own = new Set(board.rooms[room]);
  const open = new Set(
    board.doors.filter((door) => door.room === room).map(({ inside, outside }) => edgeBetween(inside, outside)),
  );
  const edges: string[] = [];
  for (const { row, column } of board.rooms[room].map(toPoint)) {
    const is = (down: number, right: number): boolean =>
      row + down >= 0 && column + right >= 0 && own.has(nameOf(row + down, column + right));
    if (!is(-1, 0)) edges.push(`M${column} ${row}h1`);
    if (!is(1, 0)) edges.push(`M${column} ${row + 1}h1`);
    if (!is(0, -1)) edges.push(`M${column} ${row}v1`);
    if (!is(0, 1)) edges.push(`M${column + 1} ${row}v1`);
  }
  return edges.filter((edge) => !open.has(edge)).join('');
}

/** A square's name, also of one just past the last row, which no board has. */
function nameOf(row: number, column: number): Square {
  return row < 26 ? squareAt({ row, column }) : ('Z99' as Square);
}

/** The side that two squares share. */
function edgeBetween(a: Square, b: Square): string {
  const [one, other] = [toPoint(a), toPoint(b)];
  if (one.row === other.row) return `M${Math.max(one.column, other.column)} ${one.row}v1`;
  return `M${one.column} ${Math.max(one.row, other.row)}h1`;
}

function boxAround(squares: readonly Square[]): Box {
  const points = squares.map(toPoint);
  const [rows, columns] = [points.map(({ row }) => row), points.map(({ column }) => column)];
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
}

/** The largest rectangle of squares; of two as large the wider, since names are wide. */
function largestBox(squares: readonly Square[]): Box {
  const own = new Set(squares);
  const { x: left, y: top, width: wide, height: high } = boxAround(squares);
  let best: Box = { x: left, y: top, width: 0, height: 0 };
  for (let y = top; y < top + high; y++) {
    for (let x = left; x < left + wide; x++) {
      let width = wide;
      for (let height = 1; y + height <= top + high; height++) {
        let run = 0;
        while (run < width && own.has(nameOf(y + height - 1, x + run))) run++;
        width = run;
        const area = width * height - best.width * best.height;
        if (area > 0 || (area === 0 && width > best.width)) best = { x, y, width, height };
      }
    }
  }
  return best;
}

/** How much of a row a token takes, and a weapon. */
const TOKEN = 1.45;
const WEAPON = 1.05;

/**
 * The `nth` place in the lower part of a room, tokens first, weapons after them: in one row, or in two where the room is
 * narrow. They stand closer together where there are many.
 */
export function slotIn({ x, y, width, height }: Box, nth: number, tokens: number, weapons = 0): Spot {
  const count = tokens + weapons;
  const rows = width < 5.5 && count > 3 ? 2 : 1;
  const across = Math.ceil(count / rows);
  const row = Math.floor(nth / across);
  const sizes = Array.from({ length: count }, (_, i) => (i < tokens ? TOKEN : WEAPON));
  const sum = (from: number, to: number): number => sizes.slice(from, to).reduce((total, size) => total + size, 0);
  const start = row * across;
  const total = sum(start, start + across);
  const before = sum(start, nth) + (sizes[nth] ?? TOKEN) / 2;
  const scale = Math.min(1, (width - 0.4) / total);
  const top = y + height - (rows === 2 ? 2.1 : height > 4 ? 1.25 : 1);
  return { x: x + width / 2 + (before - total / 2) * scale, y: top + 1.2 * row };
}

function hatchOf(board: Board, room: Room): RoomLayout['hatch'] {
  const ends = board.passages.find((passage) => passage.includes(room));
  const to = ends?.find((end) => end !== room);
  if (!to) return undefined;
  const far = board.rooms[room]
    .map(centreOf)
    .map((spot) => ({ spot, far: Math.hypot(spot.x - board.columns / 2, spot.y - board.rows / 2) }))
    .reduce((one, other) => (other.far > one.far ? other : one));
  return { ...far.spot, to };
}
