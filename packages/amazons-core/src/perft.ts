import { amazonOf } from './board.js';
import { outcome } from './outcome.js';
import { DIRECTIONS, squareToIndex } from './squares.js';
import type { AmazonsState } from './types.js';

/**
 * Counts the sequences of that many whole turns: the field's test of a move generator. Works on a copy of the board in
 * typed arrays and counts the last turn without playing it, so that it is quick enough to check a new rule by.
 *
 * @param state - where to count from; swaps, giving up and clocks are not counted
 * @param depth - how many turns: an integer from 0
 * @returns how many sequences there are; sequences cut short by a loss do not count
 * @throws RangeError when `depth` is not an integer from 0
 *
 * @example
 * ```ts
 * import { create, perft } from '@games/amazons-core';
 *
 * perft(create().value, 1); // => 2176
 * perft(create().value, -1); // throws RangeError
 * ```
 */
export function perft(state: AmazonsState, depth: number): number {
  if (!Number.isInteger(depth) || depth < 0) throw new RangeError(`depth must be an integer from 0, got ${depth}`);
  if (depth === 0) return 1;
  if (outcome(state)) return 0;
  const { board, amazons, steps, at } = padded(state);
  const side = (turn: number): Uint16Array => amazons[turn] ?? new Uint16Array();

  /** How many squares a queen sees. */
  const sees = (from: number): number => {
    let count = 0;
    for (let line = 0; line < 8; line++) {
      const step = steps[line] ?? 0;
      for (let to = from + step; board[to] === 0; to += step) count++;
    }
    return count;
  };
  /** Each square to shoot at from `to`: counted at the last turn, else played through. */
  const shots = (to: number, turn: number, left: number): number => {
    if (left === 1) return sees(to);
    let count = 0;
    board[to] = 1;
    for (let line = 0; line < 8; line++) {
      const step = steps[line] ?? 0;
      for (let arrow = to + step; board[arrow] === 0; arrow += step) {
        board[arrow] = 1;
        count += turns(1 - turn, left - 1);
        board[arrow] = 0;
      }
    }
    board[to] = 0;
    return count;
  };
  const turns = (turn: number, left: number): number => {
    const own = side(turn);
    let count = 0;
    for (let index = 0; index < own.length; index++) {
      const from = own[index] ?? 0;
      board[from] = 0;
      for (let line = 0; line < 8; line++) {
        const step = steps[line] ?? 0;
        for (let to = from + step; board[to] === 0; to += step) {
          own[index] = to;
          count += shots(to, turn, left);
        }
      }
      own[index] = from;
      board[from] = 1;
    }
    return count;
  };

  if (state.shooting === undefined) return turns(state.turn, depth);
  const shooter = at(squareToIndex(state, state.shooting));
  // It stands where it shoots from; while it shoots its own tile is no obstacle to it.
  return shots(shooter, state.turn, depth);
}

/** The board with a rim of blocked tiles, so that no line needs a test for the edge: 0 is empty, 1 is not. */
function padded(state: AmazonsState): {
  board: Uint8Array;
  amazons: readonly Uint16Array[];
  steps: Int16Array;
  at: (index: number) => number;
} {
  const { width, height } = state;
  const stride = width + 2;
  const at = (index: number): number => (Math.floor(index / width) + 1) * stride + (index % width) + 1;
  const board = new Uint8Array(stride * (height + 2)).fill(1);
  const places: number[][] = [[], []];
  state.board.forEach((cell, index) => {
    board[at(index)] = cell === 'empty' ? 0 : 1;
    if (cell === amazonOf(0)) places[0]?.push(at(index));
    if (cell === amazonOf(1)) places[1]?.push(at(index));
  });
  return {
    board,
    amazons: places.map((own) => Uint16Array.from(own)),
    steps: Int16Array.from(DIRECTIONS, ([dx, dy]) => dy * stride + dx),
    at,
  };
}
