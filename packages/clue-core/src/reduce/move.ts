import { dice } from '@games/rng';
import type { Square } from '../board/types.js';
import { isRoom, type Room } from '../cards.js';
import { destinations } from '../movement/destinations.js';
import { passageFrom, placeOf } from '../movement/position.js';
import type { ClueState } from '../types.js';
import { type Change, moverOf, placed } from './step.js';

/** Rolls (CLU-12). */
export function roll(state: ClueState): Change {
  const [rolled, rng] = dice(state.rng, state.options.dice);
  return {
    patch: { rng, roll: rolled, phase: { type: 'rolled' } },
    events: [{ type: 'rolled', seat: state.seat, roll: rolled }],
  };
}

/** Walks (CLU-13): a room ends the move, and may be suggested in. */
export function move(state: ClueState, to: Square | Room): Change {
  const path = destinations(state).find((one) => one.to === to)?.path ?? [];
  return {
    patch: { places: placed(state, moverOf(state), to), phase: { type: isRoom(to) ? 'entered' : 'done' } },
    events: [{ type: 'moved', seat: state.seat, from: placeOf(state), to, path }],
  };
}

/** Takes the secret passage (CLU-14), which counts as entering. */
export function passage(state: ClueState): Change {
  const from = placeOf(state) as Room;
  const to = passageFrom(state) as Room;
  return {
    patch: { places: placed(state, moverOf(state), to), phase: { type: 'entered' } },
    events: [{ type: 'tookPassage', seat: state.seat, from, to }],
  };
}

/** Stays where a suggestion moved the player (CLU-14). */
export function stay(state: ClueState): Change {
  return {
    patch: { phase: { type: 'entered' } },
    events: [{ type: 'stayed', seat: state.seat, room: placeOf(state) as Room }],
  };
}
