import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/**
 * What a page loads before `<amazons-game>` can be played, Lit included; its other parts are fetched when they are wanted.
 * Measured by `gzip -9`, as every size in this project: the zlib inside Node is another one and packs some 200 bytes worse.
 */
it('<amazons-game> starts with at most 25 kB, minified and gzipped', () => {
  const bytes = execFileSync('gzip', ['-9c', 'packages/elements/dist/cdn/amazons-game.js']).length;
  expect(bytes).toBeLessThanOrEqual(25_000);
});
