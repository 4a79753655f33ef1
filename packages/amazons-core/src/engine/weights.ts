/**
 * What a kernel measures on a board, first seat less second seat, but for `ties` and `tempo`, which count for the side to
 * move. Queen distances tell who is first on a square in open play, king distances who holds it when it gets narrow
 * (Lieberum, "An evaluation function for the game of Amazons", 2005: t1, t2, c1, c2 and the mobility of single amazons).
 */
export const FEATURES = [
  /** Squares reached in fewer queen moves. */
  'territory',
  /** Squares reached in just one move fewer. */
  'narrow',
  /** Squares that the other side cannot reach at all. */
  'sure',
  /** Squares one, two and three queen moves away. */
  'near1',
  'near2',
  'near3',
  /** Squares reached in fewer king steps. */
  'kings',
  /** King steps to the squares that both reach, by which one side is ahead. */
  'steps',
  /** Empty squares beside amazons. */
  'liberties',
  /** How badly single amazons are hemmed in, by three tables of different reach. */
  'hemmed1',
  'hemmed2',
  'hemmed3',
  /** Squares that both reach in the same number of queen moves. */
  'ties',
  /** Being to move. */
  'tempo',
] as const;
/** How many there are. */
export const FEATURE_COUNT = 14;
/** Weights are in 1/4096 of a unit of log-odds; a score in 1/256. */
export const SHIFT = 4;

/** How contested the board is (Lieberum's w, rounded down), at most. */
export const PHASES = 64;

/**
 * The weights at some values of w, between which they run in straight lines. Fitted by logistic regression to the results and
 * the search values of self-played games (benchmarks/amazons/README.md says how).
 */
const KNOTS: readonly (readonly [w: number, weights: readonly number[]])[] = [
  [0, [948, -379, 569, 65, -11, -2, 490, 465, -156, -33, 25, -11, -6, -992]],
  [3, [1298, 70, 155, 201, 103, 118, 149, 37, -180, -38, 37, -12, -171, 405]],
  [8, [1299, -320, 30, -155, -47, -26, 284, 7, -240, -9, -26, 9, 10, 829]],
  [16, [932, -273, 176, -161, -107, -103, 248, 30, -111, 3, -42, 14, -22, 1491]],
  [30, [762, -240, 273, -443, -214, -206, 209, 48, -65, -22, -35, 7, -18, 1772]],
  [46, [480, -136, 323, -347, -258, -165, 147, 82, -27, 32, -111, 19, -49, 2496]],
  [60, [291, -118, 452, -54, 40, 30, 77, 6, 29, -3, -71, -45, -35, 2602]],
];

/** The weights for every w, row by row, as both kernels read them. */
export function weightTable(knots: readonly (readonly [number, readonly number[]])[] = KNOTS): Int32Array {
  const table = new Int32Array(PHASES * FEATURE_COUNT);
  for (let w = 0; w < PHASES; w++) {
    const above = knots.findIndex(([at]) => at > w);
    const [from, to] = above < 0 ? [knots.length - 1, knots.length - 1] : [Math.max(0, above - 1), above];
    const [w0, low] = knots[from] as (typeof knots)[number];
    const [w1, high] = knots[to] as (typeof knots)[number];
    for (let f = 0; f < FEATURE_COUNT; f++) {
      const a = low[f] ?? 0;
      const b = high[f] ?? 0;
      table[w * FEATURE_COUNT + f] = w1 === w0 ? a : Math.round(a + ((b - a) * (w - w0)) / (w1 - w0));
    }
  }
  return table;
}

/** What a run of so many empty squares beside an amazon adds to its freedom. */
export const FREEDOM: readonly number[] = [0, 4, 6, 7, 8, 9, 9, 10, 10, 10, 11, 11, 11, 11, 12, 12];
/** Freedom is at most eight times the last of them. */
export const FREEDOMS = 97;
/** How badly an amazon of that freedom is hemmed in: three tables in a row. */
export const HEMMED: Int32Array = Int32Array.from({ length: 3 * FREEDOMS }, (_, i) => {
  const decay = [0.05, 0.12, 0.3][Math.floor(i / FREEDOMS)] as number;
  return Math.round(100 * Math.exp(-decay * (i % FREEDOMS)));
});
