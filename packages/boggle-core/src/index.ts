/**
 * Boggle: rules, boards, dice and scores, with a computer that learns, on states that are plain JSON.
 *
 * @module
 */
export { neighbours } from './board/adjacency.js';
export { findPath, isOnBoard } from './board/path.js';
export { pointsFor } from './board/points.js';
export {
  type BoardProblem,
  type FormatBoardOptions,
  formatBoard,
  type ParseBoardOptions,
  parseBoard,
} from './board/text.js';
export type { Board } from './board/types.js';
export { type RollOptions, rollBoard } from './dice/roll.js';
export { DICE_IDS, DICE_SETS, type DiceId, type DiceSet, SPEC_WEIGHTS } from './dice/sets.js';
export { type BoggleGame, type BoggleParts, boggle, createBoggle } from './rules/boggle.js';
export { check } from './rules/check.js';
export { formatClock, timeLeft } from './rules/clock.js';
export { type DictionaryFileProblem, dictionaryFile, readDictionaryFile } from './rules/dictionary-file.js';
export { FIRST_WORDS } from './rules/generated/first-words.js';
export { wordsKnown } from './rules/knowledge.js';
export { legalActions } from './rules/legal.js';
export { LIMITS, MAX_KNOWN, type Range } from './rules/limits.js';
export { type RoundLists, roundLists } from './rules/lists.js';
export type {
  BoggleAction,
  BoggleConfig,
  BoggleEvent,
  BoggleOutcome,
  BoggleRefusal,
  BoggleState,
  BoggleView,
  Judged,
  Knowledge,
  Phase,
  PlayerView,
  Verdict,
  WordResult,
} from './rules/types.js';
export { actors, deadline, eventFor, outcome, view } from './rules/view.js';
export { splitWords } from './rules/words.js';
