import type { Card, Suspect } from './cards.js';

/** A name for every card: what people read. Ids never change; names are a table's own. */
export type Theme = Readonly<Record<Card, string>>;

/** The names of the classic game (CLU-2, CLU-4, CLU-5). */
export const CLASSIC_THEME: Theme = {
  scarlet: 'Miss Scarlet',
  mustard: 'Col. Mustard',
  white: 'Mrs. White',
  green: 'Mr. Green',
  peacock: 'Mrs. Peacock',
  plum: 'Prof. Plum',
  rope: 'Rope',
  knife: 'Knife',
  gun: 'Gun',
  candlestick: 'Candlestick',
  'lead-pipe': 'Lead Pipe',
  wrench: 'Wrench',
  study: 'Study',
  hall: 'Hall',
  lounge: 'Lounge',
  'dining-room': 'Dining Room',
  kitchen: 'Kitchen',
  ballroom: 'Ballroom',
  conservatory: 'Conservatory',
  'billiard-room': 'Billiard Room',
  library: 'Library',
};

/** The colour of each token, as a word (CLU-4). */
export const TOKEN_COLOURS: Readonly<Record<Suspect, 'red' | 'yellow' | 'white' | 'green' | 'blue' | 'purple'>> = {
  scarlet: 'red',
  mustard: 'yellow',
  white: 'white',
  green: 'green',
  peacock: 'blue',
  plum: 'purple',
};
