import { copyFileSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import { base } from '../../tsup.base.ts';

/** One folder an element: whatever has a file of the folder's name and a define entry. */
const tags = readdirSync('src').filter((name) =>
  ['define', name].every((file) => existsSync(`src/${name}/${file}.ts`)),
);

export default defineConfig([
  {
    ...base,
    platform: 'browser',
    entry: {
      ...Object.fromEntries(
        tags.flatMap((tag) => [
          [`${tag}/${tag}`, `src/${tag}/${tag}.ts`],
          [`${tag}/define`, `src/${tag}/define.ts`],
        ]),
      ),
      // An entry of its own, so that it lies one folder deep, as its pictures' addresses have it.
      'clue-cards/clue-cards': 'src/clue-cards/clue-cards.ts',
      'jsx/jsx': 'src/jsx/jsx.ts',
      'locales/de': 'src/locales/de.ts',
      'theme/index': 'src/theme/index.ts',
    },
    // Chunks lie one folder deep too: whatever part of an element needs a picture finds it at the same address.
    esbuildOptions: (options) => {
      options.chunkNames = 'chunks/[name]-[hash]';
    },
    onSuccess: async () => {
      copyFileSync('src/theme/theme.css', 'dist/theme.css');
      cpSync('src/cards', 'dist/cards', { recursive: true, filter: (path) => !path.endsWith('.json') });
      cpSync('src/sheet', 'dist/sheet', { recursive: true });
      // A worker finds no packages by name: its file has all that it needs.
      await build({
        entryPoints: ['src/clue-mind/worker.ts'],
        outfile: 'dist/clue-mind/worker.js',
        bundle: true,
        format: 'esm',
        target: 'es2022',
        minify: true,
        conditions: ['@games/source'],
      });
    },
  },
]);
