import type { SalonAction, SalonOutcome, SalonView } from '@games/clue-core/salon';
import type { Seat } from '@games/kit';
import type { Pace } from '../clue-game/events.js';
import type { Wit } from './setup.js';

/** The events of `<salon-game>`. None carries what one seat alone may know. */
export interface SalonGameEvents {
  'games-action': CustomEvent<{ readonly action: SalonAction }>;
  'games-change': CustomEvent<{ readonly view: SalonView }>;
  'games-end': CustomEvent<{ readonly outcome: SalonOutcome; readonly seat: Seat; readonly wit: Wit }>;
  'games-pace': CustomEvent<{ readonly pace: Pace }>;
}
