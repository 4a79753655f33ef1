import { expect, test } from 'vitest';
import { classicBoard } from '../board/index.js';
import { create } from '../setup.js';
import { roomDistances } from './distance.js';
import { placeOf, takenSquares } from './position.js';
import { findDestinations } from './search.js';

const board = classicBoard();

/** Scarlet's turn; of the others two stand in rooms, three on the corridor. */
function table() {
  const created = create({}, 1);
  if (!created.ok) throw new TypeError(created.error.code);
  const { places } = created.value;
  return { ...created.value, places: { ...places, mustard: 'hall', white: 'kitchen' } as const };
}

test('taken are the squares of the others on the corridor: not one’s own, and no room', () => {
  const view = table();
  const { green, peacock, plum } = view.places;
  expect(takenSquares(view, 'scarlet')).toEqual([green, peacock, plum]);
});

test('a square that is no corridor blocks nothing', () => {
  // The second square of the board: what an index gone wrong would hit.
  const to = board.squares[1];
  const from = board.squares[board.neighbours[1]?.[0] ?? 0] ?? 'A17';
  const blocked = ['A1'] as const;
  expect(board.squares).not.toContain('A1');
  expect(findDestinations(board, { from, steps: 1 }).map((end) => end.to)).toContain(to);
  expect(findDestinations(board, { from, steps: 1, blocked })).toEqual(findDestinations(board, { from, steps: 1 }));
  expect(roomDistances(board, from, blocked)).toEqual(roomDistances(board, from));
});

test('a seat that nobody has is a mistake of the program', () => {
  expect(() => placeOf({ ...table(), seat: 9 })).toThrow(new RangeError('view.seat must be at the table, was 9'));
});
