import { glance } from './clue/glance.js';
import { picture } from './clue/picture.js';
import type { Room } from './room.js';

/** Clue, the classic detective game. */
export const clue: Room = {
  id: 'clue',
  words: {
    en: {
      name: 'Clue',
      tagline: 'Six suspects, nine rooms, one murder. Walk, ask, cross off, and be the first who is sure.',
      facts: ['One to six players', '30 to 60 minutes', 'Logic, and a little luck'],
    },
    de: {
      name: 'Clue',
      tagline: 'Sechs Verdächtige, neun Räume, ein Mord. Geh, frag, streich ab, und sei als Erste sicher.',
      facts: ['Eine bis sechs Personen', '30 bis 60 Minuten', 'Logik und ein wenig Glück'],
    },
  },
  pages: [
    {
      path: '',
      label: { en: 'Play', de: 'Spielen' },
      load: async () => (await import('./clue/play.js')).play,
    },
    {
      path: '/rules',
      label: { en: 'Rules', de: 'Regeln' },
      load: async () => (await import('./clue/rules.js')).rules,
    },
    {
      path: '/notebook',
      label: { en: 'Notebook', de: 'Notizbuch' },
      load: async () => (await import('./clue/notebook.js')).notebook,
    },
  ],
  picture,
  glance,
};
