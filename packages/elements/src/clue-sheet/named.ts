import { CATEGORIES, type Card, type Category, type ClueAction, isCard, type Murder } from '@games/clue-core';

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
export function cellOf(target: EventTarget | null): { readonly card: Card; readonly seat: number } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.cell') : null;
  const { card, seat } = cell?.dataset ?? {};
  return isCard(card) && seat !== undefined ? { card, seat: Number(seat) } : undefined;
}
