import { amazonOf } from '../board.js';
import { sgfPoint } from '../notation/format-move.js';
import { exchange } from '../reduce.js';
import { fileOf, indexToSquare, isOnBoard, rankOf, squareAt } from '../squares.js';
import type { AmazonsState, Cell, Side, Size, Square } from '../types.js';
import type { SgfNode } from './types.js';

type Properties = SgfNode['properties'];

/** What SGF's setup properties put on a tile. The trap of GM[18]: its Black is our White, at the bottom and first. */
export const SETUP_CELLS: Readonly<Record<string, Cell>> = {
  AB: amazonOf(0),
  AW: amazonOf(1),
  AA: 'arrow',
  AE: 'empty',
};

/** The side of an SGF colour. */
export const SIDES: Readonly<Record<string, Side>> = { B: 0, W: 1 };

/** The SGF colour of a side. */
export function sgfColour(side: Side): 'B' | 'W' {
  return side === 0 ? 'B' : 'W';
}

/** The square of an SGF point, letters from the top left corner; `undefined` when it is none of this board. */
export function readPoint(point: string, size: Size): Square | undefined {
  if (!/^[a-p]{2}$/.test(point)) return undefined;
  const square = squareAt(point.charCodeAt(0) - 97, size.height - 1 - (point.charCodeAt(1) - 97));
  return isOnBoard(size, square) ? square : undefined;
}

/** Whether a node sets the board up. */
export function hasSetup(properties: Properties): boolean {
  return Object.keys(SETUP_CELLS).some((id) => Object.hasOwn(properties, id));
}

/**
 * The position after a node's setup, as the start of a new game; or which value of which property is no point. A value
 * may be a rectangle, `aa:cc` (FF[4] compressed point lists).
 */
export function applySetup(
  state: AmazonsState,
  properties: Properties,
): AmazonsState | { readonly property: string; readonly index: number } {
  const { width, height, turn, ply } = state;
  const board = [...state.board];
  for (const [property, cell] of Object.entries(SETUP_CELLS)) {
    const values = Object.hasOwn(properties, property) ? (properties[property] ?? []) : [];
    for (const [index, value] of values.entries()) {
      const [first, second = first, ...more] = value.split(':', 3).map((point) => readPoint(point.trim(), state));
      if (!first || !second || more.length > 0) return { property, index };
      fill(board, state, first, second, cell);
    }
  }
  const player = Object.hasOwn(properties, 'PL') ? (properties.PL?.[0] ?? '') : '';
  const side = /^\s*b/i.test(player) ? 0 : /^\s*w/i.test(player) ? 1 : undefined;
  if (side === undefined && Object.hasOwn(properties, 'PL')) return { property: 'PL', index: 0 };
  return { width, height, turn: side ?? turn, ply, board };
}

/** Fills the rectangle between two corners. */
function fill(board: Cell[], { width }: Size, first: Square, second: Square, cell: Cell): void {
  const [left, right] = [fileOf(first), fileOf(second)].sort((a, b) => a - b) as [number, number];
  const [low, high] = [rankOf(first), rankOf(second)].sort((a, b) => a - b) as [number, number];
  for (let row = low; row <= high; row++) board.fill(cell, row * width + left, row * width + right + 1);
}

/** Whether one position is the other with the colours exchanged and the turn passed. */
export function isExchange(before: AmazonsState, after: AmazonsState): boolean {
  const board = exchange(before.board);
  return after.turn !== before.turn && after.board.every((cell, index) => cell === board[index]);
}

/** The setup properties that write a swap: SGF knows no pie rule, so it is written as what it does. */
export function swapProperties(after: AmazonsState): Properties {
  return { ...setupProperties(after, ['AB', 'AW']), PL: [sgfColour(after.turn)] };
}

/** The setup properties that write a board, without those that would be empty. */
export function setupProperties(state: AmazonsState, ids: readonly string[]): Properties {
  const lists = ids.map((id) => {
    const points = state.board.flatMap((cell, index) =>
      cell === SETUP_CELLS[id] ? [sgfPoint(indexToSquare(state, index), state)] : [],
    );
    return [id, points] as const;
  });
  return Object.fromEntries(lists.filter(([, points]) => points.length > 0));
}
