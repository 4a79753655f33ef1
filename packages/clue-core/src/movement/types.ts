import type { Place, Square } from '../board/types.js';
import type { Room } from '../cards.js';

/** Where a move may end, and one way to walk there. */
export interface Destination {
  /** The corridor square, or the room. */
  readonly to: Square | Room;
  /** What `to` is, for screens that show the two in different ways. */
  readonly kind: 'square' | 'room';
  /**
   * Every square stepped on, in order, from the one stood on (a door square of the room left) to the last (a door square of
   * the room entered): one more than the steps taken.
   */
  readonly path: readonly Square[];
}

/** What a move starts from. */
export interface Walk {
  /** Where the token stands. */
  readonly from: Place;
  /** How many steps it has: 0 or more. */
  readonly steps: number;
  /** Squares that other tokens stand on. A walk neither enters nor crosses them. */
  readonly blocked?: readonly Square[];
  /** A room that may not be entered, besides the one the walk starts in. */
  readonly barred?: Room | undefined;
  /** A corridor square must be reached with exactly `steps` (the default); `false`: with any number up to that. */
  readonly exact?: boolean;
}
