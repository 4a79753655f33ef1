import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classicBoard } from '../board/index.js';
import type { Place, Square } from '../board/types.js';
import { isRoom, ROOMS } from '../cards.js';
import { roomDistances, stepsToNearest } from './distance.js';
import { findDestinations } from './search.js';

const board = classicBoard();
const places = fc.constantFrom<Place>(...board.squares, ...ROOMS);
const tokens = fc.subarray([...board.squares], { maxLength: 5 });
const crowds = fc.subarray([...board.squares], { minLength: 40, maxLength: 90 });

/** Every place by trying every walk, one after the other: slow and plain. */
function tryEveryWalk(from: Place, steps: number, blocked: readonly Square[]): Set<string> {
  const found = new Set<string>();
  const beside = (square: Square): Square[] =>
    (board.neighbours[board.squares.indexOf(square)] ?? []).map((i) => board.squares[i] as Square);
  const walk = (path: readonly Square[], left: number): void => {
    const at = path.at(-1) as Square;
    if (left === 0) {
      if (path.length > 1 || isRoom(from)) found.add(at);
      return;
    }
    for (const door of board.doors) if (door.outside === at && door.room !== from) found.add(door.room);
    for (const next of beside(at)) {
      if (!blocked.includes(next) && !path.includes(next)) walk([...path, next], left - 1);
    }
  };
  if (!isRoom(from)) walk([from as Square], steps);
  for (const door of board.doors) {
    if (door.room === from && steps > 0 && !blocked.includes(door.outside)) walk([door.outside], steps - 1);
  }
  return found;
}

describe('destinations (CLU-13, CLU-14)', () => {
  test('are those that trying every walk finds, on an empty board and among many tokens', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 7 }), fc.oneof(tokens, crowds), (from, steps, others) => {
        const blocked = others.filter((square) => square !== from);
        const found = findDestinations(board, { from, steps, blocked }).map(({ to }) => to);
        expect(new Set(found).size).toBe(found.length);
        expect(new Set<string>(found)).toEqual(tryEveryWalk(from, steps, blocked));
      }),
      { numRuns: 150 },
    );
  });

  test('each path walks from where the token stands, through free neighbours and one door at most each end, no square twice', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 12 }), tokens, fc.boolean(), (from, steps, others, exact) => {
        const blocked = others.filter((square) => square !== from);
        const far = roomDistances(board, from, blocked);
        const indices = new Map(board.squares.map((square, i) => [square, i]));
        for (const { to, kind, path } of findDestinations(board, { from, steps, blocked, exact })) {
          expect(new Set(path).size).toBe(path.length);
          expect(path.some((square) => blocked.includes(square))).toBe(false);
          expect(path.length - 1).toBeLessThanOrEqual(steps);
          expect(kind).toBe(isRoom(to) ? 'room' : 'square');
          if (kind === 'square') expect(path.at(-1)).toBe(to);
          if (kind === 'square' && exact) expect(path.length - 1).toBe(steps);
          if (isRoom(to)) expect(path.length - 1).toBe(far[to]);
          path.slice(1).forEach((square, i) => {
            const before = path[i] as Square;
            const isDoor = (room: Place, inside: Square, outside: Square): boolean =>
              board.doors.some((door) => door.room === room && door.inside === inside && door.outside === outside);
            const isStep = (board.neighbours[indices.get(before) ?? -1] ?? []).includes(indices.get(square) ?? -1);
            const isLast = i === path.length - 2;
            expect(isStep || (i === 0 && isDoor(from, before, square)) || (isLast && isDoor(to, square, before))).toBe(
              true,
            );
          });
          if (!isRoom(from)) expect(path[0]).toBe(from);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('with `exact: false`, every square within the roll (a house rule)', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 12 }), tokens, (from, steps, others) => {
        const blocked = others.filter((square) => square !== from);
        const found = new Set(findDestinations(board, { from, steps, blocked, exact: false }).map(({ to }) => to));
        const exact = Array.from({ length: steps }, (_, i) => findDestinations(board, { from, steps: i + 1, blocked }));
        expect(found).toEqual(new Set(exact.flat().map(({ to }) => to)));
      }),
      { numRuns: 40 },
    );
  });

  test('a room is as far as the shortest walk into it, around the tokens in the way', () => {
    fc.assert(
      fc.property(places, fc.oneof(tokens, crowds), (from, others) => {
        const blocked = others.filter((square) => square !== from);
        const far = roomDistances(board, from, blocked);
        const entered = (steps: number): Set<string> =>
          new Set(findDestinations(board, { from, steps, blocked, exact: false }).map(({ to }) => to));
        const anywhere = entered(board.squares.length);
        for (const room of ROOMS.filter((one) => one !== from)) {
          expect(Number.isFinite(far[room])).toBe(anywhere.has(room));
          if (!anywhere.has(room)) continue;
          expect([entered(far[room]).has(room), entered(far[room] - 1).has(room)]).toEqual([true, false]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('who has no steps goes nowhere, and a barred room is not entered', () => {
    for (const from of ['A17', 'lounge'] as const) expect(findDestinations(board, { from, steps: 0 })).toEqual([]);
    const rooms = (barred?: 'lounge'): unknown =>
      findDestinations(board, { from: 'G18', steps: 1, ...(barred && { barred }) }).flatMap(({ to, kind }) =>
        kind === 'room' ? [to] : [],
      );
    expect([rooms(), rooms('lounge')]).toEqual([['lounge'], []]);
  });

  test('a room is no step from itself, and the middle is nowhere near', () => {
    expect(ROOMS.map((room) => roomDistances(board, room)[room])).toEqual(ROOMS.map(() => 0));
    expect(stepsToNearest(board, ['hall'])('middle')).toBe(Number.POSITIVE_INFINITY);
  });

  test('steps to the nearest of some rooms are the fewest steps to each', () => {
    fc.assert(
      fc.property(places, fc.subarray([...ROOMS], { minLength: 1 }), (from, rooms) => {
        const others = rooms.filter((room) => room !== from);
        if (others.length === 0) return;
        const far = roomDistances(board, from);
        expect(stepsToNearest(board, others)(from)).toBe(Math.min(...others.map((room) => far[room])));
      }),
      { numRuns: 60 },
    );
  });
});
