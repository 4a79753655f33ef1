import type { Seat } from '@games/kit';
import { amazonOf, reach } from './board.js';
import { checkFrom, checkTo } from './check.js';
import { outcome } from './outcome.js';
import { indexToSquare, squareToIndex } from './squares.js';
import type { AmazonsView, MoveAction, Square, SwapAction } from './types.js';

/**
 * Where an amazon may go this turn (AMA-5).
 *
 * @param view - a game
 * @param from - the amazon's square
 * @returns the squares, direction by direction; none unless the amazon there is of the side to move (`checkFrom` says why)
 *
 * @example
 * ```ts
 * import { create, queenTargets } from '@games/amazons-core';
 *
 * queenTargets(create().value, 'a4').length; // => 20
 * queenTargets(create().value, 'a7'); // => []
 * ```
 */
export function queenTargets(view: AmazonsView, from: Square): Square[] {
  if (checkFrom(view, from)) return [];
  if (view.shooting) return [from];
  return squaresFrom(view, from);
}

/**
 * Where an amazon that went from one square to another may shoot; the square it left counts as empty (AMA-6).
 *
 * @param view - the game, with the amazon still on `from`
 * @param from - the amazon's square
 * @param to - where it goes
 * @returns the squares, direction by direction; none unless the amazon may go there (`checkTo` says why)
 *
 * @example
 * ```ts
 * import { arrowTargets, create } from '@games/amazons-core';
 *
 * arrowTargets(create().value, 'd1', 'd2').includes('d1'); // => true
 * arrowTargets(create().value, 'd1', 'e3'); // => []
 * ```
 */
export function arrowTargets(view: AmazonsView, from: Square, to: Square): Square[] {
  if (checkTo(view, from, to)) return [];
  return squaresFrom(view, to, from);
}

function squaresFrom(view: AmazonsView, square: Square, vacated = square): Square[] {
  const seen = reach(view, squareToIndex(view, square), squareToIndex(view, vacated));
  return Array.from(seen, (index) => indexToSquare(view, index));
}

/**
 * Every turn the side to move can play on the board, one at a time: the first position has 2,176. `swap` comes first where
 * the pie rule offers it. Giving up is always legal and not listed. Where a clock runs each action carries the earliest
 * `at` it could have: set your own.
 *
 * @param view - a game
 * @param seat - only that seat's actions
 * @returns a lazy sequence, empty when the game is over
 *
 * @example
 * ```ts
 * import { create, legalActions } from '@games/amazons-core';
 *
 * const start = create().value;
 * [...legalActions(start)].length; // => 2176
 * [...legalActions(start, 1)].length; // => 0
 * ```
 */
export function* legalActions(view: AmazonsView, seat?: Seat): Generator<MoveAction | SwapAction> {
  const turn = view.turn;
  if ((seat !== undefined && seat !== turn) || outcome(view)) return;
  const time = view.clock ? { at: view.clock.since ?? 0 } : {};
  if (view.pie === 'open') yield { type: 'swap', seat: turn, ...time };
  const own = amazonOf(turn);
  for (let index = 0; index < view.board.length; index++) {
    const from = indexToSquare(view, index);
    if (view.board[index] !== own || (view.shooting && view.shooting !== from)) continue;
    for (const to of view.shooting ? [index] : reach(view, index)) {
      for (const arrow of reach(view, to, index)) {
        yield {
          type: 'move',
          seat: turn,
          from,
          to: indexToSquare(view, to),
          arrow: indexToSquare(view, arrow),
          ...time,
        };
      }
    }
  }
}
