// The packages of a revision, bundled from its sources: nothing has to be installed or built for it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Writes the packages as they were into a folder. */
export function checkOut(revision, folder) {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', revision, 'packages'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

/** Takes `@games/x/y` from the packages in a folder, and what they depend on from here. */
const packagesFrom = (folder) => ({
  name: 'packages-from',
  setup({ onLoad, onResolve, resolve }) {
    // An older revision may not have it yet: whoever asks for it is told at run time.
    onLoad({ filter: /.*/, namespace: 'missing' }, ({ path }) => ({ contents: `throw new Error('no ${path}')` }));
    onResolve({ filter: /^@games\// }, ({ path }) => {
      const [, name, entry = ''] = /^@games\/([^/]+)(\/.*)?$/.exec(path) ?? [];
      const home = join(folder, 'packages', name);
      const exported = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).exports[`.${entry}`];
      const source = exported?.['@games/source'];
      return source ? { path: join(home, source) } : { path, namespace: 'missing' };
    });
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind, pluginData }) => {
      const [, name] = /\/packages\/([^/]+)\//.exec(importer) ?? [];
      if (pluginData === 'again' || !name || !importer.startsWith(folder)) return undefined;
      return resolve(path, { kind, resolveDir: join(root, 'packages', name), pluginData: 'again' });
    });
  },
});

/** Bundles files with the packages in a folder. */
export async function bundle(folder, entryPoints, outdir, platform) {
  await build({
    entryPoints,
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    platform,
    outExtension: platform === 'node' ? { '.js': '.mjs' } : {},
    conditions: ['@games/source'],
    plugins: [packagesFrom(folder)],
    logLevel: 'error',
  });
}

/** The newest release, or nothing before the first. */
export function lastRelease() {
  const tags = execFileSync('git', ['tag', '--list', '@games/*', '--sort=-creatordate'], {
    cwd: root,
    encoding: 'utf8',
  });
  return tags.split('\n').filter(Boolean)[0];
}
