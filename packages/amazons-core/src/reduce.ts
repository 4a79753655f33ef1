import { err, ok, type Result, type Step } from '@games/kit';
import { amazonOf } from './board.js';
import { check } from './check.js';
import { turnClock } from './clock.js';
import { opponent, outcome } from './outcome.js';
import { squareToIndex } from './squares.js';
import type { AmazonsAction, AmazonsEvent, AmazonsOutcome, AmazonsRefusal, AmazonsState, Cell } from './types.js';

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
      return step(
        { ...next, last: { from, to, arrow }, ...(state.pie === 'waiting' && { pie: 'open' }) },
        { type: 'moved', seat, from, to, arrow },
      );
    }
    case 'swap': {
      const board = exchange(state.board);
      return step(
        { ...pass(state, board, action.at), ...(state.last && { last: state.last }) },
        { type: 'swapped', seat: action.seat },
      );
    }
    case 'resign':
      return end(state, { winner: opponent(action.seat), reason: 'resign' });
    case 'timeout':
      return end(state, { winner: opponent(state.turn), reason: 'timeout' });
  }
}

const EXCHANGED: Readonly<Record<Cell, Cell>> = { empty: 'empty', white: 'black', black: 'white', arrow: 'arrow' };

/** The same board with the amazons in each other's colours: what a swap does. */
export function exchange(board: readonly Cell[]): Cell[] {
  return board.map((cell) => EXCHANGED[cell]);
}

/** The state after a turn: what belonged to the old one (a staged shot, the pie offer, the last move) is gone. */
function pass(state: AmazonsState, board: readonly Cell[], at: number | undefined): AmazonsState {
  const { width, height, turn, ply, clock } = state;
  const timed = clock && at !== undefined && { clock: turnClock(clock, turn, at) };
  return { width, height, turn: opponent(turn), ply: ply + 1, board, ...timed };
}

function step(state: AmazonsState, event: AmazonsEvent): Result<Step<AmazonsState, AmazonsEvent>, never> {
  const over = outcome(state);
  return ok({ state, events: over ? [event, { type: 'ended', outcome: over }] : [event] });
}

function end(state: AmazonsState, ended: AmazonsOutcome): Result<Step<AmazonsState, AmazonsEvent>, never> {
  return ok({ state: { ...state, ended }, events: [{ type: 'ended', outcome: ended }] });
}
