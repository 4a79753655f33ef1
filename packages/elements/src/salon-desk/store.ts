import type { Result } from '@games/kit';

/** What a store has of a desk. */
export interface KeptDesk {
  /** The desk as text: see `save()` of the element. */
  readonly text: string;
  /** How often it was written: it tells whether somebody else has written since. */
  readonly revision: number;
}

/**
 * Why a store did not keep a desk: the device is full, another tab has written since it was read, or nothing can be kept here
 * at all.
 */
export const STORE_PROBLEMS = ['full', 'other-tab', 'unavailable'] as const;
/** One of them. */
export type StoreProblem = (typeof STORE_PROBLEMS)[number];

/** Where a desk is kept. It never throws; what it could not do it says. */
export interface DeskStore {
  /** What was kept, or nothing. */
  load(): Promise<Result<KeptDesk | undefined, StoreProblem>>;
  /**
   * Keeps a desk whole or not at all.
   *
   * @param text - the desk
   * @param after - the revision that this one follows; 0 for the first
   * @returns the new revision
   */
  save(text: string, after: number): Promise<Result<number, StoreProblem>>;
  /** Calls back when another tab has written. Gives the function that ends it. */
  watch(listener: () => void): () => void;
}

/** Which place of the device a store keeps its desk in. */
export interface DeskPlace {
  /** The name of the database. Default `salon-desk`. */
  readonly database?: string;
  /** The name of the game in it. Default `game`. */
  readonly key?: string;
}
