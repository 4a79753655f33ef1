import { err, ok, type Result, type Step } from '@games/kit';
import { amazonOf } from './board.js';
import { check } from './check.js';
import { turnClock } from './clock.js';
import { opponent, outcome } from './outcome.js';
import { squareToIndex } from './squares.js';
import type { AmazonsAction, AmazonsEvent, AmazonsRefusal, AmazonsState, Cell } from './types.js';

/**
 * Plays an action. A turn takes effect in one step: the amazon leaves its tile, stands on its destination, the arrow
 * lands, the turn passes (AMA-7).
 *
 * @param state - a game; never changed
 * @param action - what a seat wants to do
 * @returns the next state and what happened, or why not
 *
 * @example
 * ```ts
 * import { cellAt, create, reduce } from '@games/amazons-core';
 *
 * const step = reduce(create().value, { type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'g7' });
 * if (!step.ok) throw new TypeError('not reached');
 * cellAt(step.value.state, 'g7'); // => 'arrow'
 * step.value.state.turn; // => 1
 * step.value.events; // => [{ type: 'moved', seat: 0, from: 'd1', to: 'd7', arrow: 'g7' }]
 * ```
 */
export function reduce(
  state: AmazonsState,
  action: AmazonsAction,
): Result<Step<AmazonsState, AmazonsEvent>, AmazonsRefusal> {
  const refusal = check(state, action);
  if (refusal) return err(refusal);
  switch (action.type) {
    case 'move': {
      const { seat, from, to, arrow } = action;
      const board = [...state.board];
      board[squareToIndex(state, from)] = 'empty';
      board[squareToIndex(state, to)] = amazonOf(seat);
      board[squareToIndex(state, arrow)] = 'arrow';
      const next = pass(state, board, action.at);
      const last = { from, to, arrow };
      return step({ ...next, last, ...(state.pie === 'waiting' && { pie: 'open' }) }, { type: 'moved', seat, ...last });
    }
    case 'swap': {
      const board = exchange(state.board);
      return step(
        { ...pass(state, board, action.at), ...(state.last && { last: state.last }) },
        { type: 'swapped', seat: action.seat },
      );
    }
    case 'resign':
      return step({ ...state, ended: { winner: opponent(action.seat), reason: 'resign' } });
    case 'timeout':
      return step({ ...state, ended: { winner: opponent(state.turn), reason: 'timeout' } });
  }
}

/** The same board with the amazons in each other's colours: what a swap does. */
export function exchange(board: readonly Cell[]): Cell[] {
  return board.map((cell) => (cell === 'white' ? 'black' : cell === 'black' ? 'white' : cell));
}

/** The state after a turn: what belonged to the old one (a staged shot, the pie offer, the last move) is gone. */
function pass(state: AmazonsState, board: readonly Cell[], at: number | undefined): AmazonsState {
  const { width, height, turn, ply, clock } = state;
  const timed = clock && at !== undefined && { clock: turnClock(clock, turn, at) };
  return { width, height, turn: opponent(turn), ply: ply + 1, board, ...timed };
}

/** What `reduce` gives: the state, what was done to it, and the end when it has come. */
function step(state: AmazonsState, ...events: AmazonsEvent[]): Result<Step<AmazonsState, AmazonsEvent>, never> {
  const over = outcome(state);
  return ok({ state, events: over ? [...events, { type: 'ended', outcome: over }] : events });
}
