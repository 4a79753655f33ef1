/**
 * Computer players: each is given its own view and returns a legal action, with its reason.
 *
 * @module
 */
import type { SeedValue } from '@games/rng';
import type { ClueAction, ClueView } from '../types.js';
import { considerLikeAChild } from './child.js';
import { considerMaster } from './consider-master.js';
import type { Considered } from './reasons.js';
import { considerSimply } from './simple.js';

export { PLAY_WORDS, type PlayWords, playReasonText } from '../words/plays.js';
export type { Considered, PlayReason } from './reasons.js';

/**
 * How well a computer player plays:
 * - `child`: notes the cards it is shown and forgets some again, and likes to guess
 * - `careful`: keeps its sheet by elimination and accuses when one murder is left
 * - `master`: deduces exactly, reads what others ask, plans its ways, tells little, and takes a risk when waiting costs more
 */
export const LEVELS = ['child', 'careful', 'master'] as const;
/** A level. */
export type Level = (typeof LEVELS)[number];

/** What a computer player is given besides its view. */
export interface ChooseOptions {
  /** Default `'careful'`. */
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
 * @throws RangeError when the owner of the view is not the one to act, or for a level that is none
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core';
 * import { choose } from '@games/clue-core/players';
 *
 * const game = create({}, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * choose(view(game.value, 0), { level: 'master', seed: 1 }); // => { type: 'roll', seat: 0 }
 * choose(view(game.value, 1)); // throws RangeError
 * ```
 */
export function choose(view: ClueView, options: ChooseOptions = {}): ClueAction {
  return consider(view, options).action;
}

/**
 * What a computer player does, and why. A view of a past moment gives the reason of then: so a game can be read through
 * afterwards, turn by turn. Keep reasons from the players while it is going on.
 *
 * @param view - the player's own view, with the player to act
 * @param options - how well it plays, and what chance draws from
 * @returns the action that `choose` gives, and its reason
 * @throws RangeError when the owner of the view is not the one to act, or for a level that is none
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core';
 * import { consider, playReasonText } from '@games/clue-core/players';
 *
 * const game = create({}, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * const { reason } = consider(view(game.value, 0), { level: 'master', seed: 1 });
 * reason.code; // => 'head-for'
 * playReasonText(reason).startsWith('On the way to'); // => true
 * ```
 */
export function consider(view: ClueView, options: ChooseOptions = {}): Considered {
  const { level = 'careful', seed = 0 } = options;
  switch (level) {
    case 'child':
      return considerLikeAChild(view, seed);
    case 'careful':
      return considerSimply(view, seed);
    case 'master':
      return considerMaster(view, seed);
    default:
      throw new RangeError(`options.level must be one of ${LEVELS.join(', ')}, was ${String(level)}`);
  }
}
