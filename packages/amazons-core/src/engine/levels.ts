import type { Level } from './types.js';
import { type Knots, WEIGHTS } from './weights.js';

/** How a level thinks: what it sees on the board, how far it looks, and how carefully it chooses. */
export interface Profile {
  /** What the evaluation counts. */
  readonly sight: Knots;
  /** Positions it looks at, at most. */
  readonly nodes: number;
  /**
   * A move whose chance to win is this much below the best is played a quarter as often; 0: always the best. A weak player
   * does not play at random: it takes what looks nearly as good to it.
   */
  readonly haste: number;
}

/** Sees how much room its amazons have beside them, and no further. */
const ROOM: Knots = [[0, { liberties: 500, near1: 60 }]];
/** Counts the squares it can walk to sooner. */
const STEPS: Knots = [[0, { kings: 700, liberties: 200, sure: 200 }]];
/** Counts the squares its queens reach sooner. */
const TERRITORY: Knots = [[0, { territory: 700, sure: 300, near1: 100, tempo: 600 }]];

const PROFILES: Readonly<Record<Level, Profile>> = {
  1: { sight: ROOM, nodes: 1, haste: 0.1 },
  2: { sight: ROOM, nodes: 300, haste: 0.05 },
  3: { sight: STEPS, nodes: 300, haste: 0.05 },
  4: { sight: STEPS, nodes: 1500, haste: 0.06 },
  5: { sight: TERRITORY, nodes: 3000, haste: 0.03 },
  6: { sight: TERRITORY, nodes: 9000, haste: 0.02 },
  7: { sight: WEIGHTS, nodes: 5000, haste: 0.03 },
  8: { sight: WEIGHTS, nodes: 25_000, haste: 0.015 },
  9: { sight: WEIGHTS, nodes: 120_000, haste: 0.006 },
  10: { sight: WEIGHTS, nodes: Number.POSITIVE_INFINITY, haste: 0 },
};

/** The profile of a level; `RangeError` for anything but 1 to 10. */
export function profileOf(level: Level): Profile {
  const profile = PROFILES[level];
  if (!profile) throw new RangeError(`level: 1 to 10, not ${String(level)}`);
  return profile;
}
