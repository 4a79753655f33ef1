import { ROOMS, type Room } from '../cards.js';

/** Where a suspect can stand: in one of the nine areas, or in the corridor that all of them border on (SAL-1). */
export type SalonPlace = Room | 'corridor';

/** The board of a salon game (SAL-1, SAL-2): data, which the host lays out. */
export interface Ring {
  /** The nine areas, clockwise from the top left; the last borders on the first. */
  readonly ring: readonly Room[];
  /** The secret passages, at most two; each joins two opposite corners. */
  readonly passages: readonly (readonly [Room, Room])[];
}

/** Where in the ring the corners are, clockwise from the top left: the left side is one area longer than the right (SAL-1). */
export const CORNERS = [0, 2, 4, 6] as const;

/** The board that a host gets who lays out none: both passages are placed. */
export const DEFAULT_RING: Ring = {
  ring: ROOMS,
  passages: [
    ['study', 'kitchen'],
    ['lounge', 'conservatory'],
  ],
};

/**
 * The corner diagonally opposite to one (SAL-2).
 *
 * @param ring - nine areas, clockwise from the top left
 * @param area - one of them
 * @returns the opposite corner, or `undefined` where the area is no corner
 *
 * @example
 * ```ts
 * import { DEFAULT_RING, oppositeCorner } from '@games/clue-core/salon';
 *
 * oppositeCorner(DEFAULT_RING.ring, 'study'); // => 'kitchen'
 * oppositeCorner(DEFAULT_RING.ring, 'hall'); // => undefined
 * ```
 */
export function oppositeCorner(ring: readonly Room[], area: Room): Room | undefined {
  const corner = CORNERS.findIndex((place) => ring[place] === area);
  return corner < 0 ? undefined : ring[CORNERS[(corner + 2) % 4] ?? -1];
}

/**
 * Where the secret passage of a place leads (SAL-2).
 *
 * @param board - a view, or any board
 * @param place - where one stands
 * @returns the area at the other end, or `undefined` where there is no passage
 *
 * @example
 * ```ts
 * import { DEFAULT_RING, passageOf } from '@games/clue-core/salon';
 *
 * passageOf(DEFAULT_RING, 'lounge'); // => 'conservatory'
 * passageOf(DEFAULT_RING, 'corridor'); // => undefined
 * ```
 */
export function passageOf(board: Ring, place: SalonPlace): Room | undefined {
  const passage = board.passages.find(([a, b]) => a === place || b === place);
  return passage?.[passage[0] === place ? 1 : 0];
}

/**
 * Where a move can go (SAL-3): from an area to its two neighbours, through its secret passage and to the corridor; from the
 * corridor to every area.
 *
 * @param board - a view, or any board
 * @param place - where one stands
 * @returns the places, areas first
 *
 * @example
 * ```ts
 * import { DEFAULT_RING, movesFrom } from '@games/clue-core/salon';
 *
 * movesFrom(DEFAULT_RING, 'study'); // => ['library', 'hall', 'kitchen', 'corridor']
 * movesFrom(DEFAULT_RING, 'corridor').length; // => 9
 * ```
 */
export function movesFrom(board: Ring, place: SalonPlace): readonly SalonPlace[] {
  const { ring } = board;
  if (place === 'corridor') return ring;
  const index = ring.indexOf(place);
  const reached = [ring.at(index - 1), ring[(index + 1) % ring.length], passageOf(board, place)];
  return [...reached.flatMap((area) => (area ? [area] : [])), 'corridor'];
}
