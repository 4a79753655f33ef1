/** The suspects (CLU-4), clockwise round the table: the order of turns from Miss Scarlet (CLU-11). */
export const SUSPECTS = ['scarlet', 'mustard', 'white', 'green', 'peacock', 'plum'] as const;
/** A suspect: a card, a token and, where somebody plays it, a seat. An id, never a name to show: see `Theme`. */
export type Suspect = (typeof SUSPECTS)[number];

/** The weapons (CLU-5). */
export const WEAPONS = ['rope', 'knife', 'gun', 'candlestick', 'lead-pipe', 'wrench'] as const;
/** A weapon. */
export type Weapon = (typeof WEAPONS)[number];

/** The rooms (CLU-2), clockwise round the board from the top left. */
export const ROOMS = [
  'study',
  'hall',
  'lounge',
  'dining-room',
  'kitchen',
  'ballroom',
  'conservatory',
  'billiard-room',
  'library',
] as const;
/** A room. */
export type Room = (typeof ROOMS)[number];

/** One of the 21 cards (CLU-6). No two categories share an id, so a card is its id. */
export type Card = Suspect | Weapon | Room;

/** The three kinds of card. */
export const CATEGORIES = ['suspect', 'weapon', 'room'] as const;
/** A kind of card. */
export type Category = (typeof CATEGORIES)[number];

/** The whole deck: suspects, weapons, rooms. */
export const CARDS: readonly Card[] = [...SUSPECTS, ...WEAPONS, ...ROOMS];

/** One card of each kind: what a suggestion and an accusation name, and what lies in the envelope. */
export interface Murder {
  /** Who. */
  readonly suspect: Suspect;
  /** With what. */
  readonly weapon: Weapon;
  /** Where. */
  readonly room: Room;
}

const suspects: ReadonlySet<unknown> = new Set(SUSPECTS);
const weapons: ReadonlySet<unknown> = new Set(WEAPONS);
const rooms: ReadonlySet<unknown> = new Set(ROOMS);

/**
 * Whether anything is a suspect.
 *
 * @param value - anything
 *
 * @example
 * ```ts
 * import { isSuspect } from '@games/clue-core';
 *
 * isSuspect('plum'); // => true
 * isSuspect('rope'); // => false
 * ```
 */
export function isSuspect(value: unknown): value is Suspect {
  return suspects.has(value);
}

/**
 * Whether anything is a weapon.
 *
 * @param value - anything
 *
 * @example
 * ```ts
 * import { isWeapon } from '@games/clue-core';
 *
 * isWeapon('lead-pipe'); // => true
 * isWeapon('hall'); // => false
 * ```
 */
export function isWeapon(value: unknown): value is Weapon {
  return weapons.has(value);
}

/**
 * Whether anything is a room.
 *
 * @param value - anything
 *
 * @example
 * ```ts
 * import { isRoom } from '@games/clue-core';
 *
 * isRoom('hall'); // => true
 * isRoom('H9'); // => false
 * ```
 */
export function isRoom(value: unknown): value is Room {
  return rooms.has(value);
}

/**
 * Whether anything is a card.
 *
 * @param value - anything
 *
 * @example
 * ```ts
 * import { isCard } from '@games/clue-core';
 *
 * isCard('wrench'); // => true
 * isCard('Wrench'); // => false
 * ```
 */
export function isCard(value: unknown): value is Card {
  return isSuspect(value) || isWeapon(value) || isRoom(value);
}

/**
 * The kind of a card.
 *
 * @param card - a card
 *
 * @example
 * ```ts
 * import { categoryOf } from '@games/clue-core';
 *
 * categoryOf('green'); // => 'suspect'
 * categoryOf('library'); // => 'room'
 * ```
 */
export function categoryOf(card: Card): Category {
  if (isSuspect(card)) return 'suspect';
  return isWeapon(card) ? 'weapon' : 'room';
}

/**
 * The three cards that a suggestion, an accusation or an envelope names.
 *
 * @param murder - one card of each kind; other fields are passed over
 * @returns suspect, weapon, room
 *
 * @example
 * ```ts
 * import { cardsOf } from '@games/clue-core';
 *
 * cardsOf({ suspect: 'plum', weapon: 'rope', room: 'hall' }); // => ['plum', 'rope', 'hall']
 * ```
 */
export function cardsOf(murder: Murder): readonly [Suspect, Weapon, Room] {
  return [murder.suspect, murder.weapon, murder.room];
}

/**
 * Whether two murders name the same three cards.
 *
 * @param a - one
 * @param b - the other
 *
 * @example
 * ```ts
 * import { isSameMurder } from '@games/clue-core';
 *
 * const murder = { suspect: 'plum', weapon: 'rope', room: 'hall' } as const;
 * isSameMurder(murder, { ...murder }); // => true
 * isSameMurder(murder, { ...murder, weapon: 'gun' }); // => false
 * ```
 */
export function isSameMurder(a: Murder, b: Murder): boolean {
  return a.suspect === b.suspect && a.weapon === b.weapon && a.room === b.room;
}
