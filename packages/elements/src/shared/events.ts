import type { AnyAction, AnyRefusal, Outcome } from '@games/kit';

/** The events that leave the elements, as any page can hear them; each element narrows them to its own game. */
export interface GamesEvents {
  /** A person has chosen an action. Cancelable: a prevented action is not played. */
  'games-action': CustomEvent<{ readonly action: AnyAction }>;
  /** A game has changed: by a turn, undo, redo or a new game. */
  'games-change': CustomEvent;
  /** A game has ended. */
  'games-end': CustomEvent<{ readonly outcome: Outcome }>;
  /** A person has tried what is not allowed; the element has already said why. */
  'games-refusal': CustomEvent<{ readonly refusal: AnyRefusal }>;
}
