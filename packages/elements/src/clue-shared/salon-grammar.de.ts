import { type Card, isSuspect, type Murder, type Weapon } from '@games/clue-core';
import { SALON_THEME, type SalonPlace, type SalonSpeech, type SalonTheme } from '@games/clue-core/salon';
import { germanCards } from './cards.de.js';
import { accusative, dative, intoRoom, withWeapon } from './grammar.de.js';

/** The names of a salon game in German, where its host chose none. */
export const germanSalonTheme: SalonTheme = { ...germanCards, corridor: 'der große Flur', victim: 'das Opfer' };

const namesOf = ({ theme }: SalonSpeech): SalonTheme => theme ?? SALON_THEME;
/** Whether a card has the name whose gender is known; a name of the host's own stands in quotation marks instead. */
const isKnown = (speech: SalonSpeech, card: Card): boolean => namesOf(speech)[card] === germanCards[card];
const quoted = (speech: SalonSpeech, card: Card): string => `„${namesOf(speech)[card]}“`;

/** "in die Küche", "in den Flur"; "nach „Krusty“" for names of the host's own. */
export function intoPlace(speech: SalonSpeech, place: SalonPlace): string {
  const theme = namesOf(speech);
  if (place === 'corridor')
    return theme.corridor === germanSalonTheme.corridor ? 'in den großen Flur' : `nach „${theme.corridor}“`;
  return isKnown(speech, place) ? intoRoom(place) : `nach ${quoted(speech, place)}`;
}

/** "in der Küche", "im großen Flur". */
export function inPlace(speech: SalonSpeech, place: SalonPlace): string {
  const theme = namesOf(speech);
  if (place === 'corridor')
    return theme.corridor === germanSalonTheme.corridor ? 'im großen Flur' : `in „${theme.corridor}“`;
  return isKnown(speech, place) ? dative(place) : `in ${quoted(speech, place)}`;
}

/** A card as an object: "das Seil", "Frau White". */
export function cardAsObject(speech: SalonSpeech, card: Card): string {
  if (isSuspect(card)) return namesOf(speech)[card];
  return isKnown(speech, card) ? accusative(card) : quoted(speech, card);
}

/** A card by its name alone. */
export const cardName = (speech: SalonSpeech, card: Card): string => namesOf(speech)[card];

/** Three cards as one phrase: "Frau White in der Küche mit dem Seil". */
export function murderInGerman(speech: SalonSpeech, { suspect, weapon, room }: Murder): string {
  return `${namesOf(speech)[suspect]} ${inPlace(speech, room)} ${withCard(speech, weapon)}`;
}

const withCard = (speech: SalonSpeech, weapon: Weapon): string =>
  isKnown(speech, weapon) ? withWeapon(weapon) : `mit ${quoted(speech, weapon)}`;

/** Several places as one phrase: "in die Halle, in die Bibliothek oder in den großen Flur". */
export function anyPlace(speech: SalonSpeech, places: readonly SalonPlace[]): string {
  return anyOf(places.map((place) => intoPlace(speech, place)));
}

/** Several things of which one will do. */
export const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} oder ${words.at(-1)}`;
