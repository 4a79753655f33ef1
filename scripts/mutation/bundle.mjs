// Makes one file of a core's tests and its broken sources. One process then tries one mutant after the other in it:
// a test runner that starts anew for each takes far longer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { CORES, testsOf } from './cores.mjs';

const [core, quick] = process.argv.slice(2);
const { folder: name } = CORES[core];
const folder = join(process.cwd(), 'packages', name);
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The core's public names lead to this copy: node_modules is shared with the original. */
const own = Object.entries(exports)
  .filter(([, target]) => target['@games/source'])
  .map(([entry, target]) => [`@games/${name}${entry.slice(1)}`, join(folder, target['@games/source'])]);

await build({
  stdin: {
    contents: ['./scripts/mutation/seed.ts', ...testsOf(core, quick !== undefined).map((file) => `./${file}`)]
      .map((file) => `import ${JSON.stringify(file)};`)
      .join('\n'),
    resolveDir: process.cwd(),
  },
  // Where the tests stand that read their neighbours.
  outfile: join(folder, 'src/mutation.bundle.mjs'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['@games/source'],
  external: ['fast-check', '@vitest/expect'],
  alias: { vitest: join(process.cwd(), 'scripts/mutation/vitest.mjs') },
  plugins: [
    {
      name: 'own',
      setup({ onResolve }) {
        const paths = new Map(own);
        onResolve({ filter: /^@games\// }, ({ path }) => (paths.has(path) ? { path: paths.get(path) } : undefined));
      },
    },
  ],
  // A test file is imported for what it does, whatever its package says of side effects.
  ignoreAnnotations: true,
  inject: ['scripts/mutation/forget.mjs'],
  logLevel: 'warning',
});
