import { CARDS } from '@games/clue-core';
import { expect, test } from 'vitest';
import { cardUrl } from './clue-cards.js';

test('CLU-6: a browser shows each of the 21 cards, 480 x 720', async () => {
  const sizes = await Promise.all(
    CARDS.map(async (card) => {
      const picture = new Image();
      picture.src = cardUrl(card);
      await picture.decode();
      return [card, picture.naturalWidth, picture.naturalHeight];
    }),
  );
  expect(sizes).toEqual(CARDS.map((card) => [card, 480, 720]));
});
