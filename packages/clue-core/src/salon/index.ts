/**
 * Salon Clue: the play-by-post game without dice, with a host who plays the Victim and knows everything, days of time, and
 * non-player characters. A game of its own on the same cards as the classic one.
 *
 * @module
 */
export {
  CARDS,
  type Card,
  type Murder,
  ROOMS,
  type Room,
  SUSPECTS,
  type Suspect,
  WEAPONS,
  type Weapon,
} from '../cards.js';
export type { Theme } from '../theme.js';
export { check } from './check.js';
export {
  fillWithNpcs,
  type SalonConfig,
  type SalonConfigRefusal,
  type SalonPlayerConfig,
} from './config.js';
export {
  eventFor,
  type SalonEvent,
  type SalonPublicEvent,
  type SalonSecretEvent,
  type Showing,
  TURN_ENDS,
} from './events.js';
export { legalActions } from './legal.js';
export { reduce } from './reduce/index.js';
export {
  PLAIN_SALON_REFUSALS,
  type PlainSalonRefusal,
  type SalonActionRefusal,
  type SalonRefusal,
} from './refusals.js';
export { CORNERS, DEFAULT_RING, movesFrom, oppositeCorner, passageOf, type Ring, type SalonPlace } from './ring.js';
export { outcome, salon } from './salon.js';
export { create } from './setup.js';
export { SALON_THEME, type SalonTheme, THEME_KEYS } from './theme.js';
export {
  type Claim,
  DAY,
  HOST,
  SALON_END_REASONS,
  type SalonAccuse,
  type SalonAction,
  type SalonAsk,
  type SalonAway,
  type SalonEndTurn,
  type SalonFileOrder,
  type SalonMove,
  type SalonNote,
  type SalonOutcome,
  type SalonPassOver,
  type SalonPhase,
  type SalonReveal,
  type SalonSeat,
  type SalonShow,
  type SalonSight,
  type SalonSkip,
  type SalonState,
  type SalonSuggest,
  type SalonTable,
  type SalonTakeOver,
  type SalonView,
} from './types.js';
export { actors, deadline, view, viewOfNpc } from './view.js';
export { SALON_EVENT_WORDS, type SalonEventWords, salonEventText, salonOutcomeText } from './words/events.js';
export { type SalonSpeech, seatName, utcText } from './words/names.js';
export { SALON_REFUSAL_WORDS, type SalonRefusalWords, salonRefusalText } from './words/refusals.js';
