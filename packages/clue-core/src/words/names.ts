import type { Seat } from '@games/kit';
import type { Square } from '../board/types.js';
import { type Card, isSuspect, type Murder, SUSPECTS, type Suspect } from '../cards.js';
import { CLASSIC_THEME, type Theme } from '../theme.js';

/** Who is spoken to, and by what names: a view will do, or a state's players alone. */
export interface Speech {
  /** By seat; without them, seats are called by number. */
  readonly players?: readonly { readonly suspect: Suspect; readonly name?: string }[] | undefined;
  /** The seat of the reader, who is "you"; `null` or absent: nobody is. */
  readonly me?: Seat | null | undefined;
  /** Names for the cards; without it, the classic ones. */
  readonly theme?: Theme | undefined;
}

/** A player as the subject of a sentence, capital first: "You", or a name. */
export function subject(speech: Speech, seat: Seat): string {
  return seat === speech.me ? 'You' : playerName(speech, seat);
}

/** A player as the object of a sentence: "you", or a name. */
export function object(speech: Speech, seat: Seat): string {
  return seat === speech.me ? 'you' : playerName(speech, seat);
}

/**
 * What a player is called: their own name, else the suspect's. A name that somebody else has too, or that is another
 * suspect's, comes with the suspect, so that two players are never called the same.
 *
 * @param speech - the players, and the names of the cards
 * @param seat - whose name
 *
 * @example
 * ```ts
 * import { playerName } from '@games/clue-core';
 *
 * const players = [{ suspect: 'scarlet' }, { suspect: 'plum', name: 'Ada' }] as const;
 * playerName({ players }, 0); // => 'Miss Scarlet'
 * playerName({ players }, 1); // => 'Ada'
 * playerName({ players: [...players, { suspect: 'white', name: 'Ada' }] }, 1); // => 'Ada (Prof. Plum)'
 * ```
 */
export function playerName(speech: Speech, seat: Seat): string {
  const player = speech.players?.[seat];
  if (!player) return `Player ${seat + 1}`;
  const theme = speech.theme ?? CLASSIC_THEME;
  const { name, suspect } = player;
  if (name === undefined) return theme[suspect];
  const others = [
    ...(speech.players ?? []).filter((_, other) => other !== seat).map((other) => other.name),
    ...SUSPECTS.filter((other) => other !== suspect).map((other) => theme[other]),
  ];
  const isShared = others.some((other) => other?.toLowerCase() === name.toLowerCase());
  return isShared ? `${name} (${theme[suspect]})` : name;
}

/** A card in the middle of a sentence: a suspect by name, a thing or place with its article. */
export function inText(speech: Speech, card: Card): string {
  const name = (speech.theme ?? CLASSIC_THEME)[card];
  if (isSuspect(card) || /^(a|an|my|our)\s/i.test(name) || /'s\s/.test(name)) return name;
  return /^the\s/i.test(name) ? `t${name.slice(1)}` : `the ${name}`;
}

/** A room with its article, or a square by name. */
export function placeInText(speech: Speech, place: string): string {
  if (place === 'middle') return 'the middle of the board';
  return /^[A-Z]\d+$/.test(place) ? (place as Square) : inText(speech, place as Card);
}

/** Three cards as one phrase: "Prof. Plum in the Hall with the Rope". */
export function murderInText(speech: Speech, { suspect, weapon, room }: Murder): string {
  return `${inText(speech, suspect)} in ${inText(speech, room)} with ${inText(speech, weapon)}`;
}

/** "a", "a or b", "a, b or c". */
export function anyOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
