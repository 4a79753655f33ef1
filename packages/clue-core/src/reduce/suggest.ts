import type { Card, Murder } from '../cards.js';
import type { ClueEvent } from '../events.js';
import { findDisproof } from '../suggestion.js';
import type { ClueState } from '../types.js';
import { type Change, flagged, placed } from './step.js';

/**
 * Suggests (CLU-17): the suspect's token comes into the room, and the players are asked in turn. Those who hold none of the
 * cards have no choice and pass at once; the first who holds one is always waited for, even with one card only, so that the
 * table cannot tell how many there are to choose from.
 */
export function suggest(state: ClueState, { suspect, weapon, room }: Murder): Change {
  const { seat } = state;
  const murder: Murder = { suspect, weapon, room };
  const { passed, by } = findDisproof(state.hands, seat, murder);
  const summons = summon(state, murder);
  return {
    patch: {
      ...summons.patch,
      phase: by === null ? { type: 'done' } : { type: 'disproving', by, murder },
    },
    events: [
      { type: 'suggested', seat, ...murder },
      ...summons.events,
      ...passed.map((one): ClueEvent => ({ type: 'passed', seat: one })),
      ...(by === null ? [{ type: 'undisproved', seat } as const] : []),
    ],
  };
}

/** Whoever is moved into a room may suggest there on their next turn without moving (CLU-14); whoever was there, such as the suggester, is not moved. */
function summon(state: ClueState, { suspect, room }: Murder): Change {
  const from = state.places[suspect];
  if (!state.options.summon || from === room) return { patch: {}, events: [] };
  const seat = state.players.findIndex((player) => player.suspect === suspect);
  return {
    patch: { places: placed(state, suspect, room), summoned: flagged(state.summoned, seat, true) },
    events: [{ type: 'placed', suspect, from, to: room, why: 'suggested' }],
  };
}

/** Shows the suggester a card (CLU-17). */
export function show(state: ClueState, card: Card): Change {
  const { phase, seat: to } = state;
  const seat = phase.type === 'disproving' ? phase.by : to;
  return {
    patch: { phase: { type: 'done' } },
    events: [
      { type: 'disproved', seat, to },
      { type: 'shown', seat, to, card },
    ],
  };
}
