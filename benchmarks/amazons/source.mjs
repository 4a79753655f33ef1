// Loads parts of the engine that are not public, bundled from the sources.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Gives the exports of a text of `export … from './x.ts'` lines, read in the engine's folder. */
export async function fromEngine(contents) {
  const { outputFiles } = await build({
    stdin: {
      contents,
      resolveDir: fileURLToPath(new URL('../../packages/amazons-core/src/engine/', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@games/source'],
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}
