import { type ClueView, SUSPECTS } from '@games/clue-core';

/** What the home page needs of a game: turn, player, and where the six tokens stand. Nothing in it is secret. */
export function glanceOf({ turn, seat, players, places }: ClueView): string {
  return [turn, players[seat]?.suspect ?? 'scarlet', ...SUSPECTS.map((suspect) => places[suspect])].join(' ');
}
