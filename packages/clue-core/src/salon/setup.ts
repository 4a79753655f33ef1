import { err, ok, type Result, type Seed } from '@games/kit';
import { cursor, fork, seed as toRng } from '@games/rng';
import type { Card, Suspect } from '../cards.js';
import { dealCards } from '../deal.js';
import { resolveSalon, type SalonConfig, type SalonPlayerConfig } from './config.js';
import { beginTurn } from './reduce/turn.js';
import type { SalonRefusal } from './refusals.js';
import { HOST, type SalonSeat, type SalonState } from './types.js';

/**
 * Starts a game: seats the players in turn order, draws the solution and deals the cards (SAL-17, SAL-20, SAL-21). Seat 0 is
 * the host's, the suspects sit on 1 and up in turn order. Everyone begins in the corridor (SAL-4).
 *
 * The turn order, the cards and the reveal orders of who files none draw from three streams of the seed, so that none tells
 * of another.
 *
 * @param config - what differs from six players, first come first
 * @param seed - what the game draws from; the host alone may know it
 * @returns the first state, or why there is none
 *
 * @example
 * ```ts
 * import { create, fillWithNpcs } from '@games/clue-core/salon';
 *
 * const players = fillWithNpcs([{ suspect: 'plum', name: 'Ada' }, { suspect: 'white', name: 'Bo' }], 4);
 * const game = create({ players }, 'a secret of the host');
 * game.ok && game.value.hands.map((hand) => hand.length); // => [0, 5, 5, 4, 4]
 * game.ok && game.value.phase; // => { type: 'orders' }
 * create({ players: 1 }, 1); // => { ok: false, error: { code: 'player-count', people: 1, suspects: 1, min: 2, max: 6 } }
 * ```
 */
export function create(config: Partial<SalonConfig> = {}, seed?: Seed): Result<SalonState, SalonRefusal> {
  const resolved = resolveSalon(config);
  if (!resolved.ok) return resolved;
  if (typeof seed !== 'string' && !Number.isFinite(seed)) return err({ code: 'seed-required' });
  const { ring, passages, theme, host, order, skipAfter, ordersWithin, npcTurns, startAt } = resolved.value;
  const root = toRng(seed as Seed);
  const players = inTurnOrder(resolved.value.players, order, (all) => cursor(fork(root, 'order')).shuffle(all));
  const deal = dealCards(cursor(fork(root, 'cards')), players.length);
  const lots = cursor(fork(root, 'reveal'));
  const none: readonly Card[] = [];
  const seats: readonly SalonSeat[] = [
    { role: 'host', ...(host !== undefined && { name: host }) },
    ...players.map(({ suspect, name, npc }, i): SalonSeat => {
      const cards = deal.hands[i]?.length ?? 0;
      return { role: npc ? 'npc' : 'player', suspect, ...(name !== undefined && { name }), cards };
    }),
  ];
  const nobody = seats.map(() => false);
  const due = startAt + ordersWithin;
  const start: SalonState = {
    ring,
    passages,
    theme,
    seats,
    skipAfter,
    npcTurns,
    order: typeof order === 'string' ? order : 'chosen',
    places: everywhere('corridor'),
    turn: 0,
    seat: HOST,
    by: HOST,
    phase: { type: 'orders' },
    due,
    overdue: false,
    at: startAt,
    filed: nobody,
    summoned: nobody,
    lastArea: seats.map(() => null),
    suggestedIn: null,
    accused: nobody,
    skipAsked: nobody,
    npcMade: seats.map(() => 0),
    npcLast: HOST,
    passedOver: [],
    away: false,
    revealed: false,
    murder: deal.murder,
    hands: [none, ...deal.hands],
    orders: [none, ...deal.hands.map((hand) => lots.shuffle(hand))],
    log: [{ type: 'ordersAsked', due }],
  };
  if (ordersWithin > 0) return ok(start);
  const first = beginTurn(start, startAt);
  return ok({ ...start, ...first.patch, log: first.events });
}

function inTurnOrder(
  players: readonly SalonPlayerConfig[],
  order: SalonConfig['order'],
  shuffle: (all: readonly SalonPlayerConfig[]) => readonly SalonPlayerConfig[],
): readonly SalonPlayerConfig[] {
  if (order === 'first-come') return players;
  if (order === 'random') return shuffle(players);
  return order.flatMap((suspect) => players.filter((player) => player.suspect === suspect));
}

function everywhere<P>(place: P): Readonly<Record<Suspect, P>> {
  return { scarlet: place, mustard: place, white: place, green: place, peacock: place, plum: place };
}
