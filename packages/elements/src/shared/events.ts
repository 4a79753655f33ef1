import type { AnyAction, AnyRefusal } from '@games/kit';

declare global {
  interface GlobalEventHandlersEventMap {
    /** A person has chosen an action. Cancelable: a prevented action is not played. */
    'games-action': CustomEvent<{ readonly action: AnyAction }>;
    /** A person has tried what is not allowed; the element has already said why. */
    'games-refusal': CustomEvent<{ readonly refusal: AnyRefusal }>;
  }
}
