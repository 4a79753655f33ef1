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
  /** A word was traced on a board of letters; `path` are its cells, row by row from 0. Cancelable. */
  'games-word': CustomEvent<{ readonly word: string; readonly path: readonly number[] }>;
  /** A game was quit; `dictionary` is the computer's words as a file, for the next time. */
  'games-quit': CustomEvent<{ readonly dictionary: string }>;
  /** What has been played so far is more: plain JSON, for the page to keep. */
  'games-statistics': CustomEvent<{ readonly statistics: object }>;
  /** The word that is being traced has changed. */
  'games-trace': CustomEvent<{ readonly word: string; readonly path: readonly number[] }>;
  /** A person has turned a switch of the element, such as its sound; the property has the new value. */
  'games-setting': CustomEvent<{ readonly name: string; readonly value: boolean }>;
  /** A person wants to share what is on the screen. Cancelable: when prevented, the element does nothing further. */
  'games-share': CustomEvent<{ readonly url: string }>;
}
