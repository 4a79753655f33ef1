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

/** A feature's weight by name; none counts 0. */
export type Weights = Partial<Readonly<Record<(typeof FEATURES)[number], number>>>;
/** Weights at some values of w, ascending; between them they run in straight lines. */
export type Knots = readonly (readonly [w: number, weights: Weights])[];

/**
 * All that the engine knows. Fitted by logistic regression to the results and the search values of self-played games
 * (benchmarks/amazons/README.md tells how).
 */
export const WEIGHTS: Knots = [
  [
    0,
    {
      territory: 948,
      narrow: -379,
      sure: 569,
      near1: 65,
      near2: -11,
      near3: -2,
      kings: 490,
      steps: 465,
      liberties: -156,
      hemmed1: -33,
      hemmed2: 25,
      hemmed3: -11,
      ties: -6,
      tempo: -992,
    },
  ],
  [
    3,
    {
      territory: 1298,
      narrow: 70,
      sure: 155,
      near1: 201,
      near2: 103,
      near3: 118,
      kings: 149,
      steps: 37,
      liberties: -180,
      hemmed1: -38,
      hemmed2: 37,
      hemmed3: -12,
      ties: -171,
      tempo: 405,
    },
  ],
  [
    8,
    {
      territory: 1299,
      narrow: -320,
      sure: 30,
      near1: -155,
      near2: -47,
      near3: -26,
      kings: 284,
      steps: 7,
      liberties: -240,
      hemmed1: -9,
      hemmed2: -26,
      hemmed3: 9,
      ties: 10,
      tempo: 829,
    },
  ],
  [
    16,
    {
      territory: 932,
      narrow: -273,
      sure: 176,
      near1: -161,
      near2: -107,
      near3: -103,
      kings: 248,
      steps: 30,
      liberties: -111,
      hemmed1: 3,
      hemmed2: -42,
      hemmed3: 14,
      ties: -22,
      tempo: 1491,
    },
  ],
  [
    30,
    {
      territory: 762,
      narrow: -240,
      sure: 273,
      near1: -443,
      near2: -214,
      near3: -206,
      kings: 209,
      steps: 48,
      liberties: -65,
      hemmed1: -22,
      hemmed2: -35,
      hemmed3: 7,
      ties: -18,
      tempo: 1772,
    },
  ],
  [
    46,
    {
      territory: 480,
      narrow: -136,
      sure: 323,
      near1: -347,
      near2: -258,
      near3: -165,
      kings: 147,
      steps: 82,
      liberties: -27,
      hemmed1: 32,
      hemmed2: -111,
      hemmed3: 19,
      ties: -49,
      tempo: 2496,
    },
  ],
  [
    60,
    {
      territory: 291,
      narrow: -118,
      sure: 452,
      near1: -54,
      near2: 40,
      near3: 30,
      kings: 77,
      steps: 6,
      liberties: 29,
      hemmed1: -3,
      hemmed2: -71,
      hemmed3: -45,
      ties: -35,
      tempo: 2602,
    },
  ],
];

/** The weights for every w, row by row, as both kernels read them. */
export function weightTable(knots: Knots): Int32Array {
  const table = new Int32Array(PHASES * FEATURE_COUNT);
  for (let w = 0; w < PHASES; w++) {
    const above = knots.findIndex(([at]) => at > w);
    const [from, to] = above < 0 ? [knots.length - 1, knots.length - 1] : [Math.max(0, above - 1), above];
    const [w0, low] = knots[from] as Knots[number];
    const [w1, high] = knots[to] as Knots[number];
    for (const [f, name] of FEATURES.entries()) {
      const a = low[name] ?? 0;
      const b = high[name] ?? 0;
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
