import { glance } from './amazons/glance.js';
import { picture } from './amazons/picture.js';
import type { Room } from './room.js';

/** The Game of the Amazons. */
export const amazons: Room = {
  id: 'amazons',
  words: {
    en: {
      name: 'Amazons',
      tagline: 'Glide like a queen of chess, loose an arrow, burn a square. Whoever cannot move has lost.',
      facts: ['Two players, or one against the computer', '20 to 40 minutes', 'No luck at all'],
    },
    de: {
      name: 'Amazonen',
      tagline:
        'Zieh wie eine Dame im Schach, schieß einen Pfeil, verbrenne ein Feld. Wer nicht mehr ziehen kann, verliert.',
      facts: ['Zu zweit oder gegen den Computer', '20 bis 40 Minuten', 'Ganz ohne Glück'],
    },
  },
  pages: [
    {
      path: '',
      label: { en: 'Play', de: 'Spielen' },
      load: async () => (await import('./amazons/play.js')).play,
    },
    {
      path: '/rules',
      label: { en: 'Rules', de: 'Regeln' },
      load: async () => (await import('./amazons/rules.js')).rules,
    },
  ],
  picture,
  glance,
};
