import type { Cell, Size } from './types.js';

/** The smallest and the largest board a game is set up on; a position given by hand may be a strip of one row. */
export const MIN_SIZE = 3;
/** The largest board: 16 x 16, `p16` its far corner. */
export const MAX_SIZE = 16;

/** The name of a setup. */
export type SetupName = 'standard' | 'cross' | 'scrambled' | '8x8' | '8x8-three' | '6x6' | '6x6-two';

/**
 * The boards people play. Each is a configuration: `create(SETUPS.cross)`.
 *
 * - `standard`: 10 x 10, four amazons a side (ICGA rules, 2000)
 * - `cross`, `scrambled`: 10 x 10 with the amazons exchanged left and right, or mixed (Abstract Play)
 * - `8x8`, `6x6`: four amazons a side (OpenSpiel; the first also on Botzone)
 * - `8x8-three`, `6x6-two`: three and two amazons a side (amazons-game-engine)
 */
export const SETUPS: {
  readonly [Name in SetupName]: Size & { readonly position: string };
} = {
  standard: { width: 10, height: 10, position: '3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3' },
  cross: { width: 10, height: 10, position: '3q2q3/10/10/Q8Q/10/10/Q8Q/10/10/3q2q3' },
  scrambled: { width: 10, height: 10, position: '3q2Q3/10/10/Q8q/10/10/q8Q/10/10/3Q2q3' },
  '8x8': { width: 8, height: 8, position: '2q2q2/8/q6q/8/8/Q6Q/8/2Q2Q2' },
  '8x8-three': { width: 8, height: 8, position: '3q4/8/q6q/8/8/Q6Q/8/4Q3' },
  '6x6': { width: 6, height: 6, position: '1q2q1/q4q/6/6/Q4Q/1Q2Q1' },
  '6x6-two': { width: 6, height: 6, position: '3q2/6/q5/5Q/6/2Q3' },
};

/** The names of the setups, for menus. */
export const SETUP_NAMES: readonly SetupName[] = /* @__PURE__ */ Object.keys(SETUPS) as SetupName[];

/**
 * The setup for a board of any size: the one of the table above where there is one, else its pattern carried over: two
 * amazons in the first row, one at each edge some rows further up, Black's mirrored.
 *
 * @param size - 3 to 16 columns and rows
 * @returns the tiles, row by row from `a1`
 */
export function setupBoard({ width, height }: Size): Cell[] {
  const board = new Array<Cell>(width * height).fill('empty');
  const inward = (length: number): number => Math.max(1, Math.floor(length / 2) - 2);
  const place = (x: number, y: number): void => {
    for (const file of [x, width - 1 - x]) {
      board[y * width + file] = 'white';
      board[(height - 1 - y) * width + file] = 'black';
    }
  };
  place(inward(width), 0);
  if (height > MIN_SIZE) place(0, inward(height));
  return board;
}
