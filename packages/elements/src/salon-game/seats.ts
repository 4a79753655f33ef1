import { isRoom } from '@games/clue-core';
import {
  check,
  type Room,
  SALON_THEME,
  type SalonPlace,
  type SalonTheme,
  type SalonView,
  type Suspect,
  THEME_KEYS,
} from '@games/clue-core/salon';
import type { Seat } from '@games/kit';

/** The suspect on a seat; the host's has none. */
export function suspectOf({ seats }: Pick<SalonView, 'seats'>, seat: Seat): Suspect {
  const found = seats[seat];
  return found && found.role !== 'host' ? found.suspect : 'scarlet';
}

/** Where whoever's turn it is stands. */
export function placeOf(view: SalonView): SalonPlace {
  return view.places[suspectOf(view, view.seat)];
}

/** The area of the turn, if it is none but the corridor. */
export function areaOf(view: SalonView): Room | undefined {
  const place = placeOf(view);
  return isRoom(place) ? place : undefined;
}

/** Whether the owner of the view is to play this turn now, for themselves or for an NPC. */
export function isMine(view: SalonView): boolean {
  return view.me !== null && view.turn > 0 && view.by === view.me && view.awaiting.includes(view.me);
}

/** Whether they may move. */
export function canMove(view: SalonView): boolean {
  return isMine(view) && view.phase.type === 'start';
}

/** Whether they may suggest where the turn's suspect stands. */
export function canSuggest(view: SalonView): boolean {
  const room = areaOf(view);
  if (!isMine(view) || view.me === null || !room) return false;
  return (
    check(view, { type: 'suggest', seat: view.me, suspect: 'plum', weapon: 'rope', room, at: view.at }) === undefined
  );
}

/** Whether they may accuse. */
export function canAccuse(view: SalonView): boolean {
  if (!isMine(view) || view.me === null) return false;
  return (
    check(view, { type: 'accuse', seat: view.me, suspect: 'plum', weapon: 'rope', room: 'hall', at: view.at }) ===
    undefined
  );
}

/** A view with names to read: a host's own stand, those nobody chose are in the language of the page. */
export function named(view: SalonView, names: SalonTheme): SalonView {
  const theme = Object.fromEntries(
    THEME_KEYS.map((key) => [key, view.theme[key] === SALON_THEME[key] ? names[key] : view.theme[key]]),
  ) as SalonTheme;
  return { ...view, theme };
}
