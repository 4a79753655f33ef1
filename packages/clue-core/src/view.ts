import type { Seat } from '@games/kit';
import { eventFor } from './events.js';
import { disprovingCards } from './suggestion.js';
import type { ClueSight, ClueState, ClueView } from './types.js';

/**
 * Who may act: the player whose turn it is, or the one who owes a card; nobody when the game is over.
 *
 * @param state - a game
 *
 * @example
 * ```ts
 * import { actors, create } from '@games/clue-core';
 *
 * const game = create({ first: 'plum' }, 7);
 * game.ok && actors(game.value); // => [5]
 * ```
 */
export function actors(state: ClueState): readonly Seat[] {
  const seat = awaitedSeat(state);
  return seat === null ? [] : [seat];
}

function awaitedSeat({ phase, seat }: ClueState): Seat | null {
  if (phase.type === 'over') return null;
  return phase.type === 'disproving' ? phase.by : seat;
}

/**
 * What a seat may know: the table, its own cards, and all that happened as far as it was told. Never another hand before
 * the end, nor the envelope before its time, and never what the dice draw from.
 *
 * @param state - a game
 * @param seat - who looks; `null`, or a seat that is not at the table: a spectator
 * @returns the view, plain JSON
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core';
 *
 * const game = create({ players: 3 }, 7);
 * game.ok && view(game.value, 1).hand.length; // => 6
 * game.ok && view(game.value, null).hand; // => []
 * ```
 */
export function view(state: ClueState, seat: Seat | null): ClueView {
  const sight = see(state, seat);
  const log = state.log.filter((event) => eventFor(event, sight.me) === event);
  const looked = log.find((event) => event.type === 'looked');
  const murder = state.outcome?.murder ?? (looked?.type === 'looked' ? looked.murder : undefined);
  return { ...sight, log, ...(murder && { murder }), ...(state.outcome && { hands: state.hands }) };
}

/** The part of a view that decides what is legal: `reduce` need not go through the log for each action. */
export function see(state: ClueState, seat: Seat | null): ClueSight {
  const me = typeof seat === 'number' && state.hands[seat] ? seat : null;
  const { phase, outcome } = state;
  const hand = me === null ? [] : (state.hands[me] ?? []);
  return {
    me,
    players: state.players.map(({ suspect, name }, i) => ({
      suspect,
      ...(name !== undefined && { name }),
      cards: state.hands[i]?.length ?? 0,
    })),
    board: state.board,
    options: state.options,
    places: state.places,
    faceUp: state.faceUp,
    turn: state.turn,
    seat: state.seat,
    phase,
    roll: state.roll,
    summoned: state.summoned,
    out: state.out,
    awaiting: awaitedSeat(state),
    hand,
    mustShow: phase.type === 'disproving' && phase.by === me ? disprovingCards(hand, phase.murder) : [],
    ...(outcome && { outcome }),
  };
}
