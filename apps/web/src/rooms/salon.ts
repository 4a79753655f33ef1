import type { Room } from './room.js';
import { glance } from './salon/glance.js';
import { picture } from './salon/picture.js';

/** Salon Clue, the game by post, and its host's desk. */
export const salon: Room = {
  id: 'salon',
  words: {
    en: {
      name: 'Salon Clue',
      tagline: 'Clue without dice, by forum or mail: a host who knows everything, letters, and days to think.',
      facts: ['Two to six players and a host', 'Days by post, half an hour alone', 'Logic, and patience'],
    },
    de: {
      name: 'Salon-Clue',
      tagline: 'Clue ohne Würfel, in Forum oder Post: eine Spielleitung, die alles weiß, Briefe, und Tage zum Denken.',
      facts: ['Zwei bis sechs und eine Spielleitung', 'Tage per Post, allein eine halbe Stunde', 'Logik und Geduld'],
    },
  },
  pages: [
    {
      path: '',
      label: { en: 'Practice', de: 'Üben' },
      load: async () => (await import('./salon/practice.js')).practice,
    },
    {
      path: '/host',
      label: { en: 'Host', de: 'Leiten' },
      load: async () => (await import('./salon/host.js')).host,
    },
    {
      path: '/rules',
      label: { en: 'Rules', de: 'Regeln' },
      load: async () => (await import('./salon/rules.js')).rules,
    },
  ],
  picture,
  glance,
};
