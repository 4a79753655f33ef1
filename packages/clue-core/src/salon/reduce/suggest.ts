import type { Seat } from '@games/kit';
import type { Card, Murder } from '../../cards.js';
import { disprovingCards, findDisproof } from '../../suggestion.js';
import type { SalonPublicEvent } from '../events.js';
import { DAY, HOST, type SalonState, type SalonSuggest } from '../types.js';
import { type Change, changed, followedBy } from './step.js';
import { endTurn } from './turn.js';

/**
 * Suggests (SAL-7): the named suspect comes into the area, and stays there (SAL-5). The others are asked in turn order; the
 * host answers for the first who holds one of the cards, by that seat's reveal order (SAL-9). While the host is away, people
 * answer for themselves (SAL-12); an NPC has nobody to ask, so it is answered for all the same.
 */
export function suggest(state: SalonState, { suspect, weapon, room, stayOpen = false, at }: SalonSuggest): Change {
  const { seat, by } = state;
  const murder: Murder = { suspect, weapon, room };
  const { passed, by: holder } = findDisproof(state.hands, seat, murder);
  const isNpc = state.seats[seat]?.role === 'npc';
  const summons = summon(state, murder);
  const asked: Change = {
    patch: {
      ...summons.patch,
      suggestedIn: room,
      overdue: false,
      ...(isNpc && by !== HOST && { npcMade: changed(state.npcMade, by, (state.npcMade[by] ?? 0) + 1), npcLast: by }),
    },
    events: [
      { type: 'suggested', seat, by, stayOpen, ...murder },
      ...summons.events,
      // The host sits at the table, but not among those who are asked.
      ...passed.filter((one) => one !== HOST).map((one): SalonPublicEvent => ({ type: 'passed', seat: one })),
    ],
  };
  return followedBy(state, asked, (now) => {
    if (holder === null) return answered(now, null, stayOpen, at);
    if (!now.away || now.seats[holder]?.role === 'npc') return disprove(now, holder, murder, stayOpen, at);
    const due = at + now.skipAfter;
    return {
      patch: { phase: { type: 'disproving', by: holder, murder, stayOpen }, due },
      events: [{ type: 'answerAsked', seat: holder, to: seat, due }],
    };
  });
}

/** Whoever is moved into an area may suggest there on their next turn (SAL-7); whoever was there is not moved. */
function summon(state: SalonState, { suspect, room }: Murder): Change {
  const from = state.places[suspect];
  if (from === room) return { patch: {}, events: [] };
  const seat = state.seats.findIndex((other) => other.role !== 'host' && other.suspect === suspect);
  return {
    patch: {
      places: { ...state.places, [suspect]: room },
      ...(seat > 0 && { summoned: changed(state.summoned, seat, true) }),
    },
    events: [{ type: 'placed', suspect, from, to: room, why: 'suggested' }],
  };
}

/** Answers a suggestion for a seat, by its reveal order (SAL-9). */
export function disprove(state: SalonState, holder: Seat, murder: Murder, stayOpen: boolean, at: number): Change {
  const cards = disprovingCards(state.hands[holder] ?? [], murder);
  const card = (state.orders[holder] ?? []).find((one) => cards.includes(one));
  if (card === undefined) throw new RangeError(`holder must hold a card that was named, was ${holder}`);
  return show(state, holder, card, stayOpen, at);
}

/** Shows the suggester a card (SAL-10): told to the two, as far as they are people. */
export function show(state: SalonState, seat: Seat, card: Card, stayOpen: boolean, at: number): Change {
  const to = state.seat;
  const knownTo = [seat, to].filter((one) => state.seats[one]?.role === 'player');
  const shown: Change = {
    patch: {},
    events: [
      { type: 'disproved', seat, to },
      { type: 'shown', seat, to, card, knownTo },
    ],
  };
  return followedBy(state, shown, (now) => answered(now, seat, stayOpen, at));
}

/**
 * What follows an answer (SAL-11): a disproved suggestion ends the turn, unless it was to stay open; an NPC has nothing more
 * to do, as it never accuses (SAL-18); else the turn is open for 24 hours.
 */
function answered(state: SalonState, by: Seat | null, stayOpen: boolean, at: number): Change {
  const { seat } = state;
  const isNpc = state.seats[seat]?.role === 'npc';
  const told: Change = { patch: {}, events: by === null ? [{ type: 'undisproved', seat }] : [] };
  return followedBy(state, told, (now) => {
    if (isNpc || (by !== null && !stayOpen)) return endTurn(now, by === null ? 'ended' : 'disproved', at);
    return { patch: { phase: { type: 'done' }, due: at + DAY, overdue: false }, events: [] };
  });
}
