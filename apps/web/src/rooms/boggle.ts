import { glance } from './boggle/glance.js';
import { picture } from './boggle/picture.js';
import type { Room } from './room.js';

/** Boggle. */
export const boggle: Room = {
  id: 'boggle',
  words: {
    en: {
      name: 'Boggle',
      tagline: 'Sixteen letters, three minutes, and a computer that learns every word you know.',
      facts: ['You against the computer', 'Three minutes a round', 'Words, quick and long'],
    },
    de: {
      name: 'Boggle',
      tagline: 'Sechzehn Buchstaben, drei Minuten und ein Computer, der jedes Wort lernt, das du kennst.',
      facts: ['Du gegen den Computer', 'Drei Minuten pro Runde', 'Wörter, schnell und lang'],
    },
  },
  pages: [
    {
      path: '',
      label: { en: 'Play', de: 'Spielen' },
      load: async () => (await import('./boggle/play.js')).play,
    },
    {
      path: '/rules',
      label: { en: 'Rules', de: 'Regeln' },
      load: async () => (await import('./boggle/rules.js')).rules,
    },
    {
      path: '/solver',
      label: { en: 'Solver', de: 'Löser' },
      load: async () => (await import('./boggle/solver.js')).solver,
    },
  ],
  picture,
  glance,
};
