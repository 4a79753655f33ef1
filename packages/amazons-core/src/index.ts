/**
 * The Game of the Amazons: rules, setups, notations, territory and perft, on states that are plain JSON.
 *
 * @module
 */
export { amazons } from './amazons.js';
export { amazonsOf, type Board, cellAt } from './board.js';
export { check, checkArrow, checkFrom, checkTo } from './check.js';
export { deadline } from './clock.js';
export { create } from './create.js';
export { arrowTargets, legalActions, queenTargets } from './legal.js';
export { type FormatMoveOptions, formatMove, type MoveStyle } from './notation/format-move.js';
export { formatPosition, type PositionStyle } from './notation/format-position.js';
export { type MoveRefusal, type NumberStyle, parseMove, parseMoves } from './notation/parse-move.js';
export { parsePosition } from './notation/parse-position.js';
export { outcome } from './outcome.js';
export { perft } from './perft.js';
export { reduce } from './reduce.js';
export { MAX_SIZE, MIN_SIZE, SETUP_NAMES, SETUPS, type SetupName } from './setup.js';
export { indexToSquare, isOnBoard, isSquare, squareAt, squareToIndex } from './squares.js';
export { type Region, type Territory, territory } from './territory.js';
export * from './types.js';
export { actors, eventFor, view } from './view.js';
