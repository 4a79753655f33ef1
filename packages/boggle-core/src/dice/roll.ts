import { type Cursor, type Rng, run, type Weights, weights } from '@games/rng';
import type { Board } from '../board/types.js';
import { DICE_IDS, DICE_SETS, type DiceId, FACES, SPEC_WEIGHTS } from './sets.js';

let spec: Weights<string> | undefined;

function specWeights(): Weights<string> {
  spec ??= weights(SPEC_WEIGHTS);
  return spec;
}

/** Deals the dice out, all of them before any of them again, and rolls each. */
function rollDice(dice: readonly string[], count: number, cursor: Cursor): string[] {
  const dealt: string[] = [];
  while (dealt.length < count) dealt.push(...cursor.shuffle(dice).slice(0, count - dealt.length));
  return dealt.map((die) => {
    const face = cursor.pick([...die]);
    return FACES[face] ?? face.toLowerCase();
  });
}

/** The board to be rolled. */
export interface RollOptions {
  /** The dice, `'spec'` without it. */
  readonly dice?: DiceId;
  /** Columns; the set's own without it. */
  readonly width?: number;
  /** Rows; the set's own without it. */
  readonly height?: number;
  /** Cells that are holes, whatever would be rolled there. */
  readonly holes?: readonly number[];
}

/**
 * A new board (BOG-22). With `spec` each letter is drawn for itself; with real dice each die lies on one cell, and on a
 * board of another size all dice are dealt out before any of them again.
 *
 * @param rng - from `seed`; the same state gives the same board
 * @param options - dice, size, holes
 * @returns the board and the next state
 *
 * @example
 * ```ts
 * import { formatBoard, rollBoard } from '@games/boggle-core';
 * import { seed } from '@games/rng';
 *
 * const [board] = rollBoard(seed('tuesday'), { dice: 'new-1987' });
 * board.tiles.length; // => 16
 * formatBoard(rollBoard(seed('tuesday'), { dice: 'new-1987' })[0]) === formatBoard(board); // => true
 * ```
 */
export function rollBoard(rng: Rng, options: RollOptions = {}): [Board, Rng] {
  const { dice = 'spec', holes = [] } = options;
  if (!DICE_IDS.includes(dice)) throw new RangeError(`dice must be one of ${DICE_IDS.join(', ')}, got ${dice}`);
  const set = DICE_SETS[dice];
  const { width = set.width, height = set.height } = options;
  return run(rng, (cursor) => {
    const count = width * height;
    const rolled =
      dice === 'spec'
        ? Array.from({ length: count }, () => cursor.weighted(specWeights()))
        : rollDice(set.dice.split(' '), count, cursor);
    return { width, height, tiles: rolled.map((tile, cell) => (holes.includes(cell) ? '' : tile)) };
  });
}
