import type { ClueBoard } from '@games/elements/clue-board';
import { sitDown } from './support/clue-table.js';

/** You roll and walk; the rest of your turn, and two others, are played for you. */
export function setUp(board: ClueBoard): void {
  sitDown(board, ({ type }) => type === 'roll' || type === 'move' || type === 'passage');
}
