/**
 * Computer players for salon games, and what a view tells a deduction engine.
 *
 * @module
 */
import { type Cursor, cursor, fork, type SeedValue, seed as toRng } from '@games/rng';
import { type Card, isRoom, type Murder, type Room } from '../cards.js';
import { type Deduction, deduce } from '../deduce/deduce.js';
import { suggest } from '../deduce/suggest.js';
import { check } from '../salon/check.js';
import { placeAt } from '../salon/reduce/step.js';
import { movesFrom, type SalonPlace } from '../salon/ring.js';
import type { SalonAction, SalonView } from '../salon/types.js';
import { knowledgeOfSalon } from './knowledge.js';

export { knowledgeOfSalon } from './knowledge.js';

/** What a computer player is given besides its view. */
export interface ChooseTurnOptions {
  /** When the action is done, in the host's milliseconds. Default: the time of the view. */
  readonly at?: number;
  /** What chance draws from: the same view and seed give the same action. Default 0. */
  readonly seed?: SeedValue;
}

/**
 * What a computer player does: a legal action, chosen from its view alone. It deduces exactly, goes where it can learn, asks
 * what tells it most, and accuses when one murder is left. It makes the suggestions of NPCs too; given `viewOfNpc`, it plays
 * the NPC itself, and the action is for whoever is to act on its turn, which is the host where `npcTurns` is `'host'`.
 *
 * @param view - the player's own view, with the player to act
 * @param options - when it is, and what chance draws from
 * @returns the action
 * @throws RangeError when the owner of the view is not one to act
 *
 * @example
 * ```ts
 * import { check, create, view } from '@games/clue-core/salon';
 * import { chooseTurn } from '@games/clue-core/salon/players';
 *
 * const game = create({ players: 3, ordersWithin: 0 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * const mine = view(game.value, 1);
 * const action = chooseTurn(mine, { seed: 7 });
 * action.type; // => 'move'
 * check(mine, action); // => undefined
 * chooseTurn(view(game.value, 2)); // throws RangeError
 * ```
 */
export function chooseTurn(view: SalonView, { at = view.at, seed = 0 }: ChooseTurnOptions = {}): SalonAction {
  const { me, phase } = view;
  const draw = cursor(fork(toRng(seed), view.log.length));
  if (view.role === 'player' && me !== null) {
    if (view.mustShow.length > 0) return { type: 'show', seat: me, card: cardToShow(view, draw), at };
    if (phase.type === 'orders' && !view.filed[me]) {
      return { type: 'fileOrder', seat: me, order: draw.shuffle(view.hand), at };
    }
  }
  const isTurn = phase.type === 'start' || phase.type === 'entered' || phase.type === 'done';
  if (view.role !== 'player' || !isTurn || (me !== view.by && me !== view.seat)) {
    throw new RangeError(`view.me must be one to act, was ${me}`);
  }
  const known = deduce(knowledgeOfSalon(view));
  return accusation(view, known, at) ?? suggestion(view, at, seed) ?? walk(view, known, at, draw);
}

/** One that the suggester has seen before, if there is one: it tells nothing new. */
function cardToShow(view: SalonView, draw: Cursor): Card {
  const seen = view.mustShow.filter((card) =>
    view.log.some((event) => event.type === 'shown' && event.to === view.seat && event.card === card),
  );
  return draw.pick(seen.length > 0 ? seen : view.mustShow);
}

function accusation(view: SalonView, { murders }: Deduction, at: number): SalonAction | undefined {
  const only = murders.length === 1 ? murders[0] : undefined;
  if (!only) return undefined;
  const action: SalonAction = { type: 'accuse', seat: view.by, ...(only.murder as Murder), at };
  return isLegal(view, action) ? action : undefined;
}

function suggestion(view: SalonView, at: number, seed: SeedValue): SalonAction | undefined {
  const here = placeAt(view, view.seat);
  if (!isRoom(here)) return undefined;
  const probe: SalonAction = { type: 'suggest', seat: view.by, suspect: 'plum', weapon: 'rope', room: here, at };
  if (!isLegal(view, probe)) return undefined;
  const [best] = suggest(knowledgeOfSalon(view), { seat: view.seat, rooms: [here], samples: 400, seed });
  // The turn stays open where it can still be won.
  const stayOpen = view.me === view.seat && !view.accused[view.seat];
  return best ? { ...probe, ...(best as Murder), room: here, stayOpen } : { ...probe, stayOpen };
}

/** To an area that may be the scene and can be asked about, the likeliest first; when nothing is left to do, the turn ends. */
function walk(view: SalonView, { chances }: Deduction, at: number, draw: Cursor): SalonAction {
  const end: SalonAction = { type: 'endTurn', seat: view.by, at };
  if (view.phase.type !== 'start') return end;
  const last = view.lastArea[view.seat];
  const worth = (place: SalonPlace): number =>
    place === 'corridor' ? -1 : place === last ? -2 : chances[place as Room].envelope;
  const places = draw.shuffle(movesFrom(view, placeAt(view, view.seat)));
  const to = [...places].sort((a, b) => worth(b) - worth(a))[0];
  const move: SalonAction | undefined = to && { type: 'move', seat: view.by, to, at };
  return move && isLegal(view, move) ? move : end;
}

/** Legal for whoever acts, who may be another than the owner of the view: the computer plays an NPC for the host. */
function isLegal(view: SalonView, action: SalonAction): boolean {
  return check({ ...view, me: view.by }, action) === undefined;
}
