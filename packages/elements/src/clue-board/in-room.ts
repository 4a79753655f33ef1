import { type ClueView, type Place, type Room, SUSPECTS, type Suspect, WEAPONS, type Weapon } from '@games/clue-core';

/** Whose tokens stand in a room, or in the middle. */
export function standingIn(places: ClueView['places'], place: Place): readonly Suspect[] {
  return SUSPECTS.filter((suspect) => places[suspect] === place);
}

/** The weapons that lie in a room: each was carried into the room of the last suggestion that named it (Hasbro). */
export function weaponsIn(log: ClueView['log'], room: Room): readonly Weapon[] {
  return WEAPONS.filter((weapon) => {
    const named = log.findLast((event) => event.type === 'suggested' && event.weapon === weapon);
    return named?.type === 'suggested' && named.room === room;
  });
}
