import { type Card, isRoom, isSuspect, type Murder, type Place, type Room, type Weapon } from '@games/clue-core';
import { germanCards } from './cards.de.js';

type Gender = 'm' | 'f' | 'n';

const GENDER: Readonly<Record<Room | Weapon, Gender>> = {
  study: 'n',
  hall: 'f',
  lounge: 'm',
  'dining-room': 'n',
  kitchen: 'f',
  ballroom: 'm',
  conservatory: 'm',
  'billiard-room': 'n',
  library: 'f',
  rope: 'n',
  knife: 'n',
  gun: 'f',
  candlestick: 'm',
  'lead-pipe': 'n',
  wrench: 'm',
};

/** "in die Küche", "in den Salon". */
export function intoRoom(room: Room): string {
  return `${{ m: 'in den', f: 'in die', n: 'ins' }[GENDER[room]]} ${germanCards[room]}`;
}

/** "in der Küche", "im Salon". */
export function dative(room: Room): string {
  return `${GENDER[room] === 'f' ? 'in der' : 'im'} ${germanCards[room]}`;
}

/** "mit dem Seil", "mit der Pistole". */
export function withWeapon(weapon: Weapon): string {
  return `mit ${GENDER[weapon] === 'f' ? 'der' : 'dem'} ${germanCards[weapon]}`;
}

/** A card as an object: "das Seil", "Frau White". */
export function accusative(card: Card): string {
  if (isSuspect(card)) return germanCards[card];
  return `${{ m: 'den', f: 'die', n: 'das' }[GENDER[card]]} ${germanCards[card]}`;
}

/** Where somebody walks to. */
export function toPlace(place: Place): string {
  if (place === 'middle') return 'in die Mitte';
  return isRoom(place) ? intoRoom(place) : `nach ${place}`;
}

/** Three cards as one phrase. */
export function murderPhrase({ suspect, weapon, room }: Murder): string {
  return `${germanCards[suspect]} ${dative(room)} ${withWeapon(weapon)}`;
}
