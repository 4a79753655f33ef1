import { cursor, fork, type SeedValue, seed as toRng } from '@games/rng';
import type { ClueView } from '../types.js';
import type { Considered } from './reasons.js';
import { considerSimply } from './simple.js';

/** A card that was seen is still remembered after so many events in half of all cases. */
const HALF_LIFE = 150;
/** From this turn on, a child guesses when only a few murders are open. */
const BORED = 60;

/** A child: it ticks off the cards it was shown, forgets some again, makes nothing of who passed, and soon likes to guess. */
export function considerLikeAChild(view: ClueView, seed: SeedValue): Considered {
  return considerSimply(view, seed, { memory: remembered(view, seed), daring: view.turn > BORED ? 4 : 1 });
}

/** The view without what is forgotten. Each event is forgotten once and for all, at a time of its own. */
function remembered(view: ClueView, seed: SeedValue): ClueView {
  const rng = toRng(seed);
  const log = view.log.filter((event, at) => {
    if (event.type === 'passed' || event.type === 'disproved') return false;
    if (event.type !== 'shown') return true;
    const lasts = -Math.log2(1 - cursor(fork(rng, `memory ${at}`)).nextFloat()) * HALF_LIFE;
    return view.log.length - at < lasts;
  });
  return { ...view, log };
}
