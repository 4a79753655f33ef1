import type { SeedValue } from '@games/rng';
import type { ClueAction, ClueView } from '../types.js';
import { chooseSimply } from './simple.js';

/** How well a computer player plays. */
export const LEVELS = ['child', 'careful', 'master'] as const;
/** A level. */
export type Level = (typeof LEVELS)[number];

/** What a computer player is given besides its view. */
export interface ChooseOptions {
  /** Default `'careful'`. All levels play alike as yet. */
  readonly level?: Level;
  /** What chance draws from: the same view and seed give the same action. Default 0. */
  readonly seed?: SeedValue;
}

/**
 * What a computer player does: a legal action, chosen from its view alone, so it knows no more than a person in its place.
 *
 * @param view - the player's own view, with the player to act
 * @param options - how well it plays, and what chance draws from
 * @returns the action
 * @throws RangeError when the owner of the view is not the one to act
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core';
 * import { choose } from '@games/clue-core/players';
 *
 * const game = create({}, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * choose(view(game.value, 0), { level: 'careful', seed: 1 }); // => { type: 'roll', seat: 0 }
 * choose(view(game.value, 1)); // throws RangeError
 * ```
 */
export function choose(view: ClueView, options: ChooseOptions = {}): ClueAction {
  return chooseSimply(view, options.seed ?? 0);
}
