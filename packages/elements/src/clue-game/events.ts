import type { ClueAction, ClueOutcome, ClueView } from '@games/clue-core';
import type { Marks } from '../clue-notebook/events.js';

export type { Marks } from '../clue-notebook/events.js';

/** The events of `<clue-game>`. None carries what one seat alone may know. */
export interface ClueGameEvents {
  'games-action': CustomEvent<{ readonly action: ClueAction }>;
  'games-change': CustomEvent<{ readonly view: ClueView }>;
  'games-end': CustomEvent<{ readonly outcome: ClueOutcome; readonly computers: readonly (string | null)[] }>;
  'games-exit': CustomEvent<Record<string, never>>;
  'games-marks': CustomEvent<{ readonly marks: Marks }>;
  'games-pace': CustomEvent<{ readonly pace: Pace }>;
}

/** How fast computers play: `calm` leaves time to read, `brisk` a glance, `instant` none. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
/** A pace. */
export type Pace = (typeof PACES)[number];

/** Reads the attribute `pace`; what is no pace is the calm one. */
export function readPace(value: string | null): Pace {
  return PACES.find((pace) => pace === value) ?? 'calm';
}
