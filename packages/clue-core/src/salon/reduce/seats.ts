import type { Seat } from '@games/kit';
import { CARDS } from '../../cards.js';
import type { SalonSecretEvent, Showing } from '../events.js';
import { makerOf, peopleOf } from '../npc.js';
import { DAY, HOST, type SalonFileOrder, type SalonState, type SalonTakeOver } from '../types.js';
import { type Change, changed, followedBy } from './step.js';
import { beginTurn } from './turn.js';

/** Files a reveal order (SAL-9). When all people have, the first turn begins (SAL-21). */
export function fileOrder(state: SalonState, { seat, as, order, at }: SalonFileOrder): Change {
  const whose = as ?? seat;
  const filed: SalonSecretEvent = {
    type: 'orderFiled',
    seat: whose,
    order: [...order],
    knownTo: as === undefined ? [seat] : [],
  };
  const isFirst = state.phase.type === 'orders' && as === undefined && !state.filed[seat];
  const change: Change = {
    patch: {
      orders: changed(state.orders, whose, filed.order),
      ...(isFirst && { filed: changed(state.filed, seat, true) }),
    },
    events: [filed, ...(isFirst ? [{ type: 'filed', seat } as const] : [])],
  };
  return followedBy(state, change, (now) =>
    isFirst && peopleOf(now).every((one) => now.filed[one]) ? beginTurn(now, at) : { patch: {}, events: [] },
  );
}

/**
 * Seats a newcomer on an NPC (SAL-19), who is told what the NPC holds, has shown and was shown. Where it is the NPC's turn,
 * the newcomer plays it on.
 */
export function takeOver(state: SalonState, { npc, name, at }: SalonTakeOver): Change {
  const old = state.seats[npc];
  if (!old || old.role === 'host') throw new RangeError(`npc must be the seat of an NPC, was ${npc}`);
  const { suspect, cards } = old;
  const fewest = Math.min(...peopleOf(state).map((seat) => state.npcMade[seat] ?? 0));
  const showings = state.log.flatMap((event): Showing[] => {
    if (event.type !== 'shown') return [];
    const { seat, to, card } = event;
    return [{ seat, to, card }];
  });
  const named = name === undefined ? {} : { name };
  return {
    patch: {
      seats: changed(state.seats, npc, { role: 'player', suspect, ...named, cards }),
      // Who comes late owes nothing for the time before (SAL-18).
      npcMade: changed(state.npcMade, npc, fewest),
      ...(state.seat === npc && { by: npc, passedOver: [], overdue: false, due: clockOf(state, at) }),
    },
    events: [
      { type: 'tookOver', seat: npc, ...named },
      {
        type: 'handed',
        seat: npc,
        hand: CARDS.filter((card) => state.hands[npc]?.includes(card)),
        shown: showings.filter(({ seat }) => seat === npc),
        seen: showings.filter(({ to }) => to === npc),
        knownTo: [npc],
      },
    ],
  };
}

function clockOf({ phase, skipAfter, due }: SalonState, at: number): number | null {
  if (phase.type === 'start') return at + skipAfter;
  return phase.type === 'entered' ? at + DAY : due;
}

/** Passes over whoever was to suggest for an NPC (SAL-18): the next in turn does, with a clock of their own. */
export function passOver(state: SalonState, seat: Seat, at: number): Change {
  const passedOver = [...state.passedOver, seat];
  const by = makerOf(state, passedOver) ?? HOST;
  const due = at + state.skipAfter;
  return {
    patch: { by, passedOver, due, overdue: false },
    events: [{ type: 'passedOver', seat, npc: state.seat, by, due }],
  };
}
