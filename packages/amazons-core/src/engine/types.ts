import type { MoveAction, SwapAction } from '../types.js';

/** How strong the computer plays: 1 can be beaten by a child, 10 is all it has. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** How strong the computer plays. */
export type Level = (typeof LEVELS)[number];

/** What the engine thinks, while it thinks and at the end. */
export interface Thought {
  /** For the side to move: -1 is a sure loss, 0 even, 1 a sure win. Exactly 1 or -1 when it is proved. */
  readonly score: number;
  /** Positions valued. */
  readonly nodes: number;
  /** How many turns the longest line looks ahead. */
  readonly depth: number;
  /** The turns it expects, its own first. */
  readonly line: readonly MoveAction[];
}

/** The engine's answer. */
export interface SearchResult extends Thought {
  /** What it would do: a turn, or `swap` where the pie rule offers it and it pays. */
  readonly action: MoveAction | SwapAction;
}

/** How long and how well to think. */
export interface SearchOptions {
  /** Stop after this many milliseconds. Needs a clock (`performance.now`); the answer then depends on the machine's speed. */
  readonly timeMs?: number;
  /** Stop after this many positions. With this alone the answer depends on nothing but `state`, `nodes`, `level` and `seed`. */
  readonly nodes?: number;
  /** Strength; 10 when absent. */
  readonly level?: Level;
  /** An unsigned 32-bit integer: what decides between equals, and what a weaker level's choice is drawn from; 0 when absent. */
  readonly seed?: number;
  /** Told of better thoughts as they come, at most about ten times a second. */
  readonly onProgress?: (thought: Thought) => void;
  /** Asked often; the search ends soon after it gives true, with the best answer so far. */
  readonly shouldStop?: () => boolean;
}

/** A search under way, for callers that share the thread: each `run` thinks for a while. */
export interface Session {
  /** Thinks for about that many milliseconds; gives whether the search is at its end. */
  run(ms: number): boolean;
  /** The best so far. */
  thought(): Thought;
  /** The answer, as it stands. */
  result(): SearchResult;
}
