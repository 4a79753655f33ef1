import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const dist = resolve('packages/elements/dist');
const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));

/** Every picture that a built file names, as the browser would resolve it. */
const pictures = scripts.flatMap((script) =>
  [...readFileSync(resolve(dist, script), 'utf8').matchAll(/["'`](\.\.\/cards\/[a-z-]+\.jpg)["'`]/g)].map(
    ([, path]) => ({
      script,
      url: new URL(path ?? '', pathToFileURL(resolve(dist, script))),
    }),
  ),
);

it('CLU-6: the 21 card pictures lie where the package for npm and the single files for a script tag look for them', () => {
  for (const build of [/^(?!cdn)/, /^cdn/]) {
    const named = pictures.filter(({ script }) => build.test(script)).map(({ url }) => url.href);
    expect(new Set(named).size, String(build)).toBe(21);
  }
  expect(pictures.filter(({ url }) => !existsSync(url))).toEqual([]);
  for (const { url } of pictures) expect(statSync(url).size).toBeGreaterThan(10_000);
});
