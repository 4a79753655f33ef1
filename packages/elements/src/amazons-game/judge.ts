import { type AmazonsState, formatMove, outcome } from '@games/amazons-core';
import type { Thinker } from './thinker.js';

/** Positions valued for each state. By count, not by time: the same game is judged alike on every device. */
const NODES = 40_000;

/** What is known of one state. */
export interface Judgement {
  /** White's chance to win, 0 to 1. */
  readonly chance: number;
  /** What the computer would play there. */
  readonly better: string | undefined;
}

/** A chance in whole percent; only a proof is 0 or 100. */
export function percentOf(chance: number): number {
  return chance <= 0 || chance >= 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Says who is ahead. The bar and the analysis ask the same judge: they never name two numbers for one state. */
export class Judge {
  readonly #thinker: Thinker;
  /** What was judged stays judged, also after an undo. */
  readonly #known = new WeakMap<AmazonsState, Judgement>();

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  /** What is known of a state already; a game that is over needs no thought. */
  known(state: AmazonsState): Judgement | undefined {
    const over = outcome(state);
    return over ? { chance: over.winner === 0 ? 1 : 0, better: undefined } : this.#known.get(state);
  }

  /** Thinks about a state that is not known; `undefined` when the signal came first. */
  async judge(state: AmazonsState, signal: AbortSignal): Promise<Judgement | undefined> {
    const known = this.known(state);
    if (known) return known;
    const found = await this.#thinker.think(state, { nodes: NODES, signal });
    if (!found || signal.aborted) return undefined;
    const { action, score } = found;
    const judgement = {
      chance: (1 + (state.turn === 0 ? score : -score)) / 2,
      better: action.type === 'move' ? formatMove(action) : undefined,
    };
    this.#known.set(state, judgement);
    return judgement;
  }
}
