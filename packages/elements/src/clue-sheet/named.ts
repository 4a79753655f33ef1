import {
  CATEGORIES,
  type Card,
  type Category,
  type ClueAction,
  type ClueView,
  isCard,
  isRoom,
  type Murder,
  placeOf,
} from '@games/clue-core';
import type { Chosen } from './accuse-form.js';
import type { SheetPlace } from './automatic.js';

/** Any murder, to ask whether one may be named at all. */
const WHOLE: Murder = { suspect: 'plum', weapon: 'rope', room: 'hall' };

/** Whether an action names three cards, as suggestions and accusations do. */
function namesCards(action: ClueAction): action is Extract<ClueAction, Murder> {
  return action.type === 'suggest' || action.type === 'accuse';
}

/** The groups in which nothing is chosen yet. */
export function missingIn(action: ClueAction): readonly Category[] {
  return namesCards(action) ? CATEGORIES.filter((category) => !action[category]) : [];
}

/** An action with every card that is still missing, to ask the rules whether it is the time for it. */
export function filled(action: ClueAction): ClueAction {
  if (!namesCards(action)) return action;
  const { suspect = WHOLE.suspect, weapon = WHOLE.weapon, room = WHOLE.room } = action as Partial<Murder>;
  return { ...action, suspect, weapon, room };
}

/** The cell of an event on the list. */
export function cellOf(
  target: EventTarget | null,
): { readonly card: Card; readonly holder: SheetPlace['holder'] } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.cell') : null;
  const { card, seat } = cell?.dataset ?? {};
  if (!isCard(card) || seat === undefined) return undefined;
  return { card, holder: seat === 'envelope' ? seat : Number(seat) };
}

/** What the form has chosen, as an action. A suggestion without a chosen room is about the room stood in. */
export function murderAction(type: 'suggest' | 'accuse', view: ClueView, chosen: Chosen): ClueAction {
  const place = view.seat === view.me ? placeOf(view) : undefined;
  const { room = type === 'suggest' && place && isRoom(place) ? place : undefined } = chosen;
  return { type, seat: view.me ?? 0, ...chosen, room } as { type: typeof type; seat: number } & Murder;
}

/** The column of a cell: by seat, the envelope last. */
export function columnOf({ players }: ClueView, holder: SheetPlace['holder']): number {
  return holder === 'envelope' ? players.length : holder;
}
