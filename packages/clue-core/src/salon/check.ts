import type { Seat } from '@games/kit';
import { type Card, cardsOf, isRoom } from '../cards.js';
import { wrongField } from './form.js';
import { makerOf } from './npc.js';
import { placeAt } from './reduce/step.js';
import type { SalonActionRefusal } from './refusals.js';
import { movesFrom } from './ring.js';
import {
  HOST,
  type SalonAction,
  type SalonFileOrder,
  type SalonMove,
  type SalonPassOver,
  type SalonShow,
  type SalonSight,
  type SalonSkip,
  type SalonSuggest,
  type SalonTakeOver,
} from './types.js';
import { isClosed } from './view.js';

type Refused = SalonActionRefusal | undefined;

/**
 * Why an action is not legal for the seat that has this view. Takes anything: what is no action is refused too.
 *
 * @param view - what the seat sees; the clock is judged by the spectator's
 * @param action - what is to be done
 * @returns the refusal, or `undefined` when `reduce` would take it
 *
 * @example
 * ```ts
 * import { check, create, view } from '@games/clue-core/salon';
 *
 * const game = create({ players: 3, ordersWithin: 0 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * check(view(game.value, 1), { type: 'move', seat: 1, to: 'library', at: 0 }); // => undefined
 * check(view(game.value, 1), { type: 'suggest', seat: 1, suspect: 'plum', weapon: 'rope', room: 'hall', at: 0 });
 * // => { code: 'in-corridor' }
 * ```
 */
export function check(view: SalonSight, action: SalonAction): SalonActionRefusal | undefined {
  const wrong = wrongField(view, action);
  if (wrong !== undefined) return { code: 'malformed', field: wrong };
  const { seat, at, type } = action;
  if (seat !== view.me) return { code: 'not-your-seat', seat, me: view.me };
  if (at < view.at) return { code: 'time-backwards', at, last: view.at };
  if (type === 'note') return seat === HOST ? undefined : { code: 'host-only' };
  if (type === 'reveal') return checkReveal(view);
  if (view.outcome) return { code: 'game-over', outcome: view.outcome };
  switch (type) {
    case 'timeout':
      return checkTimeout(view, at);
    case 'takeOver':
      return checkTakeOver(view, action);
    case 'away':
      if (seat !== HOST) return { code: 'host-only' };
      return action.away === view.away ? { code: 'host-is-there', away: view.away } : undefined;
    case 'ask':
      return seat === HOST || view.role !== 'player' ? { code: 'players-only' } : undefined;
    case 'fileOrder':
      return checkOrder(view, action);
    case 'skip':
      return checkSkip(view, action);
    case 'passOver':
      return checkPassOver(view, action);
    case 'show':
      return checkShow(view, action);
    case 'move':
    case 'suggest':
    case 'accuse':
    case 'endTurn':
      return checkTurn(view, action);
  }
}

type TurnAction = Extract<SalonAction, { type: 'move' | 'suggest' | 'accuse' | 'endTurn' }>;

function checkTurn(view: SalonSight, action: TurnAction): Refused {
  const { phase, by, due } = view;
  const { seat, at } = action;
  if (phase.type === 'orders') return { code: 'collecting-orders' };
  if (phase.type === 'disproving') {
    if (seat === phase.by) return { code: 'must-show', cards: view.mustShow };
    return { code: 'not-your-turn', seat, awaiting: phase.by, to: 'show' };
  }
  if (seat !== by) return { code: 'not-your-turn', seat, awaiting: by, to: 'play' };
  if (phase.type === 'accusing') return { code: 'host-must-answer' };
  if (isClosed(view, at) && due !== null) return { code: 'turn-closed', at, due };
  switch (action.type) {
    case 'move':
      return checkMove(view, action);
    case 'suggest':
      return checkSuggest(view, action);
    case 'endTurn':
      return phase.type === 'start'
        ? { code: 'move-first', places: movesFrom(view, placeAt(view, view.seat)) }
        : undefined;
    case 'accuse':
      if (isNpc(view, view.seat)) return { code: 'npc-never-accuses' };
      return view.accused[seat] ? { code: 'already-accused' } : undefined;
  }
}

function isNpc(view: SalonSight, seat: Seat): boolean {
  return view.seats[seat]?.role === 'npc';
}

function checkMove(view: SalonSight, { to }: SalonMove): Refused {
  if (view.suggestedIn !== null) return { code: 'already-suggested' };
  if (view.phase.type !== 'start') return { code: 'already-moved' };
  const from = placeAt(view, view.seat);
  const places = movesFrom(view, from);
  return places.includes(to) ? undefined : { code: 'out-of-reach', from, to, places };
}

function checkSuggest(view: SalonSight, { room }: SalonSuggest): Refused {
  const here = placeAt(view, view.seat);
  if (view.suggestedIn !== null) return { code: 'already-suggested' };
  if (!isRoom(here)) return { code: 'in-corridor' };
  if (view.phase.type === 'start' && !view.summoned[view.seat]) return { code: 'enter-first', room: here };
  if (room !== here) return { code: 'other-area', room, here };
  return view.lastArea[view.seat] === room ? { code: 'same-area-twice', room } : undefined;
}

function checkShow(view: SalonSight, { card, seat }: SalonShow): Refused {
  const { phase, mustShow } = view;
  if (phase.type !== 'disproving' || phase.by !== seat) return { code: 'nothing-to-show' };
  if (mustShow.includes(card)) return undefined;
  const isNamed = (cardsOf(phase.murder) as readonly Card[]).includes(card);
  return { code: isNamed ? 'not-in-hand' : 'not-suggested', card, cards: mustShow };
}

function checkTimeout({ due, at: last }: SalonSight, at: number): Refused {
  if (due === null) return { code: 'no-clock' };
  return at < Math.max(due, last) ? { code: 'too-early', at, due } : undefined;
}

/** Whether the one to act is late: marked so, or their time is over (SAL-16). */
function checkLate({ overdue, due, phase }: SalonSight, at: number): Refused {
  if (overdue) return undefined;
  if (phase.type !== 'start') return { code: 'already-moved' };
  return due === null || at < due ? { code: 'too-early', at, due: due ?? at } : undefined;
}

function checkSkip(view: SalonSight, { seat, player, at }: SalonSkip): Refused {
  const { phase } = view;
  const isTurn = phase.type === 'start' || phase.type === 'entered' || phase.type === 'done';
  if (seat === HOST) {
    if (!isTurn || player !== view.seat) return { code: 'not-on-turn', player, turn: view.seat };
    return checkLate(view, at);
  }
  if (player !== seat) return { code: 'host-only' };
  if (player === view.seat && phase.type === 'start') return undefined;
  if (player === view.seat && phase.type !== 'orders') return { code: 'already-moved' };
  return view.skipAsked[player] ? { code: 'skip-already-asked' } : undefined;
}

function checkPassOver(view: SalonSight, { seat, player, at }: SalonPassOver): Refused {
  const { phase } = view;
  if (!isNpc(view, view.seat) || player !== view.by || player === HOST) {
    return { code: 'not-on-turn', player, turn: view.by };
  }
  if (seat !== HOST && seat !== player) return { code: 'host-only' };
  if (phase.type !== 'start') return { code: 'already-moved' };
  const late = seat === HOST ? checkLate(view, at) : undefined;
  if (late) return late;
  if (makerOf(view, [...view.passedOver, player]) !== undefined) return undefined;
  return { code: 'pass-over-unfair', player, made: view.npcMade[player] ?? 0 };
}

/** Of one's own hand; of an NPC's, by the host. */
function checkOrder(view: SalonSight, { seat, as, order }: SalonFileOrder): Refused {
  if (seat === HOST) {
    if (as === undefined || !isNpc(view, as)) return { code: 'not-an-npc', seat: as ?? seat };
  } else if (as !== undefined || view.role !== 'player') return { code: 'host-only' };
  const hand = as === undefined ? view.hand : (view.hands?.[as] ?? []);
  const isHand = order.length === hand.length && hand.every((card) => order.includes(card));
  return isHand ? undefined : { code: 'order-not-the-hand', cards: hand };
}

function checkTakeOver(view: SalonSight, { seat, npc }: SalonTakeOver): Refused {
  if (seat !== HOST) return { code: 'host-only' };
  return isNpc(view, npc) ? undefined : { code: 'not-an-npc', seat: npc };
}

function checkReveal(view: SalonSight): Refused {
  if (view.me !== HOST) return { code: 'host-only' };
  if (!view.outcome) return { code: 'not-over-yet' };
  return view.revealed ? { code: 'already-revealed' } : undefined;
}
