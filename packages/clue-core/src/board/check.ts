import { ROOMS, SUSPECTS } from '../cards.js';
import { toPoint } from './squares.js';
import type { Board, BoardRefusal, Place, Square } from './types.js';

/** What a map and its lists say of each other, once both are read: the first contradiction, if there is one. */
export function checkBoard(board: Board): BoardRefusal | undefined {
  const missing = ROOMS.find((room) => board.rooms[room].length === 0);
  if (missing) return { code: 'board-room-missing', room: missing };
  return checkDoors(board) ?? checkPassages(board) ?? checkReach(board);
}

function checkDoors(board: Board): BoardRefusal | undefined {
  for (const { room, inside, outside } of board.doors) {
    if (!board.rooms[room].includes(inside)) return { code: 'board-door-inside', room, square: inside };
    if (!board.squares.includes(outside)) return { code: 'board-door-outside', room, square: outside };
    const [a, b] = [toPoint(inside), toPoint(outside)];
    if (Math.abs(a.row - b.row) + Math.abs(a.column - b.column) !== 1) {
      return { code: 'board-door-apart', room, inside, outside };
    }
  }
  return undefined;
}

/** A room has at most one passage, and it leads elsewhere: the action `passage` names no destination. */
function checkPassages(board: Board): BoardRefusal | undefined {
  const ends = board.passages.flat();
  const room = ends.find((end, i) => ends.indexOf(end) !== i);
  return room ? { code: 'board-passage', room } : undefined;
}

/** Every room and every square on foot from every start square, walking through rooms too. */
function checkReach(board: Board): BoardRefusal | undefined {
  for (const suspect of SUSPECTS) {
    const from = board.starts[suspect];
    const reached = walkFrom(board, from);
    const room = ROOMS.find((one) => !reached.has(one));
    if (room) return { code: 'board-room-unreachable', room, from };
    const square = board.squares.find((one) => !reached.has(one));
    if (square) return { code: 'board-square-unreachable', square, from };
  }
  return undefined;
}

function walkFrom(board: Board, from: Square): ReadonlySet<Place> {
  const links = new Map<Place, Place[]>();
  const link = (a: Place, b: Place): void => {
    links.set(a, [...(links.get(a) ?? []), b]);
  };
  board.neighbours.forEach((beside, i) => {
    for (const j of beside) link(board.squares[i] as Square, board.squares[j] as Square);
  });
  for (const { room, outside } of board.doors) {
    link(outside, room);
    link(room, outside);
  }
  const reached = new Set<Place>([from]);
  for (const place of reached) for (const next of links.get(place) ?? []) reached.add(next);
  return reached;
}
