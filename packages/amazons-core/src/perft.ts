import { opponent, outcome } from './outcome.js';
import { DIRECTIONS, fileOf, rankOf } from './squares.js';
import type { AmazonsState, Side } from './types.js';

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
  const { width, height, shooting } = state;
  const stride = width + 2;
  const steps = DIRECTIONS.map(([dx, dy]) => dy * stride + dx);
  // A rim of blocked tiles, so that no line needs a test for the edge: 0 is empty, 1 is not.
  const board = new Uint8Array(stride * (height + 2)).fill(1);
  const amazons: readonly [number[], number[]] = [[], []];
  state.board.forEach((cell, index) => {
    const at = (Math.floor(index / width) + 1) * stride + (index % width) + 1;
    if (cell === 'empty') board[at] = 0;
    else if (cell !== 'arrow') amazons[cell === 'white' ? 0 : 1].push(at);
  });

  /** Each square to shoot at from `to`: counted at the last turn, else played through. */
  const shots = (to: number, turn: Side, left: number): number => {
    let count = 0;
    board[to] = 1;
    // Most of the time is spent here: an index is quicker than an iterator.
    for (let line = 0; line < 8; line++) {
      const step = steps[line] ?? 0;
      for (let arrow = to + step; board[arrow] === 0; arrow += step) {
        if (left === 1) count++;
        else {
          board[arrow] = 1;
          count += turns(opponent(turn), left - 1);
          board[arrow] = 0;
        }
      }
    }
    board[to] = 0;
    return count;
  };
  const turns = (turn: Side, left: number): number => {
    const own = amazons[turn];
    let count = 0;
    for (const [index, from] of own.entries()) {
      board[from] = 0;
      for (const step of steps) {
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

  if (!shooting) return turns(state.turn, depth);
  return shots((rankOf(shooting) + 1) * stride + fileOf(shooting) + 1, state.turn, depth);
}
