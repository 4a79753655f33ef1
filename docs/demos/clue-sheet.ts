import type { ClueSheet } from '@games/elements/clue-sheet';
import { sitDown } from './support/clue-table.js';

/** A game that has gone on for some turns: you ask and accuse, somebody else walks for you. */
export function setUp(sheet: ClueSheet): void {
  sitDown(sheet, ({ type }) => type === 'suggest', 12);
}
