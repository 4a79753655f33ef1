import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/**
 * What a page loads before a game can be played, Lit included; its other parts are fetched when they are wanted. The rules of
 * Boggle bring random numbers, dice, and the computer's first words.
 * Measured by `gzip -9`, as every size in this project: the zlib inside Node is another one and packs some 200 bytes worse.
 */
it.each([
  ['amazons-game', 25_000],
  ['boggle-game', 42_000],
  ['boggle-solver', 24_000],
])('<%s> starts with at most %i bytes, minified and gzipped', (tag, budget) => {
  const bytes = execFileSync('gzip', ['-9c', `packages/elements/dist/cdn/${tag}.js`]).length;
  expect(bytes).toBeLessThanOrEqual(budget);
});
