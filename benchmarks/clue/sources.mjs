// The fixtures of clue-core are TypeScript and are not published: bundled from the sources, so that nothing has to be built.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const packageRoot = join(dirname(fileURLToPath(import.meta.url)), '../../packages/clue-core');

/** What some source files of clue-core export, all in one. */
export async function importSources(...files) {
  const folder = mkdtempSync(join(tmpdir(), 'clue-'));
  try {
    const outfile = join(folder, 'sources.mjs');
    await build({
      stdin: { contents: files.map((file) => `export * from './src/${file}';`).join('\n'), resolveDir: packageRoot },
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@games/source'],
      outfile,
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
