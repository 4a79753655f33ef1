import { err, ok, type Result, type Seed } from '@games/kit';
import { cursor, fork, nextInt, seed as toRng } from '@games/rng';
import { boardOf } from './board/index.js';
import { resolveConfig } from './config/resolve.js';
import type { ClueConfig } from './config/types.js';
import { dealCards } from './deal.js';
import type { ClueRefusal, ClueState } from './types.js';

/**
 * Starts a game: draws the murder, deals the cards, puts the tokens on their squares and gives the first turn.
 *
 * The cards and the dice draw from two streams of the seed, so that no number of rolls tells anything of the cards.
 *
 * @param config - what differs from the game as asked for: six players, one die, Miss Scarlet first
 * @param seed - what the game draws from; the same seed gives the same game
 * @returns the first state, or why there is none
 *
 * @example
 * ```ts
 * import { create } from '@games/clue-core';
 *
 * const game = create({ players: 3 }, 'a stormy night');
 * game.ok && game.value.hands.map((hand) => hand.length); // => [6, 6, 6]
 * create({ players: 7 }, 1); // => { ok: false, error: { code: 'player-count', players: 7, min: 2, max: 6 } }
 * create(); // => { ok: false, error: { code: 'seed-required' } }
 * ```
 */
export function create(config: Partial<ClueConfig> = {}, seed?: Seed): Result<ClueState, ClueRefusal> {
  const resolved = resolveConfig(config);
  if (!resolved.ok) return resolved;
  if (typeof seed !== 'string' && !Number.isFinite(seed)) return err({ code: 'seed-required' });
  const { players, board, options } = resolved.value;
  const root = toRng(seed as Seed);
  const deal = dealCards(cursor(fork(root, 'cards')), players.length, options.deal);
  const [drawn, rng] = nextInt(fork(root, 'dice'), 0, players.length - 1);
  const first = players.findIndex(({ suspect }) => suspect === options.first);
  const seat = options.first === 'random' ? drawn : first;
  return ok({
    players,
    board,
    options,
    ...deal,
    places: { ...boardOf({ board }).starts },
    turn: 1,
    seat,
    phase: { type: 'start' },
    roll: [],
    summoned: players.map(() => false),
    out: players.map(() => false),
    log: [{ type: 'turnBegan', seat, turn: 1 }],
    rng,
  });
}
