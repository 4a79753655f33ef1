import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

/** What a page loads before `<amazons-game>` can be played, Lit included; its other parts are fetched when they are wanted. */
it('<amazons-game> starts with at most 25 kB, minified and gzipped', () => {
  const bytes = gzipSync(readFileSync('packages/elements/dist/cdn/amazons-game.js'), { level: 9 }).length;
  expect(bytes).toBeLessThanOrEqual(25_000);
});
