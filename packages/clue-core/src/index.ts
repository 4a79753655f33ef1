/**
 * Clue, the classic game: rules, board, views that leak nothing, and saves.
 *
 * @module
 */
export { CLASSIC_BOARD } from './board/classic.js';
export { boardOf, classicBoard, loadBoard } from './board/index.js';
export { parseBoard } from './board/parse.js';
export { isCorridor, type Point, squareAt, toPoint } from './board/squares.js';
export {
  type Board,
  type BoardRefusal,
  type Door,
  type Place,
  ROW_LETTERS,
  type RowLetter,
  type Square,
} from './board/types.js';
export {
  CARDS,
  CATEGORIES,
  type Card,
  type Category,
  cardsOf,
  categoryOf,
  isCard,
  isRoom,
  isSameMurder,
  isSuspect,
  isWeapon,
  type Murder,
  ROOMS,
  type Room,
  SUSPECTS,
  type Suspect,
  WEAPONS,
  type Weapon,
} from './cards.js';
export { check } from './check.js';
export { clue, deadline } from './clue.js';
export { DEFAULT_OPTIONS, fillSeats } from './config/resolve.js';
export type { ClueConfig, ClueOptions, ConfigRefusal, PlayerConfig } from './config/types.js';
export { type Deal, dealCards } from './deal.js';
export { type ClueEvent, eventFor } from './events.js';
export { legalActions } from './legal.js';
export { destinations } from './movement/destinations.js';
export { roomDistances, stepsToNearest } from './movement/distance.js';
export { type Position, passageFrom, placeOf } from './movement/position.js';
export { findDestinations } from './movement/search.js';
export type { Destination, Walk } from './movement/types.js';
export { outcome } from './outcome.js';
export { reduce } from './reduce/index.js';
export { decodeSaveText, encodeSaveText, type SavedGame, type SaveTextRefusal } from './save/text.js';
export { create } from './setup.js';
export { type Disproof, disprovingCards, findDisproof, seatsAfter } from './suggestion.js';
export { CLASSIC_THEME, type Theme, TOKEN_COLOURS } from './theme.js';
export {
  type AccuseAction,
  type ActionRefusal,
  type ClueAction,
  type ClueOutcome,
  type CluePhase,
  type ClueRefusal,
  type ClueSight,
  type ClueState,
  type ClueTable,
  type ClueView,
  END_REASONS,
  type EndReason,
  type EndTurnAction,
  type MoveAction,
  type PassageAction,
  PLAIN_REFUSALS,
  type PlainRefusal,
  type PlayerView,
  type RollAction,
  type ShowAction,
  type StayAction,
  type SuggestAction,
} from './types.js';
export { actors, view } from './view.js';
export { eventText, outcomeText } from './words/events.js';
export { playerName, type Speech } from './words/names.js';
export { refusalText } from './words/refusals.js';
export { saveRefusalText } from './words/saves.js';
