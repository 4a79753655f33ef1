import { type SalonView, SUSPECTS } from '@games/clue-core/salon';

/** What the home page needs of a practice game: turn, player, and where the six suspects stand, as places of the ring. */
export function glanceOf({ turn, seat, seats, places, ring }: SalonView): string {
  const now = seats[seat];
  const player = now && now.role !== 'host' ? now.suspect : 'scarlet';
  return [
    turn,
    player,
    ...SUSPECTS.map((suspect) => {
      const place = places[suspect];
      return place === 'corridor' ? 9 : ring.indexOf(place);
    }),
  ].join(' ');
}
