import { boardOf } from '../board/index.js';
import { isCorridor } from '../board/squares.js';
import type { Place, Square } from '../board/types.js';
import { type Room, SUSPECTS, type Suspect } from '../cards.js';
import type { ClueTable } from '../types.js';

/** A table and who plays whom: what every state and every view holds, and all that movement depends on. */
export type Position = ClueTable & { readonly players: readonly { readonly suspect: Suspect }[] };

/**
 * Where the token of the player whose turn it is stands.
 *
 * @param view - a view or a state
 *
 * @example
 * ```ts
 * import { create, placeOf } from '@games/clue-core';
 *
 * const game = create({ first: 'plum' }, 1);
 * game.ok && placeOf(game.value); // => 'F1'
 * ```
 */
export function placeOf(view: Position): Place {
  const player = view.players[view.seat];
  if (!player) throw new RangeError(`view.seat must be at the table, was ${view.seat}`);
  return view.places[player.suspect];
}

/**
 * Where the secret passage leads from where the player whose turn it is stands (CLU-2).
 *
 * @param view - a view or a state
 * @returns the room at the other end, or `undefined` where there is no passage
 *
 * @example
 * ```ts
 * import { create, passageFrom } from '@games/clue-core';
 *
 * const game = create({}, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * passageFrom(game.value); // => undefined
 * passageFrom({ ...game.value, places: { ...game.value.places, scarlet: 'lounge' } }); // => 'conservatory'
 * ```
 */
export function passageFrom(view: Position): Room | undefined {
  const place = placeOf(view);
  const ends = boardOf(view).passages.find((passage) => passage.some((room) => room === place));
  return ends?.find((room) => room !== place);
}

/** The corridor squares on which other tokens than `mover`'s stand. */
export function takenSquares(view: Position, mover: Suspect): readonly Square[] {
  const board = boardOf(view);
  return SUSPECTS.filter((suspect) => suspect !== mover)
    .map((suspect) => view.places[suspect])
    .filter((place): place is Square => isCorridor(board, place));
}
