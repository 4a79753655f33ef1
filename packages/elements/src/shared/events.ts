import type { AnyAction, AnyRefusal, Outcome } from '@games/kit';

declare global {
  interface GlobalEventHandlersEventMap {
    /** A person has chosen an action. Cancelable: a prevented action is not played. */
    'games-action': CustomEvent<{ readonly action: AnyAction }>;
    /** A game has changed: by a turn, undo, redo or a new game. */
    'games-change': CustomEvent;
    /** A game has ended. */
    'games-end': CustomEvent<{ readonly outcome: Outcome }>;
    /** A person has tried what is not allowed; the element has already said why. */
    'games-refusal': CustomEvent<{ readonly refusal: AnyRefusal }>;
  }
}
