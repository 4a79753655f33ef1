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
