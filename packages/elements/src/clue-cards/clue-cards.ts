import type { Card } from '@games/clue-core';

// Each address is written out: a bundler finds a picture only by a literal path beside `import.meta.url`.
const urls: Readonly<Record<Card, string>> = {
  scarlet: new URL('../cards/scarlet.jpg', import.meta.url).href,
  mustard: new URL('../cards/mustard.jpg', import.meta.url).href,
  white: new URL('../cards/white.jpg', import.meta.url).href,
  green: new URL('../cards/green.jpg', import.meta.url).href,
  peacock: new URL('../cards/peacock.jpg', import.meta.url).href,
  plum: new URL('../cards/plum.jpg', import.meta.url).href,
  rope: new URL('../cards/rope.jpg', import.meta.url).href,
  knife: new URL('../cards/knife.jpg', import.meta.url).href,
  gun: new URL('../cards/gun.jpg', import.meta.url).href,
  candlestick: new URL('../cards/candlestick.jpg', import.meta.url).href,
  'lead-pipe': new URL('../cards/lead-pipe.jpg', import.meta.url).href,
  wrench: new URL('../cards/wrench.jpg', import.meta.url).href,
  study: new URL('../cards/study.jpg', import.meta.url).href,
  hall: new URL('../cards/hall.jpg', import.meta.url).href,
  lounge: new URL('../cards/lounge.jpg', import.meta.url).href,
  'dining-room': new URL('../cards/dining-room.jpg', import.meta.url).href,
  kitchen: new URL('../cards/kitchen.jpg', import.meta.url).href,
  ballroom: new URL('../cards/ballroom.jpg', import.meta.url).href,
  conservatory: new URL('../cards/conservatory.jpg', import.meta.url).href,
  'billiard-room': new URL('../cards/billiard-room.jpg', import.meta.url).href,
  library: new URL('../cards/library.jpg', import.meta.url).href,
};

/**
 * Where the picture of a card lies: a JPG of 480 x 720, 40 kB at most. It lies beside this package's code, so it loads from
 * wherever the code was loaded, and a bundler takes it along.
 *
 * @param card - the card
 * @returns an absolute address
 *
 * @example
 * ```ts
 * import { cardUrl } from '@games/elements/clue-cards';
 *
 * cardUrl('plum').endsWith('/cards/plum.jpg'); // => true
 * ```
 */
export function cardUrl(card: Card): string {
  return urls[card];
}

export { cardPictures } from './pictures.en.js';
export { SHEETS, type Sheet, sheetUrl } from './sheet-url.js';
