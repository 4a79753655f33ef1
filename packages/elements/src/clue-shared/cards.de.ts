import type { Theme } from '@games/clue-core';

/** The names of the cards in German. */
export const germanCards: Theme = {
  scarlet: 'Fräulein Scarlet',
  mustard: 'Oberst Mustard',
  white: 'Frau White',
  green: 'Herr Green',
  peacock: 'Frau Peacock',
  plum: 'Professor Plum',
  rope: 'Seil',
  knife: 'Messer',
  gun: 'Pistole',
  candlestick: 'Kerzenleuchter',
  'lead-pipe': 'Bleirohr',
  wrench: 'Schraubenschlüssel',
  study: 'Arbeitszimmer',
  hall: 'Halle',
  lounge: 'Salon',
  'dining-room': 'Esszimmer',
  kitchen: 'Küche',
  ballroom: 'Ballsaal',
  conservatory: 'Wintergarten',
  'billiard-room': 'Billardzimmer',
  library: 'Bibliothek',
};
