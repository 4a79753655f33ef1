import { err, ok, type Result, type Step } from '@games/kit';
import { check } from '../check.js';
import type { SalonEvent } from '../events.js';
import type { SalonRefusal } from '../refusals.js';
import { DAY, HOST, type SalonAction, type SalonMove, type SalonSkip, type SalonState } from '../types.js';
import { see } from '../view.js';
import { accuse } from './accuse.js';
import { reveal, setAway } from './host.js';
import { fileOrder, passOver, takeOver } from './seats.js';
import { type Change, changed, commit, followedBy, placeAt, suspectAt } from './step.js';
import { show, suggest } from './suggest.js';
import { timeout } from './time.js';
import { endTurn, skip } from './turn.js';

/**
 * Does an action: the host's, a player's or the clock's.
 *
 * @param state - a game; it stays as it is
 * @param action - anything may come, what is not legal is refused
 * @returns the next state with the events, unredacted, or the refusal that `check` gives for the actor's view
 *
 * @example
 * ```ts
 * import { create, reduce } from '@games/clue-core/salon';
 *
 * const game = create({ players: 3, ordersWithin: 0 }, 'a secret of the host');
 * if (!game.ok) throw new Error(game.error.code);
 * const moved = reduce(game.value, { type: 'move', seat: 1, to: 'library', at: 1000 });
 * moved.ok && moved.value.state.places.scarlet; // => 'library'
 * reduce(game.value, { type: 'move', seat: 2, to: 'library', at: 1000 });
 * // => { ok: false, error: { code: 'not-your-turn', seat: 2, awaiting: 1, to: 'play' } }
 * ```
 */
export function reduce(state: SalonState, action: SalonAction): Result<Step<SalonState, SalonEvent>, SalonRefusal> {
  const refusal = check(see(state, Object(action).seat), action);
  return refusal ? err(refusal) : ok(commit(state, action.at, change(state, action)));
}

function change(state: SalonState, action: SalonAction): Change {
  const { at } = action;
  switch (action.type) {
    case 'move':
      return move(state, action);
    case 'suggest':
      return suggest(state, action);
    case 'accuse':
      return accuse(state, action, at);
    case 'endTurn':
      return endTurn(state, 'ended', at);
    case 'show':
      return state.phase.type === 'disproving'
        ? show(state, state.phase.by, action.card, state.phase.stayOpen, at)
        : { patch: {}, events: [] };
    case 'skip':
      return skipOrAsk(state, action);
    case 'passOver':
      return passOver(state, action.player, at);
    case 'fileOrder':
      return fileOrder(state, action);
    case 'takeOver':
      return takeOver(state, action);
    case 'ask':
      return {
        patch: {},
        events: [
          {
            type: 'asked',
            seat: action.seat,
            about: action.about.map(({ card, holder, holds }) => ({ card, holder, holds })),
            knownTo: [action.seat],
          },
        ],
      };
    case 'away':
      return setAway(state, action.away, at);
    case 'note':
      return { patch: {}, events: [{ type: 'noted', text: action.text }] };
    case 'reveal':
      return reveal(state);
    case 'timeout':
      return timeout(state, at);
  }
}

/**
 * Moves (SAL-3): an area is entered, and a suggestion is free; from the corridor nobody suggests (SAL-4), so an NPC, which
 * never accuses, is done there.
 */
function move(state: SalonState, { to, at }: SalonMove): Change {
  const { seat, by } = state;
  const from = placeAt(state, seat);
  const moved: Change = {
    patch: {
      places: { ...state.places, [suspectAt(state, seat)]: to },
      summoned: changed(state.summoned, seat, false),
      phase: { type: to === 'corridor' ? 'done' : 'entered' },
      due: at + DAY,
      overdue: false,
    },
    events: [{ type: 'moved', seat, by, from, to }],
  };
  const isDone = to === 'corridor' && state.seats[seat]?.role === 'npc';
  return isDone ? followedBy(state, moved, (now) => endTurn(now, 'ended', at)) : moved;
}

/** The host skips who is late; a player is skipped at once on their own turn, else on their next (SAL-6). */
function skipOrAsk(state: SalonState, { seat, player, at }: SalonSkip): Change {
  if (seat === HOST || player === state.seat) return skip(state, player, at);
  return {
    patch: { skipAsked: changed(state.skipAsked, player, true) },
    events: [{ type: 'skipAsked', seat: player }],
  };
}
